import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { view } from '../../lib/testing';
import { setLanguage, startTexts } from '../../lib/texts.svelte';
import Questions from './Questions.svelte';

beforeEach(async () => {
  await startTexts();
  await setLanguage('en');
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('a player who is away', () => {
  it('can be claimed after exactly the time that the server says', async () => {
    const props = { names: () => 'Ben', offset: 500, idle: null, oncommand: () => undefined };
    const { rerender } = render(Questions, { ...props, view: view() });
    // The page has been open for a while when the other one goes.
    vi.setSystemTime(1_016_000);
    const absence = { seat: 2, since: 1_016_500, claim_at: 1_136_500 };
    await rerender({ ...props, view: view({ absence }) });
    expect(screen.getByRole('status').textContent).toContain('120 seconds');
    vi.setSystemTime(1_017_000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.getByRole('status').textContent).toContain('118 seconds');
  });
});
