/**
 * What is on: one game after the other. The best game that is being played, for as long as it is; when
 * nobody plays, replays of the best that have ended. Nobody who looks at a game loses it to another one.
 */
import type { GameSummary, WatchedGame } from '../lib/messages';

/** For how long a result is looked at before the next game comes. */
export const RESULT_MS = 12_000;

export interface Item {
  readonly kind: 'live' | 'replay';
  readonly game: GameSummary;
}

export class Programme {
  item = $state.raw<Item | null>(null);
  /** Changes with every item, also when a replay is shown once more. */
  number = $state(0);
  /** There is nothing to show, as far as one can know. */
  empty = $state(false);
  /** Stays with what is shown. */
  paused = $state(false);
  /** The result of what is shown has been seen. */
  over = $state(false);
  /** The next game comes in a moment. */
  coming = $state(false);
  #live = $state.raw<GameSummary | null>(null);
  /** Another game is being played than the one that is shown. */
  readonly begun = $derived(this.#live !== null && this.#live.game !== this.item?.game.game);

  readonly #replays: () => Promise<readonly GameSummary[]>;
  /** Games that were on, and come again only when all have been. */
  #shown: readonly string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #choosing = false;

  constructor(replays: () => Promise<readonly GameSummary[]>) {
    this.#replays = replays;
  }

  /** The server says which game is the best now. One's own is played, not watched. */
  offer(live: WatchedGame | null): void {
    this.#live = live?.game.yours.length === 0 ? live.game : null;
    if (this.item === null) void this.next();
    else if (this.over && !this.coming) this.#wait();
  }

  /** What is shown has come to its end. */
  ended(): void {
    if (this.over) return;
    this.over = true;
    this.#wait();
  }

  /** What is shown goes on, or begins anew. */
  resumed(): void {
    this.over = false;
    this.#stopWaiting();
  }

  pause(on: boolean): void {
    this.paused = on;
    if (on) this.#stopWaiting();
    else if (this.over) void this.next();
  }

  /** Shows the next one; stays where it is if there is no other. */
  async next(): Promise<void> {
    this.#stopWaiting();
    if (this.#choosing) return;
    this.#choosing = true;
    const next = await this.#choose();
    this.#choosing = false;
    this.empty = next === null && this.item === null;
    if (next === null) return;
    this.#shown = [...this.#shown, next.game.game];
    [this.item, this.over] = [next, false];
    this.number += 1;
  }

  leave(): void {
    this.#stopWaiting();
  }

  async #choose(): Promise<Item | null> {
    if (this.#live !== null && this.begun) return { kind: 'live', game: this.#live };
    const games = await this.#replays().catch(() => []);
    // A game may have begun while the server looked for others.
    if (this.#live !== null && this.begun) return { kind: 'live', game: this.#live };
    if (games.every(({ game }) => this.#shown.includes(game))) this.#shown = [];
    const others = games.filter(({ game }) => game !== this.item?.game.game);
    const game = others.find((each) => !this.#shown.includes(each.game)) ?? others[0] ?? games[0];
    return game ? { kind: 'replay', game } : null;
  }

  #wait(): void {
    if (this.paused) return;
    this.coming = true;
    this.#timer = setTimeout(() => void this.next(), RESULT_MS);
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer);
    this.coming = false;
  }
}
