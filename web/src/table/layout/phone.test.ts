// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { FACTORIES } from '../../lib/facts';
import { boardSize } from './board';
import { areasOf, type Grid } from './grid';
import { layout, type Layout } from './layout';
import { MINI_WIDTH, wordsHeight } from './phone';

const PLAYERS = [2, 3, 4] as const;
const UPRIGHT: readonly (readonly [number, number])[] = [
  [320, 568],
  [360, 640],
  [360, 740],
  [375, 667],
  [390, 664],
  [390, 844],
  [412, 915],
  [430, 932],
];
const ACROSS: readonly (readonly [number, number])[] = [
  [640, 360],
  [720, 450],
  [844, 390],
  [932, 430],
  [960, 540],
];

const gridOf = ({ grid }: Layout): Grid => {
  if (!grid) throw new Error('a phone has a grid');
  return grid;
};
const stripOf = ({ unfolded, small, head, fold }: Layout): number =>
  unfolded ? boardSize(small, small, head).height : fold.height;
const ownOf = ({ unit, row, head }: Layout): number => boardSize(unit, row, head).height;

/** What is needed below each other, at most. */
function needed(found: Layout): number {
  const [strip, own, sources] = [stripOf(found), ownOf(found), gridOf(found).height];
  if (found.kind === 'phone') return 8 + strip + 4 + sources + 4 + own + 4 + found.bar;
  const left = 8 + sources + 4 + found.bar;
  return found.above ? Math.max(left, 8 + strip + 4 + own) : Math.max(left + strip + 4, 8 + own);
}

describe.each(PLAYERS)('a phone with %i', (players) => {
  it.each([...UPRIGHT, ...ACROSS])('of %i × %i holds everything', (width, height) => {
    const found = layout(width, height, players);
    const { row, unit, fold, small, unfolded, opened, kind } = found;
    const grid = gridOf(found);
    // The smallest phones of all have to scroll with more than two.
    if (width >= 360 || players === 2) expect(needed(found)).toBeLessThanOrEqual(height);
    const wide = kind === 'phone' ? width - 8 : width - boardSize(unit).width - 18;
    expect(grid.plate * grid.columns).toBeLessThanOrEqual(wide);
    if (kind === 'phone') expect(boardSize(unit).width).toBeLessThanOrEqual(width - 8);
    // Fingers: a little less where there is little room for many.
    const target = width < 360 || height < 400 ? 32 : { 2: 44, 3: 38, 4: 32 }[players];
    expect(row).toBeGreaterThanOrEqual(target);
    expect(grid.plate / 2).toBeGreaterThanOrEqual(target);
    expect(grid.cell).toBeGreaterThanOrEqual(target);
    // The others can be told apart, and read when they are opened.
    const strip = kind === 'phone' ? width - 8 : found.above ? boardSize(unit).width : wide;
    const each = (strip - 4 * (players - 2)) / (players - 1);
    if (!unfolded) {
      expect(fold.cell).toBeGreaterThanOrEqual(7);
      expect(fold.cell * MINI_WIDTH).toBeLessThanOrEqual(each - 10);
      expect(opened).toBeGreaterThanOrEqual(20);
    } else expect(boardSize(small).width).toBeLessThanOrEqual(each);
    expect(boardSize(opened).width).toBeLessThanOrEqual(width);
  });

  it('gives its height to the plates: fingers and eyes are glad of them', () => {
    const least = { 2: 100, 3: 98, 4: 98 }[players];
    expect(gridOf(layout(390, 844, players)).plate).toBeGreaterThanOrEqual(least);
    expect(gridOf(layout(430, 932, players)).plate).toBeGreaterThanOrEqual(least + 10);
    // Nothing is left over that a plate could have.
    for (const [width, height] of UPRIGHT.slice(1)) {
      expect(needed(layout(width, height, players))).toBeGreaterThan(height - 64);
    }
  });

  it('grows with the height of the window', () => {
    let last = gridOf(layout(390, 600, players)).plate;
    for (let height = 602; height <= 960; height += 2) {
      const { plate } = gridOf(layout(390, height, players));
      // A line that a finger can hit is worth some pixels of a plate.
      expect(plate, String(height)).toBeGreaterThanOrEqual(last - 12);
      last = plate;
    }
  });

  it('has room for text of twice the size, and scrolls where it has not', () => {
    for (const [width, height] of UPRIGHT.slice(1)) {
      const [usual, large] = [
        layout(width, height, players),
        layout(width, height, players, { text: 2 }),
      ];
      expect(large.words).toBeGreaterThan(3 * usual.words);
      expect(large.head).toBe(56);
      expect(gridOf(large).plate).toBeGreaterThanOrEqual(64);
      expect(large.row).toBeGreaterThanOrEqual(32);
      if (height >= 740)
        expect(needed(large)).toBeLessThanOrEqual(players === 2 ? height : height + 90);
    }
  });

  it('needs less height for a table that is only looked at, below which a replay has its controls', () => {
    const height = (found: Layout): number => ownOf(found) + gridOf(found).height;
    const [still, live] = [
      layout(360, 690, players, { still: true, wordless: true }),
      layout(360, 690, players),
    ];
    expect(still.bar).toBe(44);
    expect(still.words).toBe(0);
    expect(height(still) + still.bar).toBeLessThanOrEqual(height(live) + live.bar);
    expect(still.row).toBeGreaterThanOrEqual(32);
  });

  it('has every part of the grid in a place of its own', () => {
    const count = FACTORIES[String(players) as keyof typeof FACTORIES];
    for (const [width, height] of [...UPRIGHT, ...ACROSS]) {
      const grid = gridOf(layout(width, height, players));
      const { plates, stock, centre } = areasOf(grid, count);
      const taken = new Set<string>();
      for (const area of [...plates, stock, centre]) {
        const [top = 0, left = 0, bottom = 0, right = 0] = area.split(' / ').map(Number);
        expect(right - left).toBeGreaterThan(0);
        expect(right).toBeLessThanOrEqual(grid.columns + (grid.side ? 2 : 1));
        expect(bottom).toBeLessThanOrEqual(grid.rows + (grid.beside ? 1 : 2));
        for (let column = left; column < right; column++) {
          const key = `${String(top)} ${String(column)}`;
          expect(taken.has(key), `${key} of ${JSON.stringify(grid)}`).toBe(false);
          taken.add(key);
        }
      }
    }
  });
});

it('the words of the bar have two lines where those hold the longest sentence, and else more', () => {
  expect(wordsHeight(352, 1)).toBe(35);
  expect(wordsHeight(300, 1)).toBe(53);
  expect(wordsHeight(352, 2)).toBe(175);
});
