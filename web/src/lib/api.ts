/**
 * Every HTTP address of the server, typed. What the server refuses, and a server that cannot be
 * reached, is thrown as `RefusedError`; nothing else is.
 */
import { STANDALONE } from './base';
import type {
  Accepts,
  Applied,
  BotList,
  BotMade,
  BotView,
  ChangeBot,
  CodeMade,
  CodeState,
  Command,
  CreateGame,
  DailyPuzzle,
  DaysOff,
  DeviceList,
  ErrorCode,
  EventList,
  GameList,
  GameMade,
  GameView,
  KeepRecord,
  KeptPuzzleProgress,
  KeptReview,
  Me,
  PairKind,
  PlayAnswer,
  PuzzleProgress,
  Refused,
  ReviewView,
} from './messages';
import { noteServer } from './server.svelte';

export class RefusedError extends Error {
  readonly code: ErrorCode;
  /** Which field of the request is wrong, such as `position`. */
  readonly field: string | null;
  /** For developers, in English: positions and records say here what they expected. */
  readonly detail: string | null;
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.detail ?? refused.code);
    this.name = 'RefusedError';
    this.refused = refused;
    this.code = refused.code;
    this.field = refused.field;
    this.detail = refused.detail;
  }
}

export function refuse(
  code: ErrorCode,
  detail: string | null = null,
  field: string | null = null,
): RefusedError {
  const nothing = { id: null, seq: null, retry_ms: null };
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
  if (isRefused(answer)) throw new RefusedError(answer);
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

const bot = (id: string): string => `/api/me/bots/${encodeURIComponent(id)}`;
const game = (id: string): string => `/api/games/${encodeURIComponent(id)}`;

export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  becomeGuest: () => ask<Me>('POST', '/api/me'),
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
  daysOff: () => ask<DaysOff>('GET', '/api/me/holiday'),
  takeDaysOff: (days: number) => ask<DaysOff>('POST', '/api/me/holiday', { days }),
  endDaysOff: () => ask<DaysOff>('DELETE', '/api/me/holiday'),
  devices: () => ask<DeviceList>('GET', '/api/me/devices'),
  signOut: (device: string) =>
    ask<undefined>('DELETE', `/api/me/devices/${encodeURIComponent(device)}`),
  signOutOthers: () => ask<undefined>('DELETE', '/api/me/devices'),
  myBots: () => ask<BotList>('GET', '/api/me/bots'),
  makeBot: (name: string, accepts: Accepts) =>
    ask<BotMade>('POST', '/api/me/bots', { name, accepts }),
  changeBot: (id: string, change: ChangeBot) => ask<BotView>('PUT', bot(id), change),
  newToken: (id: string) => ask<BotMade>('POST', `${bot(id)}/token`),
  removeBot: (id: string) => ask<undefined>('DELETE', bot(id)),
  puzzleProgress: () => ask<KeptPuzzleProgress>('GET', '/api/me/puzzles'),
  keepPuzzleProgress: (progress: PuzzleProgress) =>
    ask<KeptPuzzleProgress>('PUT', '/api/me/puzzles', progress),
  /** The puzzle of a day, such as 2026-11-16, to be drawn. */
  dailyPuzzle: (date: string, setting: string) =>
    ask<DailyPuzzle>('GET', `/api/puzzles/daily?${written({ date, setting })}`),
  bots: () => ask<BotList>('GET', '/api/bots'),
  /** A seat opposite somebody else; the same id leads to the same game. */
  pair: (id: string, kind: PairKind) => ask<GameMade>('POST', '/api/pair', { id, kind }),

  createGame: (wish: CreateGame) => ask<GameMade>('POST', '/api/games', wish),
  /** Keeps a finished game that was played elsewhere, with the games of the guest. */
  keepRecord: (wish: KeepRecord) => ask<GameMade>('POST', '/api/me/records', wish),
  game: (id: string) => ask<GameView>('GET', game(id)),
  events: (id: string, since: number) =>
    ask<EventList>('GET', `${game(id)}/events?since=${String(since)}`),
  command: (id: string, command: Command) => ask<Applied>('POST', `${game(id)}/commands`, command),
  steps: (id: string) => ask<PlayAnswer>('GET', `${game(id)}/steps`),

  /** The review that is kept with a finished game, if there is one. */
  review: (id: string) => ask<KeptReview>('GET', `${game(id)}/review`),
  keepReview: (id: string, { made_by, moves }: ReviewView) =>
    ask<KeptReview>('PUT', `${game(id)}/review`, { made_by, moves }),

  /** The core's answer to a question about a position; the server keeps nothing of it. */
  rules: <T>(call: string, question: unknown) => ask<T>('POST', `/api/rules/${call}`, question),
} as const;

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

function written(query: Record<string, string>): string {
  return Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

/** What the file of a record is called, here and by the server, which has the last word. */
export const recordName = (id: string): string => `evora-${id}.evora`;
