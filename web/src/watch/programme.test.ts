import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameSummary, WatchedGame } from '../lib/messages';
import { Programme, RESULT_MS } from './programme.svelte';

const game = (id: string, yours: number[] = []): GameSummary =>
  ({ game: id, yours }) as unknown as GameSummary;
const live = (id: string, yours: number[] = []): WatchedGame => ({
  game: game(id, yours),
  watchers: 0,
});
const shown = ({ item }: Programme): string | null => item && `${item.kind} ${item.game.game}`;
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

let replays: GameSummary[] = [];
const make = (): Programme => new Programme(() => Promise.resolve(replays));

beforeEach(() => {
  vi.useFakeTimers();
  replays = [game('old'), game('older')];
});
afterEach(() => vi.useRealTimers());

describe('a programme', () => {
  it('shows the game that is being played, and stays with it while a better one begins', async () => {
    const programme = make();
    programme.offer(live('one'));
    await settled();
    programme.offer(live('better'));
    await vi.advanceTimersByTimeAsync(10 * RESULT_MS);
    expect(shown(programme)).toBe('live one');
    expect(programme.begun).toBe(true);
  });

  it('goes on to the next game once the result has been seen', async () => {
    const programme = make();
    programme.offer(live('one'));
    await settled();
    programme.ended();
    programme.offer(live('two'));
    await vi.advanceTimersByTimeAsync(RESULT_MS - 1);
    expect(shown(programme)).toBe('live one');
    expect(programme.coming).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown(programme)).toBe('live two');
    expect(programme.coming).toBe(false);
  });

  it('shows replays in turn while nobody plays, and then the game that has begun', async () => {
    const programme = make();
    programme.offer(null);
    await settled();
    const seen = [];
    for (let i = 0; i < 3; i++) {
      seen.push(shown(programme));
      programme.ended();
      await vi.advanceTimersByTimeAsync(RESULT_MS);
    }
    expect(seen).toEqual(['replay old', 'replay older', 'replay old']);
    programme.offer(live('one'));
    expect(shown(programme)).toBe('replay older');
    programme.ended();
    await vi.advanceTimersByTimeAsync(RESULT_MS);
    expect(shown(programme)).toBe('live one');
  });

  it('does not show at once again what was just watched', async () => {
    const programme = make();
    programme.offer(live('one'));
    await settled();
    replays = [game('one'), game('old')];
    programme.offer(null);
    programme.ended();
    await vi.advanceTimersByTimeAsync(RESULT_MS);
    expect(shown(programme)).toBe('replay old');
  });

  it('shows the only replay once more', async () => {
    replays = [game('old')];
    const programme = make();
    programme.offer(null);
    await settled();
    const { number } = programme;
    programme.ended();
    await vi.advanceTimersByTimeAsync(RESULT_MS);
    expect([shown(programme), programme.number]).toEqual(['replay old', number + 1]);
  });

  it('stays while it is paused, and goes on at once afterwards', async () => {
    const programme = make();
    programme.offer(live('one'));
    await settled();
    programme.ended();
    programme.pause(true);
    programme.offer(null);
    await vi.advanceTimersByTimeAsync(10 * RESULT_MS);
    expect(shown(programme)).toBe('live one');
    programme.pause(false);
    await settled();
    expect(shown(programme)).toBe('replay old');
  });

  it('is empty before there is any game, until one begins', async () => {
    replays = [];
    const programme = make();
    programme.offer(null);
    await settled();
    expect([programme.empty, shown(programme)]).toEqual([true, null]);
    programme.offer(live('one'));
    await settled();
    expect([programme.empty, shown(programme)]).toEqual([false, 'live one']);
  });

  it('leaves the result where it is when there is nothing else', async () => {
    replays = [];
    const programme = make();
    programme.offer(live('one'));
    await settled();
    programme.offer(null);
    programme.ended();
    await vi.advanceTimersByTimeAsync(RESULT_MS);
    expect(shown(programme)).toBe('live one');
    programme.offer(live('two'));
    await vi.advanceTimersByTimeAsync(RESULT_MS);
    expect(shown(programme)).toBe('live two');
  });

  it('does without replays that cannot be had, and does not show one their own game', async () => {
    const programme = new Programme(() => Promise.reject(new Error('away')));
    programme.offer(live('mine', [1]));
    await settled();
    expect([programme.empty, shown(programme)]).toEqual([true, null]);
  });

  it('does not go on after it was left', async () => {
    const programme = make();
    programme.offer(live('one'));
    await settled();
    programme.ended();
    programme.leave();
    await vi.advanceTimersByTimeAsync(10 * RESULT_MS);
    expect(shown(programme)).toBe('live one');
  });
});
