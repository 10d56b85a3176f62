/** Where playing again stands, for the person at this page. Pure. */
import type { GameEvent, GameView } from '../../lib/messages';

export type RematchState =
  | { readonly kind: 'made'; readonly game: string }
  /** Another one asks; `seat`: the one to answer with; `same`: for the same deal. */
  | { readonly kind: 'asked'; readonly by: number; readonly seat: number; readonly same: boolean }
  /** Others have not answered yet; `own`: it was asked here. */
  | {
      readonly kind: 'waiting';
      readonly own: boolean;
      readonly seat: number;
      readonly same: boolean;
    }
  /** It cannot be asked: somebody has left, or has said no to it. */
  | { readonly kind: 'over'; readonly why: 'left' | 'declined'; readonly seat: number }
  /** It can be asked for. */
  | { readonly kind: 'free' }
  /** Who only watches. */
  | { readonly kind: 'none' };

export function rematchOf(view: GameView, events: readonly GameEvent[]): RematchState {
  const { offer, yours, rematch } = view;
  if (rematch !== null) return { kind: 'made', game: rematch };
  const mine = yours[0];
  if (mine === undefined) return { kind: 'none' };
  if (offer) {
    const seat = offer.waiting_for.find((number) => yours.includes(number));
    const same = offer.same_deal;
    if (seat !== undefined) return { kind: 'asked', by: offer.seat, seat, same };
    return { kind: 'waiting', own: yours.includes(offer.seat), seat: mine, same };
  }
  const gone = view.seats.find(
    (seat) => seat.kind === 'guest' && !seat.bot && !seat.online && !yours.includes(seat.seat),
  );
  if (gone) return { kind: 'over', why: 'left', seat: gone.seat };
  const declined = declinedBy(yours, events);
  return declined === null ? { kind: 'free' } : { kind: 'over', why: 'declined', seat: declined };
}

/** Who said no to the last offer, if that came from here: it is not made again. */
function declinedBy(yours: readonly number[], events: readonly GameEvent[]): number | null {
  let asked: number | null = null;
  let no: number | null = null;
  for (const { body } of events) {
    if (body.type === 'offered' && body.what === 'rematch') [asked, no] = [body.seat, null];
    else if (body.type === 'answered' && !body.accept && asked !== null) no = body.seat;
  }
  if (asked === null || no === null || !yours.includes(asked) || yours.includes(no)) return null;
  return no;
}
