/**
 * Tries at puzzles as facts, from any number of devices, and what they amount to: as evora.puzzles.tries counts
 * them, with cases in tests/data/puzzles.json that both give.
 */
import { newId } from '../lib/api';
import { dayAfter, daysInRow, type Row } from '../lib/days';
import { FIRST_PUZZLE_DAY } from '../lib/facts';
import type { KeptTry, PuzzleProgress } from '../lib/messages';
import { dayOf, type Puzzle } from './files';
import { rated, START, type Rating } from './rating';

/** `unsent`: the server does not have it yet. */
export interface Try extends KeptTry {
  readonly unsent?: boolean;
}

export interface Standing extends Rating {
  readonly tries: number;
  readonly solved: number;
  readonly streak: number;
  readonly best_streak: number;
  /** The days whose puzzle was solved. */
  readonly days: ReadonlySet<number>;
}

/** What was counted before there were tries: nothing. */
export const NOTHING: PuzzleProgress = {
  ...START,
  tries: 0,
  solved: 0,
  streak: 0,
  best_streak: 0,
  day: null,
  days: 0,
};
/** More days in a row than anybody has: what is kept may say anything. */
const MAX_DAYS = 10_000;

/** In the order in which they were made, on whichever device. */
export function inOrder<T extends Try>(tries: Iterable<T>): T[] {
  return [...tries].sort((a, b) => a.time - b.time || (a.id < b.id ? -1 : Number(a.id > b.id)));
}

/** What tries make of a start, whichever order they come in: the first at each puzzle counts, by the clock. */
export function counted(start: PuzzleProgress, tries: Iterable<Try>): Standing {
  const { day, days, ...numbers } = start;
  const row = day === null ? 0 : Math.min(days, MAX_DAYS, day + 1);
  const solvedDays = new Set(Array.from({ length: row }, (_, i) => (day ?? 0) - i));
  const seen = new Set<string>();
  let now: Omit<Standing, 'days'> = numbers;
  for (const each of inOrder(tries)) {
    if (!seen.has(each.puzzle) && !each.run) now = after(now, each);
    seen.add(each.puzzle);
    if (each.daily && each.solved) solvedDays.add(each.day);
  }
  return { ...now, days: solvedDays };
}

function after(before: Omit<Standing, 'days'>, { rating, solved }: Try): Omit<Standing, 'days'> {
  const streak = solved ? before.streak + 1 : 0;
  return {
    ...rated(before, rating, solved),
    tries: before.tries + 1,
    solved: before.solved + Number(solved),
    streak,
    best_streak: Math.max(before.best_streak, streak),
  };
}

/** Both together, each once; what the server has is as it says. */
export function merged(some: readonly Try[], others: readonly Try[]): Try[] {
  const known = new Map<string, Try>();
  for (const each of [...some, ...others]) {
    if (known.get(each.id)?.unsent !== false) known.set(each.id, each);
  }
  return [...known.values()];
}

/** The server has these. */
export function markedSent(tries: readonly Try[], sent: readonly Try[]): Try[] {
  const ids = new Set(sent.map(({ id }) => id));
  return tries.map((each) => (ids.has(each.id) ? { ...each, unsent: false } : each));
}

/** What was tried, how, and now. A clock that was set back makes no later try the first one. */
export function newTry(
  known: readonly Try[],
  { id, rating }: Pick<Puzzle, 'id' | 'rating'>,
  how: Pick<Try, 'solved' | 'run' | 'daily'> & { readonly day: number | null },
): Try {
  const now = new Date();
  const before = known.filter(({ puzzle }) => puzzle === id).map(({ time }) => time + 1);
  const time = Math.max(now.getTime(), ...before);
  return {
    ...{ id: newId(), puzzle: id, rating, ...how },
    ...{ day: how.day ?? dayOf(now), time, unsent: true },
  };
}

/** The date of a day, such as 2026-11-16. */
export const dateAt = (day: number): string => dayAfter(FIRST_PUZZLE_DAY, day);

/** Days in a row among these, up to today or yesterday. */
export function rowOf(days: ReadonlySet<number>, today: number): Row {
  return daysInRow(new Set([...days].map(dateAt)), dateAt(today));
}

// --- As they are kept in the browser: one line for each

const FLAGS = ['solved', 'run', 'daily', 'unsent'] as const;

export function writeTries(tries: readonly Try[]): string {
  return tries
    .map((each) => {
      const flags = FLAGS.map((name) => (each[name] === true ? '1' : '0')).join('');
      return [each.id, each.puzzle, each.rating, each.day, each.time, flags].join(' ');
    })
    .join('\n');
}

/** What was stored; lines that are no tries are left out. */
export function parseTries(text: string | null): Try[] {
  return (text ?? '').split('\n').flatMap((line) => {
    const [id = '', puzzle = '', rating, day, time, flags = ''] = line.split(' ');
    const numbers = [rating, day, time].map(Number);
    if (puzzle === '' || !numbers.every(Number.isSafeInteger) || !/^[01]{4}$/.test(flags))
      return [];
    const [known = 0, on = 0, at = 0] = numbers;
    const [solved, run, daily, unsent] = [...flags].map((flag) => flag === '1');
    return [
      {
        ...{ id, puzzle, rating: known, day: on, time: at },
        ...{ solved: solved === true, run: run === true, daily: daily === true },
        unsent: unsent === true,
      },
    ];
  });
}
