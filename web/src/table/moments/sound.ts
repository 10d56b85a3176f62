/** Whether anything is heard. What it sounds like is fetched when it is first needed. */
import { preferences, type SoundSet } from '../../lib/preferences.svelte';
import type { Sound } from './moment';

/** Heard even when nobody looks: they call back to the table. */
const CALLS: readonly Sound['name'][] = ['turn', 'end'];

/** What a sample consists of, and seconds between its parts. */
const SAMPLE: readonly Sound[] = [
  { name: 'take', amount: 1 },
  { name: 'place', amount: 1 },
  { name: 'points', amount: 3 },
  { name: 'points', amount: 5 },
];
const SAMPLE_STEP = 0.22;

/** Silent before the first touch or key, as browsers and people want it. */
export function hear(sound: Sound): void {
  if (!preferences().sound || !navigator.userActivation.hasBeenActive) return;
  if (document.hidden && !CALLS.includes(sound.name)) return;
  play(preferences().sounds, [sound]);
}

/** A set of sounds for those who choose one: a tile that is taken and put down, and points. */
export function sample(set: SoundSet): void {
  play(set, SAMPLE);
}

function play(set: SoundSet, sounds: readonly Sound[]): void {
  void import('./synth')
    .then((synth) => sounds.forEach((sound, i) => synth.play(set, sound, i * SAMPLE_STEP)))
    // Without a network it cannot be fetched: then nothing is heard.
    .catch(() => undefined);
}
