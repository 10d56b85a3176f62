import { describe, expect, it } from 'vitest';
import type { Effect, Place } from '../lib/messages';
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
  column: 1,
  horizontal: 0,
  vertical: 0,
  points: 3,
});

describe('flights', () => {
  it('take tiles from where they lay, the rest to the centre', () => {
    const { flights } = plan(
      position(),
      [
        moved('B', 2, place('factory', 0, 1), place('line', 1, 2, 1)),
        moved('R', 1, place('factory', 0, 1), place('centre')),
      ],
      TIMES.normal,
    );
    expect(flights.map(({ from, to }) => [from, to])).toEqual([
      ['factory:1:0', 'line:1:2:1'],
      ['factory:1:1', 'line:1:2:2'],
      ['factory:1:2', 'centre:R'],
    ]);
    expect(flights.map(({ start }) => start)).toEqual([0, 30, 60]);
  });

  it('show a tiling row by row, all boards at the same time', () => {
    const effects = [placed(1, 1), placed(1, 3), placed(2, 2)];
    const { flights, pops } = plan(position(), effects, TIMES.normal);
    expect(flights.map(({ start }) => start)).toEqual([0, 400, 0]);
    expect(flights[1]).toMatchObject({ from: 'line:1:3:1', to: 'wall:1:3:1' });
    expect(pops.map(({ at, points }) => [at, points])).toEqual([
      ['wall:1:1:1', 3],
      ['wall:1:3:1', 3],
      ['wall:2:2:1', 3],
    ]);
  });

  it('are all at once in the fast mode', () => {
    const { flights } = plan(position(), [placed(1, 1), placed(1, 3)], TIMES.fast);
    expect(flights.map(({ start }) => start)).toEqual([0, 0]);
  });

  it('deal after the tiling, to the places where the tiles will lie', () => {
    const effects: Effect[] = [
      placed(1, 1),
      { event: 'FloorScored', seat: 2, spaces: 2, cost: 2, lost: 2, score: 0 },
      { event: 'RoundStarted', round: 2, start: 1 },
      moved('W', 1, place('bag'), place('factory', 0, 1)),
      { event: 'BagRefilled', tiles: [1, 0, 0, 0, 0] },
      moved('B', 1, place('bag'), place('factory', 0, 1)),
    ];
    const { flights, pops, length } = plan(position(), effects, TIMES.normal);
    expect(pops.at(-1)).toMatchObject({ at: 'floor:2:1', points: -2 });
    // Blue comes first on a factory, whenever it was drawn.
    expect(flights.slice(1).map(({ to }) => to)).toEqual(['factory:1:1', 'factory:1:0']);
    expect(flights[1]?.start).toBeGreaterThan(flights[0]?.start ?? 0);
    expect(length).toBeGreaterThan(0);
  });
});
