/** Quick pairing: the kinds of games, and the game in which one waits for somebody. */
import { newId } from '../../lib/api';
import type { PairCounts, PairKind } from '../../lib/messages';
import { store, stored } from '../../lib/stored';

export const KINDS: readonly PairKind[] = ['usual', 'quick', 'grey'];
const KIND = 'pair.kind';
const WAITING = 'pair.waiting';

export function lastKind(): PairKind {
  return KINDS.find((kind) => kind === stored(KIND)) ?? 'usual';
}

export function rememberKind(kind: PairKind): void {
  store(KIND, kind);
}

/** Remembers the game that pairing led to, for as long as nobody has joined it. */
export function rememberPairing(game: string, kind: PairKind): void {
  store(WAITING, `${game} ${kind}`);
}

/** The kind of a game that pairing made on this device, if it is that one. */
export function pairingOf(game: string): PairKind | null {
  const [made, kind] = stored(WAITING)?.split(' ') ?? [];
  return made === game ? (KINDS.find((each) => each === kind) ?? null) : null;
}

/** One id for one press and its repetitions: a lost answer never makes a second game. */
export class PairRequest {
  #id = newId();

  get id(): string {
    return this.#id;
  }

  renew(): void {
    this.#id = newId();
  }
}

/** What is said about those who wait, to somebody who would like to play a kind of game. */
export type Others =
  /** So many wait for this kind of game, perhaps none; then nobody waits for anything. */
  | { readonly type: 'waiting'; readonly count: number }
  /** Nobody does, but so many wait for another kind. */
  | { readonly type: 'other-kind'; readonly count: number; readonly kind: PairKind }
  /** Nobody does, but games with other settings wait in the lobby. */
  | { readonly type: 'in-lobby'; readonly count: number };

/** Nobody is to read that they would be the first while somebody waits for anything. */
export function othersFor(kind: PairKind, waiting: PairCounts): Others {
  if (waiting[kind] > 0) return { type: 'waiting', count: waiting[kind] };
  const other = KINDS.find((each) => waiting[each] > 0);
  if (other) return { type: 'other-kind', count: waiting[other], kind: other };
  if (waiting.other > 0) return { type: 'in-lobby', count: waiting.other };
  return { type: 'waiting', count: 0 };
}

/** How many others wait for whatever it is. */
export function allWaiting({ usual, quick, grey, other }: PairCounts): number {
  return usual + quick + grey + other;
}
