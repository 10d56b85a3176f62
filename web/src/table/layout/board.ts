/** How large a board is, and the numbers that everything is fitted to. All sizes are CSS pixels. */
import type { Size } from './ring';

/** Lines, the gap between them and the wall, and the wall, in units. */
export const BOARD_WIDTH = 10.8;
/** A factory is a target in four parts, a line is one: for fingers. */
export const TARGET = 44;
/** Where there is no room for that. */
export const SMALL_TARGET = 32;
export const HEAD = 30;
export const MIN_UNIT = 24;

export const clamp = (value: number, low: number, high: number): number =>
  Math.floor(Math.min(high, Math.max(low, value)));

/** The height of a board's head, with name and score. */
export function headHeight(unit: number): number {
  return clamp(unit * 0.4 + 12, HEAD, 72);
}

export function boardSize(unit: number, row = unit, head = headHeight(unit)): Size {
  return {
    width: Math.ceil(unit * (BOARD_WIDTH + 0.24) + 2),
    height: Math.ceil(head + 5 * row + Math.max(row, unit + 2) + unit * 0.06 + 10),
  };
}

/** A unit by the width of a board. */
export const unitIn = (width: number): number => (width - 3) / (BOARD_WIDTH + 0.24);

/** The largest whole number for which something holds that holds for all smaller ones. */
export function largest(
  from: number,
  to: number,
  holds: (value: number) => unknown,
): number | null {
  if (!holds(from)) return null;
  let [low, high] = [from, Math.floor(Math.max(from, to)) + 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}
