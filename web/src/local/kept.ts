/**
 * Games that are played and kept in this browser, without a server. Each is one entry of the
 * browser's storage, so a damaged one costs one game; only the newest finished ones are kept.
 */
import { myName } from '../lib/me.svelte';
import { onStored, store, stored, storedNames } from '../lib/stored';
import type { EndReason, GameSummary, Variant } from '../lib/messages';

export interface LocalSeat {
  /** `guest` is the person who plays here, `local` another person at the same device. */
  readonly kind: 'guest' | 'local' | 'engine';
  readonly name: string | null;
  readonly level: string | null;
}

/** How a game stands, for lists that do not replay it. */
export interface Standing {
  readonly scores: readonly number[];
  readonly round: number;
  readonly to_move: number | null;
  readonly winners: readonly number[];
  readonly reason: EndReason | null;
}

export interface KeptGame {
  readonly version: 1;
  readonly id: string;
  readonly created: number;
  readonly changed: number;
  readonly variant: Variant;
  readonly seats: readonly LocalSeat[];
  /** The text of the first position. */
  readonly position: string;
  /** Of all deals; its hash was made before the first of them, `''` where the browser cannot. */
  readonly seed: string;
  readonly seed_hash: string;
  /** Deals and moves. */
  readonly tokens: readonly string[];
  /** An end that the rules do not know. */
  readonly ended: { readonly reason: 'resigned' | 'abandoned'; readonly out: number | null } | null;
  readonly standing: Standing;
  readonly rematch: string | null;
  /** The game of a server that its record became. */
  readonly uploaded: string | null;
}

const PREFIX = 'game.';
const ID = /^[A-Za-z0-9]{10}$/;
/** Finished games beyond this number are forgotten, oldest first. */
export const MAX_FINISHED = 100;

export function keptGame(id: string): KeptGame | null {
  const game = ID.test(id) ? parseKept(stored(PREFIX + id), id) : null;
  return game && withName(game, myName());
}

/** With the name that the person here took after the game. */
export function withName(game: KeptGame, name: string | null): KeptGame {
  const seats = game.seats.map((seat) => {
    return seat.kind === 'guest' && seat.name === null ? { ...seat, name } : seat;
  });
  return { ...game, seats };
}

/** All that can be read, the last changed first. */
export function keptGames(): KeptGame[] {
  return storedNames(PREFIX)
    .flatMap((name) => keptGame(name.slice(PREFIX.length)) ?? [])
    .sort((a, b) => b.changed - a.changed);
}

export function keep(game: KeptGame): void {
  store(PREFIX + game.id, JSON.stringify(game));
}

export function forget(id: string): void {
  store(PREFIX + id, null);
}

/** Makes room for a new game. */
export function forgetOld(most: number = MAX_FINISHED): void {
  const finished = keptGames().filter(({ standing }) => standing.reason !== null);
  for (const { id } of finished.slice(most)) forget(id);
}

/** Calls back when another tab plays on; returns a function that ends it. */
export function onKept(id: string, changed: (game: KeptGame | null) => void): () => void {
  return onStored(PREFIX + id, (value) => changed(parseKept(value, id)));
}

/** What was kept, or `null` if it is none of ours. The rules check the rest when it is opened. */
export function parseKept(text: string | null, id: string): KeptGame | null {
  try {
    const value = JSON.parse(text ?? 'null') as KeptGame | null;
    return value?.version === 1 && value.id === id && isWhole(value) ? value : null;
  } catch {
    return null;
  }
}

function isWhole({ seats, tokens, standing, position, seed }: KeptGame): boolean {
  return (
    seats.every(({ kind }) => ['guest', 'local', 'engine'].includes(kind)) &&
    [...tokens, position, seed].every((each) => typeof each === 'string') &&
    standing.scores.length === seats.length &&
    Array.isArray(standing.winners)
  );
}

/** A line of "my games". */
export function summaryOf(game: KeptGame): GameSummary {
  const { standing, seats } = game;
  const yours = seats.flatMap(({ kind }, i) => (kind === 'engine' ? [] : [i + 1]));
  return {
    game: game.id,
    status: standing.reason === null ? 'playing' : 'over',
    variant: game.variant,
    players: seats.length,
    clock: { type: 'none' },
    names: seats.map(({ name }) => name),
    kept: [],
    kinds: seats.map(({ kind }) => kind),
    levels: seats.map(({ level }) => level),
    yours,
    to_move: standing.to_move,
    your_turn: standing.to_move !== null && yours.includes(standing.to_move),
    scores: [...standing.scores],
    winners: [...standing.winners],
    reason: standing.reason,
    round: standing.round,
    created: game.created,
    changed: game.changed,
    bots: [],
    source: 'played',
    rated: false,
    ratings: [],
    deadline: null,
  };
}
