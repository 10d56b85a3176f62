/** What the page of a person says in words. */
import type { Variant } from '../lib/messages';
import { number, signed, t } from '../lib/texts.svelte';

export function settingName(variant: Variant, players: number): string {
  return t(variant === 'grey' ? 'person-setting-grey' : 'person-setting', { players });
}

/** A part of a win, as percent with its sign. */
export function shareText(value: number): string {
  return signed(value, {
    style: 'percent',
    maximumFractionDigits: Math.abs(value) < 0.1 ? 1 : 0,
  });
}

/** A mean, with one digit after the point. */
export function meanText(sum: number, count: number): string {
  return count === 0
    ? '–'
    : number(sum / count, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
}

/** How many of how many, as percent. */
export function partText(part: number, whole: number): string {
  return whole === 0 ? '–' : number(part / whole, { style: 'percent', maximumFractionDigits: 0 });
}
