import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from './api';
import { LiveGame } from './game.svelte';
import { forgetMe, setMe } from './me.svelte';
import type { ErrorCode, GameView, Me, Refused, ServerMessage } from './messages';
import { keepPending, pendingOf } from './pending';
import { event, QUIET_HOST, view } from './testing';
import { FakeSocket } from './testing-socket';

const GAME = 'abcdefghij';
const ME: Me = {
  guest: 'g1',
  name: null,
  kept: false,
  passkeys: 'yes',
  protocol: 1,
  build: 'b',
  levels: [],
  default_level: 'novice',
  secure: true,
  pages: [],
  host: QUIET_HOST,
  banned: null,
  renamed: false,
};

const last = (): FakeSocket => FakeSocket.last();
const say = (message: ServerMessage): void => last().say(message);
const welcome = (guest: string | null = 'g1'): void => {
  say({ type: 'welcome', protocol: 1, build: 'b', guest, host: QUIET_HOST });
};
function update(since: number, to: number, changes: Partial<GameView> = {}, game = GAME): void {
  const events = Array.from({ length: to - since }, (_, i) =>
    event(since + i + 1, { type: 'joined', seat: 1 }),
  );
  say({ type: 'update', game, since, events, view: view({ seq: to, ...changes }) });
}
function refused(code: ErrorCode, changes: Partial<Refused> = {}): void {
  const nothing = { field: null, detail: null, id: null, seq: null, retry_ms: null, notice: null };
  say({ type: 'refused', code, ...nothing, ...changes });
}
const commands = (): unknown[] =>
  last().sent.filter((each) => (each as { type: string }).type === 'command');
const watched = (): unknown[] =>
  last().sent.filter((each) => (each as { type: string }).type === 'watch');

let game: LiveGame;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  forgetMe();
  game = new LiveGame(GAME);
  stop = game.start();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('following', () => {
  it('watches the game from what is known, also after the connection was lost', () => {
    welcome();
    expect(watched()).toEqual([{ type: 'watch', game: GAME, since: 0 }]);
    update(0, 3);
    expect(game.view?.seq).toBe(3);
    expect(game.events).toHaveLength(3);
    last().onclose?.();
    expect(game.link).toBe('lost');
    vi.advanceTimersByTime(1000);
    welcome();
    expect(game.link).toBe('open');
    expect(watched()).toEqual([{ type: 'watch', game: GAME, since: 3 }]);
  });

  it('asks again for what is missing, and shows nothing of it meanwhile', () => {
    welcome();
    update(0, 3);
    update(4, 5);
    expect(game.view?.seq).toBe(3);
    expect(watched().at(-1)).toEqual({ type: 'watch', game: GAME, since: 3 });
    expect(watched()).toHaveLength(2);
  });

  it('drops what is old or of another game', () => {
    welcome();
    update(0, 3);
    const { arrival } = game;
    update(0, 2);
    update(3, 4, {}, 'another123');
    expect(game.view?.seq).toBe(3);
    expect(game.arrival).toBe(arrival);
    expect(watched()).toHaveLength(1);
  });

  it('tells what an update changed', () => {
    welcome();
    update(0, 3);
    expect(game.arrival?.before).toBeNull();
    update(2, 5);
    expect(game.arrival?.before?.seq).toBe(3);
    expect(game.arrival?.view.seq).toBe(5);
    expect(game.arrival?.events.map(({ seq }) => seq)).toEqual([4, 5]);
  });

  it('knows how far the clock of the server is from its own', () => {
    vi.setSystemTime(10_000);
    welcome();
    update(0, 3, { now: 12_500 });
    expect(game.offset).toBe(2500);
  });

  it('says why there is no game, until there is one', () => {
    welcome();
    refused('unknown_game');
    expect(game.problem).toBe('unknown_game');
    update(0, 3);
    expect(game.problem).toBeNull();
    refused('busy');
    expect(game.problem).toBeNull();
  });

  it('says for a while that the server restarts, or until it is back', () => {
    welcome();
    say({ type: 'closing', retry_ms: 100 });
    expect(game.closing).toBe(true);
    vi.advanceTimersByTime(1000);
    welcome();
    expect(game.closing).toBe(false);
    say({ type: 'closing', retry_ms: 60_000 });
    vi.advanceTimersByTime(19_999);
    expect(game.closing).toBe(true);
    vi.advanceTimersByTime(1);
    expect(game.closing).toBe(false);
  });
});

describe('a command', () => {
  const play = { type: 'play', seat: 1, move: '1B2' } as const;
  const id = (): string => game.pending?.id ?? '';

  beforeEach(() => {
    welcome();
    update(0, 3);
  });

  it('goes out with an id and with what is known, and waits for its answer', () => {
    game.command(play);
    expect(commands()).toEqual([
      { type: 'command', game: GAME, command: { ...play, id: id(), seq: 3 } },
    ]);
    expect(pendingOf(GAME)).toEqual(game.pending);
    say({ type: 'applied', id: 'somebodyelse', seq: 4, game: null });
    expect(game.pending).not.toBeNull();
    say({ type: 'applied', id: id(), seq: 4, game: null });
    expect(game.pending).toBeNull();
    expect(pendingOf(GAME)).toBeNull();
  });

  it('is sent again after the connection was lost, with the same id', () => {
    game.command(play);
    const [first] = commands();
    last().onclose?.();
    vi.advanceTimersByTime(1000);
    expect(commands()).toEqual([]);
    welcome();
    expect(commands()).toEqual([first]);
  });

  it('is sent again when a connection that was silent answers, and so is what was missed', () => {
    game.command(play);
    vi.advanceTimersByTime(2000);
    expect(game.link).toBe('silent');
    say({ type: 'pong', sent: 0, now: 0 });
    expect(game.link).toBe('open');
    expect(watched().at(-1)).toEqual({ type: 'watch', game: GAME, since: 3 });
    expect(commands()).toHaveLength(2);
    expect(commands()[1]).toEqual(commands()[0]);
  });

  it('is sent again after the page was loaded again', () => {
    stop();
    const kept = { type: 'play', id: 'abcdefgh', seq: 3, seat: 1, move: '1B2' } as const;
    keepPending(GAME, kept);
    game = new LiveGame(GAME);
    stop = game.start();
    welcome();
    expect(commands()).toEqual([{ type: 'command', game: GAME, command: kept }]);
  });

  it('is given up when it is refused, and the next one clears that', () => {
    game.command(play);
    refused('illegal_move', { id: 'somebodyelse' });
    expect(game.refusal).toBeNull();
    refused('illegal_move', { id: id() });
    expect(game.refusal?.code).toBe('illegal_move');
    expect(game.pending).toBeNull();
    expect(pendingOf(GAME)).toBeNull();
    game.command(play);
    expect(game.refusal).toBeNull();
  });

  it.each(['busy', 'unavailable', 'closing', 'too_many'] as const)(
    'that is refused as %s is tried again when the server says',
    (code) => {
      game.command(play);
      refused(code, { id: id(), retry_ms: 700 });
      expect(game.refusal).toBeNull();
      vi.advanceTimersByTime(699);
      expect(commands()).toHaveLength(1);
      vi.advanceTimersByTime(1);
      expect(commands()).toHaveLength(2);
      refused(code, { id: id() });
      vi.advanceTimersByTime(1999);
      expect(commands()).toHaveLength(2);
      vi.advanceTimersByTime(1);
      expect(commands()).toHaveLength(3);
    },
  );

  it('is tried again once, however often it was refused', () => {
    game.command(play);
    refused('busy', { id: id(), retry_ms: 700 });
    refused('busy', { id: id(), retry_ms: 700 });
    vi.advanceTimersByTime(5000);
    expect(commands()).toHaveLength(2);
  });

  it('is not sent by a page that was left', () => {
    game.command(play);
    refused('busy', { id: id(), retry_ms: 700 });
    const socket = last();
    stop();
    vi.advanceTimersByTime(5000);
    expect(
      socket.sent.filter((each) => (each as { type: string }).type === 'command'),
    ).toHaveLength(1);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('sitting down', () => {
  it('is a command of the guest who is here', async () => {
    setMe(ME);
    welcome('g1');
    await game.join(2);
    expect(FakeSocket.all).toHaveLength(1);
    expect(commands()).toMatchObject([{ command: { type: 'join', seat: 2 } }]);
  });

  it('makes a guest first, who connects before the command is sent', async () => {
    setMe({ ...ME, guest: null });
    vi.spyOn(api, 'becomeGuest').mockResolvedValue(ME);
    welcome(null);
    const joined = game.join(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.all).toHaveLength(2);
    expect(game.pending).toBeNull();
    welcome('g1');
    await joined;
    expect(commands()).toMatchObject([{ command: { type: 'join', seat: null } }]);
  });

  it('says so when the server cannot be reached', async () => {
    vi.spyOn(api, 'me').mockRejectedValue(refuse('unavailable'));
    welcome(null);
    await game.join(null);
    expect(game.refusal).toEqual({
      type: 'refused',
      code: 'unavailable',
      field: null,
      detail: null,
      id: null,
      seq: null,
      retry_ms: null,
      notice: null,
    });
  });
});
