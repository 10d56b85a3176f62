/** Whether anything is heard. What it sounds like is fetched when it is first needed. */
import { preferences } from '../../lib/preferences.svelte';
import type { Sound } from './moment';

/** Heard even when nobody looks: they call back to the table. */
const CALLS: readonly Sound['name'][] = ['turn', 'end'];

/** Silent before the first touch or key, as browsers and people want it. */
export function hear(sound: Sound): void {
  if (!preferences().sound || !navigator.userActivation.hasBeenActive) return;
  if (document.hidden && !CALLS.includes(sound.name)) return;
  void import('./synth')
    .then(({ play }) => play(sound))
    // Without a network it cannot be fetched: then nothing is heard.
    .catch(() => undefined);
}
