import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Me, RatedGames, RatedNow } from './messages';
import { seat, view } from './testing';

const QUICK: RatedNow = { game: 'quick', slow: false };
const SLOW: RatedNow = { game: 'slow', slow: true };
const KEY = 'evora.rated-games';
const position = (): Promise<string> => Promise.resolve('position');

type FairPlay = typeof import('./fair-play.svelte');

/** A tab of its own: what it stores, the others share. */
async function tab(
  kept = true,
): Promise<
  FairPlay & { ask: ReturnType<typeof vi.fn>; look: ReturnType<typeof vi.fn>; answer: RatedGames }
> {
  vi.resetModules();
  const { api } = await import('./api');
  const says: { answer: RatedGames } = { answer: { games: [], asked: null } };
  vi.spyOn(api, 'me').mockResolvedValue({ guest: 'me', kept } as Me);
  const ask = vi.spyOn(api, 'askEngine').mockImplementation(() => Promise.resolve(says.answer));
  const look = vi.spyOn(api, 'ratedGames').mockImplementation(() => Promise.resolve(says.answer));
  const fair = await import('./fair-play.svelte');
  return Object.assign(says, { ...fair, ask, look });
}

/** What a browser does in all other tabs when one of them stores something. */
function spread(): void {
  const newValue = localStorage.getItem(KEY);
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('fair play', () => {
  it('costs those nothing who play no rated games', async () => {
    const stranger = await tab(false);
    await stranger.requireFairPlay('analyse', position);
    expect(stranger.look).not.toHaveBeenCalled();
    expect(stranger.ask).not.toHaveBeenCalled();
  });

  it('asks the server now and then for those who may', async () => {
    const fair = await tab();
    await fair.requireFairPlay('analyse', position);
    await fair.requireFairPlay('analyse', position);
    expect(fair.look).toHaveBeenCalledTimes(1);
    expect(fair.ask).not.toHaveBeenCalled(); // what they look at is nobody's business
    vi.advanceTimersByTime(fair.FRESH_MS);
    // Another device has begun a game.
    fair.answer = { games: [QUICK], asked: null };
    const asked = fair.requireFairPlay('level', position);
    await expect(asked).rejects.toMatchObject({ code: 'rated_game' });
    expect(fair.ask).toHaveBeenCalledExactlyOnceWith({ what: 'level', position: 'position' });
    expect(fair.engineOff()).toBe('quick');
  });

  it('is off at once where a rated game is played, and in the other tabs', async () => {
    const playing = await tab();
    const changed = vi.fn();
    playing.onEngineOff(changed);
    playing.noteRatedGame(view({ game: 'quick', rated: true, yours: [1] }));
    expect([playing.engineOff(), changed.mock.calls.length]).toEqual(['quick', 1]);
    const other = await tab();
    expect(other.engineOff()).toBe('quick');
    other.answer = { games: [QUICK], asked: 'quick' };
    const asked = other.requireFairPlay('analyse', position);
    await expect(asked).rejects.toMatchObject({ code: 'rated_game' });
    expect(other.ask).toHaveBeenCalledTimes(1); // so that the server knows
    playing.noteRatedGame(view({ game: 'quick', rated: true, yours: [1], status: 'over' }));
    spread();
    expect([playing.engineOff(), other.engineOff()]).toEqual([null, null]);
  });

  it.each([
    ['casual', view({ game: 'quick', rated: false, yours: [1] })],
    ['watched', view({ game: 'quick', rated: true, yours: [] })],
    [
      'left',
      view({ game: 'quick', rated: true, yours: [1], seats: [seat(1, { out: 'resigned' })] }),
    ],
    ['waiting', view({ game: 'quick', rated: true, yours: [1], status: 'waiting' })],
  ])('leaves the engine on in a game that is %s', async (_, shown) => {
    const fair = await tab();
    fair.noteRatedGame(shown);
    expect(fair.engineOff()).toBe(null);
  });

  it('is on again when the server says so, though the tab of the game is gone', async () => {
    localStorage.setItem(KEY, JSON.stringify({ at: Date.now(), games: [QUICK] }));
    const fair = await tab();
    fair.answer = { games: [QUICK], asked: null };
    await vi.advanceTimersByTimeAsync(3 * fair.FRESH_MS);
    expect(fair.engineOff()).toBe('quick');
    fair.answer = { games: [], asked: null };
    await vi.advanceTimersByTimeAsync(2 * fair.FRESH_MS);
    expect(fair.engineOff()).toBe(null);
  });

  it('is not off for ever when the server is gone', async () => {
    localStorage.setItem(KEY, JSON.stringify({ at: Date.now(), games: [QUICK] }));
    const fair = await tab();
    fair.ask.mockRejectedValue(new Error('away'));
    fair.look.mockRejectedValue(new Error('away'));
    await vi.advanceTimersByTimeAsync(fair.BELIEVED_MS / 2);
    await expect(fair.requireFairPlay('analyse', position)).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(fair.BELIEVED_MS);
    expect(fair.engineOff()).toBe(null);
    await fair.requireFairPlay('analyse', position);
  });

  it('is on for who has signed out or is deleted', async () => {
    localStorage.setItem(KEY, JSON.stringify({ at: Date.now(), games: [QUICK] }));
    const fair = await tab();
    const { refuse } = await import('./api');
    fair.look.mockRejectedValue(refuse('no_guest'));
    await vi.advanceTimersByTimeAsync(fair.FRESH_MS);
    expect(fair.engineOff()).toBe(null);
  });

  it('takes a word that is old, from the future or none, for nothing', async () => {
    const old = [0, Date.now() + 1000].map((at) => JSON.stringify({ at, games: [QUICK] }));
    for (const word of [...old, '{', '7', 'null']) {
      localStorage.setItem(KEY, word);
      const fair = await tab();
      expect(fair.engineOff()).toBe(null);
    }
  });

  it('leaves the engine on in a game of days, but for its position', async () => {
    const fair = await tab();
    const clock = { type: 'days', days: 3 } as const;
    fair.noteRatedGame(view({ game: 'slow', rated: true, yours: [1], clock }));
    expect(fair.engineOff()).toBe(null);
    fair.answer = { games: [SLOW], asked: null };
    await fair.requireFairPlay('analyse', position);
    fair.answer = { games: [SLOW], asked: 'slow' };
    const asked = fair.requireFairPlay('review', position);
    await expect(asked).rejects.toMatchObject({ code: 'rated_position' });
    expect(fair.ask).toHaveBeenCalledTimes(2);
  });
});
