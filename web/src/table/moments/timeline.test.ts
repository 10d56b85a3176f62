// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import type { Effect, GameEvent, PositionView } from '../../lib/messages';
import { board, event, position } from '../../lib/testing';
import type { Step } from './moment';
import { FakeSurroundings, place, placed, tiles } from './testing';
import { MAX_BEHIND, Timeline } from './timeline.svelte';

/** Two boards with a complete line each; seat 2 has two tiles on the floor. */
const BEFORE = position({
  factories: ['BBRK', '', '', '', ''],
  centre: '',
  start: 2,
  boards: [
    board({ score: 5, lines: ['B', '', '', '', ''] }),
    board({ score: 9, lines: ['', 'BB', '', '', ''], floor: 'RR', floor_cost: 2 }),
  ],
});
const AFTER = { ...BEFORE, text: 'after' };
const TAKE: Effect[] = [
  tiles('B', 2, place('factory', 0, 1), place('line', 1, 3, 1)),
  tiles('R', 1, place('factory', 0, 1), place('centre')),
  tiles('K', 1, place('factory', 0, 1), place('centre')),
];
const LOST: Effect = { event: 'FloorScored', seat: 2, spaces: 2, cost: 2, lost: 2, score: 10 };
/** As the core reports it: all tiles, then all floors. Seat 2 is the start player. */
const TILING: Effect[] = [
  placed(2, 2, 3),
  tiles('B', 1, place('line', 2, 2, 1), place('lid')),
  placed(1, 1, 1),
  LOST,
  tiles('R', 1, place('floor', 2, 0, 1), place('lid')),
  tiles('R', 1, place('floor', 2, 0, 2), place('lid')),
  { event: 'RoundEnded', round: 1, idle_rounds: 0 },
];
const OVER: Effect[] = [
  ...TILING,
  { event: 'BonusScored', seat: 1, kind: 'row', which: 1, points: 2 },
  { event: 'BonusScored', seat: 2, kind: 'colour', which: 1, points: 10 },
  { event: 'GameEnded', reason: 'row', winners: [2], scores: [8, 20] },
];

let around: FakeSurroundings;
let timeline: Timeline;
let key: number;

beforeEach(() => {
  around = new FakeSurroundings();
  timeline = new Timeline(around);
  timeline.show(BEFORE, 0);
  key = 0;
});

function push(effects: readonly Effect[], more: Partial<Step> = {}, after = AFTER): void {
  const step = { seat: 2, effects, own: false, linger: false, ...more };
  timeline.push({ key: ++key, step, after });
}

/** Every state of the table until it is at rest, as a function of it, without repeats. */
function watch<T>(look: (position: PositionView) => T): T[] {
  const seen: T[] = [];
  for (let ms = 0; ms < 60_000 && timeline.position; ms += 10) {
    const now = look(timeline.position);
    if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now);
    if (!timeline.playing) break;
    around.pass(10);
  }
  expect(timeline.playing).toBe(false);
  return seen;
}

const scores = ({ boards }: PositionView): number[] => boards.map(({ score }) => score);

describe("an opponent's move", () => {
  it('takes about 1.2 seconds: the tiles are in the air, then they lie there', () => {
    push(TAKE);
    expect(timeline.position?.factories[0]).toBe('');
    expect(timeline.position?.boards[0]?.lines[2]).toBe('');
    expect(timeline.position?.centre).toBe('');
    expect(timeline.moment?.flights).toHaveLength(4);
    around.pass(1000);
    expect(timeline.position?.boards[0]?.lines[2]).toBe('BB');
    expect(timeline.position?.centre).toBe('RK');
    expect(timeline.playing).toBe(true);
    around.pass(200);
    expect(timeline.playing).toBe(false);
    expect(timeline.position).toBe(AFTER);
    expect(around.heard).toEqual(['take', 'place']);
  });

  it('is shown after the one before it, also when they come faster', () => {
    const shown: (number | null)[] = [];
    for (const seat of [2, 3, 4]) {
      push(TAKE, { seat });
      around.pass(600);
      const { words } = timeline.moment ?? {};
      shown.push(words?.kind === 'take' ? words.seat : null);
    }
    expect(shown).toEqual([2, 3, 3]);
    around.pass(600);
    expect(timeline.moment?.words).toMatchObject({ seat: 4 });
    around.pass(1200);
    expect(timeline.playing).toBe(false);
    expect(around.said.map((announcement) => 'seat' in announcement && announcement.seat)).toEqual([
      2, 3, 4,
    ]);
  });

  it('is slower or faster as one likes', () => {
    const lengths = (['slow', 'normal', 'fast', 'instant'] as const).map((pace) => {
      around.wanted = pace;
      const began = around.now;
      push(TAKE);
      watch(() => 0);
      return around.now - began;
    });
    expect(lengths).toEqual([2040, 1200, 600, 0]);
  });
});

describe('the end of a round', () => {
  it('counts board after board in turn order, each with its tiles and then its floor', () => {
    push([...TAKE, ...TILING]);
    expect(watch(scores)).toEqual([
      [5, 9],
      [5, 12],
      [5, 10],
      [6, 10],
      [5, 9],
    ]);
  });

  it('counts nothing before its tile lies on the wall', () => {
    push([...TAKE, ...TILING], {}, position());
    const states = watch(({ boards, lid }) => [
      boards[1]?.wall[1] === '.B...',
      boards[1]?.score,
      lid.reduce((a, b) => a + b, 0),
    ]);
    expect(states.slice(0, 5)).toEqual([
      [false, 9, 0],
      [true, 12, 1],
      // The floor costs while its tiles lie there, and then they go to the lid.
      [true, 10, 1],
      [true, 10, 3],
      [false, 0, 0],
    ]);
  });

  it('says whose board it is, and each board in a sentence of its own', () => {
    push([...TAKE, ...TILING]);
    const words = watch(() => timeline.moment?.words);
    expect(
      words.map(
        (announcement) =>
          announcement && [announcement.kind, 'seat' in announcement && announcement.seat],
      ),
    ).toEqual([['take', 2], ['tiling', 2], ['tiling', 1], undefined]);
    expect(around.said.slice(1)).toEqual([
      { kind: 'tiled', seat: 2, gained: 3, lost: 2, score: 10 },
      { kind: 'tiled', seat: 1, gained: 1, lost: 0, score: 6 },
    ]);
  });

  it('stays with the old round until the new one is dealt, and then sums up', () => {
    const seats = [{ seat: 1, gained: 1, lost: 0, score: 6 }];
    timeline.push({
      key: 1,
      step: { seat: 2, effects: TILING, own: false, linger: false },
      after: null,
      summary: (round) => (round === 1 ? seats : null),
    });
    const deal: Effect[] = [
      { event: 'RoundStarted', round: 2, start: 2 },
      { event: 'MarkerMoved', origin: place('floor', 2), target: place('centre') },
      tiles('W', 4, place('bag'), place('factory', 0, 1)),
    ];
    const bag = { ...position({ round: 2 }) };
    timeline.push({
      key: 2,
      step: { seat: null, effects: deal, own: false, linger: false },
      after: bag,
    });
    const seen = watch(({ round }) => [round, timeline.moment?.card?.kind ?? null]);
    expect(seen).toEqual([
      [1, null],
      [1, 'summary'],
      [2, null],
    ]);
  });

  it('takes no longer than nine seconds, however many tiles there are', () => {
    const many = Array.from({ length: 20 }, (_, i) => placed((i % 2) + 1, (i % 5) + 1, 1));
    push(many);
    watch(() => 0);
    expect(around.now).toBeLessThan(10_000);
  });
});

describe('the end of a game', () => {
  it('comes after the last bonus', () => {
    const end = position({ phase: 'over', boards: [board({ score: 8 }), board({ score: 20 })] });
    push(OVER, {}, end);
    const seen = watch((at) => [...scores(at), at.phase]);
    expect(seen.slice(-4)).toEqual([
      [6, 10, 'tiling'],
      [6, 20, 'tiling'],
      [8, 20, 'tiling'],
      [8, 20, 'over'],
    ]);
    expect(around.said.slice(-2)).toEqual([
      { kind: 'bonuses', seat: 2, points: 10, score: 20 },
      { kind: 'bonuses', seat: 1, points: 2, score: 8 },
    ]);
  });
});

describe('the truth', () => {
  it('comes at once with a skip, and what was passed over is still said', () => {
    push([...TAKE, ...TILING]);
    push(TAKE, { seat: 3 });
    timeline.skip();
    expect(timeline.playing).toBe(false);
    expect(timeline.position).toBe(AFTER);
    expect(timeline.through).toBe(2);
    expect(around.said.map(({ kind }) => kind)).toEqual(['take', 'tiled', 'tiled', 'take']);
    around.pass(60_000);
    expect(timeline.position).toBe(AFTER);
  });

  it('comes at once for those who want less motion or do not look, but is said', () => {
    around.calm = true;
    push(TAKE);
    expect(timeline.playing).toBe(false);
    expect(timeline.position).toBe(AFTER);
    expect(around.said).toHaveLength(1);
    expect(around.heard).toEqual(['place']);
  });

  it('comes at once when too much is waiting', () => {
    for (let i = 0; i <= MAX_BEHIND; i++) push(TAKE);
    expect(timeline.playing).toBe(true);
    push(TAKE);
    expect(timeline.playing).toBe(false);
  });

  it('is all that is left when nobody looks any more', () => {
    push(TAKE);
    push(TAKE);
    timeline.stop();
    expect([timeline.position, timeline.through]).toEqual([AFTER, 2]);
    around.pass(60_000);
    expect(around.said).toHaveLength(1);
    expect(around.heard).toEqual(['take']);
  });

  it('replaces everything when the game was taken back', () => {
    push(TAKE);
    push(TAKE);
    timeline.show(BEFORE, 7);
    expect([timeline.position, timeline.through, timeline.playing]).toEqual([BEFORE, 7, false]);
    around.pass(60_000);
    expect(timeline.position).toBe(BEFORE);
  });
});

describe('waiting', () => {
  it('tells when everything has been shown', async () => {
    let shown = false;
    push(TAKE);
    const done = timeline.atRest().then(() => (shown = true));
    await Promise.resolve();
    expect(shown).toBe(false);
    around.pass(5000);
    await done;
    expect(shown).toBe(true);
    await timeline.atRest();
  });

  it('for a tap is not passed over with what is before it', () => {
    push(TAKE);
    timeline.wait({ kind: 'handover', seat: 2 }, 9, BEFORE, AFTER);
    timeline.skip();
    expect(timeline.moment?.card?.kind).toBe('handover');
    around.pass(60_000);
    expect(timeline.moment?.card?.kind).toBe('handover');
    timeline.skip();
    expect([timeline.playing, timeline.through]).toEqual([false, 9]);
  });
});

it('tells of an event what of it has been shown', () => {
  const body = { type: 'moved', seat: 2, move: '', by: 'engine', effects: TILING } as const;
  const moved = event(4, body as unknown as GameEvent['body']);
  const step = { seat: 2, effects: TILING, own: false, linger: false };
  timeline.push({ key: 4, step, after: AFTER, event: moved });
  const counts = watch(() => {
    const { partial } = timeline;
    return partial?.body.type === 'moved' ? partial.body.effects.length : null;
  });
  expect(counts).toEqual([null, 2, 5, 6, null]);
});
