/** How long everything takes, in milliseconds. */
import type { Pace } from '../../lib/preferences.svelte';

export interface Times {
  /** A whole move of somebody else, from the first tile lifted to the next thing. */
  readonly move: number;
  /** The shortest look at what was moved. */
  readonly rest: number;
  readonly lift: number;
  readonly fly: number;
  /** Between two pieces that fly together. */
  readonly stagger: number;
  /** The flight to the wall, and the look at its points. */
  readonly tile: number;
  readonly points: number;
  /** All tiles and floors of a round's end together take at most this. */
  readonly tiling: number;
  readonly floor: number;
  /** How long points are to be seen, and the pause after the last ones of a round. */
  readonly pop: number;
  readonly breath: number;
  readonly bonus: number;
  readonly deal: number;
  /** How long the summary of a round stays, and how much longer for each player. */
  readonly summary: number;
  readonly reader: number;
  readonly end: number;
  /** Where nothing moves, the end of a round is a picture for this long, and for each player. */
  readonly picture: number;
}

const NORMAL: Times = {
  move: 1200,
  rest: 300,
  lift: 220,
  fly: 420,
  stagger: 45,
  tile: 340,
  points: 300,
  tiling: 9000,
  floor: 520,
  pop: 900,
  breath: 600,
  bonus: 750,
  deal: 1700,
  summary: 2000,
  reader: 600,
  end: 900,
  picture: 6000,
};

const RATES: Record<Exclude<Pace, 'instant'>, number> = { slow: 1.7, normal: 1, fast: 0.5 };

export function timesOf(pace: Exclude<Pace, 'instant'>, rate: number): Times {
  const factor = RATES[pace] / rate;
  const scaled = Object.entries(NORMAL).map(([name, ms]) => [name, Math.round(ms * factor)]);
  return Object.fromEntries(scaled) as unknown as Times;
}
