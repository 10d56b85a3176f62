import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seat, view } from '../../lib/testing';
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
    const absence = { seat: 2, since: 1_016_500, claim_at: 1_136_500, voids: false };
    await rerender({ ...props, view: view({ absence }) });
    expect(screen.getByRole('status').textContent).toContain('120 seconds');
    vi.setSystemTime(1_017_000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.getByRole('status').textContent).toContain('118 seconds');
  });

  it('who never came is not beaten', async () => {
    const props = { names: () => 'Ben', offset: 0, idle: null, oncommand: () => undefined };
    const absence = { seat: 2, since: 0, claim_at: 0, voids: true };
    render(Questions, { ...props, view: view({ absence }) });
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.queryByText('Claim the win')).toBeNull();
    screen.getByText('End without a winner');
  });
});

describe('a player who has not come', () => {
  it('is waited for, once a page had time to open', async () => {
    const props = { names: () => 'Ben', offset: 0, idle: 'Wait', oncommand: () => undefined };
    const seats = [seat(1), seat(2, { online: false })];
    const shown = view({ void_at: 1_120_000, seats });
    const { rerender } = render(Questions, { ...props, view: shown });
    expect(screen.queryByRole('status')).toBeNull();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(screen.getByRole('status').textContent).toContain('Not here yet: Ben.');
    expect(screen.getByRole('status').textContent).toContain('1:40');
    await rerender({ ...props, view: view({ void_at: null }) });
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('a rematch', () => {
  it('is answered where one looks at the finished game', async () => {
    const oncommand = vi.fn();
    const props = { names: () => 'Ben', offset: 0, idle: null, oncommand };
    const offer = {
      seat: 2,
      what: 'rematch',
      tokens: null,
      waiting_for: [1],
      same_deal: false,
    } as const;
    const over = view({ status: 'over', offer: { ...offer, waiting_for: [1] } });
    render(Questions, { ...props, view: over });
    expect(screen.getByRole('status').textContent).toContain('Ben would like to play again.');
    await vi.advanceTimersByTimeAsync(1000);
    screen.getByText('Agree').click();
    expect(oncommand).toHaveBeenCalledWith({ type: 'answer', seat: 1, accept: true });
  });
});
