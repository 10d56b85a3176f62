/** A review that is computed here: it begins, stops, goes on, and thinks longer. */
import type { Core, Run } from '../engine/client';
import { MAX_REVIEW_NODES } from '../lib/facts';
import type { ReviewView } from '../lib/messages';

/** Each time it thinks longer, it does so many times as much; servers keep reviews up to a limit. */
const DEEPER = 4;

/** A game as a review needs it. */
export interface ReviewedGame {
  readonly position: string;
  readonly moves: readonly string[];
  /** Of a game that was ended early. */
  readonly winners: readonly number[] | null;
}

export class Reviewing {
  /** What there is to show: the best finished review, else the beginning of one. */
  view = $state.raw<ReviewView | null>(null);
  /** What is being computed, or was when it was stopped. */
  partial = $state.raw<ReviewView | null>(null);
  running = $state(false);
  failed = $state(false);
  #run: Run<'review'> | null = null;
  #nodes: number | null = null;
  readonly #core: Core;
  readonly #game: ReviewedGame;
  readonly #onfinished: (view: ReviewView) => void;

  constructor(core: Core, game: ReviewedGame, onfinished: (view: ReviewView) => void) {
    this.#core = core;
    this.#game = game;
    this.#onfinished = onfinished;
  }

  /** How far it is, from 0 to 1. */
  get progress(): number {
    const { partial } = this;
    return partial && partial.total > 0 ? partial.moves.length / partial.total : 0;
  }

  /** Whether there is something to go on with. */
  get stopped(): boolean {
    return !this.running && this.partial !== null && !this.partial.done;
  }

  get canThinkLonger(): boolean {
    return !this.running && this.view?.done === true && this.view.made_by.nodes < MAX_REVIEW_NODES;
  }

  /** A review that somebody has made before. */
  show(view: ReviewView): void {
    this.view = view;
  }

  /** What was begun at another visit. */
  resume(partial: ReviewView): void {
    this.partial = partial;
    this.view ??= partial;
  }

  /** Begins, or goes on with what was stopped. */
  async start(): Promise<void> {
    const from = this.partial?.done === false ? this.partial : null;
    this.#run?.cancel();
    this.running = true;
    this.failed = false;
    const ask = { ...this.#game, nodes: from?.made_by.nodes ?? this.#nodes, from };
    const run = this.#core.start('review', ask, (view) => {
      if (this.#run === run) this.#say(view);
    });
    this.#run = run;
    try {
      const view = await run.answer;
      if (this.#run === run) this.#say(view);
    } catch {
      if (this.#run === run && from) {
        // Begun by another version of the engine: it begins anew.
        this.partial = null;
        return this.start();
      }
      if (this.#run === run) this.failed = true;
    }
    if (this.#run === run) this.running = false;
  }

  stop(): void {
    this.running = false;
    const run = this.#run;
    this.#run = null;
    run?.cancel();
  }

  thinkLonger(): Promise<void> {
    const nodes = this.view?.made_by.nodes ?? 0;
    this.#nodes = Math.min(MAX_REVIEW_NODES, nodes * DEEPER);
    this.partial = null;
    return this.start();
  }

  #say(view: ReviewView): void {
    this.partial = view;
    if (!this.view?.done || view.done) this.view = view;
    if (view.done) this.#onfinished(view);
  }
}
