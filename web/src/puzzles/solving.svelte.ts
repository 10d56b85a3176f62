/** One puzzle being solved: what may be played, what was played, and what was said to it. */
import { partsOf } from '../analysis/tokens';
import { core, type Core } from '../engine/client';
import type { LegalMove, Step } from '../lib/messages';
import { Study } from '../study/study.svelte';
import { ROOT } from '../study/tree';
import type { Timeline } from '../table/moments/timeline.svelte';
import type { Puzzle } from './files';

export type State = 'loading' | 'playing' | 'busy' | 'right' | 'wrong' | 'shown' | 'failed';

/** What a wrong move leads to: the best reply to it, and how the round ends then, if that is known. */
export interface Refutation {
  readonly win: number;
  readonly reply: Step | null;
  readonly scores: readonly number[] | null;
}

/** Whether a move solves a puzzle: the one place that judges. */
export function solves({ solutions }: Puzzle, move: string): boolean {
  return solutions.split(' ').includes(move);
}

export class Solving {
  readonly puzzle: Puzzle;
  readonly study: Study;
  state = $state<State>('loading');
  /** What a wrong move leads to; undefined while it is being searched, and where nobody can say. */
  refutation = $state.raw<Refutation>();
  /** The move that was tried. */
  tried = $state<string>();
  /** The reply to a wrong move is being looked for. */
  searching = $state(false);

  readonly #core: Core;
  readonly #note: (solved: boolean) => void;

  /** `note` is called with every try, whether it solved the puzzle. */
  constructor(
    puzzle: Puzzle,
    note: (solved: boolean) => void,
    asked: Core = core,
    timeline?: Timeline,
  ) {
    this.puzzle = puzzle;
    this.#note = note;
    this.#core = asked;
    this.study = new Study(asked, timeline, (seat) => seat === this.seat);
  }

  /** The seat that is to find a move. */
  get seat(): number {
    return this.study.start?.to_move ?? 1;
  }

  get legal(): readonly LegalMove[] {
    return this.state === 'playing' ? (this.study.here?.moves?.legal ?? []) : [];
  }

  /** Sets the board up, also for another try. */
  async begin(): Promise<void> {
    const { study } = this;
    this.refutation = this.tried = undefined;
    this.searching = false;
    if (study.start) study.go(ROOT);
    else if (!(await study.open(this.puzzle.position))) {
      this.#fail();
      return;
    }
    this.state = 'playing';
  }

  async play(move: string): Promise<void> {
    if (this.state !== 'playing') return;
    const solved = solves(this.puzzle, move);
    [this.state, this.tried] = ['busy', move];
    this.#note(solved);
    await this.#advance([move], solved ? 'right' : 'wrong');
  }

  /** Plays the solution and what is expected after it, to the end of the round. */
  async show(): Promise<void> {
    const { study, state } = this;
    if (state === 'busy' || !study.start) return;
    // One who has not tried has given up.
    if (state === 'playing') this.#note(false);
    const line = this.puzzle.line.split(' ');
    if (state !== 'right') study.go(ROOT);
    this.state = 'busy';
    await this.#advance(state === 'right' ? afterSolution(line, this.tried ?? '') : line, 'shown');
  }

  /** Plays moves where the board stands; `to` when they have been seen, and a wrong one was answered. */
  async #advance(moves: readonly string[], to: State): Promise<void> {
    const { study } = this;
    const { begun } = study;
    if (!(await study.play(...moves))) {
      this.#fail();
      return;
    }
    if (to === 'wrong') {
      this.searching = true;
      await this.#refute();
    }
    await study.timeline.atRest();
    if (begun !== study.begun) return;
    this.searching = false;
    this.state = to;
  }

  /** What the others make of a wrong move. A search that fails leaves the verdict without it. */
  async #refute(): Promise<void> {
    const { study } = this;
    const { begun } = study;
    const position = study.here?.position;
    if (!position) return;
    try {
      const ask = { position: position.text, nodes: this.puzzle.nodes, lines: 1 };
      const [best] = (await this.#core.call('analyse', ask)).lines;
      if (!best) return;
      const line = { position: position.text, moves: best.pv };
      const { steps } = await this.#core.call('play', line);
      if (begun !== study.begun) return;
      const end = steps.at(-1)?.position ?? position;
      const ended = end.phase === 'deal' || end.phase === 'over';
      this.refutation = {
        win: best.win[this.seat - 1] ?? 0,
        reply: steps[0] ?? null,
        scores: ended ? end.boards.map(({ score }) => score) : null,
      };
      if (steps[0]) await study.play(steps[0].token);
    } catch {
      // The puzzle itself says what the best move is worth.
    }
  }

  #fail(): void {
    if (this.study.error) this.state = 'failed';
  }
}

/**
 * What is expected after a solution: `line` begins with the first one. Another is the same move from an
 * equal factory, so the two factories change places.
 */
function afterSolution([first = '', ...rest]: readonly string[], solution: string): string[] {
  const [from, to] = [sourceOf(first), sourceOf(solution)];
  return rest.map((move) => {
    const source = sourceOf(move);
    const other = source === from ? to : source === to ? from : null;
    return other === null ? move : String(other) + move.slice(1);
  });
}

function sourceOf(move: string): number | null {
  const parts = partsOf(move);
  return parts.kind === 'take' ? parts.source : null;
}
