/** Quick pairing: the kinds of games, and the game in which one waits for somebody. */
import { newId } from '../../lib/api';
import type { Pair, PairCounts, PairKind } from '../../lib/messages';
import { GameSocket } from '../../lib/socket';
import { store, stored } from '../../lib/stored';

export const KINDS: readonly PairKind[] = ['usual', 'quick', 'grey'];
const KIND = 'pair.kind';
const WAITING = 'pair.waiting';
const CASUAL = 'pair.casual';
const FINISHERS = 'pair.finishers';

/** What somebody looks for. `rated`: they would have the game rated, where both keep their names. */
export type Wish = Required<Omit<Pair, 'id'>>;

/** What was looked for last. */
export function lastWish(): Wish {
  return {
    kind: KINDS.find((kind) => kind === stored(KIND)) ?? 'usual',
    rated: stored(CASUAL) === null,
    finishers: stored(FINISHERS) !== null,
  };
}

export function rememberWish({ kind, rated, finishers }: Wish): void {
  store(KIND, kind);
  store(CASUAL, rated ? null : 'yes');
  store(FINISHERS, finishers ? 'yes' : null);
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

/** How long a connection may take to open, and stays open while the next page opens its own. */
const OPENING_MS = 3_000;
const LINGERING_MS = 3_000;

/**
 * Opens a connection as the guest at this page: only who has one is matched. Resolves when it is open,
 * or late; returns what closes it.
 */
export function holdConnection(): Promise<() => void> {
  return new Promise((resolve) => {
    const held = (): void => {
      clearTimeout(late);
      resolve(() => setTimeout(() => socket.stop(), LINGERING_MS));
    };
    const late = setTimeout(held, OPENING_MS);
    const nothing = (): void => undefined;
    const socket = new GameSocket({ opened: held, message: nothing, link: nothing });
    socket.start();
  });
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
