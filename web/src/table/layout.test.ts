import { describe, expect, it } from 'vitest';
import { around, boardHeight, BOARD_WIDTH, kindOf, layout, others } from './layout';

describe('the layout', () => {
  it.each([
    [1440, 853, 'wide'],
    [1024, 721, 'wide'],
    [768, 977, 'tablet'],
    [360, 640, 'phone'],
    [412, 915, 'phone'],
    [640, 360, 'landscape'],
    [900, 620, 'wide'],
    [899, 620, 'landscape'],
    [900, 619, 'landscape'],
    [900, 900, 'tablet'],
    [700, 860, 'tablet'],
    [699, 860, 'phone'],
    [700, 859, 'phone'],
    [500, 500, 'phone'],
  ] as const)('%i × %i is %s', (width, height, kind) => {
    expect(kindOf(width, height)).toBe(kind);
  });

  it.each([2, 3, 4])('fits %i players on a phone, with targets for fingers', (players) => {
    const { row, plate, unit, columns } = layout(360, 640, players);
    const target = players === 4 ? 32 : 44;
    expect(row).toBeGreaterThanOrEqual(target);
    expect(plate / 2).toBeGreaterThanOrEqual(target);
    expect(unit * BOARD_WIDTH).toBeLessThanOrEqual(360);
    expect(plate * columns).toBeLessThanOrEqual(352);
    const centre = players === 2 ? 0 : players === 3 ? 50 : 44;
    const board = 28 + 5 * row + Math.max(row, unit + 2) + 12;
    expect(44 + 2 * plate + 2 + centre + board + 44 + 5 * 4).toBeLessThanOrEqual(640);
  });

  it.each([2, 3, 4])('fits %i players on a wide screen', (players) => {
    const { unit, small, plate, ring, panel } = layout(1425, 849, players);
    expect(plate / 2).toBeGreaterThanOrEqual(44);
    expect(ring + boardHeight(unit) + 46).toBeLessThanOrEqual(849);
    expect((players - 1) * (small * 6.4 + 34)).toBeLessThanOrEqual(849);
    expect(others(small) + unit * BOARD_WIDTH + panel).toBeLessThanOrEqual(1425);
    expect(unit).toBeGreaterThan(small);
  });

  // Sizes that were looked at: a change of one is a change of what people see.
  it.each([
    [
      1280,
      800,
      3,
      {
        unit: 48,
        row: 48,
        small: 22,
        plate: 110,
        columns: 0,
        ring: 355,
        panel: 300,
        unfolded: false,
      },
    ],
    [
      1440,
      853,
      2,
      {
        unit: 51,
        row: 51,
        small: 25,
        plate: 121,
        columns: 0,
        ring: 389,
        panel: 300,
        unfolded: false,
      },
    ],
    [
      1440,
      853,
      4,
      {
        unit: 51,
        row: 51,
        small: 25,
        plate: 121,
        columns: 0,
        ring: 389,
        panel: 300,
        unfolded: false,
      },
    ],
    [
      1100,
      700,
      2,
      {
        unit: 43,
        row: 43,
        small: 19,
        plate: 89,
        columns: 0,
        ring: 287,
        panel: 300,
        unfolded: false,
      },
    ],
    [
      1099,
      700,
      2,
      { unit: 45, row: 45, small: 19, plate: 88, columns: 0, ring: 274, panel: 0, unfolded: false },
    ],
    [
      720,
      900,
      2,
      { unit: 40, row: 40, small: 26, plate: 88, columns: 0, ring: 278, panel: 0, unfolded: false },
    ],
    [
      720,
      900,
      4,
      { unit: 44, row: 44, small: 19, plate: 88, columns: 0, ring: 297, panel: 0, unfolded: false },
    ],
    [
      800,
      1100,
      3,
      {
        unit: 56,
        row: 56,
        small: 26,
        plate: 107,
        columns: 0,
        ring: 375,
        panel: 0,
        unfolded: false,
      },
    ],
    [
      320,
      568,
      2,
      { unit: 28, row: 44, small: 26, plate: 79, columns: 3, ring: 0, panel: 0, unfolded: false },
    ],
    [
      320,
      568,
      4,
      { unit: 28, row: 38, small: 26, plate: 62, columns: 5, ring: 0, panel: 0, unfolded: false },
    ],
    [
      360,
      640,
      2,
      { unit: 31, row: 44, small: 26, plate: 92, columns: 3, ring: 0, panel: 0, unfolded: false },
    ],
    [
      360,
      640,
      3,
      { unit: 31, row: 44, small: 26, plate: 88, columns: 4, ring: 0, panel: 0, unfolded: false },
    ],
    [
      360,
      640,
      4,
      { unit: 31, row: 41, small: 26, plate: 70, columns: 5, ring: 0, panel: 0, unfolded: false },
    ],
    [
      375,
      760,
      2,
      { unit: 33, row: 44, small: 23, plate: 97, columns: 3, ring: 0, panel: 0, unfolded: true },
    ],
    [
      430,
      932,
      2,
      { unit: 38, row: 48, small: 26, plate: 116, columns: 3, ring: 0, panel: 0, unfolded: true },
    ],
    [
      430,
      932,
      4,
      { unit: 38, row: 48, small: 26, plate: 84, columns: 5, ring: 0, panel: 0, unfolded: false },
    ],
    [
      568,
      320,
      2,
      { unit: 28, row: 44, small: 26, plate: 76, columns: 3, ring: 0, panel: 0, unfolded: false },
    ],
    [
      640,
      360,
      2,
      { unit: 31, row: 44, small: 26, plate: 90, columns: 3, ring: 0, panel: 0, unfolded: false },
    ],
    [
      640,
      360,
      3,
      { unit: 31, row: 44, small: 26, plate: 67, columns: 4, ring: 0, panel: 0, unfolded: false },
    ],
    [
      932,
      430,
      4,
      { unit: 46, row: 56, small: 26, plate: 88, columns: 4, ring: 0, panel: 0, unfolded: false },
    ],
  ])('of %i × %i with %i players is %o', (width, height, players, sizes) => {
    const found = layout(width, height, players);
    expect({ ...found, ring: Math.round(found.ring) }).toMatchObject(sizes);
    expect(found.beside).toBe(found.kind === 'phone' && players === 2);
  });

  it('gives the room of the panel to the table where there is no panel', () => {
    expect(layout(1280, 800, 2, false).panel).toBe(0);
    expect(layout(1100, 900, 4, false).plate).toBeGreaterThan(layout(1100, 900, 4).plate);
  });

  it('spreads factories evenly around an ellipse, from the top', () => {
    const points = around(9, 300, 150);
    expect(points).toHaveLength(9);
    expect(points[0]?.x).toBeCloseTo(0);
    expect(points[0]?.y).toBeCloseTo(-150);
    const gaps = points.map((p, i) => {
      const q = points[(i + 1) % 9] ?? p;
      return Math.hypot(p.x - q.x, p.y - q.y);
    });
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(25);
    // Clockwise, and on the ellipse.
    expect(points[1]?.x).toBeGreaterThan(0);
    for (const { x, y } of points) expect((x / 300) ** 2 + (y / 150) ** 2).toBeCloseTo(1);
    expect(around(4, 100, 100).map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
      [0, -100],
      [100, 0],
      [0, 100],
      [-100, 0],
    ]);
  });
});
