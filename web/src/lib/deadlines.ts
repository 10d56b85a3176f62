/** Until when a move is awaited, in words. */
import { t } from './texts.svelte';

const UNITS = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
] as const;

/**
 * "3 days left": in the largest unit of which there are two. A little less than a whole one counts as one,
 * so that three days are three days when they have just begun.
 */
export function leftWords(deadline: number, now: number = Date.now()): string {
  const ms = Math.max(0, deadline - now);
  const whole = (size: number): number => Math.floor((ms + size / 24) / size);
  const [unit, size] = UNITS.find(([, size]) => whole(size) >= 2) ?? ['minutes', 60_000];
  return t('time-left-words', { unit, count: whole(size) });
}

/** What comes first is due first; without a deadline it comes last. */
export function bySoonest(
  one: { readonly deadline: number | null },
  other: { readonly deadline: number | null },
): number {
  const [a, b] = [one.deadline ?? Infinity, other.deadline ?? Infinity];
  return a === b ? 0 : a - b;
}
