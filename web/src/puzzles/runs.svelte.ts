/** One's own runs as far as this browser knows them: the best of them, and those that the server does not have. */
import type { PuzzleRun } from '../lib/messages';
import { onStored, store, stored } from '../lib/stored';

export interface OwnRun extends PuzzleRun {
  readonly unsent?: boolean;
}

const NAME = 'puzzles.runs';
/** The last ones are kept, and the best. */
const KEPT = 30;
/** How many are sent at once. */
const BATCH = 10;

const FIELDS = ['day', 'time', 'solved', 'mistakes', 'ms'] as const;

export function parseRuns(text: string | null): OwnRun[] {
  return (text ?? '').split('\n').flatMap((line) => {
    const [id = '', unsent = '', ...rest] = line.split(' ');
    const numbers = rest.map(Number);
    if (numbers.length !== FIELDS.length || !numbers.every(Number.isSafeInteger)) return [];
    const [day = 0, time = 0, solved = 0, mistakes = 0, ms = 0] = numbers;
    return [{ id, day, time, solved, mistakes, ms, unsent: unsent === '1' }];
  });
}

const write = (runs: readonly OwnRun[]): string =>
  runs
    .map((run) =>
      [run.id, run.unsent === true ? 1 : 0, ...FIELDS.map((name) => run[name])].join(' '),
    )
    .join('\n');

let runs = $state.raw<readonly OwnRun[]>(parseRuns(stored(NAME)));

onStored(NAME, (text) => {
  runs = parseRuns(text);
});

/** Less than zero if the first is the better one: more solved, fewer mistakes, faster. */
export function compareRuns(
  a: Pick<PuzzleRun, 'solved' | 'mistakes' | 'ms'>,
  b: Pick<PuzzleRun, 'solved' | 'mistakes' | 'ms'>,
): number {
  return b.solved - a.solved || a.mistakes - b.mistakes || a.ms - b.ms;
}

export function bestRun(): OwnRun | undefined {
  return [...runs].sort(compareRuns)[0];
}

/** `unsent`: the server has not judged it, and gets it later. */
export function addRun(run: OwnRun): void {
  const all = [run, ...parseRuns(stored(NAME)).filter(({ id }) => id !== run.id)];
  const best = [...all].sort(compareRuns)[0];
  keep(all.filter((each, i) => i < KEPT || each === best || each.unsent === true));
}

export function unsentRuns(): PuzzleRun[] {
  return runs
    .filter(({ unsent }) => unsent === true)
    .slice(0, BATCH)
    .map(({ id, day, time, solved, mistakes, ms }) => ({ id, day, time, solved, mistakes, ms }));
}

export function runsSent(sent: readonly PuzzleRun[]): void {
  if (sent.length === 0) return;
  const ids = sent.map(({ id }) => id);
  keep(runs.map((each) => (ids.includes(each.id) ? { ...each, unsent: false } : each)));
}

function keep(next: readonly OwnRun[]): void {
  runs = next;
  store(NAME, write(next));
}
