/** Following a game: updates in order, without a gap. Pure. */
import type { GameEvent, GameView, Update } from './messages';

export interface FollowState {
  readonly view: GameView | null;
  /** All events from the first on. */
  readonly events: readonly GameEvent[];
}

export type FollowResult =
  | { readonly kind: 'next'; readonly state: FollowState; readonly fresh: readonly GameEvent[] }
  /** Nothing new in it. */
  | { readonly kind: 'old' }
  /** Something is missing in between: watch again from what is known. */
  | { readonly kind: 'gap' };

export function seqOf(state: FollowState): number {
  return state.view?.seq ?? 0;
}

export function follow(state: FollowState, update: Update): FollowResult {
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
