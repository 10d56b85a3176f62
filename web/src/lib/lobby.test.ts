import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LobbyFeed } from './lobby.svelte';
import { HIDDEN_MS } from './person-feed';
import type { Lobby, LobbyCounts } from './messages';
import { QUIET_HOST } from './testing';
import { FakeSocket } from './testing-socket';

const WAITING = { usual: 1, quick: 0, grey: 0, other: 2 };
const COUNTS: LobbyCounts = { type: 'lobby_counts', waiting: WAITING, here: 3, live: null };
const LOBBY: Lobby = { type: 'lobby', games: [], live: [], waiting: WAITING, here: 3 };

let stop: () => void;

function opened(brief: boolean): LobbyFeed {
  const feed = new LobbyFeed({ brief });
  stop = feed.start();
  welcome();
  return feed;
}
function welcome(): void {
  FakeSocket.last().say({
    type: 'welcome',
    protocol: 1,
    build: 'b',
    guest: null,
    host: QUIET_HOST,
  });
}
/** Time passes, and the server answers meanwhile. */
function later(ms: number): void {
  for (let passed = 0; passed < ms; passed += 1000) {
    vi.advanceTimersByTime(Math.min(1000, ms - passed));
    FakeSocket.last().say({ type: 'pong', sent: 0, now: 0 });
  }
}
function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the lobby', () => {
  it('is followed in brief or as a whole', () => {
    const brief = opened(true);
    expect(FakeSocket.last().sent.at(-1)).toEqual({ type: 'watch_lobby', on: true, brief: true });
    expect(brief.counts).toBeUndefined();
    FakeSocket.last().say(COUNTS);
    expect(brief.counts).toEqual(COUNTS);
    expect(brief.lists).toBeUndefined();
    stop();
    const whole = opened(false);
    expect(FakeSocket.last().sent.at(-1)).toEqual({ type: 'watch_lobby', on: true, brief: false });
    FakeSocket.last().say(LOBBY);
    expect([whole.counts, whole.lists]).toEqual([LOBBY, LOBBY]);
  });

  it('says no number that may be old, and all of them once it is back', () => {
    const feed = opened(false);
    FakeSocket.last().say(LOBBY);
    FakeSocket.last().onclose?.();
    expect(feed).toMatchObject({ counts: undefined, lists: LOBBY, away: true });
    vi.advanceTimersByTime(1000);
    welcome();
    expect(FakeSocket.last().sent.at(-1)).toMatchObject({ type: 'watch_lobby' });
    FakeSocket.last().say({ ...LOBBY, here: 9 });
    expect(feed).toMatchObject({ counts: { here: 9 }, away: false });
  });

  it('is left by a tab that nobody looks at, and followed again by one that is seen', () => {
    const feed = opened(true);
    FakeSocket.last().say(COUNTS);
    hide(true);
    later(HIDDEN_MS - 1);
    hide(false);
    later(HIDDEN_MS);
    expect(feed.counts).toEqual(COUNTS);
    expect(FakeSocket.all).toHaveLength(1);
    hide(true);
    later(HIDDEN_MS);
    expect(FakeSocket.last().readyState).toBe(3);
    expect(feed.counts).toBeUndefined();
    hide(false);
    expect(FakeSocket.all).toHaveLength(2);
    welcome();
    FakeSocket.last().say(COUNTS);
    expect(feed.counts).toEqual(COUNTS);
  });
});
