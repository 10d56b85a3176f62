/**
 * Practice against engines: a hint for one who asks, and an offer to take back a move that cost much.
 * The engine in the page computes both, so the server spends nothing.
 */
import { core, type Core, type Run } from '../../engine/client';
import { REVIEW_UNITS } from '../../lib/facts';
import type { GameView, LegalMove, ReviewMove } from '../../lib/messages';

/** About what the level `grandmaster` searches: a moment, also on a phone. */
const HINT_NODES = 30_000;
const REVIEW_NODES = 20_000;
/** Moves of these grades are worth another try. */
const COSTLY: readonly ReviewMove['grade'][] = ['blunder', 'mistake'];

export interface Hint {
  readonly move: LegalMove;
  /** Where the tiles go is shown as well. */
  readonly whole: boolean;
}

export interface Costly {
  /** What the move lost of the chances to win, from 0 to 1. */
  readonly cost: number;
  /** Deals and moves of the game with this move. */
  readonly tokens: number;
}

/**
 * Whether one person plays against engines alone, without a clock: only there a hint does nobody
 * wrong. A person who left, and for whom an engine plays on, is still a person.
 */
export function mayPractise(view: GameView): boolean {
  return (
    view.yours.length === 1 &&
    view.clock.type === 'none' &&
    view.seats.every((seat) => seat.yours || seat.kind === 'engine')
  );
}

export class Practice {
  readonly #core: Core;
  #hint = $state.raw<(Hint & { readonly position: string }) | null>(null);
  #costly = $state.raw<Costly | null>(null);
  /** A hint is being computed. */
  asking = $state(false);
  /** The last one could not be. */
  failed = $state(false);
  #number = 0;
  #review: Run<'review'> | null = null;

  constructor(asked: Core = core) {
    this.#core = asked;
  }

  /** What has been shown about this position. */
  hint(position: string): Hint | null {
    return this.#hint?.position === position ? this.#hint : null;
  }

  /** The last move, if it cost much and can be taken back. */
  costly(view: GameView): Costly | null {
    const standing = view.undo === 'free' && view.tokens >= (this.#costly?.tokens ?? Infinity);
    return standing ? this.#costly : null;
  }

  /** Tells from where to take, and asked again where to put it. */
  async ask(position: string, legal: readonly LegalMove[]): Promise<void> {
    this.failed = false;
    const known = this.#hint;
    if (known?.position === position) {
      this.#hint = { ...known, whole: true };
      return;
    }
    if (this.asking) return;
    this.asking = true;
    this.forget();
    try {
      const ask = { position, nodes: HINT_NODES, seed: 0 };
      const { lines } = await this.#core.call('analyse', ask);
      const move = legal.find((each) => each.move === lines[0]?.move);
      // On the wall there is only one thing to tell.
      if (move) this.#hint = { position, move, whole: move.source === null };
    } catch {
      this.failed = true;
    }
    this.asking = false;
  }

  /** Finds out what a move costs that is played now; `tokens`: of the game before it. */
  async played(position: string, move: string, tokens: number): Promise<void> {
    this.forget();
    const number = this.#number;
    try {
      const ask = { position, moves: [move], nodes: REVIEW_NODES };
      const run = this.#core.start('review', ask);
      this.#review = run;
      const [found] = (await run.answer).moves;
      if (number !== this.#number || !found || !COSTLY.includes(found.grade)) return;
      this.#costly = { cost: found.cost / REVIEW_UNITS, tokens: tokens + 1 };
    } catch {
      // Nobody has asked: no word about it.
    }
  }

  /** The last move is taken back, or not talked about any more. */
  forget(): void {
    this.#number += 1;
    this.#review?.cancel();
    this.#review = null;
    this.#costly = null;
  }

  /** Puts the hint away. */
  dismiss(): void {
    this.#hint = null;
    this.failed = false;
  }
}
