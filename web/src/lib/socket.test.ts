import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from './messages';
import { backoff, GameSocket, socketAddress, type Link } from './socket';

class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const TIMES = { first: 100, most: 1000, quiet: 5000, patience: 1000 };
const WELCOME = { type: 'welcome', protocol: 1, build: 'b', guest: null } as const;

function connected(): { socket: GameSocket; links: Link[]; opened: () => number } {
  const links: Link[] = [];
  let count = 0;
  const socket = new GameSocket(
    {
      opened: () => void count++,
      message: () => undefined,
      link: (link) => void links.push(link),
    },
    TIMES,
  );
  socket.start();
  return { socket, links, opened: () => count };
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

const last = (): FakeSocket => {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error('no socket');
  return socket;
};

describe('the socket', () => {
  it('says hello first, and sends nothing before the answer', () => {
    const { socket, links, opened } = connected();
    last().onopen?.();
    expect(JSON.parse(last().sent[0] ?? '')).toEqual({ type: 'hello', protocol: 1 });
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
    expect(last().sent.at(-1)).toContain('ping');
    vi.advanceTimersByTime(1300);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
    socket.stop();
  });

  it('waits as long as a closing server asks for', () => {
    const { socket } = connected();
    last().say(WELCOME);
    last().say({ type: 'closing', retry_ms: 3000 });
    vi.advanceTimersByTime(2900);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(FakeSocket.all).toHaveLength(2);
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
    expect(socketAddress({ protocol: 'https:', host: 'a.b' })).toBe('wss://a.b/ws');
  });
});
