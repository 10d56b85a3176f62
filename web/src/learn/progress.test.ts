import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anyDone, forgetProgress, isDone, setDone } from './progress.svelte';

beforeEach(forgetProgress);

describe('progress', () => {
  it('is kept, each lesson once', () => {
    expect(anyDone()).toBe(false);
    setDone('take');
    setDone('floor');
    setDone('take');
    expect(localStorage.getItem('evora.learnt')).toBe('take floor');
    expect([isDone('take'), isDone('tiling'), anyDone()]).toEqual([true, false, true]);
  });

  it('outlives the page', async () => {
    localStorage.setItem('evora.learnt', 'grey  end');
    vi.resetModules();
    const again = await import('./progress.svelte');
    expect([again.isDone('grey'), again.isDone('end'), again.isDone('')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('follows another tab, and is forgotten', () => {
    const change = (newValue: string | null): void => {
      dispatchEvent(new StorageEvent('storage', { key: 'evora.learnt', newValue }));
    };
    change('take');
    expect([isDone('take'), anyDone()]).toEqual([true, true]);
    forgetProgress();
    expect(anyDone()).toBe(false);
    expect(localStorage.getItem('evora.learnt')).toBeNull();
    change(null);
    expect(anyDone()).toBe(false);
  });
});
