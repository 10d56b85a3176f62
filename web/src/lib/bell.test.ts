import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from './api';
import {
  ASIDE_MS,
  bell,
  nextGame,
  noteBell,
  waitingElsewhere,
  waitingGames,
  watchBell,
} from './bell.svelte';
import type { Bell, NextGame } from './messages';
import { HIDDEN_MS, personFeed } from './person-feed';
import { QUIET_HOST } from './testing';
import { FakeSocket } from './testing-socket';

const one = (game: string): NextGame => ({ game, names: ['Ana'], deadline: 1 });
const said = (changes: Partial<Bell> = {}): Bell => ({
  type: 'bell',
  unread: 0,
  waiting: 0,
  next: null,
  then: null,
  ...changes,
});

let end: () => void = () => undefined;

function welcome(guest = 'ann'): void {
  FakeSocket.last().onopen?.();
  FakeSocket.last().say({ type: 'welcome', protocol: 1, build: '', guest, host: QUIET_HOST });
}

function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  localStorage.clear();
});

afterEach(() => {
  end();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the bell', () => {
  it('is followed, and ends with the person', () => {
    end = watchBell('ann');
    welcome();
    expect(FakeSocket.last().sent).toContainEqual({ type: 'watch_bell', on: true });
    FakeSocket.last().say(said({ unread: 3 }));
    expect(bell()?.unread).toBe(3);
    end();
    expect(bell()).toBeUndefined();
    expect(FakeSocket.last().readyState).toBe(3);
  });

  it('has one connection with whatever else concerns the person', () => {
    end = watchBell('ann');
    welcome();
    const heard: string[] = [];
    const leave = personFeed.follow({
      wish: (on) => ({ type: 'watch_company', on }),
      take: ({ type }) => heard.push(type),
      left: () => heard.push('left'),
    });
    expect(FakeSocket.all).toHaveLength(1);
    expect(FakeSocket.last().sent).toContainEqual({ type: 'watch_company', on: true });
    FakeSocket.last().say(said());
    leave();
    expect(heard).toEqual(['bell', 'left']);
    expect(FakeSocket.last().sent).toContainEqual({ type: 'watch_company', on: false });
    FakeSocket.last().say(said({ unread: 1 }));
    expect(bell()?.unread).toBe(1);
    expect(heard).toHaveLength(2);
  });

  it('connects again for another person', () => {
    const leave = personFeed.follow({
      wish: (on) => ({ type: 'watch_company', on }),
      take: () => undefined,
      left: () => undefined,
    });
    welcome('ann');
    end = watchBell('ann');
    expect(FakeSocket.all).toHaveLength(1);
    end();
    end = watchBell('bob');
    expect(FakeSocket.all).toHaveLength(2);
    welcome('bob');
    const wishes = FakeSocket.last().sent.filter((sent) => (sent as { on?: boolean }).on);
    expect(wishes).toHaveLength(2);
    leave();
  });

  it('asks now and then in a tab that nobody looks at, and is followed again in one that is seen', async () => {
    const asked = vi
      .spyOn(api, 'noticesAside')
      .mockResolvedValue({ notices: [], bell: said({ waiting: 4 }) });
    end = watchBell('ann');
    welcome();
    FakeSocket.last().say(said({ waiting: 2 }));
    hide(true);
    for (let gone = 0; gone < HIDDEN_MS; gone += 5000) {
      await vi.advanceTimersByTimeAsync(5000);
      FakeSocket.last().say({ type: 'pong', sent: 0, now: 0 });
    }
    expect(FakeSocket.last().readyState).toBe(3);
    expect(bell()?.waiting).toBe(2);
    await vi.advanceTimersByTimeAsync(ASIDE_MS);
    expect(bell()?.waiting).toBe(4);
    hide(false);
    welcome();
    FakeSocket.last().say(said({ waiting: 1 }));
    await vi.advanceTimersByTimeAsync(3 * ASIDE_MS);
    expect(bell()?.waiting).toBe(1);
    expect(asked).toHaveBeenCalledOnce();
  });
});

describe('games that wait', () => {
  it('are as many as last time until the server has answered', () => {
    expect(waitingGames()).toBe(0);
    end = watchBell('ann');
    noteBell(said({ waiting: 3 }));
    expect(waitingGames()).toBe(3);
    expect(localStorage.getItem('evora.waiting')).toBe('3');
    noteBell(said());
    expect(localStorage.getItem('evora.waiting')).toBeNull();
  });

  it.each(['-2', '1.5', 'many', '1e999'])('do not believe %s', (nonsense) => {
    localStorage.setItem('evora.waiting', nonsense);
    expect(waitingGames()).toBe(0);
  });

  it('lead to the one with the least time, but not to where one is', () => {
    const known = said({ waiting: 5, next: one('first'), then: one('second') });
    expect(nextGame(undefined, null)).toBeNull();
    expect(nextGame(known, null)?.game).toBe('first');
    expect(nextGame(known, 'first')?.game).toBe('second');
    expect(nextGame(known, 'fifth')?.game).toBe('first');
    expect(nextGame(said({ waiting: 1, next: one('first') }), 'first')).toBeNull();
  });

  it('are counted without the one that one looks at', () => {
    const known = said({ waiting: 3, next: one('first'), then: one('second') });
    const count = (game: string, mine: boolean): number => waitingElsewhere(known, { game, mine });
    expect(count('first', true)).toBe(2);
    // One's own move was a moment ago: the bell does not know it yet.
    expect(count('first', false)).toBe(2);
    expect(count('third', true)).toBe(2);
    expect(count('other', false)).toBe(3);
    expect(waitingElsewhere(said({ waiting: 1, next: one('a') }), { game: 'a', mine: true })).toBe(
      0,
    );
    expect(waitingElsewhere(undefined, { game: 'a', mine: true })).toBe(0);
  });
});
