/**
 * How somebody does with puzzles. Tries are facts: kept in this browser, and with the person on the server if there
 * is one. Each device sends what it has made and fetches what others have; everything else follows from them.
 */
import { api, RefusedError } from '../lib/api';
import type { Row } from '../lib/days';
import { loadMe } from '../lib/me.svelte';
import type { PuzzleProgress } from '../lib/messages';
import { onStored, store, stored } from '../lib/stored';
import type { Puzzle } from './files';
import { unsentRuns, runsSent } from './runs.svelte';
import {
  counted,
  markedSent,
  merged,
  newTry,
  NOTHING,
  parseTries,
  rowOf,
  writeTries,
  type Standing,
  type Try,
} from './tries';

/** What was counted before there were tries, and which puzzles were tried then. */
const START = 'puzzles';
const DONE = 'puzzles.done';
const TRIES = 'puzzles.tries';
/** Whose tries the server has, and up to which number this browser has theirs. */
const WHOSE = 'puzzles.whose';
const LAST = 'puzzles.last';
/** How many are sent at once. */
const BATCH = 40;

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

let start = $state.raw(parseProgress(stored(START)));
let doneBefore = $state.raw(parseDone(stored(DONE)));
let tries = $state.raw<readonly Try[]>(parseTries(stored(TRIES)));
const standing = $derived(counted(start, tries));
const done = $derived(new Set([...doneBefore, ...tries.map(({ puzzle }) => puzzle)]));

onStored(START, (text) => {
  start = parseProgress(text);
});
onStored(DONE, (text) => {
  doneBefore = parseDone(text);
});
onStored(TRIES, (text) => {
  tries = merged(tries, parseTries(text));
});

// --- What there is

export function progress(): Standing {
  return standing;
}

export function allTries(): readonly Try[] {
  return tries;
}

/** The ids of the puzzles that were tried. */
export function doneIds(): ReadonlySet<string> {
  return done;
}

/** Whether the daily puzzle of this day is solved. */
export function solvedDay(day: number): boolean {
  return standing.days.has(day);
}

/** How the daily puzzle of a day went; `undefined`: it was not tried. */
export function dailyResult(puzzle: string, day: number): 'first' | 'later' | 'failed' | undefined {
  const mine = tries.filter((each) => each.daily && each.puzzle === puzzle && each.day === day);
  if (mine.length === 0) return undefined;
  if (!mine.some(({ solved }) => solved)) return 'failed';
  return mine.every(({ solved }) => solved) ? 'first' : 'later';
}

/** Days in a row with the daily puzzle solved, up to today or yesterday. */
export function rowOn(today: number): Row {
  return rowOf(standing.days, today);
}

// --- What is new

export interface Circumstances {
  /** If it is the daily puzzle of that day, which counts as solved even if it took a few tries. */
  readonly day?: number | null;
  /** It is part of a run. */
  readonly run?: boolean;
  /** The first move since the puzzle was opened: a repeated puzzle is history, too. */
  readonly opened?: boolean;
}

/** Takes note of a try, if it is one to remember: the first at a puzzle, a repetition, a daily puzzle solved. */
export function note(
  puzzle: Puzzle,
  solved: boolean,
  { day = null, run = false, opened = false }: Circumstances = {},
): void {
  const first = !done.has(puzzle.id);
  const daily = solved && day !== null && !standing.days.has(day);
  // Of what was tried before there were tries, nobody knows how it went.
  const again = opened && !doneBefore.has(puzzle.id);
  if (!first && !daily && !again) return;
  const how = { solved, run, daily: day !== null && !run, day };
  keep([...tries, newTry(tries, puzzle, how)]);
  if (!run) void sendProgress();
}

/** Another tab may have added to it. */
function keep(next: readonly Try[]): void {
  tries = merged(parseTries(stored(TRIES)), next);
  store(TRIES, writeTries(tries));
}

// --- With the server

let sending: Promise<void> | undefined;
let syncing: Promise<void> | undefined;
/** What the server does not believe, such as the time of a clock that is wrong, waits for another visit. */
let notBelieved: readonly string[] = [];

/** Sends what the server does not have. Without one, or without a guest, it waits. */
export function sendProgress(): Promise<void> {
  sending ??= send().finally(() => (sending = undefined));
  return sending;
}

/** Brings this browser and what is kept with the person together. Without a server nothing happens. */
export function syncProgress(): Promise<void> {
  syncing ??= sync().finally(() => (syncing = undefined));
  return syncing;
}

addEventListener('online', () => void syncProgress());

async function sync(): Promise<void> {
  try {
    if (!(await isGuest())) return;
    const { progress: kept } = await api.puzzleProgress();
    if (kept && kept.tries >= start.tries) keepStart(kept);
    else if (start.tries > 0) await api.keepPuzzleProgress(start);
    await sendProgress();
    await fetchTries();
  } catch {
    // It is kept here, and joined another time.
  }
}

/** Nobody becomes a guest by solving puzzles. */
async function isGuest(): Promise<boolean> {
  const { guest } = await loadMe();
  if (guest === null) return false;
  const whose = stored(WHOSE);
  if (whose === guest) return true;
  if (whose !== null) {
    // What somebody else's device has sent is theirs.
    tries = tries.filter(({ unsent }) => unsent === true);
    store(TRIES, writeTries(tries));
    keepStart(NOTHING);
  }
  store(LAST, null);
  store(WHOSE, guest);
  return true;
}

function keepStart(next: PuzzleProgress): void {
  start = next;
  store(START, JSON.stringify(next));
}

async function send(): Promise<void> {
  try {
    if (!(await isGuest())) return;
    for (;;) {
      const waiting = tries.filter(
        ({ id, unsent }) => unsent === true && !notBelieved.includes(id),
      );
      const [batch, runs] = [waiting.slice(0, BATCH), unsentRuns()];
      if (batch.length === 0 && runs.length === 0) return;
      await api.keepPuzzleTries({ tries: batch.map(bare), runs }).catch((error: unknown) => {
        if (!(error instanceof RefusedError) || error.code !== 'bad_field') throw error;
        return sendSingly(batch, runs);
      });
      const sent = batch.filter(({ id }) => !notBelieved.includes(id));
      keep(markedSent(tries, sent));
      runsSent(runs);
    }
  } catch {
    // They are kept here, and sent with the next one.
  }
}

/** One of them is wrong: the others are not held up by it. */
async function sendSingly(
  batch: readonly Try[],
  runs: ReturnType<typeof unsentRuns>,
): Promise<void> {
  const one = async (
    id: string,
    body: Parameters<typeof api.keepPuzzleTries>[0],
  ): Promise<void> => {
    try {
      await api.keepPuzzleTries(body);
    } catch (error) {
      if (!(error instanceof RefusedError) || error.code !== 'bad_field') throw error;
      notBelieved = [...notBelieved, id];
    }
  };
  for (const each of batch) await one(each.id, { tries: [bare(each)], runs: [] });
  for (const run of runs) await one(run.id, { tries: [], runs: [run] });
}

const bare = ({
  id,
  puzzle,
  day,
  time,
  solved,
  run,
}: Try): Omit<Try, 'rating' | 'daily' | 'unsent'> => ({
  ...{ id, puzzle, day, time, solved, run },
});

async function fetchTries(): Promise<void> {
  for (let more = true; more;) {
    const page = await api.puzzleTries(Number(stored(LAST) ?? '0') || 0);
    keep([...tries, ...page.tries.map((each) => ({ ...each, unsent: false }))]);
    store(LAST, String(page.last));
    more = page.more;
  }
}
