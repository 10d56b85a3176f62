import { beforeEach, describe, expect, it } from 'vitest';
import type { GameSummary } from '../../lib/messages';
import { goingOn, lastGoingOn, mayChange, rememberGoingOn, SHOWN } from './going-on';
import { SUMMARY } from './testing';

function line(name: string, changes: Partial<GameSummary>): { game: GameSummary; href: string } {
  return { game: { ...SUMMARY, yours: [1], ...changes }, href: name };
}
const PEOPLE: GameSummary['kinds'] = ['guest', 'guest'];

beforeEach(() => {
  localStorage.clear();
});

describe('games that go on', () => {
  it("have one's own turn first, and people before the computer", () => {
    const games = [
      line('over', { status: 'over', your_turn: false }),
      line('waits', { status: 'waiting', kinds: ['guest', 'open'], changed: 99 }),
      line('engine', { kinds: ['guest', 'engine'], your_turn: true, changed: 50 }),
      line('theirs', { kinds: PEOPLE, your_turn: false, changed: 60 }),
      line('older', { kinds: PEOPLE, your_turn: true, changed: 1 }),
      line('newer', { kinds: PEOPLE, your_turn: true, changed: 2 }),
    ];
    const shown = goingOn(games).map(({ href }) => href);
    expect(shown).toEqual(['newer', 'older', 'engine', 'theirs', 'waits']);
  });

  it("have the least time left first where it is one's turn, and the last changed elsewhere", () => {
    const days = { kinds: PEOPLE, clock: { type: 'days', days: 3 } } as const;
    const games = [
      line('none', { kinds: PEOPLE, your_turn: true, changed: 9 }),
      line('later', { ...days, your_turn: true, deadline: 300, changed: 8 }),
      line('soon', { ...days, your_turn: true, deadline: 200, changed: 7 }),
      line('old', { ...days, deadline: 100, changed: 1 }),
      line('new', { ...days, deadline: 900, changed: 2 }),
    ];
    const shown = goingOn(games).map(({ href }) => href);
    expect(shown).toEqual(['soon', 'later', 'none', 'new', 'old']);
  });

  it('may change without a word where another person plays without days', () => {
    const game = (changes: Partial<GameSummary>): GameSummary => line('', changes).game;
    expect(mayChange([game({ kinds: PEOPLE })])).toBe(true);
    expect(mayChange([game({ kinds: PEOPLE, your_turn: true })])).toBe(false);
    expect(mayChange([game({ kinds: PEOPLE, status: 'over' })])).toBe(false);
    expect(mayChange([game({ kinds: PEOPLE, clock: { type: 'days', days: 1 } })])).toBe(false);
    expect(mayChange([game({ kinds: ['guest', 'engine'] })])).toBe(false);
  });

  it('keep their room for the next visit', () => {
    expect(lastGoingOn()).toBe(0);
    rememberGoingOn(2);
    expect(lastGoingOn()).toBe(2);
    rememberGoingOn(50);
    expect(lastGoingOn()).toBe(SHOWN);
    rememberGoingOn(0);
    expect(lastGoingOn()).toBe(0);
    for (const nonsense of ['many', '-3', '1.5', '1e9']) {
      localStorage.setItem('evora.start.games', nonsense);
      expect(lastGoingOn()).toBeLessThanOrEqual(SHOWN);
      expect(Array.from({ length: lastGoingOn() }).length).toBeGreaterThanOrEqual(0);
    }
  });
});
