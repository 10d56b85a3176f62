/** The puzzles: one file per setting, made by lab/puzzles and loaded when it is first needed. */
import {
  FIRST_PUZZLE_DAY,
  PLAYERS,
  PUZZLE_BANDS,
  PUZZLE_THEMES as THEMES,
  VARIANTS,
} from '../lib/facts';
import type { Reason } from '../review/words';

export { THEMES };
export type Theme = (typeof THEMES)[number];

export type Band = keyof typeof PUZZLE_BANDS;
export const BANDS = Object.keys(PUZZLE_BANDS) as Band[];

export type Setting = `${(typeof VARIANTS)[number]}-${(typeof PLAYERS)[number]}`;
export const SETTINGS: readonly Setting[] = VARIANTS.flatMap((variant) =>
  PLAYERS.map((players) => `${variant}-${players}` as const),
);

/** As the files have it; moves are separated by spaces. docs/puzzles.md says what each field means. */
export interface Puzzle {
  readonly id: string;
  readonly position: string;
  readonly solutions: string;
  readonly win: number;
  readonly line: string;
  readonly scores: readonly number[];
  readonly other: string;
  readonly other_win: number;
  readonly other_line: string;
  readonly other_scores: readonly number[];
  readonly themes: readonly Theme[];
  /** Why the solution is better than the next best move. */
  readonly reasons: readonly Reason[];
  readonly rating: number;
  readonly exact: boolean;
  readonly nodes: number;
}

interface File {
  readonly format: number;
  readonly puzzles: readonly Puzzle[];
}

const FILES = import.meta.glob<string>('../../../src/evora/puzzles/data/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});
const loaded = new Map<Setting, Promise<readonly Puzzle[]>>();

/** The puzzles of a setting, in the order of their ids; after a failure the next call tries again. */
export function puzzlesOf(setting: Setting): Promise<readonly Puzzle[]> {
  let known = loaded.get(setting);
  if (!known) {
    known = load(setting);
    loaded.set(setting, known);
    known.catch(() => loaded.delete(setting));
  }
  return known;
}

async function load(setting: Setting): Promise<readonly Puzzle[]> {
  const path = Object.keys(FILES).find((name) => name.endsWith(`/${setting}.json`)) ?? '';
  const answer = await fetch(FILES[path] ?? '');
  if (!answer.ok) throw new Error(`${setting}: ${String(answer.status)}`);
  return ((await answer.json()) as File).puzzles;
}

/** The setting that an id begins with: `c2-…` is `coloured-2`. */
export function settingOf(id: string): Setting | undefined {
  return SETTINGS.find((setting) => id.startsWith(`${setting[0] ?? ''}${setting.slice(-1)}-`));
}

export function bandOf(rating: number): Band {
  return BANDS.findLast((band) => rating >= PUZZLE_BANDS[band]) ?? 'easy';
}

/** Whole days from the first daily puzzle to a day, as this device's calendar has it. */
export function dayOf(date: Date): number {
  const day = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((day - Date.parse(FIRST_PUZZLE_DAY)) / 86_400_000);
}

/** The day as this device's calendar has it, such as 2026-11-16. */
export function dateOf(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part, i) => String(part).padStart(i === 0 ? 4 : 2, '0')).join('-');
}

/** The puzzle of a day: the next one of the list, the same for everybody. */
export function dailyOf(puzzles: readonly Puzzle[], day: number): Puzzle | undefined {
  const count = puzzles.length;
  return puzzles[((day % count) + count) % count];
}

export interface Wish {
  readonly theme: Theme | null;
  readonly band: Band | null;
}

export function fits(puzzle: Puzzle, { theme, band }: Wish): boolean {
  return (
    (theme === null || puzzle.themes.includes(theme)) &&
    (band === null || bandOf(puzzle.rating) === band)
  );
}

/**
 * The next puzzle for somebody: of those that fit and are not done yet, one near their rating. Without
 * a difficulty they get what they can just solve; the spread keeps it from being a ladder.
 */
export function nextOf(
  puzzles: readonly Puzzle[],
  wish: Wish,
  rating: number,
  done: ReadonlySet<string>,
  chance: () => number = Math.random,
): Puzzle | undefined {
  const open = puzzles.filter((puzzle) => fits(puzzle, wish) && !done.has(puzzle.id));
  const near = [...open].sort((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating));
  return near[Math.floor(chance() * Math.min(near.length, SPREAD))];
}
const SPREAD = 12;
