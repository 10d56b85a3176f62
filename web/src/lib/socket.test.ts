import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from './messages';
import { backoff, GameSocket, socketAddress, type Link } from './socket';
import { QUIET_HOST } from './testing';
import { FakeSocket } from './testing-socket';

const TIMES = { first: 100, max: 1000, quiet: 5000, hidden: 20_000, answer: 400, patience: 1000 };
const WELCOME = {
  type: 'welcome',
  protocol: 1,
  build: 'b',
  guest: null,
  host: QUIET_HOST,
} as const;

interface Connected {
  socket: GameSocket;
  links: Link[];
  messages: ServerMessage[];
  guests: (string | null)[];
  opened: () => number;
}

function connected(): Connected {
  const links: Link[] = [];
  const messages: ServerMessage[] = [];
  const guests: (string | null)[] = [];
  const socket = new GameSocket(
    {
      opened: (guest) => void guests.push(guest),
      message: (message) => void messages.push(message),
      link: (link) => void links.push(link),
    },
    TIMES,
  );
  socket.start();
  return { socket, links, messages, guests, opened: () => guests.length };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const last = (): FakeSocket => FakeSocket.last();

describe('the socket', () => {
  it('says hello first, and sends nothing before the answer', () => {
    const { socket, links, opened } = connected();
    last().onopen?.();
    expect(last().sent[0]).toEqual({ type: 'hello', protocol: 1 });
    expect(socket.send({ type: 'ping', sent: 0 })).toBe(false);
    last().say(WELCOME);
    expect(opened()).toBe(1);
    expect(socket.send({ type: 'ping', sent: 0 })).toBe(true);
    expect(links).toEqual(['connecting', 'open']);
    socket.stop();
  });

  it('comes back by itself', () => {
    const { socket, links, opened } = connected();
    last().say(WELCOME);
    last().onclose?.();
    expect(links.at(-1)).toBe('lost');
    vi.advanceTimersByTime(200);
    expect(FakeSocket.all).toHaveLength(2);
    last().say(WELCOME);
    expect(opened()).toBe(2);
    expect(links.at(-1)).toBe('open');
    socket.stop();
  });

  it('gives up on a silence that no ping breaks', () => {
    const { socket } = connected();
    last().say(WELCOME);
    vi.advanceTimersByTime(5000);
    expect(last().sent.at(-1)).toMatchObject({ type: 'ping' });
    vi.advanceTimersByTime(1300);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
    socket.stop();
  });

  it('waits as long as a closing server asks for, and not all pages equally long', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { socket } = connected();
    last().say(WELCOME);
    last().say({ type: 'closing', retry_ms: 3000 });
    vi.advanceTimersByTime(3700);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(FakeSocket.all).toHaveLength(2);
    socket.stop();
  });

  it('says that an answer is overdue long before it gives up', () => {
    const { socket, links } = connected();
    last().say(WELCOME);
    vi.advanceTimersByTime(TIMES.quiet + TIMES.answer - 1);
    expect(links.at(-1)).toBe('open');
    vi.advanceTimersByTime(1);
    expect(links.at(-1)).toBe('silent');
    // Late, but there: the same connection goes on.
    last().say({ type: 'pong', sent: 0, now: 0 });
    expect(links.at(-1)).toBe('open');
    expect(FakeSocket.all).toHaveLength(1);
    // Without an answer it is given up.
    vi.advanceTimersByTime(TIMES.quiet + TIMES.patience);
    expect(links.at(-1)).toBe('lost');
    socket.stop();
  });

  it('expects an answer to whatever is sent', () => {
    const { socket, links } = connected();
    last().say(WELCOME);
    socket.send({ type: 'watch_lobby', on: true });
    vi.advanceTimersByTime(TIMES.answer - 100);
    // More that is sent does not put the answer off.
    socket.send({ type: 'watch_lobby', on: true });
    vi.advanceTimersByTime(100);
    expect(links.at(-1)).toBe('silent');
    socket.stop();
  });

  it('does not take a machine that slept for a network that is lost', () => {
    const { socket, links } = connected();
    last().say(WELCOME);
    vi.advanceTimersByTime(TIMES.quiet);
    expect(last().sent).toHaveLength(1);
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(TIMES.answer);
    expect(links.at(-1)).toBe('open');
    expect(last().sent).toHaveLength(2);
    last().say({ type: 'pong', sent: 0, now: 0 });
    expect(links).toEqual(['connecting', 'open']);
    socket.stop();
  });

  it('leaves a hidden tab alone for longer', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { socket } = connected();
    last().say(WELCOME);
    vi.advanceTimersByTime(TIMES.hidden - 1);
    expect(last().sent).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(last().sent).toHaveLength(1);
    socket.stop();
  });

  it('does not come back to a server that speaks another protocol', () => {
    const { links } = connected();
    last().say({ type: 'outdated', protocol: 2 });
    last().onclose?.();
    vi.advanceTimersByTime(60_000);
    expect(links.at(-1)).toBe('outdated');
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('waits longer each time, but not for ever', () => {
    expect(backoff(0, TIMES, 1)).toBe(100);
    expect(backoff(2, TIMES, 1)).toBe(400);
    expect(backoff(20, TIMES, 1)).toBe(1000);
    expect(backoff(0, TIMES, 0)).toBe(60);
  });

  it('has the address of the page', () => {
    expect(socketAddress({ protocol: 'https:', host: 'a.b' })).toBe('wss://a.b/ws');
    expect(socketAddress({ protocol: 'http:', host: 'a.b:8000' })).toBe('ws://a.b:8000/ws');
  });

  it('gives on what the server says, and who one is', () => {
    const { socket, messages, guests } = connected();
    last().say({ ...WELCOME, guest: 'g1' });
    expect(guests).toEqual(['g1']);
    const pong = { type: 'pong', sent: 1, now: 2 } as const;
    last().say(pong);
    last().say({ type: 'closing', retry_ms: 1 });
    expect(messages).toEqual([pong, { type: 'closing', retry_ms: 1 }]);
    socket.stop();
  });

  it('sends nothing over a connection that is going down', () => {
    const { socket } = connected();
    last().say(WELCOME);
    last().readyState = 2;
    expect(socket.send({ type: 'ping', sent: 0 })).toBe(false);
    expect(last().sent).toEqual([]);
    socket.stop();
  });

  it('is not lost before it was there', () => {
    const { socket, links } = connected();
    last().onclose?.();
    vi.advanceTimersByTime(200);
    expect(links).toEqual(['connecting', 'connecting']);
    socket.stop();
  });

  it('gives up on a server that does not say hello', () => {
    const { socket } = connected();
    vi.advanceTimersByTime(TIMES.patience - 1);
    expect(last().readyState).toBe(1);
    vi.advanceTimersByTime(1);
    expect(last().readyState).toBe(3);
    vi.advanceTimersByTime(200);
    expect(FakeSocket.all).toHaveLength(2);
    socket.stop();
  });

  it('stays with a server that answers the ping', () => {
    const { socket } = connected();
    last().say(WELCOME);
    for (let i = 0; i < 3; i++) {
      vi.advanceTimersByTime(TIMES.quiet);
      expect(last().sent).toHaveLength(i + 1);
      last().say({ type: 'pong', sent: 0, now: 0 });
    }
    expect(FakeSocket.all).toHaveLength(1);
    socket.stop();
  });

  it('waits longer after each failure, and a short time again after a success', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const { socket } = connected();
    const waits: number[] = [];
    const fail = (): void => {
      const count = FakeSocket.all.length;
      last().onclose?.();
      let wait = 0;
      for (; FakeSocket.all.length === count; wait += 50) vi.advanceTimersByTime(50);
      waits.push(wait);
    };
    for (let i = 0; i < 3; i++) fail();
    last().say(WELCOME);
    fail();
    expect(waits).toEqual([100, 200, 400, 100]);
    socket.stop();
  });

  it('begins anew when asked to, and hears nothing of the old connection', () => {
    const { socket, opened } = connected();
    last().say(WELCOME);
    const old = last();
    const { onmessage, onclose } = old;
    socket.restart();
    expect(old.readyState).toBe(3);
    expect(FakeSocket.all).toHaveLength(2);
    onmessage?.({ data: JSON.stringify(WELCOME) });
    onclose?.();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(2);
    expect(opened()).toBe(1);
    expect(socket.send({ type: 'ping', sent: 0 })).toBe(false);
    socket.stop();
  });

  it('ends for good', () => {
    const { socket } = connected();
    last().say(WELCOME);
    socket.stop();
    expect(last().readyState).toBe(3);
    dispatchEvent(new Event('online'));
    socket.restart();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(last().sent).toEqual([]);
  });
});

describe('a network that comes back, or a tab that is looked at again', () => {
  it.each([
    ['online', () => window],
    ['visibilitychange', () => document],
  ])('%s connects at once', (name, target) => {
    const { socket } = connected();
    last().say(WELCOME);
    last().say({ type: 'closing', retry_ms: 60_000 });
    target().dispatchEvent(new Event(name));
    expect(FakeSocket.all).toHaveLength(2);
    // It is being called already: no third one.
    target().dispatchEvent(new Event(name));
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(900);
    socket.stop();
  });

  it('asks whether the connection still stands', () => {
    const { socket } = connected();
    last().say(WELCOME);
    dispatchEvent(new Event('online'));
    expect(last().sent).toHaveLength(1);
    vi.advanceTimersByTime(TIMES.patience + 100);
    expect(FakeSocket.all).toHaveLength(2);
    socket.stop();
  });

  it('asks at once when the browser says that the network went, and believes only the answer', () => {
    const { socket, links } = connected();
    last().say(WELCOME);
    dispatchEvent(new Event('offline'));
    expect(last().sent).toHaveLength(1);
    vi.advanceTimersByTime(TIMES.answer);
    expect(links.at(-1)).toBe('silent');
    last().say({ type: 'pong', sent: 0, now: 0 });
    expect(links.at(-1)).toBe('open');
    last().onclose?.();
    dispatchEvent(new Event('offline'));
    expect(FakeSocket.all).toHaveLength(1);
    socket.stop();
  });

  it('does nothing in a hidden tab', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { socket } = connected();
    last().say(WELCOME);
    dispatchEvent(new Event('online'));
    expect(last().sent).toEqual([]);
    socket.stop();
  });
});
