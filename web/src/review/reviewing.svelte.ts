/** A review: the server's, if there is one, or one that is computed here, which begins, stops, goes on, and thinks
 *  longer. What is computed here stays here. */
import type { Core, Run } from '../engine/client';
import { MAX_REVIEW_NODES } from '../lib/facts';
import type { GameReview, ReviewView } from '../lib/messages';

/** Each time it thinks longer, it does so many times as much. */
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
  /** Whether the server computes it, or will. */
  server = $state<'waiting' | 'running' | null>(null);
  failed = $state(false);
  #run: Run<'review'> | null = null;
  #nodes: number | null = null;
  readonly #core: Core;
  readonly #game: ReviewedGame;
  #left = false;

  constructor(core: Core, game: ReviewedGame) {
    this.#core = core;
    this.#game = game;
  }

  /** How far it is, from 0 to 1. */
  get progress(): number {
    const { partial } = this;
    return partial && partial.total > 0 ? partial.moves.length / partial.total : 0;
  }

  /** Whether there is something to go on with. */
  get stopped(): boolean {
    return !this.running && !this.server && this.partial !== null && !this.partial.done;
  }

  get canThinkLonger(): boolean {
    return (
      !this.running &&
      !this.server &&
      this.view?.done === true &&
      this.view.made_by.nodes < MAX_REVIEW_NODES
    );
  }

  /** Shows what the server has and computes, for as long as that goes on; whether a finished one is shown then. What it
   *  has begun can be gone on with here. */
  async follow(reviews: AsyncIterable<GameReview>): Promise<boolean> {
    try {
      for await (const { state, review, partial } of reviews) {
        if (this.#left) break;
        this.server = state === 'waiting' || state === 'running' ? state : null;
        this.partial = partial;
        this.view = review ?? partial ?? this.view;
      }
    } catch {
      // A server that is away or busy keeps nobody from computing it here.
    }
    this.server = null;
    return this.view?.done === true;
  }

  /** What was begun at another visit. */
  resume(partial: ReviewView): void {
    this.partial = partial;
    this.view ??= partial;
  }

  /** Begins, or goes on with what was stopped. */
  async start(): Promise<void> {
    if (this.#left) return;
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
    } catch (error) {
      const fair = !(error instanceof Error && 'code' in error && error.code === 'rated_game');
      if (this.#run === run && from && fair) {
        // Begun by another version of the engine: it begins anew.
        this.partial = null;
        return this.start();
      }
      if (this.#run === run) this.failed = true;
    }
    if (this.#run === run) this.running = false;
  }

  /** Nobody looks any more. */
  leave(): void {
    this.#left = true;
    this.stop();
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
  }
}
