// Made from src/evora/calls and src/evora/server/messages by `make types`. Do not edit.

export const PROTOCOL = 1;

export type Colour =
  | "B"
  | "Y"
  | "R"
  | "K"
  | "W";

export type Variant =
  | "coloured"
  | "grey";

export type Effect =
  | RoundStarted
  | BagRefilled
  | TilesMoved
  | MarkerMoved
  | TilePlaced
  | FloorScored
  | RoundEnded
  | BonusScored
  | GameEnded;

export type Clock =
  | NoClock
  | BudgetClock
  | DaysClock;

export type SeatKind =
  | "open"
  | "guest"
  | "local"
  | "engine";

export type OutReason =
  | "resigned"
  | "time"
  | "claimed";

export type EndReason =
  | "row"
  | "stalled"
  | "no_tiles"
  | "resigned"
  | "time"
  | "forfeit"
  | "abandoned"
  | "cancelled"
  | "void"
  | "host";

export type EventBody =
  | Created
  | Joined
  | Left
  | Declined
  | Started
  | Begun
  | Dealt
  | Moved
  | Undone
  | Offered
  | Answered
  | SeatOut
  | SeatGiven
  | ClockMended
  | TimeGiven
  | OnHoliday
  | Ended
  | RematchLapsed
  | RematchMade;

export type Command =
  | Join
  | Leave
  | Decline
  | Cancel
  | Play
  | Undo
  | OfferEnd
  | Answer
  | Resign
  | Claim
  | GiveTime
  | Rematch;

export type SeatChoice =
  | MeSeat
  | LocalSeat
  | FriendSeat
  | AnybodySeat
  | EngineSeat
  | BotSeat
  | PersonSeat;

export type Accepts =
  | "everyone"
  | "owner"
  | "nobody";

export type Origin =
  | FromPosition
  | FromRecord
  | FromGame;

export type ErrorCode =
  | "bad_json"
  | "bad_field"
  | "unknown_type"
  | "too_large"
  | "too_many"
  | "wrong_origin"
  | "wrong_host"
  | "not_found"
  | "id_used"
  | "method_not_allowed"
  | "no_guest"
  | "bad_name"
  | "reserved_name"
  | "name_taken"
  | "name_too_soon"
  | "bad_code"
  | "bad_key"
  | "last_key"
  | "too_many_keys"
  | "no_passkeys"
  | "no_push"
  | "no_mail"
  | "bad_address"
  | "mail_silenced"
  | "no_game_finished"
  | "bad_text"
  | "blocks_full"
  | "unknown_person"
  | "yourself"
  | "follows_full"
  | "no_challenges"
  | "challenges_full"
  | "challenged_already"
  | "challenged_often"
  | "reported_already"
  | "reports_full"
  | "banned"
  | "read_only"
  | "invitation_needed"
  | "bad_token"
  | "unknown_bot"
  | "bot_away"
  | "bot_games"
  | "not_for_bots"
  | "unknown_game"
  | "stale"
  | "not_your_seat"
  | "not_your_turn"
  | "game_over"
  | "not_started"
  | "already_started"
  | "no_seat_free"
  | "open_games"
  | "still_playing"
  | "pairing_paused"
  | "already_seated"
  | "nothing_to_undo"
  | "undo_across_deal"
  | "game_too_long"
  | "offer_open"
  | "no_offer"
  | "asked_already"
  | "not_away"
  | "player_left"
  | "no_time_to_give"
  | "on_holiday"
  | "no_days_off"
  | "not_creator"
  | "not_ratable"
  | "name_not_kept"
  | "finishers_only"
  | "rated_game"
  | "rated_position"
  | "deal_not_yet"
  | "deal_differs"
  | "deal_elsewhere"
  | "deal_finished"
  | "deal_unfinished"
  | "deals_full"
  | "bad_position"
  | "bad_move"
  | "illegal_move"
  | "bad_record"
  | "engines_busy"
  | "busy"
  | "unavailable"
  | "closing";

export type Greeting =
  | "hello"
  | "luck"
  | "nice"
  | "thanks"
  | "moment";

export type PairKind =
  | "usual"
  | "quick"
  | "grey";

export type Pool =
  | "duel"
  | "table"
  | "duel_grey"
  | "table_grey";

export type Finishing =
  | "always"
  | "nearly_always"
  | "mostly"
  | "often_leaves";

export type NotRated =
  | "casual"
  | "pairing"
  | "absent"
  | "agreed"
  | "host";

export type ReportKind =
  | "name"
  | "stalling"
  | "engine"
  | "accounts"
  | "greetings"
  | "other";

export type NoticeKind =
  | "turn"
  | "time"
  | "joined"
  | "challenge"
  | "accepted"
  | "rematch"
  | "over"
  | "begins"
  | "test";

export type NoticeWay =
  | "bell"
  | "push"
  | "mail";

export type PushState =
  | "works"
  | "insecure"
  | "missing";

export type MailState =
  | "works"
  | "off"
  | "none"
  | "unconfirmed"
  | "bounced";

export type Grade =
  | "inaccuracy"
  | "mistake"
  | "blunder";

export type ReasonKind =
  | "wins"
  | "points"
  | "floor"
  | "bonus"
  | "near"
  | "round"
  | "denies"
  | "leaves"
  | "floods"
  | "holds_back"
  | "starter"
  | "ends"
  | "goes_on"
  | "unfinished";

export type ClientMessage =
  | Hello
  | Watch
  | Unwatch
  | WatchLobby
  | WatchCompany
  | WatchBell
  | DoCommand
  | Ping
  | Greet;

export type ServerMessage =
  | Welcome
  | Outdated
  | Update
  | Lobby
  | LobbyCounts
  | Company
  | Bell
  | Greeted
  | Pong
  | Closing
  | Applied
  | Refused
  | HostState;

export type BotMessage =
  | BotState
  | Update
  | Alive
  | Closing
  | StreamClosed;

/** The seat to move is away; from `claim_at` on the others may claim it or give it to an engine. `voids`: they have never come, so a claim wins nothing: the game is void. */
export interface AbsenceView {
  seat: number;
  since: number;
  claim_at: number;
  voids: boolean;
}

/** Nothing happened for a while: the connection still stands. */
export interface Alive {
  type: "alive";
  now: number;
}

/** A move and the best play after it (`pv` begins with it), by seat: expected shares of the win and final scores. `exact`: proven, every leaf was a finished game; `solved`: searched to the round's end. `move` is null where nobody is to move. `error`: how far off the mover's share may be (before a deal the start player's), a standard error, where deals of the next round were sampled. */
export interface AnalysisLine {
  move: string | null;
  pv: string[];
  win: number[];
  score: number[];
  exact: boolean;
  solved: boolean;
  error: number | null;
}

/** What a search found, the best line for the seat to move first; `done`: it has ended. `deals`: how many deals of the next round were sampled. */
export interface AnalysisView {
  to_move: number | null;
  lines: AnalysisLine[];
  nodes: number;
  depth: number;
  ms: number;
  deals: number;
  done: boolean;
}

export interface Answer {
  type: "answer";
  id: string;
  seq: number;
  seat: number;
  accept: boolean;
}

/** The offer's own seat answers false when it withdraws it. */
export interface Answered {
  type: "answered";
  seat: number;
  accept: boolean;
}

/** For anybody from the lobby. */
export interface AnybodySeat {
  type: "anybody";
}

/** A command was applied (now or before): its events end at `seq`; `game`: a rematch. */
export interface Applied {
  type: "applied";
  id: string;
  seq: number;
  game: string | null;
}

/** The best moves of a position, `lines` of them: to a number of nodes, milliseconds or moves ahead, or until it is cancelled. With `seed` it forgets what it knew: the same question then has the same answer, but for its milliseconds. `report_ms`: how often it tells what it has. */
export interface AskAnalyse {
  position: string;
  nodes?: number | null;
  ms?: number | null;
  depth?: number | null;
  lines?: number;
  hash_mb?: number | null;
  report_ms?: number | null;
  seed?: number | null;
}

/** The deal of the position's round that follows from a seed. */
export interface AskDeal {
  position: string;
  seed: string;
}

/** A position set up by hand, right or wrong. `marker`: it lies in the centre; `bag`: null is all tiles that lie nowhere else; `to_move` says nothing at deal and over. */
export interface AskEdit {
  variant: "coloured" | "grey";
  round: number;
  idle_rounds: number;
  phase: "deal" | "offer" | "over" | "tiling";
  to_move: number;
  start: number;
  factories: string[];
  centre: string;
  marker: boolean;
  lid: number[];
  boards: DraftBoard[];
  bag?: number[] | null;
}

/** The engine of the page is to be asked about a position. */
export interface AskEngine {
  position: string;
  what: "analyse" | "level" | "review";
}

export interface AskLegal {
  position: string;
}

/** What a level plays; it follows from the seed and the position, unless the level plays by the clock. */
export interface AskLevel {
  position: string;
  level: string;
  seed: string;
}

/** A new game before its first deal; `start`: the seat that starts. */
export interface AskNew {
  players?: number;
  variant?: "coloured" | "grey";
  start?: number;
}

/** With `seed` the deal that is due after the moves is played, too; the steps of the first `known` moves are left out of the answer, which otherwise is about all of them. */
export interface AskPlay {
  position: string;
  moves: string[];
  seed?: string | null;
  known?: number;
}

export interface AskRecord {
  record: string;
}

/** Review a game, a record or the moves from a position: every search with so many nodes. `winners`: of a game without a record that was ended early. `from`: what a review of the same game with as many nodes had said when it was stopped. */
export interface AskReview {
  record?: string | null;
  position?: string | null;
  moves?: string[] | null;
  winners?: number[] | null;
  nodes?: number | null;
  from?: ReviewBegun | null;
}

/** What follows from a seed besides deals. `tokens`: how many deals and moves were played. */
export interface AskSeed {
  seed: string;
  players?: number;
  tokens?: number;
}

/** The record of a game: its moves and deals from a position, its optional tags, and comments by the number of tokens before them. */
export interface AskWrite {
  position: string;
  moves: string[];
  tags?: Record<string, string>;
  comments?: Record<string, string[]>;
}

/** The lid was poured into the bag: counts in the order BYRKW. */
export interface BagRefilled {
  event: "BagRefilled";
  tiles: number[];
}

/** What the seat to move may not do, and why, by the core's reasons (`IllegalReason.kind`). Offer: `line` does not take `colours` (any, if ''); `holds`: what lies in it. Tiling: `columns` of the wall row of `line` cannot take its tile; `other_line`: only `line` can be tiled now. */
export interface Barred {
  why: "column_has" | "line_full" | "line_holds" | "other_line" | "row_has" | "space_taken";
  line: number;
  colours: string;
  columns: number[];
  holds: "B" | "K" | "R" | "W" | "Y" | null;
}

/** `day`: of the calendar where it begins. */
export interface BeginRun {
  id: string;
  day: number;
}

/** Everybody has come: the first clock starts. */
export interface Begun {
  type: "begun";
}

/** `unread`: notices; `waiting`: slow games in which it is one's turn; `next`: the one of them with the least time left, `then`: the one after it, for who is at the first. */
export interface Bell {
  type: "bell";
  unread: number;
  waiting: number;
  next: NextGame | null;
  then: NextGame | null;
}

/** The last one first. */
export interface BlockList {
  blocks: BlockView[];
}

/** The person of a seat; of a bot, its owner. Ids of people are nobody's but their own. */
export interface BlockPlayer {
  game: string;
  seat: number;
}

/** Somebody whom one has blocked. `seats`: theirs, in the game that was asked about. */
export interface BlockView {
  block: string;
  name: string | null;
  created: number;
  seats: number[];
}

/** `spaces[row][column]`: the colours that may still go there, '' where a tile lies. */
export interface BoardView {
  score: number;
  lines: string[];
  wall: string[];
  spaces: string[][];
  floor: string;
  floor_cost: number;
  projected_score: number;
}

export interface BonusScored {
  event: "BonusScored";
  seat: number;
  kind: "colour" | "column" | "row";
  which: number;
  points: number;
}

export interface BotList {
  bots: BotView[];
}

/** The token is shown this once: the server keeps only its hash. */
export interface BotMade {
  bot: BotView;
  token: string;
}

/** Invites a bot: the game begins when it has accepted. */
export interface BotSeat {
  type: "bot";
  bot: string;
}

/** The first line: every game of the bot that is not over, and those that it said it knows. `invitations`: games that wait for its answer; `to_move`: games in which it is to move. */
export interface BotState {
  type: "state";
  bot: string;
  name: string;
  accepts: "everyone" | "nobody" | "owner";
  now: number;
  games: Update[];
  invitations: string[];
  to_move: string[];
}

/** `online`: its program is connected; `owner`: the name of the guest whose bot it is. */
export interface BotView {
  bot: string;
  name: string;
  owner: string | null;
  accepts: "everyone" | "nobody" | "owner";
  online: boolean;
  yours: boolean;
  created: number;
}

/** A budget for the game, and a credit for every turn. */
export interface BudgetClock {
  type: "budget";
  initial_ms: number;
  credit_ms: number;
}

/** Its creator gives a game up that has not begun. */
export interface Cancel {
  type: "cancel";
  id: string;
  seq: number;
}

/** A game that waits for one person. `name`: of the other one; `sent`: one has made it oneself; `until`: when it ends by itself; `accepted`: the other one has come, and the game begins. */
export interface ChallengeView {
  game: string;
  name: string | null;
  sent: boolean;
  variant: "coloured" | "grey";
  clock: NoClock | BudgetClock | DaysClock;
  rated: boolean;
  made: number;
  until: number | null;
  accepted: boolean;
}

/** What is null stays as it is. */
export interface ChangeBot {
  name?: string | null;
  accepts?: "everyone" | "nobody" | "owner" | null;
}

/** What to do about the seat of a player who is away. */
export interface Claim {
  type: "claim";
  id: string;
  seq: number;
  seat: number;
  away: number;
  choice: "claim" | "engine";
}

/** The server was away: the running clock got that time back. */
export interface ClockMended {
  type: "clock_mended";
  downtime_ms: number;
}

/** The server goes down and will be back: connect again after a while. */
export interface Closing {
  type: "closing";
  retry_ms: number;
}

/** A one-time code that brings one's games to another device. */
export interface CodeMade {
  code: string;
  expires: number;
}

/** `open`: a code that one has made can still be used. */
export interface CodeState {
  open: boolean;
}

export interface ColumnPoints {
  column: number;
  points: number;
}

/** Whom one follows, by name; challenges, the oldest first; and for whom one is here. */
export interface Company {
  type: "company";
  followed: FollowedView[];
  challenges: ChallengeView[];
  seen_by: "everyone" | "followed" | "nobody";
  challenged_by: "everyone" | "followed" | "nobody";
}

/** `start`: the seat that starts, or null to draw it by lot. With an origin its seats, side and start player are those of the origin. `rated`: the result is to count for ratings; only between people who keep their names, from a fresh deal and with a clock. */
export interface CreateGame {
  id: string;
  seats: (MeSeat | LocalSeat | FriendSeat | AnybodySeat | EngineSeat | BotSeat | PersonSeat)[];
  variant?: "coloured" | "grey";
  start?: number | null;
  clock?: NoClock | BudgetClock | DaysClock;
  origin?: FromPosition | FromRecord | FromGame | null;
  rated?: boolean | null;
}

export interface Created {
  type: "created";
  seed_hash: string;
  source: "played" | "position" | "uploaded";
}

/** How many people have tried the puzzle of a day on that day, and how many of them have solved it. */
export interface DailyCounts {
  tried: number;
  solved: number;
}

/** What is seen of the puzzle of a day before one solves it. */
export interface DailyPuzzle {
  id: string;
  rating: number;
  position: PositionView;
}

/** So many days for every move. */
export interface DaysClock {
  type: "days";
  days: number;
}

/** `left`: days off that are left this year, `of` so many; `ends`: when those that run now are over, null if none do. */
export interface DaysOff {
  left: number;
  of: number;
  ends: number | null;
  now: number;
}

export interface DealAnswer {
  deal: string;
}

/** What the engine reaches in the same seat against the same answers. */
export interface DealEngine {
  level: string;
  scores: number[];
  tokens: string[];
}

/** The game behind a result. */
export interface DealGame {
  date: string;
  setting: "coloured-2" | "coloured-4" | "grey-2" | "grey-4";
  level: string;
  name: string | null;
  you: boolean;
  scores: number[];
  tokens: string[];
}

/** One of one's deals. `scores`: null until it is finished. */
export interface DealLine {
  date: string;
  setting: "coloured-2" | "coloured-4" | "grey-2" | "grey-4";
  begun_on: string;
  late: boolean;
  scores: number[] | null;
}

/** A result. `name`: null for who keeps none; `lead`: how far ahead of the best of the others; `game`: what its replay is asked for with. */
export interface DealStanding {
  place: number;
  name: string | null;
  scores: number[];
  lead: number;
  late: boolean;
  followed: boolean;
  you: boolean;
  game: string;
}

/** `over`: its day is over everywhere; `finished`: how many have finished it. `followed`: those whom one follows, `standings`: the best. These and `engine` are null for who has not finished it, until it is over; `engine` also until it is computed. */
export interface DealView {
  date: string;
  setting: "coloured-2" | "coloured-4" | "grey-2" | "grey-4";
  level: string;
  over: boolean;
  finished: number;
  mine: MyDeal | null;
  followed: DealStanding[] | null;
  standings: DealStanding[] | null;
  engine: DealEngine | null;
}

export interface Dealt {
  type: "dealt";
  deal: string;
  effects: (RoundStarted | BagRefilled | TilesMoved | MarkerMoved | TilePlaced | FloorScored | RoundEnded | BonusScored | GameEnded)[];
}

/** A bot or a person declines an invitation (joining accepts it); or who made the game withdraws it. */
export interface Decline {
  type: "decline";
  id: string;
  seq: number;
  seat: number;
}

/** An invitation was declined or withdrawn, or has ended: the seat is free for anybody. A game that was a challenge is cancelled with it. */
export interface Declined {
  type: "declined";
  seat: number;
}

export interface DeviceList {
  devices: DeviceView[];
}

/** A browser that is signed in. `browser` and `system`: a kind, if it is known; `seen`: the day of its last visit, null if it has not been noted yet; `current`: the one that asks. */
export interface DeviceView {
  device: string;
  browser: string | null;
  system: string | null;
  created: number;
  seen: number | null;
  current: boolean;
}

export interface DoCommand {
  type: "command";
  game: string;
  command: Join | Leave | Decline | Cancel | Play | Undo | OfferEnd | Answer | Resign | Claim | GiveTime | Rematch;
}

/** A board of a draft, as in a BoardView; the floor in any order, the marker as 1. */
export interface DraftBoard {
  score: number;
  lines: string[];
  wall: string[];
  floor: string;
}

/** The text of the position, valid if there are no problems. */
export interface EditAnswer {
  text: string;
  bag: number[];
  problems: EditProblem[];
}

/** What makes a position invalid: `kind` as in the core's problems.hpp; `field` as the notation names it; `detail`: in English; `line`: also a row of the wall. What does not matter is null. */
export interface EditProblem {
  kind: string;
  field: string;
  detail: string;
  seat: number | null;
  line: number | null;
  column: number | null;
  colour: "B" | "K" | "R" | "W" | "Y" | null;
  count: number | null;
  expected: number | null;
}

export interface Ended {
  type: "ended";
  reason: "abandoned" | "cancelled" | "forfeit" | "host" | "no_tiles" | "resigned" | "row" | "stalled" | "time" | "void";
  winners: number[];
  scores: number[];
}

export interface EngineSeat {
  type: "engine";
  level: string;
}

export interface EventList {
  events: GameEvent[];
  view: GameView;
}

/** Addresses that only the guest knows: `atom` of notices for a feed reader, `calendar` of games in which it is their turn. */
export interface FeedMade {
  atom: string;
  calendar: string;
}

/** An answer to each puzzle of the run, from the first on. */
export interface FinishRun {
  answers: RunAnswer[];
}

export interface FloorScored {
  event: "FloorScored";
  seat: number;
  spaces: number;
  cost: number;
  lost: number;
  score: number;
}

/** `on`: follow them from now on, or no longer. */
export interface FollowPerson {
  name: string;
  on: boolean;
}

/** Somebody whom one follows. `here`: they have a page open; `plays`: they are at a game of theirs that is played; `game`: that one, if everybody may watch it. */
export interface FollowedView {
  name: string;
  here: boolean;
  plays: boolean;
  game: string | null;
}

/** For the first who opens the link. */
export interface FriendSeat {
  type: "friend";
}

/** Where a game of this server stood after so many deals and moves. */
export interface FromGame {
  type: "game";
  game: string;
  tokens?: number | null;
}

export interface FromPosition {
  type: "position";
  position: string;
}

/** Where a record's game stands after so many of its deals and moves (all of them, if null). */
export interface FromRecord {
  type: "record";
  record: string;
  tokens?: number | null;
}

export interface GameEnded {
  event: "GameEnded";
  reason: "no_tiles" | "row" | "stalled";
  winners: number[];
  scores: number[];
}

export interface GameEvent {
  seq: number;
  time: number;
  body: Created | Joined | Left | Declined | Started | Begun | Dealt | Moved | Undone | Offered | Answered | SeatOut | SeatGiven | ClockMended | TimeGiven | OnHoliday | Ended | RematchLapsed | RematchMade;
}

/** `next`: what to give as `before` for more, or null. */
export interface GameList {
  games: GameSummary[];
  next: string | null;
}

export interface GameMade {
  game: string;
  view: GameView;
}

/** The review of a finished game, computed by the server. `state`: whether there is one by today's engine (`done`), one is computed (`running`) or `waiting` for that, one can be asked for (`none`), or this server computes none (`off`). `review`: the finished one, perhaps of an older engine; `made`: when; `partial`: the one that is `running`, as far as it is. */
export interface GameReview {
  state: "done" | "none" | "off" | "running" | "waiting";
  review: ReviewView | null;
  partial: ReviewView | null;
  made: number | null;
}

/** A line of "my games" or of the lobby. `bots`: the seats of bots, seated or invited; `rated`: its result counts for ratings; `ratings`: by seat, in the pool of the game; `kept`: the seats whose names lead to a page; `deadline`: when the running clock ends. */
export interface GameSummary {
  game: string;
  status: "over" | "playing" | "waiting";
  variant: "coloured" | "grey";
  players: number;
  clock: NoClock | BudgetClock | DaysClock;
  names: (string | null)[];
  kinds: ("engine" | "guest" | "local" | "open")[];
  levels: (string | null)[];
  yours: number[];
  to_move: number | null;
  your_turn: boolean;
  scores: number[];
  winners: number[];
  reason: "abandoned" | "cancelled" | "forfeit" | "host" | "no_tiles" | "resigned" | "row" | "stalled" | "time" | "void" | null;
  round: number;
  created: number;
  changed: number;
  bots: number[];
  source: "played" | "position" | "uploaded";
  rated: boolean;
  ratings: (RatingView | null)[];
  kept: number[];
  deadline: number | null;
}

/** `seq`: the last event that this view contains; `legal`, `barred`: only for who moves for the seat to move; `undo`: 'free' takes back at once, 'ask' asks the others; `deadline`: when the running clock ends; `invited`: the seat that waits for this client to accept or decline; `void_at`: somebody has not come yet, no clock runs until they have, and then it is void; `rated`: its result counts for ratings; `rating_changes`: what it did to them, null where it is not rated, and for the moment in which that is being read; `not_rated`: why a finished game between people was not. */
export interface GameView {
  game: string;
  seq: number;
  status: "over" | "playing" | "waiting";
  variant: "coloured" | "grey";
  players: number;
  clock: NoClock | BudgetClock | DaysClock;
  listed: boolean;
  seats: SeatView[];
  yours: number[];
  creator: boolean;
  position: PositionView | null;
  tokens: number;
  to_move: number | null;
  legal: LegalMove[] | null;
  barred: Barred[] | null;
  deadline: number | null;
  now: number;
  undo: "ask" | "free" | null;
  undo_seat: number | null;
  offer: OfferView | null;
  absence: AbsenceView | null;
  result: ResultView | null;
  rounds: RoundTotal[];
  origin: string | null;
  rematch: string | null;
  seed_hash: string;
  seed: string | null;
  invited: number | null;
  void_at: number | null;
  source: "played" | "position" | "uploaded";
  rated: boolean;
  rating_changes: RatingChange[] | null;
  not_rated: "absent" | "agreed" | "casual" | "host" | "pairing" | null;
}

/** An address for letters; it gets one that asks for confirmation. `language`: of letters. */
export interface GiveMail {
  address: string;
  language?: string | null;
}

/** Gives the player of another seat fifteen seconds more. */
export interface GiveTime {
  type: "give_time";
  id: string;
  seq: number;
  seat: number;
  to: number;
}

/** Says something to all who watch a game; only for its players. */
export interface Greet {
  type: "greet";
  game: string;
  greeting: "hello" | "luck" | "moment" | "nice" | "thanks";
}

/** A player said something. It is sent once, and is in no log. */
export interface Greeted {
  type: "greeted";
  game: string;
  seat: number;
  greeting: "hello" | "luck" | "moment" | "nice" | "thanks";
}

/** Sums over `games` with so many `rounds`: tiles that went to the floor line, and what it cost; complete rows, columns and colours at the end; how often the start marker was taken, and how often a row of theirs ended the game; to which line the first tiles of a game went, the floor line first. */
export interface HabitsView {
  games: number;
  rounds: number;
  floor_tiles: number;
  floor_points: number;
  full_rows: number;
  full_columns: number;
  full_colours: number;
  markers: number;
  ended_it: number;
  first_lines: number[];
}

/** The first message. A page with another protocol has to reload. */
export interface Hello {
  type: "hello";
  protocol: number;
}

/** A message to all. `id`: another one has another. */
export interface HostMessage {
  id: number;
  message: HostText;
  until: number | null;
}

/** Why, in the host's words, and when it is over; null: never, or nobody knows. */
export interface HostNotice {
  message: HostText | null;
  until: number | null;
}

/** `language`: of the words, null if that is not known; `contact`: an address to write to, at `contact`; `kept`: at `privacy`. */
export interface HostPage {
  blocks: (TextHeading | TextParagraph | TextList)[];
  language: string | null;
  contact: string | null;
  kept: KeptDays | null;
}

/** What the host has set: a message to all; `read_only`: no game goes on for now, and clocks stand still; `invitation_only`: new guests need an invitation. */
export interface HostState {
  type: "host";
  message: HostMessage | null;
  read_only: HostNotice | null;
  invitation_only: boolean;
}

/** In the words of the host: plain text. `texts`: in other languages, by their codes. */
export interface HostText {
  text: string;
  texts: Record<string, string>;
}

export interface Join {
  type: "join";
  id: string;
  seq: number;
  seat?: number | null;
}

export interface Joined {
  type: "joined";
  seat: number;
}

/** One's game so far: all deals and moves. `scores`: of every seat when it is over, null before that; `begun_on`: the day on which it was begun, by the calendar of the device. */
export interface KeepDeal {
  tokens: string[];
  scores: number[] | null;
  begun_on: string;
}

/** A finished game that was played elsewhere, to be kept with one's games, as one that was uploaded; the same request leads to the same game. */
export interface KeepRecord {
  id: string;
  record: string;
}

/** What is known already, by its id, stays as it is. */
export interface KeepTries {
  tries: PuzzleTry[];
  runs: PuzzleRun[];
}

/** Days after which games that were never finished, and guests who stay away, are deleted; 0: never. */
export interface KeptDays {
  abandoned: number;
  guests: number;
}

/** `progress`: what was counted before there were tries; null if nothing was. `now`: with all tries. */
export interface KeptPuzzleProgress {
  progress: PuzzleProgress | null;
  now: PuzzleStanding;
}

/** `rating`: of the puzzle then; `daily`: it was the puzzle of that day. */
export interface KeptTry {
  id: string;
  puzzle: string;
  rating: number;
  day: number;
  time: number;
  solved: boolean;
  run: boolean;
  daily: boolean;
}

/** `place`: from 1; null for who is not among the leaders, because they have not played lately or their rating is not sure, and for others beside them. */
export interface Leader {
  place: number | null;
  name: string;
  rating: RatingView;
  games: number;
  you: boolean;
}

/** `leaders`: the best first; `beside`: who asks and those whom they follow, if they have a rating and are not among these; `levels`: the strongest first. */
export interface Leaders {
  pool: "duel" | "duel_grey" | "table" | "table_grey";
  leaders: Leader[];
  beside: Leader[];
  levels: LevelPlace[];
}

export interface Leave {
  type: "leave";
  id: string;
  seq: number;
}

/** A player left their seat before the game began. */
export interface Left {
  type: "left";
  seat: number;
}

export interface LegalAnswer {
  position: PositionView;
  legal: LegalMove[];
  barred: Barred[];
}

/** A legal move and its preview. `source`, `colour`, `destination` for the offer; `line`, `column` for tiling. `falls`: tiles to the floor; `floor_cost`: what it adds there, the marker included; `points`: of the tile if tiling came now; `columns`: where it could go, with its points. */
export interface LegalMove {
  move: string;
  source: number | null;
  colour: "B" | "K" | "R" | "W" | "Y" | null;
  destination: number | null;
  line: number | null;
  column: number | null;
  takes_marker: boolean;
  falls: number;
  lost_to_lid: number;
  floor_cost: number;
  completes: boolean;
  points: number;
  columns: ColumnPoints[];
  projected_score: number;
}

/** `move` is the choice, and the first of the lines; null where nobody is to move. */
export interface LevelAnswer {
  to_move: number | null;
  lines: AnalysisLine[];
  nodes: number;
  depth: number;
  ms: number;
  deals: number;
  done: boolean;
  move: string | null;
}

/** The level that somebody plays about like, and between which it probably lies; from so many games against levels. */
export interface LevelEstimate {
  level: string;
  low: string;
  high: string;
  games: number;
}

/** About where a level of the computer stands on the same scale: an estimate. */
export interface LevelPlace {
  level: string;
  rating: number;
}

/** Against a level on all other seats. */
export interface LevelTally {
  level: string;
  tally: TallyView;
}

/** Who is here: people with an open page, people whom one could play now, games to watch. */
export interface Live {
  here: number;
  waiting: PairCounts;
  games: WatchedGame[];
}

/** `games` wait for somebody; `live` can be watched; `waiting`, `here`: as in Live. */
export interface Lobby {
  type: "lobby";
  games: GameSummary[];
  live: WatchedGame[];
  waiting: PairCounts;
  here: number;
}

/** The lobby in brief: `waiting`, `here` as in Live; `live`: the best game to watch, and that one for as long as it is played. */
export interface LobbyCounts {
  type: "lobby_counts";
  waiting: PairCounts;
  here: number;
  live: WatchedGame | null;
}

/** Another person at the same device. */
export interface LocalSeat {
  type: "local";
  name?: string | null;
}

export interface MakeBot {
  name: string;
  accepts?: "everyone" | "nobody" | "owner";
}

/** `language`: of the feed. */
export interface MakeFeed {
  language?: string | null;
}

/** What the authenticator answered: `clientDataJSON` and `attestationObject`. */
export interface MakePasskey {
  client_data: string;
  attestation: string;
}

/** Space 0 of a floor is in front of the player: it costs nothing. */
export interface MarkerMoved {
  event: "MarkerMoved";
  origin: Place;
  target: Place;
}

/** Who asks: null before the first action that needs a guest. `kept`: the name is one's own, and one has a key to get back in with; `passkeys`: whether they work at this address; `host`: what the host has set; `banned`: who asks is, or their network; `renamed`: the host has changed their name, and they have not noted that yet; `pages`: those of the host. */
export interface Me {
  guest: string | null;
  name: string | null;
  kept: boolean;
  passkeys: "address" | "elsewhere" | "insecure" | "yes";
  protocol: number;
  build: string;
  levels: string[];
  default_level: string;
  secure: boolean;
  host: HostState;
  banned: HostNotice | null;
  renamed: boolean;
  pages: ("contact" | "house-rules" | "privacy")[];
}

export interface MeSeat {
  type: "me";
}

/** `by`: the seat's player, its engine, or an engine that stands in for a player who left. */
export interface Moved {
  type: "moved";
  seat: number;
  move: string;
  by: "engine" | "player" | "standin";
  effects: (RoundStarted | BagRefilled | TilesMoved | MarkerMoved | TilePlaced | FloorScored | RoundEnded | BonusScored | GameEnded)[];
}

/** `late`: it was finished when its day was over everywhere; `place`: among all, from 1. */
export interface MyDeal {
  begun: number;
  begun_on: string;
  tokens: string[];
  finished: number | null;
  late: boolean;
  scores: number[] | null;
  place: number | null;
}

/** `days`: in a row up to the day that was asked about, `forgiven`: the missed days between them; `deals`: the newest first. */
export interface MyDeals {
  days: number;
  forgiven: string[];
  deals: DealLine[];
}

/** `made`: when one's feed was made; null: there is none. Its addresses were shown then. */
export interface MyFeed {
  made: number | null;
}

/** `kept`: since when one's name is one's own, null if it is not; `changes`: when it may be changed again, null if that is now; `may_keep`: one has finished a game; `games`: how many games one has. */
export interface MyKeys {
  kept: number | null;
  changes: number | null;
  may_keep: boolean;
  games: number;
  code: RecoveryCodeView | null;
  passkeys: PasskeyView[];
}

/** `address`: that letters go to, or did until they came back; `pending`: one that was given and is not confirmed yet, and can be until `until`. */
export interface MyMail {
  state: "bounced" | "none" | "off" | "unconfirmed" | "works";
  address: string | null;
  pending: string | null;
  until: number | null;
}

/** `key`: what a browser subscribes with (`applicationServerKey`), null if the host has turned pushes off; `browsers`: those of this person that are sent notices, the newest first. */
export interface MyPush {
  key: string | null;
  browsers: PushBrowser[];
}

export interface NewAnswer {
  position: string;
}

/** A slow game in which it is one's turn. `names`: of the others, null for who has none. */
export interface NextGame {
  game: string;
  names: (string | null)[];
  deadline: number;
}

export interface NoClock {
  type: "none";
}

/** `best_other`: the highest score of another seat. */
export interface NotableGameView {
  kind: "best_score" | "biggest_loss" | "biggest_win" | "least_accurate" | "most_accurate";
  game: string;
  ended: number;
  score: number;
  best_other: number;
  accuracy: number | null;
}

/** The newest first; what no longer holds, such as a turn that was played, is not among them. */
export interface NoticeList {
  notices: NoticeView[];
  bell: Bell;
}

/** `every`: each notice is sent, and not only one until one has been back; `language`: of what is sent; `push`, `mail`: whether these ways work here; `address`: that letters go to. */
export interface NoticeSettings {
  switches: NoticeSwitch[];
  quiet: QuietHours | null;
  zone: string | null;
  every: boolean;
  language: string | null;
  push: "insecure" | "missing" | "works";
  mail: "bounced" | "none" | "off" | "unconfirmed" | "works";
  address: string | null;
}

/** By which ways a kind of notice comes. */
export interface NoticeSwitch {
  kind: "accepted" | "begins" | "challenge" | "joined" | "over" | "rematch" | "test" | "time" | "turn";
  bell: boolean;
  push: boolean;
  mail: boolean;
}

/** The ways by which a test notice comes. */
export interface NoticeTest {
  ways: ("bell" | "mail" | "push")[];
}

/** What a person is called back for. `game`: what it leads to; `variant`, `players`: of that game; `name`: of whom it is about: who has moved, joined, challenges, null for an engine and who has no name, `kept`: it leads to a page; `deadline`: when the time for the move, or the challenge, ends; `percent`: of a `time`, how much of it was gone; `won`, `reason`: of a game that is `over`, `won` null where one did not play; `made`: since when it holds. */
export interface NoticeView {
  id: string;
  kind: "accepted" | "begins" | "challenge" | "joined" | "over" | "rematch" | "test" | "time" | "turn";
  game: string | null;
  variant: "coloured" | "grey" | null;
  players: number | null;
  name: string | null;
  deadline: number | null;
  percent: number | null;
  won: boolean | null;
  reason: "abandoned" | "cancelled" | "forfeit" | "host" | "no_tiles" | "resigned" | "row" | "stalled" | "time" | "void" | null;
  made: number;
  read: boolean;
  kept: boolean;
}

/** Asks the others to end the game without a winner. */
export interface OfferEnd {
  type: "offer_end";
  id: string;
  seq: number;
  seat: number;
}

/** An open question: to take back to after `tokens` deals and moves, to end the game or, when it is over, to play again; `same_deal`: the same deal, each on the next seat. */
export interface OfferView {
  seat: number;
  what: "abandon" | "rematch" | "undo";
  tokens: number | null;
  waiting_for: number[];
  same_deal: boolean;
}

export interface Offered {
  type: "offered";
  seat: number;
  what: "abandon" | "rematch" | "undo";
}

/** The player of a seat has days off, and their clock stands still until `ends`; null: they are over, sooner than was said. */
export interface OnHoliday {
  type: "on_holiday";
  seat: number;
  ends: number | null;
}

/** Duels with somebody. `kept`: the name leads to a page. */
export interface OpponentTally {
  name: string | null;
  kept: boolean;
  tally: TallyView;
}

/** The page is of another protocol: it should reload. */
export interface Outdated {
  type: "outdated";
  protocol: number;
}

/** Play somebody: joins a game of this kind that waits, or opens one. The same request of the same guest leads to the same game, and so does every request while that is played. Only who has a socket is matched: open one first. `rated`: the game is, if both keep their names and want it. `finishers`: only with people who play their games to the end. */
export interface Pair {
  id: string;
  kind?: "grey" | "quick" | "usual";
  rated?: boolean;
  finishers?: boolean;
}

/** For each kind of pairing how many others wait for an opponent; `other`: games in the lobby that are of none of these kinds. */
export interface PairCounts {
  usual: number;
  quick: number;
  grey: number;
  other: number;
}

/** Where quick pairing leads to. `unfinished`: back to the game that one still plays. */
export interface Paired {
  game: string;
  view: GameView;
  unfinished: boolean;
}

/** What to ask an authenticator for. `party`: the name of the server, `user` and `name`: who one is; `algorithms` of COSE, the best first; `known`: passkeys that one has already. */
export interface PasskeyOptions {
  challenge: string;
  party: string;
  user: string;
  name: string;
  algorithms: number[];
  known: string[];
  timeout_ms: number;
}

/** `browser` and `system`: where it was made; `synced`: it is on other devices of its owner as well; `here`: it works at the address that is asked from. */
export interface PasskeyView {
  passkey: string;
  browser: string | null;
  system: string | null;
  synced: boolean;
  here: boolean;
  created: number;
  used: number | null;
}

/** Kept names that begin as was asked, at a glance; a few of them. */
export interface PeopleFound {
  people: PersonFound[];
}

/** `people`, `bots`: games in which all others were; `mixed`: of several kinds. */
export interface PersonDetails {
  settings: SettingTally[];
  levels: LevelTally[];
  people: TallyView;
  bots: TallyView;
  mixed: TallyView;
  opponents: OpponentTally[];
  like: LevelEstimate | null;
  habits: HabitsView;
  streaks: StreaksView;
  notable: NotableGameView[];
  reviews: ReviewMeans | null;
}

/** `you`: it is one's own name. */
export interface PersonFound {
  name: string;
  followed: boolean;
  you: boolean;
}

/** A finished game, for the person on `seat`. `place`: 1 for the best; `accuracy`: by the server's review, where it is shown; `change`: of the rating, null where it is not known or did not count. */
export interface PersonGame {
  game: GameSummary;
  seat: number;
  result: "lost" | "shared" | "won";
  place: number;
  accuracy: number | null;
  change: number | null;
}

/** `next`: what to give as `before` for more, or null. */
export interface PersonGames {
  games: PersonGame[];
  next: string | null;
}

/** How somebody has done over time. There are few points however many games there were: of reviews the means of games in a row, of ratings some of them, the last among these. */
export interface PersonHistory {
  ratings: RatingHistory[];
  reviews: ReviewMeans[];
}

/** A rating that says something. `deviation`: of now, a standard error; `best`: the highest that was sure, null before there was one. */
export interface PersonRating {
  pool: "duel" | "duel_grey" | "table" | "table_grey";
  rating: RatingView;
  deviation: number;
  games: number;
  best: number | null;
}

/** Challenges the person who keeps a name: the game begins when they have accepted, and is cancelled if they do not. For a game of two, against oneself. */
export interface PersonSeat {
  type: "person";
  name: string;
}

/** The page of a person. `name`: null of oneself without one; `kept`: since when it is; `yours`: it is of who asks, who sees everything; `open`: others see the details. `finishing`: how often they play games to the end, null where that is not known. `games`: those that are counted here, which for others are those that everybody may see; `details`: null where they are not shown. */
export interface PersonView {
  name: string | null;
  kept: number | null;
  yours: boolean;
  open: boolean;
  ratings: PersonRating[];
  finishing: "always" | "mostly" | "nearly_always" | "often_leaves" | null;
  games: TallyView;
  details: PersonDetails | null;
}

export interface Ping {
  type: "ping";
  sent: number;
}

/** `seat`: 0 on the table; `number`: factory or line; `space`: the first on a line or floor. */
export interface Place {
  kind: "bag" | "centre" | "factory" | "floor" | "lid" | "line";
  seat: number;
  number: number;
  space: number;
}

export interface Play {
  type: "play";
  id: string;
  seq: number;
  seat: number;
  move: string;
}

/** The steps of a sequence of moves, and what may be played at their end; `rounds`: those that have ended. `names` and `levels`: by seat, a person's name or the level of an engine, as far as known; `yours`: the seats that this client had in a game of this server; `bots`: their seats; `tags`: the optional tags of the record. */
export interface PlayAnswer {
  start: PositionView;
  steps: Step[];
  legal: LegalMove[];
  barred: Barred[];
  rounds: RoundTotal[];
  bonuses: BonusScored[];
  names: (string | null)[];
  levels: (string | null)[];
  yours: number[];
  result: ResultView | null;
  bots: number[];
  tags: Record<string, string>;
}

export interface Pong {
  type: "pong";
  sent: number;
  now: number;
}

/** `marker`: 0 the centre, else a seat, or null; `last_round`: the game ends with it, so far. */
export interface PositionView {
  text: string;
  variant: "coloured" | "grey";
  players: number;
  round: number;
  phase: "deal" | "offer" | "over" | "tiling";
  to_move: number | null;
  start: number;
  factories: string[];
  centre: string;
  marker: number | null;
  bag: number[];
  lid: number[];
  boards: BoardView[];
  last_round: boolean;
}

/** A browser that is sent notices. `browser` and `system`: a kind, if it is known; `current`: the one that asks. */
export interface PushBrowser {
  browser: string | null;
  system: string | null;
  created: number;
  current: boolean;
}

/** What a page counted before there were tries: they begin with it. `deviation`: how uncertain the rating is; `tries`: puzzles tried, and `solved` at the first try; `streak`: solved in a row; `day`: the last day whose puzzle was solved, counted from 2026-01-01, and `days` in a row up to then. */
export interface PuzzleProgress {
  rating: number;
  deviation: number;
  tries: number;
  solved: number;
  streak: number;
  best_streak: number;
  day: number | null;
  days: number;
}

/** A run that was not checked, and counts for oneself. `time`: when it began; `ms`: when the last puzzle was solved, from then on. */
export interface PuzzleRun {
  id: string;
  day: number;
  time: number;
  solved: number;
  mistakes: number;
  ms: number;
}

/** `best`: one's own, ever, and `today` on the day that was asked about; `leaders`: the best of that day; `beside`: those whom one follows, and oneself, if they are not among these. */
export interface PuzzleRuns {
  best: RunView | null;
  today: RunView | null;
  leaders: RunPerson[];
  beside: RunPerson[];
}

/** What a start and all tries amount to. `days`: in a row, on the day that was asked about. */
export interface PuzzleStanding {
  rating: number;
  deviation: number;
  tries: number;
  solved: number;
  streak: number;
  best_streak: number;
  days: number;
}

/** Tries in the order in which they came; `last`: where the next page begins; `more`: there is one. */
export interface PuzzleTries {
  tries: KeptTry[];
  last: number;
  more: boolean;
}

/** `day`: of the calendar where it was made, counted from 2026-01-01; `run`: part of a run. */
export interface PuzzleTry {
  id: string;
  puzzle: string;
  day: number;
  time: number;
  solved: boolean;
  run?: boolean;
}

/** From one minute of the day to another, over midnight if `begins` is the later one; what comes meanwhile waits until they end, but for `time`. */
export interface QuietHours {
  begins: number;
  ends: number;
}

/** `asked`: the game of them whose position was asked about. */
export interface RatedGames {
  games: RatedNow[];
  asked: string | null;
}

/** A rated game that one plays now. `slow`: with a clock of days, which leaves the engine on for everything but its position. */
export interface RatedNow {
  game: string;
  slow: boolean;
}

/** What a rated game did to the rating of a seat. `counts`: false for who stayed when another left before the first round was over; nothing changed then. `rating`, `change`: afterwards, and by how much; null before there have been five games. `games`: rated ones so far, with this. */
export interface RatingChange {
  seat: number;
  counts: boolean;
  rating: RatingView | null;
  change: number | null;
  games: number;
}

export interface RatingHistory {
  pool: "duel" | "duel_grey" | "table" | "table_grey";
  points: RatingPoint[];
}

/** A rating after a game; `deviation`: its standard error. */
export interface RatingPoint {
  ended: number;
  rating: number;
  deviation: number;
}

/** `sure`: false while the rating is only roughly known, and shown with a `?`. */
export interface RatingView {
  rating: number;
  sure: boolean;
}

/** Note that one has read a notice; without one, all of them. */
export interface ReadNotices {
  notice?: string | null;
}

/** It is shown this once: the server keeps only its hash. */
export interface RecoveryCodeMade {
  code: string;
}

/** `used`: when somebody signed in with it last. */
export interface RecoveryCodeView {
  made: number;
  used: number | null;
}

/** A request that changed nothing. `field`: which one is wrong; `detail`: for developers, in English; `id`: of the command; `seq`: the game's, when the command expected another; `retry_ms`: when it makes sense to ask again; `notice`: what the host says about it. */
export interface Refused {
  type: "refused";
  code: "already_seated" | "already_started" | "asked_already" | "bad_address" | "bad_code" | "bad_field" | "bad_json" | "bad_key" | "bad_move" | "bad_name" | "bad_position" | "bad_record" | "bad_text" | "bad_token" | "banned" | "blocks_full" | "bot_away" | "bot_games" | "busy" | "challenged_already" | "challenged_often" | "challenges_full" | "closing" | "deal_differs" | "deal_elsewhere" | "deal_finished" | "deal_not_yet" | "deal_unfinished" | "deals_full" | "engines_busy" | "finishers_only" | "follows_full" | "game_over" | "game_too_long" | "id_used" | "illegal_move" | "invitation_needed" | "last_key" | "mail_silenced" | "method_not_allowed" | "name_not_kept" | "name_taken" | "name_too_soon" | "no_challenges" | "no_days_off" | "no_game_finished" | "no_guest" | "no_mail" | "no_offer" | "no_passkeys" | "no_push" | "no_seat_free" | "no_time_to_give" | "not_away" | "not_creator" | "not_for_bots" | "not_found" | "not_ratable" | "not_started" | "not_your_seat" | "not_your_turn" | "nothing_to_undo" | "offer_open" | "on_holiday" | "open_games" | "pairing_paused" | "player_left" | "rated_game" | "rated_position" | "read_only" | "reported_already" | "reports_full" | "reserved_name" | "stale" | "still_playing" | "too_large" | "too_many" | "too_many_keys" | "unavailable" | "undo_across_deal" | "unknown_bot" | "unknown_game" | "unknown_person" | "unknown_type" | "wrong_host" | "wrong_origin" | "yourself";
  field: string | null;
  detail: string | null;
  id: string | null;
  seq: number | null;
  retry_ms: number | null;
  notice: HostNotice | null;
}

/** A question that makes no sense. `field`: which one is wrong; `detail`: for developers. */
export interface RefusedCall {
  type: "refused";
  code: "bad_field" | "bad_json" | "bad_move" | "bad_position" | "bad_record" | "illegal_move" | "unknown_type";
  field: string | null;
  detail: string;
}

/** A new game with the same people and settings: made at once if there is nobody to ask, else offered. Who is asked answers, or wants it, too. `same_deal`: the deal of the game that is over, each on the next seat; for a game that was dealt here from its beginning. */
export interface Rematch {
  type: "rematch";
  id: string;
  seq: number;
  same_deal?: boolean | null;
}

/** The offer of a rematch is over: the player of this seat has left. */
export interface RematchLapsed {
  type: "rematch_lapsed";
  seat: number;
}

export interface RematchMade {
  type: "rematch";
  game: string;
}

/** The last one first. */
export interface ReportList {
  reports: ReportView[];
}

/** Tells the host of the person of a seat; of a bot, its owner. Checked again by evora.server.domain.reports: length, control and bidi characters. */
export interface ReportPlayer {
  seat: number;
  kind: "accounts" | "engine" | "greetings" | "name" | "other" | "stalling";
  text?: string;
}

/** What one has reported. `looked_at`: by the host; what followed from it is not said. */
export interface ReportView {
  game: string;
  seat: number;
  kind: "accounts" | "engine" | "greetings" | "name" | "other" | "stalling";
  created: number;
  looked_at: boolean;
}

export interface Resign {
  type: "resign";
  id: string;
  seq: number;
  seat: number;
}

/** `decided_by`: why the winners have won by the rules; null if the game ended early. */
export interface ResultView {
  reason: "abandoned" | "cancelled" | "forfeit" | "host" | "no_tiles" | "resigned" | "row" | "stalled" | "time" | "void";
  winners: number[];
  decided_by: "points" | "rows" | "shared" | null;
  scores: number[];
  bonuses: BonusScored[];
}

/** How a seat came to its result: start + deals + own + others + ending = result. */
export interface ReviewAccount {
  start: number;
  deals: number;
  own: number;
  others: number;
  ending: number;
  result: number;
}

/** By seat, over all rounds and in each. */
export interface ReviewAccountOfGame {
  seats: ReviewAccount[];
  rounds: ReviewRound[];
}

/** What a review has said so far: of a ReviewView, what the rest follows from. */
export interface ReviewBegun {
  made_by: ReviewMadeBy;
  moves: ReviewMove[];
}

/** What made a review: the engine, the version of its values, and the nodes of each search. */
export interface ReviewMadeBy {
  engine: string;
  version: number;
  nodes: number;
}

/** Means over games that the server has reviewed, up to a time: accuracy from 0 to 100; what luck (the deals) and one's own play changed, in shares of the win per game. */
export interface ReviewMeans {
  ended: number;
  games: number;
  accuracy: number;
  luck: number;
  play: number;
}

/** A deal or a move that decided the game; `seat`: who moved, or whom the deal gave most. */
export interface ReviewMoment {
  index: number;
  kind: "deal" | "move";
  seat: number;
  changes: number[];
}

/** A move beside the best one. `index`: its token, from 0. `win` and `score` are expected by the mover after the best move; `cost` and `points` are what the move played lost of them. `shares` and `best_shares`: everyone's after either; `pv` begins with the best move. `error`: the standard error of the cost, from sampled deals; null where nothing tells. */
export interface ReviewMove {
  index: number;
  round: number;
  seat: number;
  played: string;
  best: string;
  win: number;
  cost: number;
  score: number;
  points: number;
  grade: "blunder" | "inaccuracy" | "mistake" | null;
  shares: number[];
  best_shares: number[];
  pv: string[];
  reasons: ReviewReason[];
  error: number | null;
}

/** A fact that makes the best move better than the one played. `sure`: it holds at once, or both were searched to the end of the round; otherwise it is what the engine expects. */
export interface ReviewReason {
  kind: "bonus" | "denies" | "ends" | "floods" | "floor" | "goes_on" | "holds_back" | "leaves" | "near" | "points" | "round" | "starter" | "unfinished" | "wins";
  sure: boolean;
  of: "colour" | "column" | "row" | null;
  colour: "B" | "K" | "R" | "W" | "Y" | null;
  seat: number | null;
  line: number | null;
  count: number | null;
  which: number | null;
  points: number | null;
  instead: number | null;
}

export interface ReviewRound {
  round: number;
  seats: ReviewAccount[];
}

/** How a seat played. `accuracy`: 0 to 100, null without a move that had a choice. */
export interface ReviewSeat {
  moves: number;
  accuracy: number | null;
  mean_cost: number;
  mean_points: number;
  blunders: number;
  mistakes: number;
  inaccuracies: number;
}

/** A review, or the beginning of one: `done` when all of `total` moves are reviewed. `course`: everyone's shares before the first deal and after every token. */
export interface ReviewView {
  players: number;
  total: number;
  done: boolean;
  made_by: ReviewMadeBy;
  seats: ReviewSeat[];
  account: ReviewAccountOfGame | null;
  moments: ReviewMoment[];
  course: number[][];
  moves: ReviewMove[];
}

export interface RoundEnded {
  event: "RoundEnded";
  round: number;
  idle_rounds: number;
}

export interface RoundStarted {
  event: "RoundStarted";
  round: number;
  start: number;
}

export interface RoundTotal {
  round: number;
  seats: SeatRound[];
}

/** `at`: milliseconds from the beginning of the run. */
export interface RunAnswer {
  move: string;
  at: number;
}

/** The puzzles of the run, in their order. */
export interface RunBegun {
  puzzles: string[];
}

/** The best run of somebody on a day; `place`: from 1, null for who stands beside the best. */
export interface RunPerson {
  place: number | null;
  name: string;
  solved: number;
  mistakes: number;
  you: boolean;
}

/** `checked`: others see it. */
export interface RunView {
  day: number;
  solved: number;
  mistakes: number;
  ms: number;
  checked: boolean;
}

/** A seat was given to an engine, which plays it from now on as its own. */
export interface SeatGiven {
  type: "seat_given";
  seat: number;
  level: string;
  by: number;
}

/** A seat no longer plays for itself; `by`: who claimed it. */
export interface SeatOut {
  type: "seat_out";
  seat: number;
  reason: "claimed" | "resigned" | "time";
  by: number | null;
}

/** What a seat won and lost in a round. */
export interface SeatRound {
  placed: TilePlaced[];
  gained: number;
  cost: number;
  lost: number;
  score: number;
}

/** `level`: of the engine that plays the seat; `yours`: this client moves for it; `left_ms`: on its clock when its turn began or, when it is not to move, now. `bot`: a program plays it for its owner; on an open seat, the bot or person of this name is invited. `holiday`: its player has days off until then, and its clock stands still. `rating`: in the pool of the game, null before it says anything; `finishing`: how often the player plays games to the end, null where that is not known. `kept`: the name is one person's alone. */
export interface SeatView {
  seat: number;
  kind: "engine" | "guest" | "local" | "open";
  name: string | null;
  level: string | null;
  yours: boolean;
  online: boolean;
  out: "claimed" | "resigned" | "time" | null;
  left_ms: number | null;
  bot: boolean;
  holiday: number | null;
  rating: RatingView | null;
  finishing: "always" | "mostly" | "nearly_always" | "often_leaves" | null;
  kept: boolean;
}

/** `seed`: its 64 digits, and `hash` what a game shows of them before its end; `start`: the start player drawn by lot; `player_seed`: what a computer player then leaves to chance. */
export interface SeedAnswer {
  seed: string;
  hash: string;
  start: number;
  player_seed: number;
}

export interface SetAccepts {
  accepts: "everyone" | "nobody" | "owner";
}

/** Who may see that one is here, and who may challenge one; what is null stays as it is. */
export interface SetCircles {
  seen_by?: "everyone" | "followed" | "nobody" | null;
  challenged_by?: "everyone" | "followed" | "nobody" | null;
}

export interface SetName {
  name: string | null;
}

/** Kinds without a switch here stay as they are; all else is as it is here. Quiet hours need a `zone`. */
export interface SetNoticeSettings {
  switches?: NoticeSwitch[];
  quiet?: QuietHours | null;
  zone?: string | null;
  every?: boolean;
  language?: string | null;
}

/** `open`: others see all that the page says of games that everybody may see, not only the list of them. */
export interface SetPage {
  open: boolean;
}

export interface SettingTally {
  variant: "coloured" | "grey";
  players: number;
  tally: TallyView;
}

/** What the authenticator answered: its id, `clientDataJSON`, `authenticatorData` and `signature`. */
export interface SignIn {
  passkey: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
}

export interface SignInOptions {
  challenge: string;
  party: string;
  timeout_ms: number;
}

/** A piece of a sentence; `href`: where it leads, an address that is safe to follow. */
export interface Span {
  text: string;
  href: string | null;
}

export interface Started {
  type: "started";
  start: number;
  position: string;
}

/** One deal or move of a game, with the position after it. `seat` is null for a deal. */
export interface Step {
  token: string;
  seat: number | null;
  effects: (RoundStarted | BagRefilled | TilesMoved | MarkerMoved | TilePlaced | FloorScored | RoundEnded | BonusScored | GameEnded)[];
  position: PositionView;
}

/** `current`: games in a row that were won or, below 0, lost. */
export interface StreaksView {
  current: number;
  longest_won: number;
  longest_lost: number;
}

/** The last line. `replaced`: the same token opened another stream; `slow`: it did not read; `revoked`: the token is no longer good; `banned`: the bot or its owner is, and `notice` says why and until when. */
export interface StreamClosed {
  type: "closed";
  reason: "banned" | "replaced" | "revoked" | "slow";
  notice: HostNotice | null;
}

/** A subscription as the browser has made it: where its push service takes messages, the public key and the secret that they are encrypted for; `language`: of the page, in which notices come from now on; null: as before. It takes the place of the one that this browser had; of more than five browsers the oldest goes. */
export interface SubscribePush {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string | null;
}

/** From now on. No year has more of them, and the server says how many are left. */
export interface TakeDaysOff {
  days: number;
}

/** How many games were won alone, with others, and not. */
export interface TallyView {
  won: number;
  shared: number;
  lost: number;
}

/** `level`: 2 or 3; the title of the page is the first. */
export interface TextHeading {
  type: "heading";
  level: number;
  spans: Span[];
}

export interface TextList {
  type: "list";
  ordered: boolean;
  items: Span[][];
}

export interface TextParagraph {
  type: "paragraph";
  spans: Span[];
}

export interface TilePlaced {
  event: "TilePlaced";
  seat: number;
  colour: "B" | "K" | "R" | "W" | "Y";
  row: number;
  column: number;
  horizontal: number;
  vertical: number;
  points: number;
}

export interface TilesMoved {
  event: "TilesMoved";
  colour: "B" | "K" | "R" | "W" | "Y";
  count: number;
  origin: Place;
  target: Place;
}

/** A player, `by`, has given the one of another seat more time. */
export interface TimeGiven {
  type: "time_given";
  seat: number;
  by: number;
  ms: number;
}

/** Takes back one's last move: at once where that is free, else by asking the others. */
export interface Undo {
  type: "undo";
  id: string;
  seq: number;
  seat: number;
}

/** The game is back to where it was after `tokens` deals and moves. */
export interface Undone {
  type: "undone";
  seat: number;
  tokens: number;
}

export interface Unwatch {
  type: "unwatch";
  game: string;
}

/** Events in order, without a gap from `since` to the view's seq, and how the game stands then. Without events: a guest came or went, or a name changed. */
export interface Update {
  type: "update";
  game: string;
  since: number;
  events: GameEvent[];
  view: GameView;
}

/** A code of ten minutes, made on another device, or a recovery code. */
export interface UseCode {
  code: string;
}

/** Follow a game from after `since` on: its owner, a player, or anybody with the link. */
export interface Watch {
  type: "watch";
  game: string;
  since: number;
}

/** Follow one's bell: as `bell`, now and with every change. */
export interface WatchBell {
  type: "watch_bell";
  on: boolean;
}

/** Follow whom one follows and who challenges one: as `company`, now and with every change. */
export interface WatchCompany {
  type: "watch_company";
  on: boolean;
}

/** Follow the lobby: as `lobby` or, `brief`, as `lobby_counts`. */
export interface WatchLobby {
  type: "watch_lobby";
  on: boolean;
  brief?: boolean;
}

/** A game from the lobby that is being played. `watchers`: who do not play in it. */
export interface WatchedGame {
  game: GameSummary;
  watchers: number;
}

export interface Welcome {
  type: "welcome";
  protocol: number;
  build: string;
  guest: string | null;
  host: HostState;
}

export interface WriteAnswer {
  record: string;
}
