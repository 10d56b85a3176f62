/** Who sits at the table, as the table shows it. */
import { t } from '../lib/texts.svelte';
import type { GameView, SeatView } from '../lib/messages';

export interface TableSeat {
  readonly seat: number;
  readonly name: string;
  readonly kind: SeatView['kind'];
  readonly yours: boolean;
  /** The only seat of the person at this page: it can be called "you". */
  readonly you?: boolean;
  /** A person without a name: `name` is a makeshift. */
  readonly nameless?: boolean;
  /** A person who is not connected. */
  readonly away: boolean;
  readonly out: SeatView['out'];
}

/** A name for every seat, whatever is known of it. */
export function nameOf(seat: Pick<SeatView, 'seat' | 'kind' | 'name' | 'level'>): string {
  if (seat.kind === 'engine' && seat.level) return t(`level-${seat.level}`);
  if (seat.name) return seat.name;
  return seat.kind === 'open' ? t('seat-open') : t('seat-nameless', { seat: seat.seat });
}

/** Like `nameOf`, with a number where two seats would have the same name. */
export function namesOf(seats: readonly SeatView[]): string[] {
  const names = seats.map(nameOf);
  return names.map((name, i) => {
    const same = names.filter((other) => other === name).length > 1;
    return same ? t('seat-numbered', { name, seat: seats[i]?.seat ?? 0 }) : name;
  });
}

/** The seat that is called "you": the only one of the person at this page. */
export function youOf(view: Pick<GameView, 'yours'>): number | null {
  return view.yours.length === 1 ? (view.yours[0] ?? null) : null;
}

/** The names as the person at this page reads them, seat by seat. */
export function readNames(seats: readonly TableSeat[]): string[] {
  return seats.map((seat) => (seat.you ? t('you-name') : seat.name));
}

export function tableSeats(view: GameView): TableSeat[] {
  const names = namesOf(view.seats);
  const you = youOf(view);
  return view.seats.map((seat, i) => ({
    seat: seat.seat,
    name: names[i] ?? '',
    kind: seat.kind,
    yours: seat.yours,
    you: seat.seat === you,
    nameless: seat.kind !== 'engine' && !seat.name,
    away: seat.kind === 'guest' && !seat.online && !seat.yours,
    out: seat.out,
  }));
}

/** Seats of a replay or a position, where no person sits. */
export function plainSeats(names: readonly (string | null)[]): TableSeat[] {
  return names.map((name, i) => ({
    seat: i + 1,
    name: name ?? t('seat-nameless', { seat: i + 1 }),
    kind: 'local',
    yours: false,
    away: false,
    out: null,
  }));
}

/**
 * Whose board is the largest: one's own, else that of the seat to move. While no seat is to move, the
 * last one stays.
 */
export function largest(): (yours: readonly number[], toMove: number | null) => number {
  let last = 1;
  return (yours, toMove) => {
    if (yours.length === 1 && yours[0] !== undefined) last = yours[0];
    else if (toMove !== null && (yours.length === 0 || yours.includes(toMove))) last = toMove;
    return last;
  };
}

/** The seats in order of play, beginning after the large one. */
export function othersOf(players: number, large: number): number[] {
  return Array.from({ length: players - 1 }, (_, i) => ((large + i) % players) + 1);
}
