import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refuse } from '../lib/api';
import * as fair from '../lib/fair-play.svelte';
import { fairPlay } from './referee';

vi.mock('../lib/fair-play.svelte', () => ({
  FRESH_MS: 15_000,
  onEngineOff: vi.fn(() => () => undefined),
  requireFairPlay: vi.fn(() => Promise.resolve()),
}));

const allowed = vi.mocked(fair.requireFairPlay);
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

function appeal(): { begin: () => void; refuse: (why: unknown) => void; leave: () => void } {
  const calls = { begin: vi.fn(), refuse: vi.fn() };
  const leave = fairPlay({ what: 'analyse', position: () => Promise.resolve('a'), ...calls });
  return { ...calls, leave };
}

beforeEach(() => {
  vi.useFakeTimers();
  allowed.mockReset().mockResolvedValue();
});
afterEach(() => vi.useRealTimers());

it('lets a call begin, and looks again for as long as it runs', async () => {
  const call = appeal();
  await settle();
  expect(call.begin).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * fair.FRESH_MS);
  expect(allowed).toHaveBeenCalledTimes(3);
  call.leave();
  await vi.advanceTimersByTimeAsync(2 * fair.FRESH_MS);
  expect(allowed).toHaveBeenCalledTimes(3);
});

it('does not let one begin in a rated game', async () => {
  const why = refuse('rated_game');
  allowed.mockRejectedValue(why);
  const call = appeal();
  await settle();
  expect(call.begin).not.toHaveBeenCalled();
  expect(call.refuse).toHaveBeenCalledExactlyOnceWith(why);
});

it('ends one that runs when a rated game begins', async () => {
  const call = appeal();
  await settle();
  allowed.mockRejectedValue(refuse('rated_game'));
  const [[begun] = []] = vi.mocked(fair.onEngineOff).mock.calls.slice(-1);
  begun?.();
  await settle();
  expect(call.refuse).toHaveBeenCalledTimes(1);
});

it('begins nothing that was cancelled meanwhile', async () => {
  const call = appeal();
  call.leave();
  await settle();
  expect(call.begin).not.toHaveBeenCalled();
});
