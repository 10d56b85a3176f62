/** One puzzle being solved: what may be played, what was played, and what was said to it. */
import { core, type Core } from '../engine/client';
import type { RefusedError } from '../lib/api';
import type { Barred, LegalMove, PositionView, Step } from '../lib/messages';
import { asRefused } from '../lib/refusal';
import { browser } from '../table/moments/surroundings';
import { Timeline } from '../table/moments/timeline.svelte';
import type { Puzzle } from './shelf';

export type State = 'loading' | 'playing' | 'busy' | 'right' | 'wrong' | 'shown' | 'failed';

/** What a wrong move leads to: the best reply to it, and how the round ends then, if that is known. */
export interface Refutation {
  readonly win: number;
  readonly reply: Step | null;
  readonly scores: readonly number[] | null;
}

export class Solving {
  readonly puzzle: Puzzle;
  readonly timeline: Timeline;
  state = $state<State>('loading');
  view = $state.raw<PositionView>();
  legal = $state.raw<readonly LegalMove[]>([]);
  barred = $state.raw<readonly Barred[]>([]);
  /** What a wrong move leads to; undefined while it is being searched, and where nobody can say. */
  refutation = $state.raw<Refutation>();
  /** The move that was tried. */
  tried = $state<string>();
  /** The reply to a wrong move is being looked for. */
  searching = $state(false);
  refused = $state.raw<RefusedError>();

  readonly #core: Core;
  readonly #note: (solved: boolean) => void;
  readonly #solutions: readonly string[];
  /** Counts beginnings: an answer to an earlier one is dropped. */
  #run = 0;
  #start: {
    position: PositionView;
    legal: readonly LegalMove[];
    barred: readonly Barred[];
  } | null = null;

  /** `note` is told of every try, whether it solved the puzzle. */
  constructor(
    puzzle: Puzzle,
    note: (solved: boolean) => void,
    timeline = new Timeline(browser()),
    asked: Core = core,
  ) {
    this.puzzle = puzzle;
    this.#note = note;
    this.timeline = timeline;
    this.#core = asked;
    this.#solutions = puzzle.solutions.split(' ');
  }

  /** The seat that is to find a move. */
  get seat(): number {
    return this.#start?.position.to_move ?? 1;
  }

  /** Sets the board up, also for another try. */
  async begin(): Promise<void> {
    const run = ++this.#run;
    this.refutation = this.refused = this.tried = undefined;
    this.searching = false;
    await this.#guarded(run, async () => {
      this.#start ??= await this.#core.call('legal', { position: this.puzzle.position });
      if (run !== this.#run) return;
      const { position, legal, barred } = this.#start;
      this.view = position;
      this.timeline.show(position, 0);
      [this.legal, this.barred] = [legal, barred];
      this.state = 'playing';
    });
  }

  async play(move: string): Promise<void> {
    if (this.state !== 'playing') return;
    const run = this.#run;
    const solved = this.#solutions.includes(move);
    [this.state, this.tried, this.legal] = ['busy', move, []];
    this.#note(solved);
    await this.#guarded(run, async () => {
      await this.#advance(run, [move]);
      this.searching = !solved;
      if (!solved) await this.#refute(run);
      this.searching = false;
      await this.timeline.atRest();
      if (run === this.#run) this.state = solved ? 'right' : 'wrong';
    });
  }

  /** Plays the solution and what is expected after it, to the end of the round. */
  async show(): Promise<void> {
    if (this.state === 'busy' || !this.#start) return;
    // Whoever has not tried has given up.
    if (this.state === 'playing') this.#note(false);
    const line = this.puzzle.line.split(' ');
    const rest = this.state === 'right' ? afterSolution(line, this.tried ?? '') : line;
    if (this.state !== 'right') {
      this.view = this.#start.position;
      this.timeline.show(this.view, 0);
    }
    const run = ++this.#run;
    [this.state, this.legal] = ['busy', []];
    await this.#guarded(run, async () => {
      await this.#advance(run, rest);
      await this.timeline.atRest();
      if (run === this.#run) this.state = 'shown';
    });
  }

  /** What the others make of a wrong move. A search that fails leaves the verdict without it. */
  async #refute(run: number): Promise<void> {
    const { view } = this;
    if (!view) return;
    try {
      const ask = { position: view.text, nodes: this.puzzle.nodes, lines: 1 };
      const [best] = (await this.#core.call('analyse', ask)).lines;
      if (!best) return;
      const { steps } = await this.#core.call('play', { position: view.text, moves: best.pv });
      if (run !== this.#run) return;
      this.#push(steps.slice(0, 1));
      const end = steps.at(-1)?.position ?? view;
      const ended = end.phase === 'deal' || end.phase === 'over';
      this.refutation = {
        win: best.win[this.seat - 1] ?? 0,
        reply: steps[0] ?? null,
        scores: ended ? end.boards.map(({ score }) => score) : null,
      };
    } catch {
      // The puzzle itself says what the best move is worth.
    }
  }

  /** Plays moves from the position in sight, and shows them. */
  async #advance(run: number, moves: readonly string[]): Promise<void> {
    if (!this.view || moves.length === 0) return;
    const { steps } = await this.#core.call('play', { position: this.view.text, moves });
    if (run === this.#run) this.#push(steps);
  }

  #push(steps: readonly Step[]): void {
    for (const { seat, effects, position: after } of steps) {
      this.timeline.push({
        key: this.timeline.through + 1,
        step: { seat, effects, own: seat === this.seat, linger: false },
        after,
      });
      this.view = after;
    }
  }

  async #guarded(run: number, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (run !== this.#run) return;
      this.refused = asRefused(error);
      this.state = 'failed';
    }
  }
}

/**
 * What is expected after a solution: `line` begins with the first one. Another is the same move from an
 * equal factory, so the two factories change places.
 */
function afterSolution([first = '', ...rest]: readonly string[], solution: string): string[] {
  const [from = '', to = ''] = [first[0], solution[0]];
  const swapped: Readonly<Record<string, string>> = { [from]: to, [to]: from };
  return rest.map((move) =>
    move[1] === '@' ? move : (swapped[move.charAt(0)] ?? move.charAt(0)) + move.slice(1),
  );
}
