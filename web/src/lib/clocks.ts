/** The clocks that a person can choose, and clocks in words. */
import type { Clock } from './messages';
import { t } from './texts.svelte';

const minutes = (initial: number, credit: number): Clock => ({
  type: 'budget',
  initial_ms: initial * 60_000,
  credit_ms: credit * 1000,
});

export const CLOCKS = {
  none: { type: 'none' },
  quick: minutes(3, 5),
  normal: minutes(10, 10),
  long: minutes(30, 20),
  day: { type: 'days', days: 1 },
  days: { type: 'days', days: 3 },
  week: { type: 'days', days: 7 },
} as const satisfies Record<string, Clock>;
export type ClockName = keyof typeof CLOCKS;
export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];

export function clockText(clock: Clock): string {
  switch (clock.type) {
    case 'none':
      return t('clock-none');
    case 'budget':
      return t('clock-budget', {
        minutes: clock.initial_ms / 60_000,
        seconds: clock.credit_ms / 1000,
      });
    case 'days':
      return t('clock-days', { days: clock.days });
  }
}
