/** A kept game as the table sees it: in the shape of the server's messages. Pure. */
import type {
  Barred,
  BonusScored,
  GameEvent,
  GameView,
  LegalMove,
  PlayAnswer,
  PositionView,
  ResultView,
  RoundTotal,
  Step,
} from '../lib/messages';
import type { KeptGame, Standing } from './kept';

/** A game as far as it was played. */
export interface PlayedGameState {
  readonly position: PositionView;
  readonly legal: readonly LegalMove[];
  readonly barred: readonly Barred[];
  /** Who played each token; `null` is a deal. */
  readonly seats: readonly (number | null)[];
  readonly rounds: readonly RoundTotal[];
  readonly bonuses: readonly BonusScored[];
  /** By the rules. */
  readonly result: ResultView | null;
}

/** `before`: who played the tokens whose steps are not repeated. */
export function playedOf(
  answer: PlayAnswer,
  before: PlayedGameState['seats'] = [],
): PlayedGameState {
  const { legal, barred, rounds, bonuses, result, steps, start } = answer;
  const seats = [...before, ...steps.map(({ seat }) => seat)];
  const position = steps.at(-1)?.position ?? start;
  return { position, legal, barred, seats, rounds, bonuses, result };
}

export function peopleOf({ seats }: Pick<KeptGame, 'seats'>): number[] {
  return seats.flatMap(({ kind }, i) => (kind === 'engine' ? [] : [i + 1]));
}

/** The end of a game: by the rules, or as somebody wanted it. */
export function resultOf(game: KeptGame, played: PlayedGameState): ResultView | null {
  if (!game.ended) return played.result;
  const { reason, out } = game.ended;
  const others = game.seats.flatMap((_, i) => (i + 1 === out ? [] : [i + 1]));
  return {
    reason,
    winners: reason === 'resigned' ? others : [],
    decided_by: null,
    scores: played.position.boards.map(({ score }) => score),
    bonuses: [],
  };
}

export function standingOf(game: KeptGame, played: PlayedGameState): Standing {
  const result = resultOf(game, played);
  return {
    scores: result?.scores ?? played.position.boards.map(({ score }) => score),
    round: played.position.round,
    to_move: result ? null : played.position.to_move,
    winners: result?.winners ?? [],
    reason: result?.reason ?? null,
  };
}

/**
 * How many tokens are left when the last move of somebody here is taken back, and whose it was. As on
 * a server: what engines answered goes with it, a deal stays.
 */
export function takeback(
  game: KeptGame,
  { seats }: PlayedGameState,
): { readonly tokens: number; readonly seat: number } | null {
  const people = peopleOf(game);
  const tokens = seats.findLastIndex((seat) => seat !== null && people.includes(seat));
  const seat = seats[tokens] ?? null;
  if (seat === null || seats.slice(tokens).includes(null)) return null;
  return { tokens, seat };
}

/** A deal of the day is played as it comes: nothing is taken back, given up or played again. */
export function isStrict({ begun_on }: Pick<KeptGame, 'begun_on'>): boolean {
  return begun_on !== undefined;
}

export function viewOf(game: KeptGame, played: PlayedGameState, seq: number): GameView {
  const result = resultOf(game, played);
  const people = peopleOf(game);
  const to_move = result ? null : played.position.to_move;
  const here = to_move !== null && people.includes(to_move);
  const back = result || isStrict(game) ? null : takeback(game, played);
  return {
    game: game.id,
    seq,
    status: result ? 'over' : 'playing',
    variant: game.variant,
    players: game.seats.length,
    clock: { type: 'none' },
    listed: false,
    seats: game.seats.map(({ kind, name, level }, i) => ({
      seat: i + 1,
      kind,
      name,
      level,
      yours: kind !== 'engine',
      online: true,
      out: game.ended?.out === i + 1 ? 'resigned' : null,
      left_ms: null,
      bot: false,
      holiday: null,
      rating: null,
      finishing: null,
      kept: false,
    })),
    yours: people,
    creator: true,
    position: result ? { ...played.position, to_move: null } : played.position,
    tokens: played.seats.length,
    to_move,
    legal: here ? [...played.legal] : null,
    barred: here ? [...played.barred] : null,
    deadline: null,
    now: Date.now(),
    undo: back ? 'free' : null,
    undo_seat: back?.seat ?? null,
    offer: null,
    absence: null,
    result: result && { ...result, bonuses: [...played.bonuses] },
    rounds: [...played.rounds],
    origin: null,
    rematch: game.rematch,
    seed_hash: game.seed_hash,
    seed: result ? game.seed : null,
    invited: null,
    void_at: null,
    source: 'played',
    rated: false,
    rating_changes: null,
    not_rated: null,
  };
}

/** What happened, numbered from `seq` on. */
export function eventsOf(
  game: Pick<KeptGame, 'seats'>,
  steps: readonly Step[],
  seq: number,
): GameEvent[] {
  const time = Date.now();
  return steps.map(({ token, seat, effects }, i) => ({
    seq: seq + i,
    time,
    body:
      seat === null
        ? { type: 'dealt', deal: token, effects }
        : {
            type: 'moved',
            seat,
            move: token,
            by: game.seats[seat - 1]?.kind === 'engine' ? 'engine' : 'player',
            effects,
          },
  }));
}
