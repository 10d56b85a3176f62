import { beforeEach, expect, test, vi } from 'vitest';
import type { PuzzleProgress } from '../lib/messages';
import { puzzle, shared } from './testing';

const fresh = async (): Promise<typeof import('./progress.svelte')> => {
  vi.resetModules();
  return import('./progress.svelte');
};

const kept = vi.fn<() => Promise<{ progress: PuzzleProgress | null }>>();
const keep = vi.fn<(progress: PuzzleProgress) => Promise<void>>();
let guest: string | null;

beforeEach(() => {
  localStorage.clear();
  guest = null;
  kept.mockReset().mockResolvedValue({ progress: null });
  keep.mockReset().mockResolvedValue();
  vi.doMock('../lib/me.svelte', () => ({ loadMe: () => Promise.resolve({ guest }) }));
  vi.doMock('../lib/api', () => ({ api: { puzzleProgress: kept, keepPuzzleProgress: keep } }));
});

test('the first try counts, later ones do not', async () => {
  const { note, progress, doneIds } = await fresh();
  note(puzzle({ id: 'a' }), false, null);
  const after = progress();
  expect(after).toMatchObject({ tries: 1, solved: 0, streak: 0 });
  note(puzzle({ id: 'a' }), true, null);
  expect(progress()).toBe(after);
  expect(doneIds().has('a')).toBe(true);
});

test('a streak goes on, ends, and the best one stays', async () => {
  const { note, progress } = await fresh();
  for (const id of ['a', 'b']) note(puzzle({ id }), true, null);
  note(puzzle({ id: 'c' }), false, null);
  note(puzzle({ id: 'd' }), true, null);
  expect(progress()).toMatchObject({ tries: 4, solved: 3, streak: 1, best_streak: 2 });
});

test('a daily puzzle counts for its day also after a wrong try', async () => {
  const { note, solvedDay, daysInRow } = await fresh();
  const daily = puzzle({ id: 'a' });
  note(daily, false, 10);
  expect(solvedDay(10)).toBe(false);
  note(daily, true, 10);
  expect(solvedDay(10)).toBe(true);
  note(puzzle({ id: 'b' }), true, 11);
  expect([daysInRow(11), daysInRow(12), daysInRow(13)]).toEqual([2, 2, 0]);
  note(puzzle({ id: 'c' }), true, 13);
  expect(daysInRow(13)).toBe(1);
});

test('tries count as in the terminal', async () => {
  const { note, progress } = await fresh();
  for (const [id, rating, solved, day, after] of shared.tries) {
    note(puzzle({ id, rating }), solved, day);
    expect(progress()).toEqual(after);
  }
});

test('it outlives a visit, and what is no progress is the start', async () => {
  const { note } = await fresh();
  note(puzzle({ id: 'a' }), true, 10);
  const { progress, doneIds, forgetDone, parseProgress } = await fresh();
  expect(progress()).toMatchObject({ tries: 1, day: 10, days: 1 });
  expect([...doneIds()]).toEqual(['a']);
  forgetDone();
  expect(doneIds().size).toBe(0);
  expect(progress().tries).toBe(1);
  for (const wrong of [null, '{', '[]', '{"tries":1}', '{"rating":"x"}']) {
    expect(parseProgress(wrong)).toMatchObject({ rating: 1000, tries: 0, day: null });
  }
});

test('nobody becomes a guest by solving puzzles', async () => {
  const { note, syncProgress } = await fresh();
  note(puzzle({ id: 'a' }), true, null);
  await syncProgress();
  expect(kept).not.toHaveBeenCalled();
  expect(keep).not.toHaveBeenCalled();
});

test('the guest and the browser take over what is ahead', async () => {
  guest = 'ann';
  const { note, progress, syncProgress } = await fresh();
  note(puzzle({ id: 'a' }), true, null);
  await vi.waitFor(() => {
    expect(keep).toHaveBeenCalledWith(progress());
  });
  const elsewhere = { ...progress(), tries: 9, rating: 1500 };
  kept.mockResolvedValue({ progress: elsewhere });
  await syncProgress();
  expect(progress()).toEqual(elsewhere);
  keep.mockClear();
  kept.mockResolvedValue({ progress: null });
  await syncProgress();
  expect(keep).toHaveBeenCalledWith(elsewhere);
  kept.mockRejectedValue(new Error('away'));
  await syncProgress();
  expect(progress()).toEqual(elsewhere);
});
