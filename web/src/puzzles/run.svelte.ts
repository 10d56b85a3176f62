/** A run: as many puzzles as one can solve in three minutes, one harder than the other, with three mistakes at most. */
import { core, type Core } from '../engine/client';
import { PUZZLE_RUN } from '../lib/facts';
import type { LegalMove, RunAnswer } from '../lib/messages';
import { Study } from '../study/study.svelte';
import type { Timeline } from '../table/moments/timeline.svelte';
import type { Puzzle } from './files';
import { solves } from './solving.svelte';

export const RUN_MS = PUZZLE_RUN.seconds * 1000;

/** The puzzles of a run: all by their rating, in equal parts, one of each; as evora.puzzles.run draws them. */
export function drawRun(
  puzzles: readonly Puzzle[],
  chance: () => number = Math.random,
): readonly Puzzle[] {
  const ordered = [...puzzles].sort((a, b) => a.rating - b.rating || (a.id < b.id ? -1 : 1));
  const end = (part: number): number => Math.floor((part * ordered.length) / PUZZLE_RUN.length);
  return Array.from({ length: PUZZLE_RUN.length }, (_, part) => {
    const [from, to] = [end(part), end(part + 1)];
    return ordered.slice(from, to)[Math.floor(chance() * (to - from))];
  }).filter((puzzle) => puzzle !== undefined);
}

export interface Result {
  readonly puzzle: Puzzle;
  readonly solved: boolean;
}

/** What a run needs of the world around it; times are in milliseconds. */
export interface RunClock {
  now(): number;
  /** Calls back again and again; returns a function that ends it. */
  every(ms: number, what: () => void): () => void;
}

export const pageClock: RunClock = {
  now: () => performance.now(),
  every: (ms, what) => {
    const timer = setInterval(what, ms);
    return () => clearInterval(timer);
  },
};

export class Run {
  readonly study: Study;
  /** `busy`: the next puzzle is being set up. */
  state = $state<'busy' | 'playing' | 'over' | 'failed'>('busy');
  /** What is left of the three minutes. */
  left = $state<number>(RUN_MS);
  results = $state.raw<readonly Result[]>([]);

  readonly #puzzles: readonly Puzzle[];
  readonly #note: (puzzle: Puzzle, solved: boolean) => void;
  readonly #clock: RunClock;
  readonly #answers: RunAnswer[] = [];
  #began = 0;
  /** When the puzzle on the table was set up. */
  #shown = 0;
  #solvedAt = 0;
  #stop: () => void = () => undefined;
  #ended: () => void = () => undefined;
  /** Resolves when it is over. */
  readonly over = new Promise<void>((resolve) => (this.#ended = resolve));

  /** `note` is called with every answer, at once: who leaves in the middle has tried. */
  constructor(
    puzzles: readonly Puzzle[],
    note: (puzzle: Puzzle, solved: boolean) => void,
    asked: Core = core,
    clock: RunClock = pageClock,
    timeline?: Timeline,
  ) {
    this.#puzzles = puzzles;
    this.#note = note;
    this.#clock = clock;
    this.study = new Study(asked, timeline, (seat) => seat === this.seat);
  }

  /** The seat that is to find a move. */
  get seat(): number {
    return this.study.start?.to_move ?? 1;
  }

  get legal(): readonly LegalMove[] {
    return this.state === 'playing' ? (this.study.here?.moves?.legal ?? []) : [];
  }

  get puzzle(): Puzzle | undefined {
    return this.#puzzles[this.results.length];
  }

  readonly solved = $derived(this.results.filter(({ solved }) => solved).length);
  readonly mistakes = $derived(this.results.length - this.solved);

  get answers(): readonly RunAnswer[] {
    return this.#answers;
  }

  /** When the last puzzle was solved, from the beginning on. */
  get ms(): number {
    return this.#solvedAt;
  }

  /** Sets up the first puzzle; only then the time runs. */
  async begin(): Promise<void> {
    await this.#show();
    if (this.state !== 'playing') return;
    this.#began = this.#shown = this.#clock.now();
    this.#stop = this.#clock.every(200, () => this.#tick());
  }

  async play(move: string): Promise<void> {
    const { puzzle } = this;
    const now = this.#clock.now();
    // Nobody sees a puzzle and answers it so fast: it was meant for the one before.
    if (this.state !== 'playing' || !puzzle || now - this.#shown < PUZZLE_RUN.gap_ms) return;
    this.#tick();
    if (this.left === 0) return;
    const at = Math.round(now - this.#began);
    const solved = solves(puzzle, move);
    this.#note(puzzle, solved);
    this.#answers.push({ move, at });
    if (solved) this.#solvedAt = at;
    this.results = [...this.results, { puzzle, solved }];
    if (this.mistakes === PUZZLE_RUN.mistakes || !this.puzzle) this.end();
    else await this.#show();
  }

  /** It is over: by the clock, by mistakes, or because somebody has left. */
  end(): void {
    this.#stop();
    this.state = 'over';
    this.#ended();
  }

  #tick(): void {
    this.left = Math.max(0, RUN_MS - Math.round(this.#clock.now() - this.#began));
    if (this.left === 0) this.end();
  }

  async #show(): Promise<void> {
    this.state = 'busy';
    const opened = await this.study.open(this.puzzle?.position ?? '');
    // The time may have run out meanwhile.
    if (this.state !== 'busy') return;
    if (!opened) {
      this.#stop();
      this.state = 'failed';
      return;
    }
    this.#shown = this.#clock.now();
    this.state = 'playing';
  }
}
