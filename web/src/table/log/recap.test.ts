import { beforeAll, expect, it } from 'vitest';
import type { Effect, Place } from '../../lib/messages';
import { startTexts } from '../../lib/texts.svelte';
import { TILES } from './log';
import type { Turn } from './marks';
import { recapsOf } from './recap';

beforeAll(startTexts);

const place = (kind: Place['kind'], seat = 0, number = 0): Place => ({
  kind,
  seat,
  number,
  space: 1,
});
const take = (seat: number, number: number): Effect => ({
  event: 'TilesMoved',
  colour: 'K',
  count: 3,
  origin: place('factory', 0, 1),
  target: number === 0 ? place('floor', seat) : place('line', seat, number),
});
const turn = (key: string, seat: number, ...effects: Effect[]): Turn => ({ key, seat, effects });
const names = (seat: number): string => ['Ana', 'Novice', 'Peter'][seat - 1] ?? '';

it('is the last move of each, short and with its tiles', () => {
  const placed: Effect = {
    event: 'TilePlaced',
    seat: 3,
    colour: 'B',
    row: 2,
    column: 4,
    horizontal: 0,
    vertical: 0,
    points: 1,
  };
  const moves = [turn('1', 2, take(2, 1)), turn('2', 3, placed), turn('3', 2, take(2, 4))];
  expect(recapsOf(moves, names)).toEqual([
    {
      seat: 3,
      name: 'Peter',
      drawn: { text: `${TILES} → 2/4`, colour: 'B', count: 1 },
      words: 'Peter, row 2: blue to column 4, 1 point.',
    },
    {
      seat: 2,
      name: 'Novice',
      drawn: { text: `${TILES} → 4`, colour: 'K', count: 3 },
      words: 'Novice takes 3 black from factory 1 to line 4.',
    },
  ]);
});

it('names the floor, and is nothing for a move that did nothing', () => {
  expect(recapsOf([turn('1', 2, take(2, 4))], names)[0]?.drawn.text).toBe(`${TILES} → line 4`);
  expect(recapsOf([turn('1', 2, take(2, 0))], names)[0]?.drawn.text).toBe(`${TILES} → floor`);
  expect(recapsOf([turn('1', 2)], names)).toEqual([]);
});
