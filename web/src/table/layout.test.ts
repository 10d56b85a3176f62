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
  });
});
