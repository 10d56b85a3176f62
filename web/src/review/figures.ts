/** Shares as numbers and lines to look at. */
import { REVIEW_UNITS as WHOLE } from '../lib/facts';
import type { ReviewMove, ReviewView } from '../lib/messages';
import { number, signed } from '../lib/texts.svelte';

export { WHOLE };

export function percent(units: number, digits = 0): string {
  return number(units / WHOLE, { style: 'percent', ...exactly(digits) });
}

const exactly = (digits: number): Intl.NumberFormatOptions => ({
  minimumFractionDigits: digits,
  maximumFractionDigits: digits,
});

/** With a sign, unless it is nothing. */
export function change(units: number, digits = 0): string {
  return signed(units / WHOLE, { style: 'percent', ...exactly(digits) });
}

/** How far off a cost may be; empty where nothing tells. */
export function errorOf({ cost, error }: ReviewMove): string {
  return cost > 0 && error ? `±${percent(error, 1)}` : '';
}

/**
 * Parts of an account in tenths of a percent that still add up: what rounding takes or gives goes to the
 * deals, which are the rest anyhow.
 */
export function rounded(parts: Readonly<Record<Part, number>>): Record<Part, number> {
  const unit = WHOLE / 1000;
  const out = { ...parts };
  for (const part of PARTS) out[part] = Math.round(parts[part] / unit) * unit + 0; // not −0
  out.deals = out.result - out.start - out.own - out.others - out.ending;
  return out;
}

export const PARTS = ['start', 'deals', 'own', 'others', 'ending', 'result'] as const;
export type Part = (typeof PARTS)[number];

/** Where a point of the course lies: `at` tokens have been played. */
export interface Plot {
  readonly width: number;
  readonly height: number;
  /** The number of tokens. */
  readonly count: number;
}

export const xOf = ({ width, count }: Plot, at: number): number =>
  count === 0 ? 0 : (at / count) * width;
export const yOf = ({ height }: Plot, units: number): number => (1 - units / WHOLE) * height;

/** The line of a seat as the path of an SVG. */
export function pathOf(plot: Plot, course: readonly (readonly number[])[], seat: number): string {
  return course
    .map((shares, at) => {
      const [x, y] = [xOf(plot, at), yOf(plot, shares[seat - 1] ?? 0)];
      return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

/** The token next to a place of the plot. */
export function tokenAt({ width, count }: Plot, x: number): number {
  if (count === 0 || width === 0) return 0;
  return Math.max(0, Math.min(count - 1, Math.round((x / width) * count) - 1));
}

/** The graded moves, in order. */
export function mistakesOf(view: ReviewView): readonly ReviewMove[] {
  return view.moves.filter(({ grade }) => grade !== null);
}

/** The mistake after or before a token; `null` if there is none. */
export function mistakeFrom(view: ReviewView, index: number, step: 1 | -1): number | null {
  const all = mistakesOf(view).map((move) => move.index);
  const found = step === 1 ? all.find((at) => at > index) : all.findLast((at) => at < index);
  return found ?? null;
}
