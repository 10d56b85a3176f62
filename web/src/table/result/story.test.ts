import { beforeAll, describe, expect, it } from 'vitest';
import type { GameView, ResultView, RoundTotal } from '../../lib/messages';
import { position, seat, view } from '../../lib/testing';
import { startTexts } from '../../lib/texts.svelte';
import { storyWords } from './story';

beforeAll(startTexts);

const names = ['Ana', 'Bo', 'Cy'];
/** The last round, by what each seat gained and lost in it. */
const round = (...seats: [gained: number, lost: number][]): RoundTotal => ({
  round: 5,
  seats: seats.map(([gained, lost]) => ({ placed: [], gained, cost: lost, lost, score: 0 })),
});
const rounds = [round([9, 2], [12, 0], [1, 0])];
const table = (changes: Partial<GameView> = {}): GameView =>
  view({ players: 2, rounds, position: position({ round: 3 }), ...changes });
const result = (changes: Partial<ResultView> = {}): ResultView => ({
  reason: 'row',
  winners: [1],
  decided_by: 'points',
  scores: [33, 30],
  bonuses: [],
  ...changes,
});
const story = (changes: Partial<ResultView> = {}, at: Partial<GameView> = {}): string =>
  storyWords(table(at), result(changes), names);

describe('how it was won', () => {
  const bonuses = [
    { event: 'BonusScored', seat: 1, kind: 'row', which: 1, points: 2 },
    { event: 'BonusScored', seat: 2, kind: 'column', which: 1, points: 7 },
  ] as const;

  it('is told to the winner, the loser and everybody else', () => {
    expect(story()).toBe('You won by 3, with 7 points in the last round.');
    expect(story({ bonuses: [...bonuses] })).toBe(
      'You won by 3, with 7 points in the last round and a bonus of 2.',
    );
    expect(story({}, { yours: [2] })).toBe('Ana beat you by 3, with 7 points in the last round.');
    expect(story({}, { yours: [] })).toBe('Ana won by 3, with 7 points in the last round.');
    expect(story({}, { yours: [1, 2] })).toMatch(/^Ana won by 3/);
  });

  it('says nothing of a last round that brought nothing', () => {
    expect(story({}, { rounds: [round([2, 2], [5, 0])] })).toBe('You won by 3.');
    expect(story({ bonuses: [...bonuses] }, { rounds: [round([1, 5], [5, 0])] })).toBe(
      'You won by 3.',
    );
    expect(story({}, { rounds: [] })).toBe('You won by 3.');
    expect(story({}, { rounds: [round([1, 0], [0, 0])] })).toContain('with 1 point in');
  });

  it('counts from the second, or from the reader', () => {
    const three = { players: 3, seats: [seat(1), seat(2), seat(3)] };
    const scores = [33, 30, 12];
    expect(story({ scores }, three)).toMatch(/^You won by 3,/);
    expect(story({ scores }, { ...three, yours: [3] })).toMatch(/^Ana beat you by 21,/);
    expect(story({ scores }, { ...three, yours: [] })).toMatch(/^Ana won by 3,/);
  });

  it('leaves out who left the game and could not win it', () => {
    const three = { players: 3, seats: [seat(1), seat(2, { out: 'resigned' }), seat(3)] };
    const scores = [33, 50, 12];
    expect(story({ scores }, three)).toMatch(/^You won by 21,/);
    expect(story({ scores }, { ...three, yours: [2] })).toMatch(/^Ana won by 21,/);
    const alone = { seats: [seat(1), seat(2, { out: 'resigned' })] };
    expect(story({ scores: [33, 50] }, alone)).toBe('A row is complete, so the game is over.');
  });

  it('says what decided between equal points', () => {
    const level: Partial<ResultView> = { scores: [33, 33], decided_by: 'rows' };
    expect(story(level)).toBe('The points are tied at 33; you have more complete rows.');
    expect(story(level, { yours: [2] })).toContain('Ana has more complete rows.');
    const shared: Partial<ResultView> = { ...level, winners: [1, 2], decided_by: 'shared' };
    expect(story(shared)).toContain('All winners have 33 points');
    expect(story(shared, { yours: [] })).toContain('Ana and Bo have 33');
  });
});

describe('a game that was broken off', () => {
  const early = (reason: ResultView['reason'], out: number, at: Partial<GameView> = {}): string =>
    story(
      { reason, winners: [out === 1 ? 2 : 1], decided_by: null, scores: [12, 8] },
      { seats: [1, 2].map((each) => seat(each, { out: each === out ? 'resigned' : null })), ...at },
    );

  it('says who ended it, and how it stood', () => {
    expect(early('resigned', 2)).toBe(
      'Your opponent resigned. It was round 3, and you were 4 points ahead.',
    );
    expect(early('resigned', 1)).toBe('You resigned. It was round 3, and you were 4 points ahead.');
    expect(early('time', 1, { yours: [2] })).toBe(
      'Your opponent ran out of time. It was round 3, and you were 4 points behind.',
    );
    expect(early('forfeit', 2)).toMatch(/^Your opponent was away for too long, and you claimed/);
    expect(early('forfeit', 2, { yours: [2] })).toMatch(/^You were away for too long, and your/);
    expect(early('resigned', 2, { yours: [] })).toBe(
      'A player resigned. It was round 3, and Ana was 4 points ahead.',
    );
  });

  it('says when nobody was ahead, and of a game that had hardly begun no more than why', () => {
    const none: Partial<ResultView> = { winners: [], decided_by: null, scores: [8, 8] };
    const ended = (reason: ResultView['reason'], at: Partial<GameView> = {}): string =>
      story({ ...none, reason }, at);
    expect(ended('abandoned')).toBe(
      'The game ended early. It was round 3, and the points were level.',
    );
    expect(story({ ...none, reason: 'abandoned', scores: [0, 0] })).toBe('The game ended early.');
    expect(ended('cancelled', { position: null })).toBe('The game was cancelled.');
    expect(story({ ...none, reason: 'void', scores: [0, 0] })).toBe(
      'The game does not count: not everybody came.',
    );
  });
});
