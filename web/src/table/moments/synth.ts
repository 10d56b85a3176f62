/** The sounds of the table, in two sets. Made on the spot, short and quiet; nothing is recorded. */
import type { SoundSet } from '../../lib/preferences.svelte';
import type { Sound } from './moment';

interface Tone {
  /** In Hz, and where it slides to. */
  readonly pitch: number;
  readonly to?: number;
  /** In seconds from the beginning of the sound. */
  readonly at?: number;
  readonly length: number;
  readonly loud: number;
  readonly shape?: OscillatorType;
}

const LOUDNESS = 0.5;
/** Of two equal sounds within this many seconds one is enough. */
const APART = 0.03;
/** A pentatonic scale above middle C, for points: more points are higher. */
const SCALE = [523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1174.66, 1318.51, 1567.98, 1760];

type Tones = Record<Sound['name'], (amount: number) => readonly Tone[]>;

const pitchOf = (amount: number): number =>
  SCALE[Math.min(Math.max(amount, 1), SCALE.length) - 1] ?? 523.25;

/** Glazed tiles that touch, a thud on the floor, a small bell for points. */
const CERAMIC: Tones = {
  // A tile lifted: a light tick of glaze.
  take: () => [
    { pitch: 2350, length: 0.045, loud: 0.05 },
    { pitch: 3140, length: 0.03, loud: 0.03 },
  ],
  // A tile put down: lower, with a little body.
  place: () => [
    { pitch: 1480, length: 0.06, loud: 0.07 },
    { pitch: 620, to: 480, length: 0.08, loud: 0.08 },
  ],
  floor: () => [
    { pitch: 210, to: 110, length: 0.22, loud: 0.16 },
    { pitch: 900, length: 0.03, loud: 0.03 },
  ],
  points: (amount) => [
    { pitch: pitchOf(amount), length: 0.34, loud: 0.09 },
    { pitch: pitchOf(amount) * 2.76, length: 0.12, loud: 0.025 },
  ],
  turn: () => [
    { pitch: 659.25, length: 0.3, loud: 0.07 },
    { pitch: 880, at: 0.12, length: 0.45, loud: 0.07 },
  ],
  end: () =>
    [523.25, 659.25, 783.99, 1046.5].map((pitch, i) => ({
      pitch,
      at: i * 0.13,
      length: i === 3 ? 0.9 : 0.45,
      loud: 0.07,
    })),
};

/** A bar of wood that is struck: its tone, and two octaves above it a short knock. */
const bar = (pitch: number, length: number, at = 0): readonly Tone[] => [
  { pitch, at, length, loud: 0.13 },
  { pitch: pitch * 3.95, at, length: 0.05, loud: 0.03, shape: 'triangle' },
];

/** Wooden pieces on a wooden table, an octave lower: softer, without anything that rings. */
const WOOD: Tones = {
  take: () => [{ pitch: 760, to: 690, length: 0.05, loud: 0.07, shape: 'triangle' }],
  place: () => [
    { pitch: 430, to: 330, length: 0.08, loud: 0.14, shape: 'triangle' },
    { pitch: 1150, length: 0.018, loud: 0.03, shape: 'triangle' },
  ],
  floor: () => [{ pitch: 150, to: 82, length: 0.2, loud: 0.22, shape: 'triangle' }],
  points: (amount) => bar(pitchOf(amount) / 2, 0.24),
  turn: () => [...bar(329.63, 0.26), ...bar(440, 0.36, 0.14)],
  end: () => [261.63, 329.63, 392, 523.25].flatMap((pitch, i) => bar(pitch, 0.45, i * 0.14)),
};

const SETS: Record<SoundSet, Tones> = { ceramic: CERAMIC, wood: WOOD };

let context: AudioContext | null = null;
let out: GainNode | null = null;
const last = new Map<Sound['name'], number>();

/** `after`: in seconds from now. */
export function play(set: SoundSet, { name, amount }: Sound, after = 0): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  if (!out) {
    out = context.createGain();
    out.gain.value = LOUDNESS;
    out.connect(context.destination);
  }
  const start = context.currentTime + after;
  if (Math.abs(start - (last.get(name) ?? -1)) < APART) return;
  last.set(name, start);
  for (const tone of SETS[set][name](amount)) ring(context, out, start, tone);
}

function ring(audio: AudioContext, target: AudioNode, from: number, tone: Tone): void {
  const { pitch, to, at = 0, length, loud, shape = 'sine' } = tone;
  const start = from + at;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(pitch, start);
  if (to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  // A few milliseconds to swell, so that nothing clicks; then it dies away like a bell.
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(target);
  oscillator.start(start);
  oscillator.stop(start + length + 0.02);
}
