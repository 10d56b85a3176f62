/** Quick pairing: the kinds of games, and the game in which one waits for somebody. */
import { newId } from '../../lib/api';
import type { PairKind } from '../../lib/messages';
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
