// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { around, MIN_PLATE, plateFor, ringFits, ringIn, stockSize, type Ring } from './ring';

const COUNTS = [5, 7, 9] as const;
const ROOMS = [300, 380, 470, 600, 800, 1100, 1500, 2200];

/** How far two round plates, or a plate and a box, are from each other. */
function gaps(ring: Ring): number[] {
  const bag = stockSize(ring.stock);
  const boxes = [
    { x: 0, y: ring.middle, ...ring.centre },
    { ...ring.corner, ...bag },
  ];
  return ring.points.flatMap((point, i) => [
    ...ring.points
      .slice(i + 1)
      .map((other) => Math.hypot(point.x - other.x, point.y - other.y) - ring.plate),
    ...boxes.map((box) => {
      const x = Math.max(0, Math.abs(point.x - box.x) - box.width / 2);
      const y = Math.max(0, Math.abs(point.y - box.y) - box.height / 2);
      return Math.hypot(x, y) - ring.plate / 2;
    }),
  ]);
}

/** From one plate to the next around the centre, in plates. */
function steps({ points, plate }: Ring): number[] {
  return points.map((point, i) => {
    const next = points[(i + 1) % points.length] ?? point;
    return Math.hypot(point.x - next.x, point.y - next.y) / plate;
  });
}

describe('a ring', () => {
  it.each(COUNTS)('of %i plates lies inside its room, and nothing on something else', (count) => {
    for (const width of ROOMS) {
      for (const height of ROOMS) {
        const ring = ringIn({ width, height }, count, 600);
        expect(ring !== null).toBe(ringFits({ width, height }, count, MIN_PLATE));
        if (!ring) continue;
        expect(ring.plate).toBeGreaterThanOrEqual(MIN_PLATE);
        expect(Math.min(...gaps(ring))).toBeGreaterThanOrEqual(-0.01);
        const bag = stockSize(ring.stock);
        for (const { x, y } of ring.points) {
          expect(Math.abs(x) + ring.plate / 2).toBeLessThanOrEqual(width / 2 + 0.01);
          expect(Math.abs(y) + ring.plate / 2).toBeLessThanOrEqual(height / 2 + 0.01);
        }
        expect(Math.abs(ring.corner.x) + bag.width / 2).toBeLessThanOrEqual(width / 2 + 0.01);
        expect(Math.abs(ring.corner.y) + bag.height / 2).toBeLessThanOrEqual(height / 2 + 0.01);
      }
    }
  });

  it.each(COUNTS)('of %i plates grows with its room, up to what is wanted', (count) => {
    let last = 0;
    for (let side = 420; side <= 1600; side += 20) {
      const plate = ringIn({ width: side, height: side }, count, 300)?.plate ?? 0;
      expect(plate).toBeGreaterThanOrEqual(last);
      last = plate;
    }
    expect(last).toBe(300);
  });

  it.each(COUNTS)('of %i plates stays together in a room that is too large', (count) => {
    for (const [width, height] of [
      [1600, 1600],
      [2400, 900],
      [900, 2400],
    ] as const) {
      const ring = ringIn({ width, height }, count, 130);
      expect(ring?.plate).toBe(130);
      if (ring) expect(Math.max(...steps(ring))).toBeLessThan(2.1);
    }
  });

  it('has no room in a small place', () => {
    expect(ringIn({ width: 200, height: 200 }, 5, 120)).toBeNull();
    expect(ringFits({ width: 200, height: 900 }, 9, MIN_PLATE)).toBe(false);
  });

  it('shows tiles as large as those of a board', () => {
    expect(plateFor(50)).toBe(157);
  });
});

describe('an ellipse', () => {
  it('has factories evenly around it, from the top', () => {
    const points = around(9, 300, 150);
    expect(points).toHaveLength(9);
    expect(points[0]?.x).toBeCloseTo(0);
    expect(points[0]?.y).toBeCloseTo(-150);
    const apart = points.map((p, i) => {
      const q = points[(i + 1) % 9] ?? p;
      return Math.hypot(p.x - q.x, p.y - q.y);
    });
    expect(Math.max(...apart) - Math.min(...apart)).toBeLessThan(25);
    // Clockwise, and on the ellipse.
    expect(points[1]?.x).toBeGreaterThan(0);
    for (const { x, y } of points) expect((x / 300) ** 2 + (y / 150) ** 2).toBeCloseTo(1, 2);
    const corners = around(4, 100, 100).flatMap(({ x, y }) => [x, y]);
    for (const [i, value] of [0, -100, 100, 0, 0, 100, -100, 0].entries()) {
      expect(corners[i]).toBeCloseTo(value);
    }
  });
});
