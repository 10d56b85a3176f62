/**
 * The sounds of the table, made on the spot: glazed tiles that touch, a thud on the floor, a small
 * bell for points. Short and quiet; nothing is recorded.
 */
import type { Sound } from './moment';

interface Tone {
  /** In Hz, and where it slides to. */
  readonly pitch: number;
  readonly to?: number;
  /** In seconds from now. */
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

const TONES: Record<Sound['name'], (amount: number) => readonly Tone[]> = {
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
  points: (amount) => {
    const pitch = SCALE[Math.min(Math.max(amount, 1), SCALE.length) - 1] ?? 523.25;
    return [
      { pitch, length: 0.34, loud: 0.09 },
      { pitch: pitch * 2.76, length: 0.12, loud: 0.025 },
    ];
  },
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

let context: AudioContext | null = null;
let out: GainNode | null = null;
const last = new Map<Sound['name'], number>();

export function play({ name, amount }: Sound): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  if (!out) {
    out = context.createGain();
    out.gain.value = LOUDNESS;
    out.connect(context.destination);
  }
  const now = context.currentTime;
  if (now - (last.get(name) ?? -1) < APART) return;
  last.set(name, now);
  for (const tone of TONES[name](amount)) ring(context, out, now, tone);
}

function ring(audio: AudioContext, target: AudioNode, now: number, tone: Tone): void {
  const { pitch, to, at = 0, length, loud, shape = 'sine' } = tone;
  const start = now + at;
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
