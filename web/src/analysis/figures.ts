/** Shares, points and counts as they are read at a glance. */
import { number } from '../lib/texts.svelte';

/** A share of the win. Certain is only what is certain: 99.6 % is not 100 %. */
export function percent(share: number): string {
  const whole = Math.round(share * 100);
  const shown = share > 0 && share < 1 ? Math.min(99, Math.max(1, whole)) : whole;
  return number(shown / 100, { style: 'percent' });
}

/** Expected points. */
export function points(value: number): string {
  return number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).replace('-', '−');
}

/** 950, 12K, 3.4M: how many positions a search has made. */
export function short(count: number): string {
  return number(count, { notation: 'compact', maximumFractionDigits: count < 1e6 ? 0 : 1 });
}
