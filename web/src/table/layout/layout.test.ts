// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { boardSize } from './board';
import { BESIDE, kindOf, layout, panelWidth, type Layout } from './layout';

const PLAYERS = [2, 3, 4] as const;
/** Tables on screens of people: what is left of them below the page's header. */
const SCREENS: readonly (readonly [number, number])[] = [
  [1024, 717],
  [1180, 769],
  [1280, 749],
  [1366, 717],
  [1440, 849],
  [1536, 813],
  [1680, 999],
  [1920, 900],
  [1920, 1029],
  [2560, 1029],
  [2560, 1389],
  [3440, 1389],
  [3840, 2109],
  [720, 900],
  [768, 973],
  [820, 1129],
  [1024, 1315],
  [1080, 1869],
];

/** What stands below each other on the left and in the middle, and beside each other, at most. */
function needs(found: Layout, players: number): { width: number; heights: number[] } {
  const own = boardSize(found.unit, found.row);
  const small = boardSize(found.small);
  const ring = found.ring ?? { width: 0, height: 0 };
  const others = (players - 1) * (small.height + 8) - 8;
  const sign = 10;
  switch (found.arrangement) {
    case 'facing':
      return {
        width: own.width + 16 + ring.width,
        heights: [small.height + 8 + sign + own.height, ring.height + 8 + found.bar],
      };
    case 'column':
      return {
        width: small.width + 16 + Math.max(ring.width, own.width),
        heights: [others, ring.height + 8 + sign + own.height + 8 + found.bar],
      };
    case 'corner':
      return {
        width: Math.max(ring.width + 16 + small.width, own.width),
        heights: [Math.max(ring.height, others) + 8 + sign + own.height + 8 + found.bar],
      };
    case 'rows':
      return {
        width: Math.max(ring.width, own.width, (players - 1) * (small.width + 8) - 8),
        heights: [ring.height + 8 + small.height + 8 + sign + own.height + 8 + found.bar],
      };
    default: {
      const above = players === 2 ? 0 : small.height + 8;
      return {
        width: Math.max(ring.width, own.width + 8 + small.width),
        heights: [ring.height + 8 + above + sign + own.height + 8 + found.bar],
      };
    }
  }
}

describe.each(PLAYERS)('a table of %i', (players) => {
  it.each([false, true])('fits on every screen, with targets for fingers (equal: %s)', (equal) => {
    for (const [width, height] of SCREENS) {
      const found = layout(width, height, players, { equal });
      const { width: wide, heights } = needs(found, players);
      const panel = found.panel > 0 ? found.panel + 16 : 0;
      const where = `${String(width)} × ${String(height)}`;
      expect(wide + panel, where).toBeLessThanOrEqual(width - 16);
      expect(Math.max(...heights), where).toBeLessThanOrEqual(height - 16);
      expect(found.row, where).toBeGreaterThanOrEqual(44);
      expect(found.plate / 2, where).toBeGreaterThanOrEqual(44);
      expect(found.row, where).toBeGreaterThanOrEqual(found.unit);
      if (equal) expect(found.small, where).toBe(found.unit);
      else expect(found.small, where).toBeLessThan(found.unit);
    }
  });

  it.each([false, true])('has sizes that fit in any window (equal: %s)', (equal) => {
    for (let width = 900; width <= 3900; width += 230) {
      for (let height = 560; height <= 2200; height += 145) {
        const found = layout(width, height, players, { equal });
        if (!found.ring) continue;
        const { width: wide, heights } = needs(found, players);
        const panel = found.panel > 0 ? found.panel + 16 : 0;
        const where = `${String(width)} × ${String(height)} ${found.arrangement}`;
        expect(wide + panel, where).toBeLessThanOrEqual(width - 16);
        expect(Math.max(...heights), where).toBeLessThanOrEqual(height - 16);
        expect(found.plate, where).toBeGreaterThanOrEqual(88);
      }
    }
  });

  it.each([
    [16, 9],
    [16, 10],
    [4, 3],
    [21, 9],
    [3, 4],
    [9, 16],
  ])('grows with a screen of %i : %i', (across, down) => {
    let last = layout(700, (700 * down) / across, players);
    for (let width = 710; width <= 3840; width += 70) {
      const found = layout(width, (width * down) / across, players);
      const same =
        found.arrangement === last.arrangement &&
        found.kind === last.kind &&
        found.panel > 0 === last.panel > 0 &&
        found.unfolded === last.unfolded;
      if (same) {
        expect(found.unit, String(width)).toBeGreaterThanOrEqual(last.unit);
        expect(found.unit + found.small, String(width)).toBeGreaterThanOrEqual(
          last.unit + last.small - 2,
        );
        expect(found.plate, String(width)).toBeGreaterThanOrEqual(last.plate * 0.9);
      }
      last = found;
    }
  });

  it('uses a large screen: tiles that are seen from afar, factories that stay together', () => {
    const { unit, small, ring } = layout(2560, 1389, players);
    expect(unit).toBeGreaterThanOrEqual(84);
    expect(small).toBeGreaterThanOrEqual(60);
    expect(ring?.plate).toBeGreaterThanOrEqual(200);
    const { points = [], plate = 1 } = ring ?? {};
    for (const [i, point] of points.entries()) {
      const next = points[(i + 1) % points.length] ?? point;
      expect(Math.hypot(point.x - next.x, point.y - next.y) / plate).toBeLessThan(1.75);
    }
  });
});

describe('the layout', () => {
  it.each([
    [1440, 853, 2, 'wide'],
    [1024, 721, 4, 'wide'],
    [768, 977, 2, 'tablet'],
    [360, 640, 2, 'phone'],
    [412, 915, 4, 'phone'],
    [640, 360, 2, 'landscape'],
    [900, 560, 2, 'wide'],
    [899, 560, 2, 'landscape'],
    [900, 559, 2, 'landscape'],
    [1000, 690, 3, 'wide'],
    [1000, 689, 3, 'landscape'],
    [900, 900, 2, 'tablet'],
    [700, 860, 2, 'tablet'],
    [699, 860, 2, 'phone'],
    [700, 859, 2, 'phone'],
    [500, 500, 2, 'phone'],
  ] as const)('of %i × %i with %i players is %s', (width, height, players, kind) => {
    expect(kindOf(width, height, players)).toBe(kind);
  });

  it('shows two boards nearly alike', () => {
    for (const [width, height] of SCREENS.filter(([width]) => width >= 1024)) {
      const { kind, unit, small } = layout(width, height, 2);
      if (kind === 'wide') expect(small / unit).toBeGreaterThan(0.9);
    }
    expect(layout(1440, 849, 2).small).toBeGreaterThanOrEqual(50);
  });

  it('has a panel where there is room, and gives its room to the table where there is none', () => {
    expect(layout(BESIDE, 800, 2).panel).toBe(panelWidth(BESIDE));
    expect(layout(BESIDE - 1, 800, 2).panel).toBe(0);
    expect(layout(768, 1000, 2).panel).toBe(0);
    expect(layout(1280, 800, 2, { panel: false }).panel).toBe(0);
    expect(layout(1280, 800, 2, { panel: false }).plate).toBeGreaterThan(
      layout(1280, 800, 2).plate,
    );
    expect(panelWidth(1180)).toBe(300);
    expect(panelWidth(3840)).toBe(600);
  });

  // Sizes that were looked at: a change of one is a change of what people see.
  it.each([
    [1440, 849, 2, 'facing', 58, 53, 147],
    [1440, 849, 3, 'column', 52, 46, 134],
    [1440, 849, 4, 'column', 52, 37, 120],
    [2560, 1389, 2, 'facing', 105, 96, 304],
    [768, 973, 2, 'corner', 58, 33, 123],
    [768, 973, 4, 'rows', 56, 21, 118],
    [360, 640, 2, 'slim', 31, 30, 88],
    [360, 640, 3, 'slim', 31, 30, 81],
    [360, 640, 4, 'slim', 31, 30, 80],
    [390, 844, 2, 'slim', 34, 32, 102],
    [390, 844, 3, 'slim', 34, 16, 99],
    [390, 844, 4, 'slim', 34, 33, 101],
    [640, 360, 2, 'slim', 31, 34, 78],
  ])('of %i × %i with %i is %s, %i, %i, %i', (width, height, players, ...sizes) => {
    const { arrangement, unit, small, plate } = layout(width, height, players);
    expect([arrangement, unit, small, plate]).toEqual(sizes);
  });
});

describe('the panel', () => {
  it('is read from as far away as the table: its text grows with it', () => {
    expect(layout(1440, 849, 2).zoom).toBe(1);
    const { zoom, panel } = layout(2560, 1389, 2);
    expect(zoom).toBeGreaterThan(1.3);
    expect(panel / zoom).toBeGreaterThanOrEqual(300);
    expect(layout(3840, 2109, 4).zoom).toBeGreaterThan(1.8);
    expect(layout(2560, 1389, 2, { roomy: true }).zoom).toBeGreaterThan(1.3);
  });
});
