/**
 * How somebody does with puzzles: kept in this browser, and with the guest if there is one. Of the two
 * the one with more tries holds. Which puzzles were tried stays in the browser.
 */
import { api } from '../lib/api';
import { loadMe } from '../lib/me.svelte';
import type { PuzzleProgress } from '../lib/messages';
import { onStored, store, stored } from '../lib/stored';
import { START, rated } from './rating';
import type { Puzzle } from './files';

const NAME = 'puzzles';
const DONE = 'puzzles.done';
const NOTHING: PuzzleProgress = {
  ...START,
  tries: 0,
  solved: 0,
  streak: 0,
  best_streak: 0,
  day: null,
  days: 0,
};

/** What was stored; the start for whatever is not a progress. */
export function parseProgress(text: string | null): PuzzleProgress {
  try {
    const value = JSON.parse(text ?? '{}') as Partial<Record<keyof PuzzleProgress, unknown>>;
    const whole = (name: keyof PuzzleProgress): boolean =>
      Number.isSafeInteger(value[name]) || (name === 'day' && value.day === null);
    const known = Object.keys(NOTHING) as (keyof PuzzleProgress)[];
    return known.every(whole) ? { ...NOTHING, ...(value as PuzzleProgress) } : NOTHING;
  } catch {
    return NOTHING;
  }
}

const parseDone = (text: string | null): ReadonlySet<string> =>
  new Set((text ?? '').split(' ').filter((id) => id !== ''));

let current = $state.raw(parseProgress(stored(NAME)));
let done = $state.raw(parseDone(stored(DONE)));

onStored(NAME, (text) => {
  current = parseProgress(text);
});
onStored(DONE, (text) => {
  done = parseDone(text);
});

export function progress(): PuzzleProgress {
  return current;
}

/** The ids of the puzzles that were tried. */
export function doneIds(): ReadonlySet<string> {
  return done;
}

/** Whether the daily puzzle of this day is solved. */
export function solvedDay(day: number): boolean {
  return current.day === day;
}

/** Days in a row with the daily puzzle solved, up to today or yesterday. */
export function daysInRow(today: number): number {
  return current.day !== null && current.day >= today - 1 ? current.days : 0;
}

/**
 * The first try at a puzzle counts, later ones do not. `day`: if it is the daily puzzle of that day,
 * which counts as solved even if it took a few tries.
 */
export function note(puzzle: Puzzle, solved: boolean, day: number | null): void {
  const first = !done.has(puzzle.id);
  const daily = solved && day !== null && current.day !== day;
  if (!first && !daily) return;
  let next = current;
  if (first) {
    const streak = solved ? current.streak + 1 : 0;
    next = {
      ...next,
      ...rated(current, puzzle.rating, solved),
      tries: current.tries + 1,
      solved: current.solved + Number(solved),
      streak,
      best_streak: Math.max(current.best_streak, streak),
    };
    const ids = [...done, puzzle.id].join(' ');
    done = parseDone(ids);
    store(DONE, ids);
  }
  if (daily) next = { ...next, day, days: current.day === day - 1 ? current.days + 1 : 1 };
  keep(next);
  void send(next);
}

/** Forgets which puzzles were tried, so that all of them come again; the rating stays. */
export function forgetDone(): void {
  done = parseDone(null);
  store(DONE, null);
}

/** Brings this browser and what is kept with the guest together. Without a server nothing happens. */
export async function syncProgress(): Promise<void> {
  try {
    if ((await loadMe()).guest === null) return;
    const { progress: kept } = await api.puzzleProgress();
    if (kept && isAhead(kept, current)) keep(kept);
    else if (isAhead(current, kept ?? NOTHING)) await api.keepPuzzleProgress(current);
  } catch {
    // It is kept here, and sent another time.
  }
}

const isAhead = (one: PuzzleProgress, other: PuzzleProgress): boolean =>
  one.tries > other.tries || (one.tries === other.tries && (one.day ?? -1) > (other.day ?? -1));

function keep(next: PuzzleProgress): void {
  current = next;
  store(NAME, JSON.stringify(next));
}

async function send(next: PuzzleProgress): Promise<void> {
  try {
    if ((await loadMe()).guest !== null) await api.keepPuzzleProgress(next);
  } catch {
    // It is kept here, and sent with the next one.
  }
}
