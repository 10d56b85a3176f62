import { expect, test } from 'vitest';
import { FakeCore } from '../engine/testing';
import { PUZZLE_RUN } from '../lib/facts';
import { move, position } from '../lib/testing';
import { FakeSurroundings } from '../table/moments/testing';
import { Timeline } from '../table/moments/timeline.svelte';
import { drawRun, Run, RUN_MS } from './run.svelte';
import { puzzle, shelved } from './testing';

class FakeClock {
  time = 5_000;
  ticks: (() => void)[] = [];
  now = (): number => this.time;
  every = (_ms: number, what: () => void): (() => void) => {
    this.ticks.push(what);
    return () => (this.ticks = []);
  };
  pass(ms: number): void {
    this.time += ms;
    for (const tick of this.ticks) tick();
  }
}

const PUZZLES = Array.from({ length: 8 }, (_, i) =>
  puzzle({ id: `c2-${String(i)}`, position: `position ${String(i)}`, solutions: '1R1 2R1' }),
);
const RIGHT = '2R1';
const WRONG = '0B2';

function begin(puzzles = PUZZLES): { run: Run; clock: FakeClock; noted: [string, boolean][] } {
  const noted: [string, boolean][] = [];
  const clock = new FakeClock();
  const core = new FakeCore({
    legal: ({ position: text }) => ({
      position: position({ text }),
      legal: [move('1R1'), move('0B2')],
      barred: [],
    }),
  });
  const around = new FakeSurroundings();
  around.wanted = 'instant';
  const note = ({ id }: { id: string }, solved: boolean): void => void noted.push([id, solved]);
  const run = new Run(puzzles, note, core, clock, new Timeline(around));
  return { run, clock, noted };
}

async function answer(run: Run, clock: FakeClock, ...moves: string[]): Promise<void> {
  for (const each of moves) {
    clock.pass(2_000);
    await run.play(each);
  }
}

test('one puzzle after the other, and every answer is noted at once', async () => {
  const { run, clock, noted } = begin();
  await run.begin();
  expect([run.state, run.left, run.study.here?.position.text]).toEqual([
    'playing',
    RUN_MS,
    'position 0',
  ]);
  await answer(run, clock, RIGHT, WRONG);
  expect(noted).toEqual([
    ['c2-0', true],
    ['c2-1', false],
  ]);
  expect([run.solved, run.mistakes, run.ms, run.left]).toEqual([1, 1, 2_000, RUN_MS - 4_000]);
  expect(run.answers).toEqual([
    { move: RIGHT, at: 2_000 },
    { move: WRONG, at: 4_000 },
  ]);
  expect(run.study.here?.position.text).toBe('position 2');
});

test('three mistakes end it', async () => {
  const { run, clock } = begin();
  await run.begin();
  await answer(run, clock, WRONG, RIGHT, WRONG, WRONG, RIGHT);
  expect([run.state, run.solved, run.mistakes, run.answers.length]).toEqual(['over', 1, 3, 4]);
  expect([run.legal, clock.ticks]).toEqual([[], []]);
});

test('so do three minutes, and nothing counts that comes later', async () => {
  const { run, clock, noted } = begin();
  await run.begin();
  await answer(run, clock, RIGHT);
  clock.pass(RUN_MS - 2_001);
  expect([run.state, run.left]).toEqual(['playing', 1]);
  clock.time += 10; // and no tick yet
  await run.play(RIGHT);
  expect([run.state, run.left, run.solved, noted.length]).toEqual(['over', 0, 1, 1]);
});

test('so does the last puzzle', async () => {
  const { run, clock } = begin(PUZZLES.slice(0, 2));
  await run.begin();
  await answer(run, clock, RIGHT, RIGHT);
  expect([run.state, run.solved]).toEqual(['over', 2]);
});

test('a second press right after an answer is not meant for the next puzzle', async () => {
  const { run, clock } = begin();
  await run.begin();
  await answer(run, clock, RIGHT);
  clock.pass(PUZZLE_RUN.gap_ms - 1);
  await run.play(WRONG);
  expect([run.solved, run.mistakes]).toEqual([1, 0]);
  clock.pass(1);
  await run.play(RIGHT);
  expect(run.solved).toBe(2);
});

test('a run gets harder, and is another one each time', () => {
  const puzzles = shelved('coloured-2');
  const first = drawRun(puzzles);
  expect(first).toHaveLength(PUZZLE_RUN.length);
  expect(new Set(first.map(({ id }) => id)).size).toBe(PUZZLE_RUN.length);
  const ratings = first.map(({ rating }) => rating);
  expect([...ratings].sort((a, b) => a - b)).toEqual(ratings);
  const easiest = drawRun(puzzles, () => 0);
  const hardest = drawRun(puzzles, () => 0.999);
  expect(easiest[0]?.rating).toBe(Math.min(...puzzles.map(({ rating }) => rating)));
  expect(hardest.at(-1)?.rating).toBe(Math.max(...puzzles.map(({ rating }) => rating)));
});
