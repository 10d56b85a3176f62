import { beforeAll, describe, expect, it } from 'vitest';
import type { Effect, EventBody, Moved, Place, Step } from '../../lib/messages';
import { event, position } from '../../lib/testing';
import { startTexts } from '../../lib/texts.svelte';
import {
  drawnMove,
  entriesOf,
  entriesOfSteps,
  moveSentence,
  noteSentence,
  roundSentence,
  scoreSentences,
  TILES,
} from './log';

const names = (seat: number): string => ['Andrea', 'Peter'][seat - 1] ?? '';
const place = (kind: Place['kind'], seat = 0, number = 0, space = 0): Place => ({
  kind,
  seat,
  number,
  space,
});
const CENTRE = place('centre');
const FLOOR = place('floor', 1, 0, 1);
const tiles = (count: number, origin: Place, target: Place): Effect => ({
  event: 'TilesMoved',
  colour: 'R',
  count,
  origin,
  target,
});
const placed = (seat: number, row: number): Effect => ({
  event: 'TilePlaced',
  seat,
  colour: 'B',
  row,
  column: 1,
  horizontal: 0,
  vertical: 0,
  points: 1,
});

const TAKE: Effect[] = [
  { event: 'MarkerMoved', origin: CENTRE, target: FLOOR },
  tiles(2, CENTRE, place('line', 1, 2, 1)),
  tiles(1, CENTRE, { ...FLOOR, space: 2 }),
];
const moved = (move: string, effects = TAKE, seat = 1): Moved => ({
  type: 'moved',
  seat,
  move,
  by: 'player',
  effects,
});
const dealt: EventBody = {
  type: 'dealt',
  deal: '=',
  effects: [{ event: 'RoundStarted', round: 3, start: 2 }],
};
const log = (...bodies: EventBody[]) =>
  entriesOf(
    bodies.map((body, i) => event(i + 1, body)),
    names,
  );

beforeAll(startTexts);

describe('a move', () => {
  it('is told in one sentence', () => {
    expect(moveSentence(1, TAKE, names)).toBe(
      'Andrea takes 3 red from the centre to line 2, with the start marker; 1 falls.',
    );
    expect(moveSentence(2, [tiles(4, place('factory', 0, 3), FLOOR)], names)).toBe(
      'Peter takes 4 red from factory 3 to the floor line.',
    );
  });

  it('counts what was taken, not what went to the centre or was tiled after it', () => {
    const factory = place('factory', 0, 4);
    const effects = [
      tiles(2, factory, place('line', 1, 3, 1)),
      tiles(2, factory, CENTRE),
      tiles(2, place('line', 1, 3, 2), place('lid')),
    ];
    expect(moveSentence(1, effects, names)).toBe('Andrea takes 2 red from factory 4 to line 3.');
  });

  it('counts what fell, to the floor or past it', () => {
    const effects = [
      tiles(1, CENTRE, place('line', 1, 1, 1)),
      tiles(2, CENTRE, FLOOR),
      tiles(3, CENTRE, place('lid')),
    ];
    expect(moveSentence(1, effects, names)).toBe(
      'Andrea takes 6 red from the centre to line 1; 5 fall.',
    );
    // To the floor on purpose: nothing fell.
    expect(moveSentence(1, [tiles(2, CENTRE, FLOOR)], names)).toBe(
      'Andrea takes 2 red from the centre to the floor line.',
    );
  });

  it('says when the start marker costs nothing, and takes no other marker for it', () => {
    const take = tiles(1, CENTRE, place('line', 1, 1, 1));
    const free: Effect = { event: 'MarkerMoved', origin: CENTRE, target: { ...FLOOR, space: 0 } };
    expect(moveSentence(1, [free, take], names)).toContain('which costs nothing');
    const back: Effect = { event: 'MarkerMoved', origin: FLOOR, target: CENTRE };
    expect(moveSentence(1, [take, back], names)).not.toContain('marker');
  });

  it('of a tiling is told by what it brought', () => {
    expect(moveSentence(1, [placed(1, 2)], names)).toBeNull();
    const [entry, ...others] = log(moved('2@1', [placed(1, 2), placed(2, 3)]));
    expect(entry).toMatchObject({
      kind: 'move',
      seat: 1,
      token: '2@1',
      words: 'Andrea, row 2: blue to column 1, 1 point.',
    });
    expect(others.map(({ kind, seat, token }) => [kind, seat, token])).toEqual([
      ['score', 2, null],
    ]);
    expect(log(moved('2@1', []))).toEqual([]);
  });
});

describe('what a move brought', () => {
  it('is told seat by seat', () => {
    const bonus = { event: 'BonusScored', seat: 1, kind: 'column', which: 4, points: 7 } as const;
    const floor = { event: 'FloorScored', spaces: 2, cost: 2, score: 0 } as const;
    expect(
      scoreSentences(
        [
          tiles(2, CENTRE, FLOOR),
          placed(2, 1),
          tiles(2, place('line', 2, 3, 1), place('floor', 2, 0, 1)),
          tiles(2, place('line', 2, 3, 2), place('lid')),
          { ...floor, seat: 1, lost: 2 },
          { ...floor, seat: 2, lost: 0 },
          bonus,
        ],
        names,
      ).map(([seat, words]) => [seat, words]),
    ).toEqual([
      [2, 'Peter, row 1: blue to column 1, 1 point.'],
      [2, 'Peter, line 3: no space on the wall, 2 tiles fall.'],
      [1, 'Andrea, floor line: 2 points lost.'],
      [1, 'Andrea: 7 points for the complete column 4.'],
    ]);
  });

  it('stands below the move, each with a key of its own', () => {
    const entries = log(moved('0R2', [...TAKE, placed(2, 1), placed(1, 2)]), moved('1B1'));
    expect(entries.map(({ key, kind, seat, token }) => [key, kind, seat, token])).toEqual([
      ['1', 'move', 1, '0R2'],
      ['1.0', 'score', 2, null],
      ['1.1', 'score', 1, null],
      ['2', 'move', 1, '1B1'],
    ]);
  });
});

describe('a deal', () => {
  it('is the heading of a round, with who starts it', () => {
    expect(log(dealt)[0]).toMatchObject({
      kind: 'round',
      seat: null,
      token: '=',
      words: 'Round 3. Peter starts.',
    });
    expect(roundSentence([placed(1, 1)], names)).toBeNull();
  });

  it('that starts no round is told in notation, with what it brought', () => {
    const entries = log({ type: 'dealt', deal: '*', effects: [placed(1, 1), placed(2, 1)] });
    expect(entries.map(({ key, kind, words }) => [key, kind, words])).toEqual([
      ['1', 'round', '*'],
      ['1.0', 'score', 'Andrea, row 1: blue to column 1, 1 point.'],
      ['1.1', 'score', 'Peter, row 1: blue to column 1, 1 point.'],
    ]);
  });
});

describe('a note', () => {
  it.each<[EventBody, string | null]>([
    [{ type: 'joined', seat: 2 }, 'Peter sits down.'],
    [{ type: 'left', seat: 2 }, 'Seat 2 is free again.'],
    [{ type: 'undone', seat: 2, tokens: 1 }, 'Peter takes back a move.'],
    [{ type: 'offered', seat: 1, what: 'undo' }, 'Andrea would like to take back a move.'],
    [{ type: 'answered', seat: 1, accept: true }, 'Andrea agrees.'],
    [{ type: 'answered', seat: 1, accept: false }, 'Andrea does not agree.'],
    [{ type: 'seat_out', seat: 1, reason: 'time', by: null }, 'Andrea has run out of time.'],
    [{ type: 'seat_given', seat: 2, level: 'novice', by: 1 }, 'The computer plays on for Peter.'],
    [{ type: 'ended', reason: 'row', winners: [2], scores: [] }, 'The game is over. Peter wins.'],
    [
      { type: 'ended', reason: 'row', winners: [1, 2], scores: [] },
      'The game is over. Andrea and Peter share the win.',
    ],
    [{ type: 'ended', reason: 'cancelled', winners: [], scores: [] }, 'The game was cancelled.'],
    [
      { type: 'ended', reason: 'void', winners: [], scores: [] },
      'The game does not count: not everybody came.',
    ],
    [{ type: 'offered', seat: 1, what: 'rematch' }, 'Andrea would like to play again.'],
    [{ type: 'time_given', seat: 2, by: 1, ms: 15_000 }, 'Andrea gives Peter 15 more seconds.'],
    [{ type: 'on_holiday', seat: 2, ends: null }, 'Peter is back from holiday.'],
    [{ type: 'rematch_lapsed', seat: 2 }, 'Peter has left, so there is no new game.'],
    [{ type: 'rematch', game: 'x' }, 'A new game has been set up.'],
    [{ type: 'created', seed_hash: '', source: 'played' }, null],
  ])('of %o says: %s', (body, words) => {
    expect(noteSentence(body, names)).toBe(words);
  });

  it('stands in the log, unless it needs no words', () => {
    const entries = log(
      { type: 'created', seed_hash: '', source: 'played' },
      { type: 'joined', seat: 1 },
    );
    expect(entries).toEqual([
      {
        key: '2',
        kind: 'note',
        seat: null,
        token: null,
        words: 'Andrea sits down.',
        drawn: null,
        undone: false,
      },
    ]);
  });
});

describe('the reader', () => {
  const mine = (...bodies: EventBody[]) =>
    entriesOf(
      bodies.map((body, i) => event(i + 1, body)),
      names,
      1,
    ).map(({ words }) => words);

  it('is called you, and the others by their names', () => {
    expect(mine(dealt, moved('0R2'), moved('0R2', TAKE, 2))).toEqual([
      'Round 3. Peter starts.',
      'You take 3 red from the centre to line 2, with the start marker; 1 falls.',
      'Peter takes 3 red from the centre to line 2, with the start marker; 1 falls.',
    ]);
    expect(mine({ ...dealt, effects: [{ event: 'RoundStarted', round: 2, start: 1 }] })).toEqual([
      'Round 2. You start.',
    ]);
    expect(mine(moved('2@1', [placed(1, 2)]))).toEqual(['You, row 2: blue to column 1, 1 point.']);
  });

  it.each<[EventBody, string]>([
    [{ type: 'joined', seat: 1 }, 'You sit down.'],
    [{ type: 'undone', seat: 1, tokens: 1 }, 'You take back a move.'],
    [{ type: 'offered', seat: 1, what: 'undo' }, 'You would like to take back a move.'],
    [{ type: 'answered', seat: 1, accept: false }, 'You do not agree.'],
    [{ type: 'seat_out', seat: 1, reason: 'resigned', by: null }, 'You resign.'],
    [{ type: 'seat_given', seat: 1, level: 'novice', by: 2 }, 'The computer plays on for you.'],
    [{ type: 'ended', reason: 'row', winners: [1], scores: [] }, 'The game is over. You win.'],
    [
      { type: 'ended', reason: 'row', winners: [1, 2], scores: [] },
      'The game is over. You share the win.',
    ],
    [{ type: 'ended', reason: 'row', winners: [2], scores: [] }, 'The game is over. Peter wins.'],
  ])('of %o reads: %s', (body, words) => {
    expect(noteSentence(body, names, 1)).toBe(words);
  });
});

describe('a drawn line', () => {
  it('has the place of the tiles in it', () => {
    expect(drawnMove(1, TAKE, names)).toEqual({
      text: `Andrea: ${TILES} centre → line 2, start marker, 1 falls`,
      colour: 'R',
      count: 3,
    });
    expect(drawnMove(1, [placed(1, 2)], names, 1)).toEqual({
      text: `You: ${TILES} → row 2, column 1, +1`,
      colour: 'B',
      count: 1,
    });
    // At a round's end the boards of the others are tiled before one's own.
    expect(drawnMove(2, [placed(1, 2), placed(2, 4)], names)?.text).toMatch(/^Peter: .*row 4/);
    expect(drawnMove(1, [], names)).toBeNull();
    const [move, score] = log(moved('0R2', [...TAKE, placed(2, 1)]));
    expect(move?.drawn?.text).toContain('Andrea');
    expect(score?.drawn?.text).toBe(`Peter: ${TILES} → row 1, column 1, +1`);
  });
});

describe('what was taken back', () => {
  const undone = (tokens: number): EventBody => ({ type: 'undone', seat: 1, tokens });
  const marked = (...bodies: EventBody[]) => log(...bodies).map((each) => [each.kind, each.undone]);

  it('stays, marked', () => {
    expect(marked(dealt, moved('0R2', [...TAKE, placed(1, 1)]), undone(1), moved('0R3'))).toEqual([
      ['round', false],
      ['move', true],
      ['score', true],
      ['note', false],
      ['move', false],
    ]);
  });

  it('is right the second time, too: tokens count what is left of the game', () => {
    expect(
      marked(dealt, moved('0R2'), undone(1), moved('0R3'), moved('1B1', TAKE, 2), undone(2)),
    ).toEqual([
      ['round', false],
      ['move', true],
      ['note', false],
      ['move', false],
      ['move', true],
      ['note', false],
    ]);
  });

  it('may be several moves, but no note between them', () => {
    expect(
      marked(dealt, moved('0R2'), { type: 'joined', seat: 2 }, moved('1B1', TAKE, 2), undone(1)),
    ).toEqual([
      ['round', false],
      ['move', true],
      ['note', false],
      ['move', true],
      ['note', false],
    ]);
  });

  it('is nothing when nothing was played since', () => {
    expect(marked(dealt, moved('0R2'), undone(2))).toEqual([
      ['round', false],
      ['move', false],
      ['note', false],
    ]);
  });
});

it('tells the steps of a replay like a game', () => {
  const step = (token: string, seat: number | null, effects: Effect[]): Step => ({
    token,
    seat,
    effects,
    position: position(),
  });
  const entries = entriesOfSteps(
    [step('=', null, [{ event: 'RoundStarted', round: 1, start: 1 }]), step('0R2', 2, TAKE)],
    names,
  );
  expect(entries.map(({ key, kind, seat, token }) => [key, kind, seat, token])).toEqual([
    ['0', 'round', null, '='],
    ['1', 'move', 2, '0R2'],
  ]);
  expect(entries[1]?.words).toMatch(/^Peter takes 3 red/);
});
