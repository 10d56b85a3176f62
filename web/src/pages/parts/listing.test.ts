import { beforeAll, describe, expect, it } from 'vitest';
import type { GameSummary } from '../../lib/messages';
import { startTexts } from '../../lib/texts.svelte';
import { clockText } from '../../lib/clocks';
import { freeIn, grouped, othersIn, reasonText, scoreText, seatedIn, statusText } from './listing';
import { SUMMARY as GAME } from './testing';

beforeAll(startTexts);

describe('a game in a list', () => {
  it('names the others, and says whose turn it is', () => {
    expect(othersIn(GAME)).toBe('Ana and Casual player');
    expect(statusText(GAME)).toBe('Ana to move');
    expect(statusText({ ...GAME, your_turn: true })).toBe('Your turn');
    expect(scoreText(GAME)).toBe('2–3–1');
  });

  it('only says which level it was where the game was uploaded', () => {
    expect(othersIn({ ...GAME, source: 'uploaded' })).toBe('Ana and said to be Casual player');
  });

  it('names everybody where one plays for several', () => {
    expect(othersIn({ ...GAME, yours: [1, 2] })).toMatch(/^Ana, Me,? and Casual player$/);
  });

  it('says how it ended', () => {
    const over = { ...GAME, status: 'over', reason: 'row', to_move: null } as const;
    expect(statusText({ ...over, winners: [2] })).toBe('You won');
    expect(statusText({ ...over, winners: [1, 2] })).toBe('You share the win');
    expect(statusText({ ...over, winners: [3] })).toBe('Casual player won');
    expect(statusText(over)).toBe('No winner');
    expect(reasonText(over)).toBeNull();
    for (const reason of ['resigned', 'time', 'forfeit', 'abandoned', 'cancelled'] as const) {
      expect(reasonText({ ...over, reason })).toBeTruthy();
    }
    for (const reason of ['stalled', 'no_tiles'] as const) {
      expect(reasonText({ ...over, reason })).toBeTruthy();
    }
  });

  it('says who won where several played at one device, or where others shared the win', () => {
    const over = { ...GAME, status: 'over', reason: 'row', to_move: null } as const;
    expect(statusText({ ...over, yours: [1, 2], winners: [2] })).toBe('Me won');
    expect(statusText({ ...over, winners: [1, 3] })).toContain('Ana and Casual player');
    expect(statusText({ ...GAME, status: 'waiting' })).not.toBe(statusText(GAME));
    expect(scoreText({ ...GAME, yours: [] })).toBe('1–2–3');
  });

  it('counts free seats', () => {
    const open = { ...GAME, status: 'waiting', kinds: ['guest', 'open', 'engine'] } as const;
    const waiting: GameSummary = { ...open, kinds: [...open.kinds], yours: [] };
    expect(freeIn(waiting)).toBe(1);
    expect(seatedIn(waiting)).toBe('Ana and Casual player');
  });

  it('tells the clock', () => {
    const clock = { type: 'budget', initial_ms: 600_000, credit_ms: 10_000 } as const;
    expect(clockText(clock)).toBe('10 min + 10 s a turn');
    expect(clockText({ ...clock, credit_ms: 0 })).toBe('10 minutes');
    expect(clockText({ type: 'days', days: 1 })).toBe('1 day a move');
  });

  it('puts one’s own turn first', () => {
    const games = [GAME, { ...GAME, game: 'B', your_turn: true }];
    expect(grouped(games).map(({ key }) => key)).toEqual(['games-your-turn', 'games-running']);
    const all = grouped([...games, { ...GAME, status: 'over' }, { ...GAME, status: 'waiting' }]);
    expect(all.map(({ key, games }) => [key, games.length])).toEqual([
      ['games-your-turn', 1],
      ['games-running', 1],
      ['games-waiting', 1],
      ['games-finished', 1],
    ]);
  });

  it('puts the least time left first', () => {
    const mine = { ...GAME, your_turn: true };
    const games = [null, 20, 10].map((deadline) => ({ ...mine, deadline }));
    const [turn] = grouped(games);
    expect(turn?.games.map(({ deadline }) => deadline)).toEqual([10, 20, null]);
  });
});
