// @vitest-environment node
/** The end of a round for those for whom nothing moves, and for those who do not look. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Effect, PositionView } from '../../lib/messages';
import { board, position } from '../../lib/testing';
import { FakeSurroundings, place, placed, tiles } from './testing';
import { MAX_BEHIND, Timeline } from './timeline.svelte';

const BEFORE = position({
  factories: ['', '', '', '', ''],
  centre: '',
  start: 2,
  boards: [
    board({ score: 5, lines: ['B', '', '', '', ''] }),
    board({ score: 9, lines: ['', 'BB', '', '', ''], floor: 'RR', floor_cost: 2 }),
  ],
});
const TILING: Effect[] = [
  placed(2, 2, 3),
  tiles('B', 1, place('line', 2, 2, 1), place('lid')),
  placed(1, 1, 1),
  { event: 'FloorScored', seat: 2, spaces: 2, cost: 2, lost: 2, score: 10 },
  tiles('R', 2, place('floor', 2, 0, 1), place('lid')),
];
const ended = (round: number): Effect => ({ event: 'RoundEnded', round, idle_rounds: 0 });
const deal = (round: number): Effect[] => [
  { event: 'RoundStarted', round, start: 2 },
  tiles('W', 4, place('bag'), place('factory', 0, 1)),
];
const OVER: Effect[] = [
  ...TILING,
  ended(1),
  { event: 'BonusScored', seat: 1, kind: 'row', which: 1, points: 2 },
  { event: 'BonusScored', seat: 2, kind: 'colour', which: 1, points: 10 },
  { event: 'GameEnded', reason: 'row', winners: [2], scores: [8, 20] },
];
const TAKE: Effect[] = [tiles('W', 2, place('factory', 0, 1), place('line', 1, 3, 1))];

let around: FakeSurroundings;
let timeline: Timeline;
let key: number;
const moves = { seat: 2, own: false, linger: false };

beforeEach(() => {
  around = new FakeSurroundings();
  timeline = new Timeline(around);
  timeline.show(BEFORE, 0);
  key = 0;
});

function push(
  effects: readonly Effect[],
  after: PositionView | null = null,
  seat: number | null = 2,
): void {
  const summary = (
    round: number,
  ): { seat: number; gained: number; lost: number; score: number }[] => [
    { seat: 1, gained: round, lost: 0, score: 6 },
  ];
  timeline.push({ key: ++key, step: { ...moves, seat, effects }, after, summary });
}

/** A round ends, and the next one is dealt. */
function round(number: number): void {
  push([...TILING, ended(number)]);
  push(deal(number + 1), position({ round: number + 1 }), null);
}

const card = (): number | null => {
  const shown = timeline.moment?.card;
  return shown?.kind === 'summary' ? shown.round : null;
};
const MARKS = [
  { at: 'wall:2:2:2', points: 3 },
  { at: 'floor:2:1', points: -2 },
  { at: 'wall:1:1:1', points: 1 },
];

describe.each(['less motion', 'the pace without movement'])('with %s', (why) => {
  beforeEach(() => {
    if (why === 'less motion') around.calm = true;
    else around.wanted = 'instant';
  });

  it('the end of a round is a picture with its card and with marks of all that was scored', () => {
    round(1);
    expect(card()).toBe(1);
    expect(timeline.moment).toMatchObject({ still: true, flights: [] });
    expect(timeline.scored).toMatchObject(MARKS);
    const { boards, round: at, factories } = timeline.position ?? position();
    expect([boards[0]?.score, boards[1]?.score, at]).toEqual([6, 10, 1]);
    expect(boards[1]?.wall[1]).toBe('.B...');
    expect(factories.join('')).toBe('');
    expect(around.said.map(({ kind }) => kind)).toEqual(['tiled', 'tiled']);
  });

  it('it waits for some seconds, and then the next round is there at once', () => {
    round(1);
    around.pass(5000);
    expect(card()).toBe(1);
    around.pass(5000);
    expect([timeline.playing, timeline.position?.round]).toEqual([false, 2]);
    expect(around.said.at(-1)?.kind).toBe('round');
  });

  it('or for a tap', () => {
    round(1);
    timeline.skip();
    expect([timeline.playing, timeline.position?.round]).toEqual([false, 2]);
    around.pass(60_000);
    expect(timeline.position?.round).toBe(2);
  });

  it('moves meanwhile come after it, and too many of them end it', () => {
    round(1);
    push(TAKE);
    expect(card()).toBe(1);
    timeline.skip();
    expect([timeline.playing, timeline.through]).toEqual([false, 3]);
    round(2);
    for (let i = 0; i <= MAX_BEHIND; i++) push(TAKE);
    expect(timeline.playing).toBe(false);
  });

  it('the end of a game has two pictures: what was tiled, and the bonuses', () => {
    const end = position({ phase: 'over', boards: [board({ score: 8 }), board({ score: 20 })] });
    push(OVER, end);
    expect(timeline.scored).toMatchObject(MARKS);
    timeline.skip();
    expect(timeline.scored).toMatchObject([
      { at: 'score:2', points: 10 },
      { at: 'wall:1:1:5', points: 2 },
    ]);
    expect(timeline.position?.phase).toBe('tiling');
    timeline.skip();
    expect(timeline.position).toBe(end);
  });

  it('who wants no summaries is not held up', () => {
    const step = { ...moves, effects: [...TILING, ended(1)] };
    timeline.push({ key: 1, step, after: null });
    expect(timeline.playing).toBe(false);
    expect(around.heard).toHaveLength(1);
  });

  it('a tiling by choice, move by move, is marked as a whole', () => {
    const [first, behind, ...rest] = TILING as [Effect, Effect, ...Effect[]];
    push([first, behind]);
    expect(timeline.playing).toBe(false);
    push([...rest, ended(1)]);
    expect(timeline.scored).toHaveLength(3);
  });
});

describe('with movement', () => {
  it('the first tap ends the tiling, the second the summary', () => {
    round(1);
    around.pass(100);
    expect([timeline.moment?.words?.kind, card()]).toEqual(['tiling', null]);
    timeline.skip();
    expect([timeline.moment?.still, card()]).toEqual([false, 1]);
    expect(timeline.scored).toBeNull();
    expect(timeline.position?.boards.map(({ score }) => score)).toEqual([6, 10]);
    timeline.skip();
    expect([timeline.playing, timeline.position?.round]).toEqual([false, 2]);
  });

  it('a summary that one has skipped to goes on by itself', () => {
    round(1);
    timeline.skip();
    around.pass(3000);
    expect(card()).toBe(1);
    around.pass(500);
    expect(card()).toBeNull();
    around.pass(60_000);
    expect(timeline.position?.round).toBe(2);
  });

  it("one's own move does not wait for it", () => {
    round(1);
    timeline.catchUp();
    expect([timeline.playing, timeline.through]).toEqual([false, 2]);
  });
});

describe('in a tab that nobody looks at', () => {
  beforeEach(() => {
    around.away = true;
  });

  function comeBack(): void {
    around.away = false;
    timeline.comeBack();
  }

  it('nothing waits: whose turn it is is known and heard at once', () => {
    round(1);
    push(TAKE);
    expect([timeline.playing, timeline.through]).toEqual([false, 3]);
    expect(around.heard.length).toBeGreaterThan(0);
  });

  it('who comes back sees the last round that ended, whatever was played since', () => {
    round(1);
    round(2);
    push(TAKE);
    const now = timeline.position;
    comeBack();
    expect([card(), timeline.moment?.still]).toEqual([2, true]);
    expect(timeline.scored).toHaveLength(3);
    // What came after it is not told before it is seen.
    expect(timeline.through).toBeLessThan(3);
    around.pass(60_000);
    expect([timeline.playing, timeline.position, timeline.through]).toEqual([false, now, 5]);
    timeline.comeBack();
    expect(timeline.playing).toBe(false);
  });

  it('a tiling that was on screen when they left is a picture when they return', () => {
    around.away = false;
    round(1);
    around.pass(800);
    around.away = true;
    timeline.catchUp();
    expect([timeline.playing, timeline.position?.round]).toEqual([false, 2]);
    comeBack();
    expect(card()).toBe(1);
    expect(timeline.scored).toMatchObject(MARKS);
  });

  it('a picture that was on screen when they left is there again', () => {
    around.away = false;
    around.calm = true;
    round(1);
    around.away = true;
    timeline.catchUp();
    expect(timeline.playing).toBe(false);
    comeBack();
    expect(card()).toBe(1);
    expect(timeline.scored).toMatchObject(MARKS);
  });

  it('nothing is shown of a game that is over, taken back or just opened, or while a clock runs', () => {
    push(OVER, position({ phase: 'over' }));
    comeBack();
    expect(timeline.playing).toBe(false);
    timeline.show(BEFORE, 0);
    around.away = true;
    round(1);
    timeline.show(BEFORE, 9);
    comeBack();
    expect(timeline.playing).toBe(false);
    around.away = true;
    round(1);
    timeline.push({ key: ++key, step: { ...moves, effects: TAKE }, after: null, hurried: true });
    comeBack();
    expect(timeline.playing).toBe(false);
  });

  it('a card that waits for the next at this device still waits', () => {
    timeline.wait({ kind: 'handover', seat: 2 }, 9, BEFORE, BEFORE);
    timeline.catchUp();
    comeBack();
    expect(timeline.moment?.card?.kind).toBe('handover');
  });
});
