/** What a new game can be, as a person chooses it, and as the server wants it. */
import { CLOCKS, type ClockName } from '../../lib/clocks';
import { PLAYERS, VARIANTS } from '../../lib/facts';
import { store, stored } from '../../lib/stored';
import type {
  CreateGame,
  FromPosition,
  FromRecord,
  Origin,
  SeatChoice,
  Variant,
} from '../../lib/messages';

export const SEAT_KINDS = ['me', 'local', 'friend', 'anybody', 'engine', 'bot'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];
/** Who can play without a server. */
export const HERE: readonly SeatKind[] = ['me', 'local', 'engine'];

/** Who can play a rated game. */
const PEOPLE: readonly SeatKind[] = ['me', 'friend', 'anybody'];

export interface SeatDraft {
  kind: SeatKind;
  name: string;
  level: string;
  /** The id of a bot to invite. */
  bot: string;
}

/** There are always four seats, so that none is forgotten when fewer play for a while. */
export interface Draft {
  players: number;
  seats: SeatDraft[];
  variant: Variant;
  /** The seat that begins; 0 draws lots. */
  start: number;
  clock: ClockName;
  /** The result is to count for ratings, if it can. */
  rated: boolean;
}

export const MODES = ['engine', 'friend', 'local', 'lobby'] as const;
export type Mode = (typeof MODES)[number];
const OTHERS: Record<Mode, SeatKind> = {
  engine: 'engine',
  friend: 'friend',
  local: 'local',
  lobby: 'anybody',
};

const MAX_PLAYERS = Math.max(...PLAYERS);
const DRAFT = 'new';

/** Me against others of one kind. */
export function draftOf(mode: Mode, level: string): Draft {
  const other = OTHERS[mode];
  return {
    players: 2,
    seats: Array.from({ length: MAX_PLAYERS }, (_, i) => ({
      kind: i === 0 ? 'me' : other,
      name: '',
      level,
      bot: '',
    })),
    variant: 'coloured',
    start: 0,
    clock: 'none',
    rated: false,
  };
}

/** The draft that a page begins with: what the address asks for, over what was chosen last time. */
export function firstDraft(query: URLSearchParams, level: string): Draft {
  const mode = MODES.find((each) => each === query.get('mode'));
  const wanted = query.get('level');
  const best = wanted && /^[a-z]{1,20}$/.test(wanted) ? wanted : level;
  const last = parseDraft(stored(DRAFT));
  const draft = mode || !last ? draftOf(mode ?? 'engine', best) : last;
  if (mode && last) Object.assign(draft, { variant: last.variant });
  const players = Number(query.get('players'));
  if (isPlayers(players)) draft.players = players;
  const bot = query.get('bot');
  const second = draft.seats[1];
  if (bot && second) Object.assign(second, { kind: 'bot', bot });
  const side = query.get('side');
  if (isVariant(side)) draft.variant = side;
  return draft;
}

/** A remembered draft, unless something about it makes no sense any more. */
export function parseDraft(text: string | null): Draft | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Draft> | null;
    if (!value || !Array.isArray(value.seats) || value.seats.length !== MAX_PLAYERS) return null;
    const { players = 0, variant, start = 0, clock = 'none' } = value;
    if (!isPlayers(players) || !isVariant(variant) || !Object.hasOwn(CLOCKS, clock)) return null;
    const seats = value.seats.map(({ kind, name, level, bot }: Partial<SeatDraft>) => {
      if (!kind || !SEAT_KINDS.includes(kind)) throw new TypeError(kind);
      return { kind, name: String(name), level: String(level), bot: bot ?? '' };
    });
    return {
      players,
      seats,
      variant,
      start: start <= players ? start : 0,
      clock,
      rated: value.rated === true,
    };
  } catch {
    return null;
  }
}

export function rememberDraft(draft: Draft): void {
  store(DRAFT, JSON.stringify(draft));
}

/**
 * Bots that are no longer there give their seats to engines; a seat for a bot has the first that is
 * not on another seat.
 */
export function fitBots(draft: Draft, bots: readonly string[]): void {
  for (const [i, seat] of draft.seats.entries()) {
    if (seat.kind !== 'bot') continue;
    const others = draft.seats.filter((each, j) => j !== i && each.kind === 'bot');
    const free = bots.filter((bot) => !others.some((each) => each.bot === bot));
    if (!free.includes(seat.bot)) seat.bot = free[0] ?? '';
    if (seat.bot === '') seat.kind = 'engine';
  }
}

/** Changes who sits on a seat. One person has one seat: taking another turns the old one into a local one. */
export function seatKind(draft: Draft, index: number, kind: SeatKind): void {
  for (const [i, seat] of draft.seats.entries()) {
    if (i === index) seat.kind = kind;
    else if (kind === 'me' && seat.kind === 'me') seat.kind = 'local';
  }
}

/** Seats and a clock that need no server: everybody who is not here becomes a person at this device. */
export function stayHere(draft: Draft): void {
  draft.clock = 'none';
  for (const seat of draft.seats) {
    if (!HERE.includes(seat.kind)) seat.kind = seat.kind === 'bot' ? 'engine' : 'local';
  }
}

/** What creating the game leads to: a link to send, a wait in the lobby, or the game at once. */
export function leadsTo(draft: Draft): 'link' | 'lobby' | 'game' {
  const kinds = draft.seats.slice(0, draft.players).map(({ kind }) => kind);
  if (kinds.includes('friend')) return 'link';
  return kinds.includes('anybody') ? 'lobby' : 'game';
}

/** Whether everybody is a person at a device of their own, and the game begins at the start. */
export function isBetweenPeople(draft: Draft, origin: Origin | null): boolean {
  const seats = draft.seats.slice(0, draft.players);
  return origin === null && seats.every(({ kind }) => PEOPLE.includes(kind));
}

/** Such a game with a clock can be rated. */
export function isRatable(draft: Draft, origin: Origin | null): boolean {
  return isBetweenPeople(draft, origin) && draft.clock !== 'none';
}

export function toRequest(draft: Draft, origin: Origin | null, id: string): CreateGame {
  const seats = draft.seats.slice(0, draft.players).map(toChoice);
  const clock = CLOCKS[draft.clock];
  if (origin) return { id, seats, clock, origin };
  const request = { id, seats, clock, variant: draft.variant, start: draft.start || null };
  return draft.rated && isRatable(draft, origin) ? { ...request, rated: true } : request;
}

function toChoice({ kind, name, level, bot }: SeatDraft): SeatChoice {
  switch (kind) {
    case 'local':
      return { type: 'local', name: name.trim() || null };
    case 'engine':
      return { type: 'engine', level };
    case 'bot':
      return { type: 'bot', bot };
    default:
      return { type: kind };
  }
}

/** A pasted text is a record when it begins with a tag; a position never does. */
export function originOf(text: string): FromPosition | FromRecord {
  const trimmed = text.trim();
  return trimmed.startsWith('[')
    ? { type: 'record', record: `${trimmed}\n` }
    : { type: 'position', position: trimmed };
}

function isPlayers(value: number): boolean {
  return PLAYERS.some((players) => players === value);
}

function isVariant(value: unknown): value is Variant {
  return VARIANTS.some((variant) => variant === value);
}
