/** What was tried, puzzle by puzzle, and which of them come again: failed ones first, a few days apart. */
import { inOrder, type Try } from './tries';

export interface Entry {
  readonly puzzle: string;
  /** The try that counts. */
  readonly first: Try;
  readonly last: Try;
  /** Solved at the first try. */
  readonly solved: boolean;
  /** The day from which on it comes again; `null` if it need not. */
  readonly due: number | null;
}

/** After how many days a puzzle that was failed comes again, by how often in a row it was solved since. */
const PAUSES = [1, 3, 7] as const;

/** The last tried first. */
export function historyOf(tries: Iterable<Try>): Entry[] {
  const byPuzzle = new Map<string, Try[]>();
  for (const each of inOrder(tries)) {
    const known = byPuzzle.get(each.puzzle);
    if (known) known.push(each);
    else byPuzzle.set(each.puzzle, [each]);
  }
  return [...byPuzzle.values()].map(entryOf).sort((a, b) => b.last.time - a.last.time);
}

function entryOf(tries: readonly Try[]): Entry {
  const [first, last] = [tries[0], tries.at(-1)] as [Try, Try];
  const { puzzle, solved } = first;
  return { puzzle, first, last, solved, due: solved ? null : dueOf(tries, last) };
}

/** Solving it twice on one day says nothing new. */
function dueOf(tries: readonly Try[], last: Try): number | null {
  const since = tries.slice(tries.findLastIndex((each) => !each.solved) + 1);
  const pause = PAUSES[new Set(since.map(({ day }) => day)).size];
  return pause === undefined ? null : last.day + pause;
}

/** What to repeat, in order: failed ones whose day has come, other failed ones, then solved ones; what was tried
 *  longest ago first. */
export function repeats(entries: readonly Entry[], today: number): Entry[] {
  const rank = ({ due }: Entry): number => (due === null ? 2 : due <= today ? 0 : 1);
  return [...entries].sort((a, b) => rank(a) - rank(b) || a.last.time - b.last.time);
}

export function dueCount(entries: readonly Entry[], today: number): number {
  return entries.filter(({ due }) => due !== null && due <= today).length;
}
