/**
 * Every HTTP address of the server, typed. What the server refuses, and a server that cannot be
 * reached, is thrown as `RefusedError`; nothing else is.
 */
import { STANDALONE } from './base';
import { noteBan } from './host.svelte';
import type {
  Accepts,
  Applied,
  AskEngine,
  BlockList,
  BotList,
  BotMade,
  BotView,
  ChangeBot,
  CodeMade,
  CodeState,
  Company,
  Command,
  CreateGame,
  DailyCounts,
  DailyPuzzle,
  DaysOff,
  DealGame,
  DealView,
  DeviceList,
  ErrorCode,
  EventList,
  FeedMade,
  GameList,
  GameMade,
  GameReview,
  GameView,
  GiveMail,
  HostPage,
  KeepDeal,
  KeepRecord,
  KeepTries,
  KeptPuzzleProgress,
  MakePasskey,
  Me,
  MyFeed,
  MyDeals,
  MyKeys,
  MyMail,
  MyPush,
  NoticeList,
  NoticeSettings,
  NoticeTest,
  Leaders,
  Pair,
  Paired,
  Pool,
  PasskeyOptions,
  PeopleFound,
  PersonHistory,
  PersonGames,
  PersonView,
  PlayAnswer,
  PuzzleProgress,
  PuzzleRuns,
  PuzzleTries,
  RatedGames,
  RecoveryCodeMade,
  Refused,
  ReportKind,
  ReportList,
  RunAnswer,
  RunBegun,
  RunView,
  SetCircles,
  SetNoticeSettings,
  SignIn,
  SignInOptions,
  SubscribePush,
} from './messages';
import { noteServer } from './server.svelte';

export class RefusedError extends Error {
  readonly code: ErrorCode;
  /** Which field of the request is wrong, such as `position`. */
  readonly field: string | null;
  /** For developers, in English: positions and records say here what they expected. */
  readonly detail: string | null;
  /** When it makes sense to ask again. */
  readonly retry_ms: number | null;
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.detail ?? refused.code);
    this.name = 'RefusedError';
    this.refused = refused;
    this.code = refused.code;
    this.field = refused.field;
    this.detail = refused.detail;
    this.retry_ms = refused.retry_ms;
  }
}

export function refuse(
  code: ErrorCode,
  detail: string | null = null,
  field: string | null = null,
): RefusedError {
  const nothing = { id: null, seq: null, retry_ms: null, notice: null };
  return new RefusedError({ type: 'refused', code, field, detail, ...nothing });
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  if (STANDALONE) throw refuse('unavailable');
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    text = await response.text();
  } catch (error) {
    noteServer(false);
    throw refuse('unavailable', error instanceof Error ? error.message : null);
  }
  const answer = parse(text);
  // What stands in front of a server that is away answers with pages of its own.
  noteServer(response.ok || isRefused(answer));
  if (response.ok && text === '') return undefined as T;
  if (response.ok && answer !== undefined) return answer as T;
  if (isRefused(answer)) {
    if (answer.code === 'banned') noteBan(answer.notice);
    throw new RefusedError(answer);
  }
  throw refuse('unavailable', `${method} ${path}: ${String(response.status)}`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isRefused(answer: unknown): answer is Refused {
  return (
    typeof answer === 'object' && answer !== null && 'type' in answer && answer.type === 'refused'
  );
}

/** An id for a command or a new game: sending it again applies it at most once. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** Which finished games of a person are wanted, and where the page before ended. */
export type GameFilter = Partial<
  Record<'variant' | 'players' | 'against' | 'opponent' | 'result' | 'rated' | 'before', string>
>;

const person = (name: string | null): string =>
  name === null ? '/api/me/person' : `/api/people/${encodeURIComponent(name)}`;
const bot = (id: string): string => `/api/me/bots/${encodeURIComponent(id)}`;
const game = (id: string): string => `/api/games/${encodeURIComponent(id)}`;

export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  /** `invitation`: what a server may ask a stranger for. */
  becomeGuest: (invitation: string | null) =>
    ask<Me>('POST', invitation === null ? '/api/me' : `/api/me?${written({ invitation })}`),
  /** The person has seen that the host has changed their name. */
  noteRename: () => ask<undefined>('DELETE', '/api/me/renamed'),
  setName: (name: string | null) => ask<Me>('PUT', '/api/me', { name }),
  deleteMe: () => ask<undefined>('DELETE', '/api/me'),
  makeCode: () => ask<CodeMade>('POST', '/api/me/code'),
  codeState: () => ask<CodeState>('GET', '/api/me/code'),
  useCode: (code: string) => ask<Me>('POST', '/api/me/use-code', { code }),
  myGames: (before?: string) =>
    ask<GameList>(
      'GET',
      before ? `/api/me/games?before=${encodeURIComponent(before)}` : '/api/me/games',
    ),
  /** The best public games of the last days. */
  replays: () => ask<GameList>('GET', '/api/replays'),
  ratedGames: () => ask<RatedGames>('GET', '/api/me/rated-games'),
  /** The engine of the page is to be asked about a position. */
  askEngine: (asked: AskEngine) => ask<RatedGames>('POST', '/api/me/rated-games', asked),
  hostPage: (page: string, language: string) =>
    ask<HostPage>('GET', `/api/texts/${page}?${written({ language })}`),
  notices: () => ask<NoticeList>('GET', '/api/me/notices'),
  /** For a tab that nobody looks at: the person has not been back by it. */
  noticesAside: () => ask<NoticeList>('GET', '/api/me/notices?aside=yes'),
  /** Notes that one has read a notice, or all. */
  readNotices: (notice: string | null) =>
    ask<NoticeList>('POST', '/api/me/notices/read', { notice }),
  /** Sends one to oneself. */
  testNotice: () => ask<NoticeTest>('POST', '/api/me/notices/test'),
  noticeSettings: () => ask<NoticeSettings>('GET', '/api/me/notice-settings'),
  setNoticeSettings: (settings: SetNoticeSettings) =>
    ask<NoticeSettings>('PUT', '/api/me/notice-settings', settings),
  mail: () => ask<MyMail>('GET', '/api/me/mail'),
  /** Gives an address for letters; one that asks for confirmation goes there. */
  giveMail: (wish: GiveMail) => ask<MyMail>('PUT', '/api/me/mail', wish),
  removeMail: () => ask<undefined>('DELETE', '/api/me/mail'),
  feed: () => ask<MyFeed>('GET', '/api/me/feed'),
  /** Its addresses are shown this once. */
  makeFeed: (language: string) => ask<FeedMade>('POST', '/api/me/feed', { language }),
  removeFeed: () => ask<undefined>('DELETE', '/api/me/feed'),
  daysOff: () => ask<DaysOff>('GET', '/api/me/holiday'),
  takeDaysOff: (days: number) => ask<DaysOff>('POST', '/api/me/holiday', { days }),
  endDaysOff: () => ask<DaysOff>('DELETE', '/api/me/holiday'),
  devices: () => ask<DeviceList>('GET', '/api/me/devices'),
  signOut: (device: string) =>
    ask<undefined>('DELETE', `/api/me/devices/${encodeURIComponent(device)}`),
  signOutOthers: () => ask<undefined>('DELETE', '/api/me/devices'),
  /** `game`: whose seats are named in it. */
  blocks: (id?: string) =>
    ask<BlockList>('GET', `/api/me/blocks${id === undefined ? '' : `?${written({ game: id })}`}`),
  block: (id: string, seat: number) => ask<BlockList>('PUT', '/api/me/blocks', { game: id, seat }),
  unblock: (block: string) =>
    ask<undefined>('DELETE', `/api/me/blocks/${encodeURIComponent(block)}`),
  /** People whose kept names begin like this. */
  people: (name: string) => ask<PeopleFound>('GET', `/api/people?${written({ name })}`),
  follow: (name: string, on: boolean) => ask<Company>('PUT', '/api/me/follows', { name, on }),
  setCircles: (change: Partial<SetCircles>) => ask<Company>('PUT', '/api/me/circles', change),
  report: (id: string, seat: number, kind: ReportKind, text: string) =>
    ask<undefined>('POST', `${game(id)}/report`, { seat, kind, text }),
  reports: () => ask<ReportList>('GET', '/api/me/reports'),
  signOutEverywhere: () => ask<undefined>('DELETE', '/api/me/devices?all=yes'),
  keys: () => ask<MyKeys>('GET', '/api/me/keys'),
  makeRecoveryCode: () => ask<RecoveryCodeMade>('POST', '/api/me/keys/code'),
  removeRecoveryCode: () => ask<undefined>('DELETE', '/api/me/keys/code'),
  beginPasskey: () => ask<PasskeyOptions>('POST', '/api/me/keys/passkeys/begin'),
  makePasskey: (made: MakePasskey) => ask<MyKeys>('POST', '/api/me/keys/passkeys', made),
  removePasskey: (id: string) =>
    ask<undefined>('DELETE', `/api/me/keys/passkeys/${encodeURIComponent(id)}`),
  push: () => ask<MyPush>('GET', '/api/me/push'),
  subscribePush: (made: SubscribePush) => ask<MyPush>('PUT', '/api/me/push', made),
  unsubscribePush: () => ask<undefined>('DELETE', '/api/me/push'),
  beginSignIn: () => ask<SignInOptions>('POST', '/api/sign-in/begin'),
  signIn: (answer: SignIn) => ask<Me>('POST', '/api/sign-in', answer),
  /** Of who keeps a name; null: one's own. */
  person: (name: string | null) => ask<PersonView>('GET', person(name)),
  personHistory: (name: string | null) => ask<PersonHistory>('GET', `${person(name)}/history`),
  personGames: (name: string | null, filter: GameFilter) =>
    ask<PersonGames>('GET', `${person(name)}/games?${written(filter)}`),
  /** Whether others see all of one's page. */
  openPage: (open: boolean) => ask<PersonView>('PUT', '/api/me/person', { open }),
  myBots: () => ask<BotList>('GET', '/api/me/bots'),
  makeBot: (name: string, accepts: Accepts) =>
    ask<BotMade>('POST', '/api/me/bots', { name, accepts }),
  changeBot: (id: string, change: ChangeBot) => ask<BotView>('PUT', bot(id), change),
  newToken: (id: string) => ask<BotMade>('POST', `${bot(id)}/token`),
  removeBot: (id: string) => ask<undefined>('DELETE', bot(id)),
  puzzleProgress: () => ask<KeptPuzzleProgress>('GET', '/api/me/puzzles'),
  keepPuzzleProgress: (progress: PuzzleProgress) =>
    ask<KeptPuzzleProgress>('PUT', '/api/me/puzzles', progress),
  puzzleTries: (after: number) =>
    ask<PuzzleTries>('GET', `/api/me/puzzles/tries?${written({ after: String(after) })}`),
  keepPuzzleTries: (tries: KeepTries) => ask<undefined>('POST', '/api/me/puzzles/tries', tries),
  /** A run for others to see; the same id is the same run. */
  beginRun: (id: string, day: number) => ask<RunBegun>('POST', '/api/me/puzzles/runs', { id, day }),
  finishRun: (id: string, answers: readonly RunAnswer[]) =>
    ask<RunView>('PUT', `/api/me/puzzles/runs/${id}`, { answers }),
  /** The best runs of a day such as 2026-11-16. */
  puzzleRuns: (date: string) => ask<PuzzleRuns>('GET', `/api/puzzles/runs?${written({ date })}`),
  /** How many have tried and solved the puzzle of a day. */
  dailyCounts: (date: string, setting: string) =>
    ask<DailyCounts>('GET', `/api/puzzles/daily/counts?${written({ date, setting })}`),
  /** The puzzle of a day, such as 2026-11-16, to be drawn. */
  dailyPuzzle: (date: string, setting: string) =>
    ask<DailyPuzzle>('GET', `/api/puzzles/daily?${written({ date, setting })}`),
  /** A deal of the day: one's own game, and everybody's results to who has finished it. */
  deal: (date: string, setting: string) => ask<DealView>('GET', dealPath(date, setting)),
  /** Begins it, goes on with it or finishes it. */
  keepDeal: (date: string, setting: string, played: KeepDeal) =>
    ask<DealView>('PUT', dealPath(date, setting), played),
  dealGame: (id: string) => ask<DealGame>('GET', `/api/deal-games/${encodeURIComponent(id)}`),
  /** One's deals, and days in a row up to a date. */
  myDeals: (date: string) => ask<MyDeals>('GET', `/api/me/deals?${written({ date })}`),
  bots: () => ask<BotList>('GET', '/api/bots'),
  /** A seat opposite somebody else; the same id leads to the same game. */
  pair: (id: string, wish: Omit<Pair, 'id'>) => ask<Paired>('POST', '/api/pair', { id, ...wish }),
  leaders: (pool: Pool) => ask<Leaders>('GET', `/api/leaders?pool=${pool}`),

  createGame: (wish: CreateGame) => ask<GameMade>('POST', '/api/games', wish),
  /** Keeps a finished game that was played elsewhere, with the games of the guest. */
  keepRecord: (wish: KeepRecord) => ask<GameMade>('POST', '/api/me/records', wish),
  game: (id: string) => ask<GameView>('GET', game(id)),
  events: (id: string, since: number) =>
    ask<EventList>('GET', `${game(id)}/events?since=${String(since)}`),
  command: (id: string, command: Command) => ask<Applied>('POST', `${game(id)}/commands`, command),
  steps: (id: string) => ask<PlayAnswer>('GET', `${game(id)}/steps`),

  /** The review of a finished game that the server has, and how far the next one is. */
  review: (id: string) => ask<GameReview>('GET', `${game(id)}/review`),
  /** Has the server compute it. */
  askReview: (id: string) => ask<GameReview>('POST', `${game(id)}/review`),

  /** The core's answer to a question about a position; the server keeps nothing of it. */
  rules: <T>(call: string, question: unknown) => ask<T>('POST', `/api/rules/${call}`, question),
} as const;

/** The picture of one's own result of a deal of the day. */
export const dealCard = (date: string, setting: string, query: Record<string, string>): string =>
  `/api/me/deals/${encodeURIComponent(date)}/${encodeURIComponent(setting)}/card.png?${written(query)}`;

/** Files to download, as addresses of links. */
export const EXPORT = '/api/me/export';
export const recordOf = (id: string): string => `${game(id)}/record`;
/** Pictures that the server draws. */
export const gamePicture = (id: string, query: Record<string, string>): string =>
  `${game(id)}/picture.png?${written(query)}`;
/** The card that messengers show for the game, with names and our own. */
export const gameCard = (id: string, query: Record<string, string>): string =>
  `${game(id)}/card.png?${written(query)}`;
export const positionPicture = (position: string, query: Record<string, string>): string =>
  `/api/picture.png?${written({ position, ...query })}`;

function dealPath(date: string, setting: string): string {
  return `/api/deals/${encodeURIComponent(date)}/${encodeURIComponent(setting)}`;
}

function written(query: Record<string, string>): string {
  return Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

/** What the file of a record is called, here and by the server, which has the last word. */
export const recordName = (id: string): string => `evora-${id}.evora`;
