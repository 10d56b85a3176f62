/** Following a game: updates in order, without a gap; and a command that is not lost. Pure. */
import type { Command, GameEvent, GameView, Update } from './messages';
import { store, stored } from './stored';

export interface Followed {
  readonly view: GameView | null;
  /** All events from the first on. */
  readonly events: readonly GameEvent[];
}

export type Taken =
  | { readonly kind: 'next'; readonly state: Followed; readonly fresh: readonly GameEvent[] }
  /** Nothing new in it. */
  | { readonly kind: 'old' }
  /** Something is missing in between: watch again from what is known. */
  | { readonly kind: 'gap' };

export function seqOf(state: Followed): number {
  return state.view?.seq ?? 0;
}

export function follow(state: Followed, update: Update): Taken {
  const seq = seqOf(state);
  if (update.since > seq) return { kind: 'gap' };
  if (update.view.seq < seq) return { kind: 'old' };
  const fresh = update.events.filter((event) => event.seq > seq);
  if (fresh.length !== update.view.seq - seq) return { kind: 'gap' };
  return {
    kind: 'next',
    state: { view: update.view, events: [...state.events, ...fresh] },
    fresh,
  };
}

/** Kept until the server has answered, also over a reload of the page. */
export function keepPending(game: string, command: Command | null): void {
  store(`pending.${game}`, command === null ? null : JSON.stringify(command));
}

export function pendingOf(game: string): Command | null {
  try {
    const value: unknown = JSON.parse(stored(`pending.${game}`) ?? 'null');
    if (typeof value === 'object' && value !== null && 'id' in value && 'type' in value) {
      return value as Command;
    }
  } catch {
    // Not ours: as if there were none.
  }
  return null;
}
