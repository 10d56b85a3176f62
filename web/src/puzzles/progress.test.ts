import { beforeEach, expect, test, vi } from 'vitest';
import type { KeepTries, KeptTry, PuzzleProgress, PuzzleRun } from '../lib/messages';
import { puzzle, shared } from './testing';

type Module = typeof import('./progress.svelte');
const FIRST = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;

/** The server, as far as puzzles go: it keeps each try once, and believes no puzzle that is called bad. */
class FakeServer {
  start: PuzzleProgress | null = null;
  tries: KeptTry[] = [];
  runs: PuzzleRun[] = [];
  away = false;
  asked = 0;

  api(refuse: typeof import('../lib/api').refuse): object {
    const here = <T>(answer: () => T): Promise<T> => {
      this.asked += 1;
      return this.away
        ? Promise.reject(refuse('unavailable'))
        : new Promise((resolve) => resolve(answer()));
    };
    return {
      puzzleProgress: () => here(() => ({ progress: this.start })),
      keepPuzzleProgress: (start: PuzzleProgress) => here(() => void (this.start = start)),
      keepPuzzleTries: (sent: KeepTries) =>
        here(() => {
          if (sent.tries.some(({ puzzle }) => puzzle === 'bad')) throw refuse('bad_field');
          expect(sent.tries.length).toBeLessThanOrEqual(40);
          for (const each of sent.tries) {
            if (this.tries.some(({ id }) => id === each.id)) continue;
            this.tries.push({
              ...each,
              run: each.run ?? false,
              rating: 1000,
              daily: each.puzzle.startsWith('daily'),
            });
          }
          this.runs.push(...sent.runs);
        }),
      puzzleTries: (after: number) =>
        here(() => {
          const tries = this.tries.slice(after, after + 3);
          const last = after + tries.length;
          return { tries, last, more: last < this.tries.length };
        }),
    };
  }
}

let server: FakeServer;
let guest: string | null;

/** The page is opened: in the browser whose storage is there. */
async function open(): Promise<Module> {
  vi.resetModules();
  const { refuse, newId, RefusedError } =
    await vi.importActual<typeof import('../lib/api')>('../lib/api');
  vi.doMock('../lib/me.svelte', () => ({ loadMe: () => Promise.resolve({ guest }) }));
  vi.doMock('../lib/api', () => ({ api: server.api(refuse), newId, RefusedError, refuse }));
  return import('./progress.svelte');
}

/** Another browser; what the one before has kept is given back. */
function otherBrowser(kept: Record<string, string> = {}): Record<string, string> {
  const before = { ...localStorage } as Record<string, string>;
  localStorage.clear();
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  return before;
}

beforeEach(() => {
  localStorage.clear();
  server = new FakeServer();
  guest = null;
  vi.useFakeTimers({ toFake: ['Date'], now: FIRST + 319 * DAY + DAY / 2 });
});

const numbers = ({ progress }: Module): unknown => {
  const { rating, tries, solved, streak } = progress();
  return { rating, tries, solved, streak };
};

test('the first try counts, later ones do not', async () => {
  const { note, progress, doneIds } = await open();
  note(puzzle({ id: 'a' }), false);
  const after = progress();
  expect(after).toMatchObject({ tries: 1, solved: 0, streak: 0 });
  note(puzzle({ id: 'a' }), true);
  expect(progress()).toBe(after);
  expect(doneIds().has('a')).toBe(true);
});

test('a puzzle that was left after a wrong move is a failed one, whatever is reloaded', async () => {
  (await open()).note(puzzle({ id: 'a' }), false, { opened: true });
  const { note, progress } = await open();
  expect(progress()).toMatchObject({ tries: 1, solved: 0 });
  note(puzzle({ id: 'a' }), true, { opened: true });
  expect(progress()).toMatchObject({ tries: 1, solved: 0 });
});

test('tries count as in the terminal', async () => {
  const { note, progress } = await open();
  for (const [id, rating, solved, day, after] of shared.tries) {
    vi.setSystemTime(Date.now() + 1000);
    note(puzzle({ id, rating }), solved, { day });
    expect(progress()).toMatchObject(after);
  }
});

test('a daily puzzle counts for its day also after a wrong try', async () => {
  const { note, solvedDay, rowOn, dailyResult } = await open();
  const daily = puzzle({ id: 'a' });
  expect(dailyResult('a', 10)).toBeUndefined();
  note(daily, false, { day: 10 });
  expect([solvedDay(10), dailyResult('a', 10)]).toEqual([false, 'failed']);
  note(daily, true, { day: 10 });
  expect([solvedDay(10), dailyResult('a', 10)]).toEqual([true, 'later']);
  note(puzzle({ id: 'b' }), true, { day: 11 });
  expect(dailyResult('b', 11)).toBe('first');
  expect([11, 12, 13, 14].map((day) => rowOn(day).days)).toEqual([2, 2, 2, 0]);
  expect(rowOn(13).forgiven).toEqual(['2026-01-13']);
  note(puzzle({ id: 'c' }), true, { day: 13 });
  expect(rowOn(13).days).toBe(3);
});

test('a repetition is history and changes no number; so is a run', async () => {
  const { note, progress, allTries } = await open();
  note(puzzle({ id: 'a' }), false, { opened: true });
  note(puzzle({ id: 'b' }), true, { run: true });
  const before = progress();
  note(puzzle({ id: 'a' }), true, { opened: true });
  note(puzzle({ id: 'b' }), true, { opened: true });
  expect(allTries()).toHaveLength(4);
  expect(progress()).toEqual(before);
  expect(before.tries).toBe(1);
});

test('what was counted before stays, and what is no progress is the start', async () => {
  const old = {
    rating: 1300,
    deviation: 100,
    tries: 40,
    solved: 30,
    streak: 4,
    best_streak: 9,
    day: 318,
    days: 3,
  };
  localStorage.setItem('evora.puzzles', JSON.stringify(old));
  localStorage.setItem('evora.puzzles.done', 'x y');
  const { note, progress, rowOn, doneIds, parseProgress } = await open();
  expect(progress()).toMatchObject({ rating: 1300, tries: 40, best_streak: 9 });
  expect([...doneIds()]).toEqual(['x', 'y']);
  note(puzzle({ id: 'x' }), true, { opened: true });
  expect(progress().tries).toBe(40);
  note(puzzle({ id: 'z' }), true, { day: 319 });
  expect(progress()).toMatchObject({ tries: 41, solved: 31, streak: 5 });
  expect(rowOn(319).days).toBe(4);
  for (const wrong of [null, '{', '[]', '{"tries":1}', '{"rating":"x"}']) {
    expect(parseProgress(wrong)).toMatchObject({ rating: 1000, tries: 0, day: null });
  }
});

test('nobody becomes a guest by solving puzzles', async () => {
  const { note, syncProgress, sendProgress } = await open();
  note(puzzle({ id: 'a' }), true);
  await sendProgress();
  await syncProgress();
  expect(server.asked).toBe(0);
});

test('two devices join, one of them offline for days', async () => {
  guest = 'ann';
  const phone = await open();
  phone.note(puzzle({ id: 'a' }), true);
  vi.setSystemTime(Date.now() + 1000);
  phone.note(puzzle({ id: 'b' }), false);
  await phone.sendProgress();
  const keptByPhone = otherBrowser();

  const desk = await open();
  server.away = true;
  vi.setSystemTime(Date.now() + 2 * DAY);
  desk.note(puzzle({ id: 'c' }), true);
  desk.note(puzzle({ id: 'b' }), true); // tried on the phone before: that one counts
  await desk.syncProgress();
  expect(desk.progress().tries).toBe(2);
  server.away = false;
  await desk.syncProgress();
  expect(numbers(desk)).toMatchObject({ tries: 3, solved: 2, streak: 1 });
  otherBrowser(keptByPhone);

  const again = await open();
  expect(again.progress().tries).toBe(2);
  await again.syncProgress();
  expect(numbers(again)).toEqual(numbers(desk));
  expect(server.tries).toHaveLength(4);
});

test('what was sent and not answered is sent again, and counts once', async () => {
  guest = 'ann';
  const first = await open();
  first.note(puzzle({ id: 'a' }), true);
  await first.sendProgress();
  const sent = { ...localStorage } as Record<string, string>;
  // As if the answer had not come.
  const unsent = (sent['evora.puzzles.tries'] ?? '').replace(/0$/, '1');
  localStorage.setItem('evora.puzzles.tries', unsent);
  const { syncProgress, progress } = await open();
  await syncProgress();
  expect([server.tries.length, progress().tries]).toEqual([1, 1]);
  expect(localStorage.getItem('evora.puzzles.tries')).toBe(sent['evora.puzzles.tries']);
});

test('many tries go in batches, and one that is not believed holds up no other', async () => {
  const { note, sendProgress, syncProgress, progress } = await open();
  for (let i = 0; i < 90; i += 1) note(puzzle({ id: i === 50 ? 'bad' : `p${String(i)}` }), true);
  await sendProgress();
  guest = 'ann'; // becomes one later
  await syncProgress();
  expect(server.tries).toHaveLength(89);
  expect(progress().tries).toBe(90);
});

test('the start with more tries holds, here or there', async () => {
  guest = 'ann';
  const old = {
    rating: 1300,
    deviation: 100,
    tries: 40,
    solved: 30,
    streak: 4,
    best_streak: 9,
    day: null,
    days: 0,
  };
  localStorage.setItem('evora.puzzles', JSON.stringify(old));
  await (await open()).syncProgress();
  expect(server.start).toEqual(old);
  server.start = { ...old, tries: 50 };
  const { syncProgress, progress } = await open();
  await syncProgress();
  expect(progress().tries).toBe(50);
});

test('who signs in as somebody else leaves what was sent, and takes along what was not', async () => {
  guest = 'ann';
  const first = await open();
  first.note(puzzle({ id: 'a' }), true);
  await first.syncProgress();
  server.away = true;
  first.note(puzzle({ id: 'b' }), true);
  await first.sendProgress();
  [guest, server] = ['bob', new FakeServer()];
  const { syncProgress, allTries } = await open();
  await syncProgress();
  expect(allTries().map((each) => each.puzzle)).toEqual(['b']);
  expect(server.tries).toHaveLength(1);
});

test('two tabs add to one list', async () => {
  const one = await open();
  const two = await open();
  one.note(puzzle({ id: 'a' }), true);
  two.note(puzzle({ id: 'b' }), true);
  expect(two.doneIds()).toEqual(new Set(['a', 'b']));
  expect((await open()).progress().tries).toBe(2);
});

test('runs that nobody has judged are sent, once', async () => {
  guest = 'ann';
  const { sendProgress } = await open();
  const { addRun, bestRun } = await import('./runs.svelte');
  const run = { id: 'run-1', day: 319, time: 1, solved: 7, mistakes: 1, ms: 90_000 };
  addRun({ ...run, unsent: true });
  addRun({ ...run, id: 'run-2', solved: 5, unsent: false });
  await sendProgress();
  await sendProgress();
  expect(server.runs).toEqual([run]);
  expect(bestRun()?.id).toBe('run-1');
});
