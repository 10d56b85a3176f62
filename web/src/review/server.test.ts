import { afterEach, beforeEach, expect, it, vi, type Mock } from 'vitest';
import { api } from '../lib/api';
import type { GameReview } from '../lib/messages';
import { reviewsOf } from './server';
import { review, reviewMove } from './testing';

const begun = review([reviewMove(1)], { total: 2, done: false });
const told = (state: GameReview['state'], partial: GameReview['partial'] = null): GameReview => ({
  state,
  review: null,
  partial,
  made: null,
});
let look: Mock<typeof api.review>;
let ask: Mock<typeof api.askReview>;

beforeEach(() => {
  vi.useFakeTimers();
  [look, ask] = [vi.spyOn(api, 'review'), vi.spyOn(api, 'askReview')];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function statesOf(game = 'game'): Promise<string[]> {
  const states: string[] = [];
  const all = (async () => {
    for await (const { state } of reviewsOf(game)) states.push(state);
  })();
  await vi.runAllTimersAsync();
  await all;
  return states;
}

it('takes what there is', async () => {
  look.mockResolvedValue(told('done'));
  expect(await statesOf()).toEqual(['done']);
  expect(ask).not.toHaveBeenCalled();
});

it('asks for it if there is none, and looks until it is there', async () => {
  look
    .mockResolvedValueOnce(told('none'))
    .mockResolvedValueOnce(told('running', begun))
    .mockResolvedValueOnce(told('done'));
  ask.mockResolvedValue(told('waiting'));
  expect(await statesOf()).toEqual(['waiting', 'running', 'done']);
  expect(ask).toHaveBeenCalledOnce();
});

it('asks nothing of a server that computes none, and of one that has begun', async () => {
  look.mockResolvedValueOnce(told('off'));
  expect(await statesOf()).toEqual(['off']);
  look.mockResolvedValueOnce(told('running')).mockResolvedValueOnce(told('none'));
  expect(await statesOf()).toEqual(['running', 'none']);
  expect(ask).not.toHaveBeenCalled();
});

it('does not wait for ever', async () => {
  look.mockResolvedValue(told('waiting'));
  expect(await statesOf()).toHaveLength(16);
});
