/** Who sits at the table, as the table shows it. */
import { t } from '../../lib/texts.svelte';
import type { GameView, PlayAnswer, SeatView } from '../../lib/messages';
import { isUploaded } from './source';

export interface TableSeat {
  readonly seat: number;
  readonly name: string;
  /** Where others have the same name: what it is without a number, and the number. */
  readonly plain?: string;
  readonly number?: number;
  readonly kind: SeatView['kind'];
  /** A program plays it for its owner; on a free seat, it is invited. */
  readonly bot?: boolean;
  readonly yours: boolean;
  /** The only seat of the person at this page: it can be called "you". */
  readonly you?: boolean;
  /** A person who is not connected. */
  readonly away: boolean;
  /** They have days off until then. */
  readonly holiday?: number | null;
  readonly out: SeatView['out'];
  readonly rating?: SeatView['rating'];
  readonly finishing?: SeatView['finishing'];
}

/** Who plays, as far as a record or a game says; `yours`: the seats of the person at this page. */
export type Players = Pick<PlayAnswer, 'names' | 'levels' | 'bots' | 'yours'> &
  Partial<Pick<PlayAnswer, 'tags'>>;

/** `said`: the game was uploaded, so that nobody knows which level it was. */
type NamedSeat = Pick<SeatView, 'seat' | 'kind' | 'name' | 'level'> & {
  readonly bot?: boolean;
  readonly said?: boolean;
};

/** A name for every seat, whatever is known of it. That of a bot says that it is one. */
export function nameOf(seat: NamedSeat): string {
  if (seat.bot) {
    const name = seat.name ?? t('seat-nameless', { seat: seat.seat });
    return t(seat.kind === 'open' ? 'seat-bot-invited' : 'seat-bot', { name });
  }
  if (seat.kind === 'engine' && seat.level) {
    const name = t(`level-${seat.level}`);
    return seat.said ? t('seat-said', { name }) : name;
  }
  if (seat.name) return seat.name;
  return seat.kind === 'open' ? t('seat-open') : t('seat-nameless', { seat: seat.seat });
}

/** Like `nameOf`, with a number where two seats would have the same name. */
export function namesOf(seats: readonly NamedSeat[]): string[] {
  return distinctNames(seats).map(({ name }) => name);
}

/** The names, and what they are made of. */
function distinctNames(
  seats: readonly NamedSeat[],
): Pick<TableSeat, 'name' | 'plain' | 'number'>[] {
  const names = seats.map(nameOf);
  return names.map((plain, i) => {
    if (names.filter((other) => other === plain).length === 1) return parted(plain);
    const number = seats[i]?.seat ?? 0;
    return { name: t('seat-numbered', { name: plain, seat: number }), plain, number };
  });
}

/** The name of somebody without one is a number, mostly after a word. */
function parted(name: string): Pick<TableSeat, 'name' | 'plain' | 'number'> {
  const [, plain, number] = /^(.*\D)\s([1-4])$/u.exec(name) ?? [];
  return plain === undefined ? { name } : { name, plain, number: Number(number) };
}

/** The seat that is called "you": the only one of the person at this page. */
export function youOf(view: Pick<GameView, 'yours'>): number | null {
  return view.yours.length === 1 ? (view.yours[0] ?? null) : null;
}

/** The name of a seat as the person at this page reads it. */
export function readName({ you, name }: Pick<TableSeat, 'you' | 'name'>): string {
  return you ? t('you-name') : name;
}

/** What the board of a seat is called. */
export function boardName({ you, name }: Pick<TableSeat, 'you' | 'name'>): string {
  return you ? t('you-board') : t('board-of', { name });
}

/** The names as the person at this page reads them, seat by seat. */
export function readNames(seats: readonly TableSeat[]): string[] {
  return seats.map(readName);
}

export function tableSeats(view: GameView): TableSeat[] {
  const said = view.source === 'uploaded';
  const names = distinctNames(view.seats.map((seat) => ({ ...seat, said })));
  const you = youOf(view);
  return view.seats.map((seat, i) => ({
    seat: seat.seat,
    ...(names[i] ?? { name: '' }),
    kind: seat.kind,
    bot: seat.bot,
    yours: seat.yours,
    you: seat.seat === you,
    // After the end everybody goes: that says nothing about them.
    away: view.status !== 'over' && seat.kind === 'guest' && !seat.online && !seat.yours,
    holiday: view.status === 'playing' ? seat.holiday : null,
    out: seat.out,
    rating: seat.rating,
    finishing: seat.finishing,
  }));
}

/** The name of who plays a seat, if it leads to a page. */
export function pageName(view: Pick<GameView, 'seats'>, seat: number): string | null {
  const found = view.seats[seat - 1];
  return found?.kept ? found.name : null;
}

/** The seats of other people on the server, or of their bots: those can be blocked and reported. */
export function othersSeats(view: Pick<GameView, 'seats' | 'yours'>): number[] {
  return view.seats
    .filter(({ kind, seat }) => kind === 'guest' && !view.yours.includes(seat))
    .map(({ seat }) => seat);
}

/** Whether the person who plays here has somebody to talk to: a person at another device. */
export function hasCompany(view: GameView): boolean {
  const others = view.seats.filter((seat) => !view.yours.includes(seat.seat) && !seat.bot);
  return view.yours.length > 0 && others.some((seat) => seat.kind === 'guest');
}

/** Whether another person still plays, and is asked before a game is ended. */
export function hasOpponent(view: GameView): boolean {
  return view.seats.some(
    (seat) => seat.kind === 'guest' && !view.yours.includes(seat.seat) && seat.out === null,
  );
}

/** Seats of a replay or a position, where no person sits; named as far as is known. */
export function plainSeats(
  players: number,
  { names, levels, bots, yours = [], tags }: Partial<Players> = {},
): TableSeat[] {
  const said = isUploaded(tags);
  const you = youOf({ yours });
  const known = Array.from({ length: players }, (_, i) => {
    const [name, level] = [names?.[i] ?? null, levels?.[i] ?? null];
    const kind: SeatView['kind'] = level === null || name !== null ? 'local' : 'engine';
    return { seat: i + 1, kind, name, level, bot: bots?.includes(i + 1) ?? false, said };
  });
  return distinctNames(known).map((names, i) => ({
    seat: i + 1,
    ...names,
    kind: known[i]?.kind ?? 'local',
    bot: known[i]?.bot ?? false,
    yours: false,
    you: i + 1 === you,
    away: false,
    out: null,
  }));
}

/**
 * Whose board is the largest: one's own; with several, that of the one to move, and the last one
 * stays while somebody else or nobody is to move. Who only watches sees the boards stay where they
 * are: seat 1, or the one they choose (`BoardChoice`).
 */
export function largest(): (yours: readonly number[], toMove: number | null) => number {
  let last = 1;
  return (yours, toMove) => {
    if (yours.length === 1 && yours[0] !== undefined) last = yours[0];
    else if (toMove !== null && yours.includes(toMove)) last = toMove;
    return last;
  };
}

/** The seats in order of play, beginning after the large one. */
export function othersOf(players: number, large: number): number[] {
  return Array.from({ length: players - 1 }, (_, i) => ((large + i) % players) + 1);
}
