/**
 * Games that are played and kept in this browser, without a server. Each is one entry of the
 * browser's storage, so a damaged one costs one game; only the newest finished ones are kept.
 */
import { dealWithId } from '../lib/deal';
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
  /** Of a deal of the day: the day on which it was begun, by the calendar here. */
  readonly begun_on?: string;
}

const PREFIX = 'game.';
/** Deals of the day are kept by themselves: nobody lists, deletes or uploads them. */
const DEAL_PREFIX = 'deal.';
const ID = /^[A-Za-z0-9]{10}$/;
/** Finished games beyond this number are forgotten, oldest first. */
export const MAX_FINISHED = 100;

export function keptGame(id: string): KeptGame | null {
  const known = ID.test(id) || dealWithId(id) !== null;
  const game = known ? parseKept(stored(entryOf(id)), id) : null;
  return game && withName(game, myName());
}

/** What a game is stored by. */
function entryOf(id: string): string {
  return (dealWithId(id) === null ? PREFIX : DEAL_PREFIX) + id;
}

/** With the name that the person here took after the game. */
export function withName(game: KeptGame, name: string | null): KeptGame {
  const seats = game.seats.map((seat) => {
    return seat.kind === 'guest' && seat.name === null ? { ...seat, name } : seat;
  });
  return { ...game, seats };
}

/** All that can be read, the last changed first; without deals of the day. */
export function keptGames(): KeptGame[] {
  return withPrefix(PREFIX).sort((a, b) => b.changed - a.changed);
}

/** The deals of the day that were begun here, the newest first. */
export function keptDeals(): KeptGame[] {
  return withPrefix(DEAL_PREFIX).sort((a, b) => b.id.localeCompare(a.id));
}

function withPrefix(prefix: string): KeptGame[] {
  return storedNames(prefix).flatMap((name) => keptGame(name.slice(prefix.length)) ?? []);
}

export function keep(game: KeptGame): void {
  store(entryOf(game.id), JSON.stringify(game));
}

export function forget(id: string): void {
  store(entryOf(id), null);
}

/** Makes room for a new game. */
export function forgetOld(most: number = MAX_FINISHED): void {
  const finished = keptGames().filter(({ standing }) => standing.reason !== null);
  for (const { id } of finished.slice(most)) forget(id);
}

/** Calls back when another tab plays on; returns a function that ends it. */
export function onKept(id: string, changed: (game: KeptGame | null) => void): () => void {
  return onStored(entryOf(id), (value) => changed(parseKept(value, id)));
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
