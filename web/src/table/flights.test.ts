import { describe, expect, it } from 'vitest';
import type { BonusScored, Effect, Place } from '../lib/messages';
import { plan, TIMES } from './flights';
import { position } from '../lib/testing';

const place = (kind: Place['kind'], seat = 0, number = 0, space = 0): Place => ({
  kind,
  seat,
  number,
  space,
});
const moved = (
  colour: 'B' | 'R' | 'K' | 'Y' | 'W',
  count: number,
  origin: Place,
  target: Place,
): Effect => ({ event: 'TilesMoved', colour, count, origin, target });
const placed = (seat: number, row: number): Effect => ({
  event: 'TilePlaced',
  seat,
  colour: 'B',
  row,
  column: 4,
  horizontal: 0,
  vertical: 0,
  points: 3,
});
const bonus = (seat: number, kind: BonusScored['kind'], which: number): Effect => ({
  event: 'BonusScored',
  seat,
  kind,
  which,
  points: 7,
});
const floor = (seat: number, lost: number): Effect => ({
  event: 'FloorScored',
  seat,
  spaces: 2,
  cost: 2,
  lost,
  score: 0,
});
const STARTED: Effect = { event: 'RoundStarted', round: 2, start: 1 };

/** Where everything flies, and when it starts. */
const ways = (effects: readonly Effect[], times = TIMES.normal) =>
  plan(position(), effects, times).flights.map(({ from, to, piece, start }) => [
    from,
    to,
    piece,
    start,
  ]);
/** Where points appear, and when. */
const points = (effects: readonly Effect[], times = TIMES.normal) =>
  plan(position(), effects, times).pops.map((pop) => [pop.at, pop.points, pop.start]);

describe('taking tiles', () => {
  it('flies them from where they lay, the rest to the centre, one after the other', () => {
    expect(
      ways([
        moved('B', 2, place('factory', 0, 1), place('line', 1, 2, 1)),
        moved('R', 1, place('factory', 0, 1), place('centre')),
        moved('K', 1, place('factory', 0, 1), place('centre')),
      ]),
    ).toEqual([
      ['factory:1:0', 'line:1:2:1', 'B', 0],
      ['factory:1:1', 'line:1:2:2', 'B', 30],
      ['factory:1:2', 'centre:R', 'R', 60],
      ['factory:1:3', 'centre:K', 'K', 90],
    ]);
  });

  it('flies them to the spaces that are free, and what falls to the floor or the lid', () => {
    expect(
      ways([
        moved('R', 1, place('centre'), place('line', 2, 4, 3)),
        moved('R', 2, place('centre'), place('floor', 2, 0, 6)),
        moved('R', 1, place('centre'), place('lid')),
      ]),
    ).toEqual([
      ['centre:R', 'line:2:4:3', 'R', 0],
      ['centre:R', 'floor:2:6', 'R', 30],
      ['centre:R', 'floor:2:7', 'R', 60],
      ['centre:R', 'lid', 'R', 90],
    ]);
  });

  it('takes the start marker along', () => {
    expect(
      ways([
        { event: 'MarkerMoved', origin: place('centre'), target: place('floor', 1, 0, 3) },
        moved('R', 1, place('centre'), place('line', 1, 1, 1)),
      ]),
    ).toEqual([
      ['centre:1', 'floor:1:3', '1', 0],
      ['centre:R', 'line:1:1:1', 'R', 30],
    ]);
  });

  it('begins at the first place of a factory where the tiles are not known', () => {
    expect(ways([moved('W', 1, place('factory', 0, 9), place('centre'))])).toEqual([
      ['factory:9:0', 'centre:W', 'W', 0],
    ]);
    expect(ways([moved('W', 1, place('factory', 0, 1), place('centre'))])).toEqual([
      ['factory:1:0', 'centre:W', 'W', 0],
    ]);
  });

  it('lasts until the last piece has arrived, all at once in the fast mode', () => {
    const effects = [moved('B', 2, place('factory', 0, 1), place('line', 1, 2, 1))];
    const normal = plan(position(), effects, TIMES.normal);
    expect(normal.flights.map(({ duration }) => duration)).toEqual([220, 220]);
    expect(normal.length).toBe(250);
    expect(plan(position(), effects, TIMES.fast).length).toBe(160);
    expect(plan(position(), [], TIMES.normal)).toEqual({ flights: [], pops: [], length: 0 });
  });
});

describe('tiling', () => {
  it('goes row by row, on all boards at the same time', () => {
    const effects = [placed(1, 1), placed(1, 3), placed(2, 2)];
    expect(ways(effects)).toEqual([
      ['line:1:1:1', 'wall:1:1:4', 'B', 0],
      ['line:1:3:1', 'wall:1:3:4', 'B', 400],
      ['line:2:2:1', 'wall:2:2:4', 'B', 0],
    ]);
    expect(points(effects)).toEqual([
      ['wall:1:1:4', 3, 110],
      ['wall:1:3:4', 3, 510],
      ['wall:2:2:4', 3, 110],
    ]);
    // The last points stay for as long as a row takes.
    expect(plan(position(), effects, TIMES.normal).length).toBe(910);
    expect(ways(effects, TIMES.fast).map(([, , , start]) => start)).toEqual([0, 0, 0]);
  });

  it('takes the rest of a line away together with its tile', () => {
    expect(
      ways([
        placed(1, 1),
        placed(1, 3),
        moved('B', 2, place('line', 1, 3), place('lid')),
        moved('B', 1, place('line', 2, 2), place('lid')),
      ]),
    ).toEqual([
      ['line:1:1:1', 'wall:1:1:4', 'B', 0],
      ['line:1:3:1', 'wall:1:3:4', 'B', 400],
      ['line:1:3:2', 'lid', 'B', 400],
      ['line:1:3:3', 'lid', 'B', 400],
      ['line:2:2:2', 'lid', 'B', 0],
    ]);
  });

  it('comes after the last tiles were taken, and before the floor', () => {
    const take = moved('R', 2, place('centre'), place('line', 1, 2, 1));
    const effects = [take, placed(1, 2), floor(2, 2), floor(1, 0)];
    expect(ways(effects)[2]).toEqual(['line:1:2:1', 'wall:1:2:4', 'B', 250]);
    expect(points(effects)).toEqual([
      ['wall:1:2:4', 3, 360],
      ['floor:2:1', -2, 760],
    ]);
  });

  it('clears the floor, and brings the marker back to the centre with the deal', () => {
    expect(
      ways([
        floor(1, 2),
        moved('K', 2, place('floor', 1), place('lid')),
        { event: 'MarkerMoved', origin: place('floor', 1, 0, 1), target: place('centre') },
      ]),
    ).toEqual([
      ['floor:1:1', 'lid', 'K', 0],
      ['floor:1:2', 'lid', 'K', 30],
      ['floor:1:1', 'centre:1', '1', 400],
    ]);
  });

  it('ends with the bonuses, one after the other for each seat', () => {
    const effects = [
      placed(1, 1),
      bonus(1, 'row', 2),
      bonus(1, 'column', 3),
      bonus(2, 'colour', 4),
      bonus(1, 'colour', 5),
    ];
    expect(points(effects).slice(1)).toEqual([
      ['wall:1:2:5', 7, 510],
      ['wall:1:5:3', 7, 910],
      ['score:2', 7, 510],
      ['score:1', 7, 1310],
    ]);
    expect(plan(position(), effects, TIMES.normal).pops.map((pop) => pop.duration)).toEqual(
      effects.map(() => 900),
    );
  });
});

describe('dealing', () => {
  const deal = (colour: 'B' | 'W', count: number, factory: number): Effect =>
    moved(colour, count, place('bag'), place('factory', 0, factory));

  it('fills the places where the tiles will lie: sorted by colour, whenever they were drawn', () => {
    expect(
      ways([STARTED, deal('W', 2, 1), deal('B', 1, 1), deal('W', 1, 3), deal('B', 1, 1)]),
    ).toEqual([
      ['bag', 'factory:1:2', 'W', 0],
      ['bag', 'factory:1:3', 'W', 25],
      ['bag', 'factory:1:0', 'B', 50],
      ['bag', 'factory:3:0', 'W', 75],
      ['bag', 'factory:1:1', 'B', 100],
    ]);
  });

  it('comes after the tiling, with a bag that may have been filled in between', () => {
    const effects: Effect[] = [
      placed(1, 1),
      floor(2, 2),
      STARTED,
      deal('W', 1, 1),
      { event: 'BagRefilled', tiles: [1, 0, 0, 0, 0] },
      deal('B', 1, 1),
    ];
    expect(ways(effects).slice(1)).toEqual([
      ['bag', 'factory:1:1', 'W', 910],
      ['bag', 'factory:1:0', 'B', 935],
    ]);
  });

  it('forgets what lay on the factories before', () => {
    const before = moved('B', 1, place('bag'), place('factory', 0, 1));
    expect(ways([before])).toEqual([['bag', 'factory:1:0', 'B', 0]]);
    expect(ways([STARTED, before, moved('B', 1, place('factory', 0, 1), place('centre'))]).at(-1))
      // It has been filled: nothing of that colour is still to come.
      .toEqual(['factory:1:0', 'centre:B', 'B', 220]);
  });
});
