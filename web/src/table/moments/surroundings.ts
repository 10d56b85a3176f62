/** The time and the person of a real browser. */
import { preferences } from '../../lib/preferences.svelte';
import { hear } from './sound';
import type { Announcement } from './moment';
import type { Surroundings } from './timeline.svelte';

const lessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Nothing moves for this person. */
export const isCalm = (): boolean => preferences().pace === 'instant' || lessMotion();

/** `rate`: how many times as fast as the person likes it. */
export function browser(
  say: (announcement: Announcement) => void = () => undefined,
  rate: () => number = () => 1,
): Surroundings {
  return {
    rate,
    later: (call, ms) => setTimeout(call, ms),
    never: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
    pace: () => preferences().pace,
    still: lessMotion,
    hidden: () => document.hidden,
    say,
    sound: hear,
  };
}
