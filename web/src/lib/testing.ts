/** Small positions, moves and views for the unit tests of the table. */
import type {
  BoardView,
  GameEvent,
  GameView,
  HostState,
  LegalMove,
  PositionView,
  SeatView,
} from './messages';

/** A host who has set nothing. */
export const QUIET_HOST: HostState = {
  type: 'host',
  message: null,
  read_only: null,
  invitation_only: false,
};

export function board(changes: Partial<BoardView> = {}): BoardView {
  return {
    score: 0,
    lines: ['', '', '', '', ''],
    wall: ['.....', '.....', '.....', '.....', '.....'],
    spaces: Array.from({ length: 5 }, () => Array.from({ length: 5 }, () => 'BYRKW')),
    floor: '',
    floor_cost: 0,
    projected_score: 0,
    ...changes,
  };
}

export function position(changes: Partial<PositionView> = {}): PositionView {
  return {
    text: '',
    variant: 'coloured',
    players: 2,
    round: 1,
    phase: 'offer',
    to_move: 1,
    start: 1,
    factories: ['BBRK', 'YYWW', '', '', ''],
    centre: 'RR',
    marker: 0,
    bag: [0, 0, 0, 0, 0],
    lid: [0, 0, 0, 0, 0],
    boards: [board(), board()],
    last_round: false,
    ...changes,
  };
}

/** A legal move from its notation. */
export function move(text: string, changes: Partial<LegalMove> = {}): LegalMove {
  const tiling = text[1] === '@';
  return {
    move: text,
    source: tiling ? null : Number(text[0]),
    colour: tiling ? null : (text[1] as LegalMove['colour']),
    destination: tiling ? null : Number(text[2]),
    line: tiling ? Number(text[0]) : null,
    column: tiling ? Number(text[2]) : null,
    takes_marker: false,
    falls: 0,
    lost_to_lid: 0,
    floor_cost: 0,
    completes: false,
    points: 0,
    columns: [],
    projected_score: 0,
    ...changes,
  };
}

export function seat(number: number, changes: Partial<SeatView> = {}): SeatView {
  return {
    seat: number,
    kind: 'guest',
    name: null,
    level: null,
    yours: number === 1,
    online: true,
    out: null,
    left_ms: null,
    bot: false,
    holiday: null,
    rating: null,
    finishing: null,
    kept: false,
    ...changes,
  };
}

export function view(changes: Partial<GameView> = {}): GameView {
  return {
    game: 'abcdefghij',
    seq: 3,
    status: 'playing',
    variant: 'coloured',
    players: 2,
    clock: { type: 'none' },
    listed: false,
    seats: [seat(1), seat(2)],
    yours: [1],
    creator: true,
    position: position(),
    tokens: 1,
    to_move: 1,
    legal: [],
    barred: [],
    deadline: null,
    now: 1000,
    undo: null,
    undo_seat: null,
    offer: null,
    absence: null,
    result: null,
    rounds: [],
    origin: null,
    rematch: null,
    seed_hash: '',
    seed: null,
    invited: null,
    void_at: null,
    source: 'played',
    rated: false,
    rating_changes: null,
    not_rated: null,
    ...changes,
  };
}

export function event(seq: number, body: GameEvent['body']): GameEvent {
  return { seq, time: 0, body };
}
