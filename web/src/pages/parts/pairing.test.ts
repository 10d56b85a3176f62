import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QUIET_HOST } from '../../lib/testing';
import { FakeSocket } from '../../lib/testing-socket';
import {
  allWaiting,
  holdConnection,
  lastWish,
  othersFor,
  PairRequest,
  pairingOf,
  rememberPairing,
  rememberWish,
} from './pairing';

beforeEach(() => {
  localStorage.clear();
});

describe('pairing', () => {
  it('offers what was chosen last', () => {
    const first = { kind: 'usual', rated: true, finishers: false } as const;
    expect(lastWish()).toEqual(first);
    const wish = { kind: 'grey', rated: false, finishers: true } as const;
    rememberWish(wish);
    expect(lastWish()).toEqual(wish);
    rememberWish(first);
    expect(lastWish()).toEqual(first);
    localStorage.setItem('evora.pair.kind', 'nonsense');
    expect(lastWish().kind).toBe('usual');
  });

  it('knows the game that it made, and no other', () => {
    expect(pairingOf('abcdefghij')).toBeNull();
    rememberPairing('abcdefghij', 'quick');
    expect(pairingOf('abcdefghij')).toBe('quick');
    expect(pairingOf('another123')).toBeNull();
  });

  it('asks with the same id until it is told otherwise', () => {
    const request = new PairRequest();
    const { id } = request;
    expect(request.id).toBe(id);
    request.renew();
    expect(request.id).not.toBe(id);
  });

  it('says that one would be the first only where nobody waits for anything', () => {
    const nobody = { usual: 0, quick: 0, grey: 0, other: 0 };
    expect(othersFor('usual', nobody)).toEqual({ type: 'waiting', count: 0 });
    expect(othersFor('usual', { ...nobody, usual: 2, quick: 1 })).toEqual({
      type: 'waiting',
      count: 2,
    });
    expect(othersFor('usual', { ...nobody, grey: 1, other: 1 })).toEqual({
      type: 'other-kind',
      count: 1,
      kind: 'grey',
    });
    expect(othersFor('grey', { ...nobody, other: 3 })).toEqual({ type: 'in-lobby', count: 3 });
    expect(allWaiting({ usual: 1, quick: 2, grey: 3, other: 4 })).toBe(10);
  });
});

describe('a connection for pairing', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    vi.stubGlobal('WebSocket', FakeSocket);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is open before one asks, and until the next page has its own', async () => {
    const held = holdConnection();
    FakeSocket.last().say({
      type: 'welcome',
      protocol: 1,
      build: 'b',
      guest: 'ann',
      host: QUIET_HOST,
    });
    const close = await held;
    close();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.last().readyState).toBe(FakeSocket.OPEN);
    vi.advanceTimersByTime(3000);
    expect(FakeSocket.last().readyState).not.toBe(FakeSocket.OPEN);
  });

  it('does not keep one from asking when it is late', async () => {
    const held = holdConnection();
    vi.advanceTimersByTime(3000);
    (await held)();
    vi.advanceTimersByTime(3000);
    expect(FakeSocket.last().readyState).not.toBe(FakeSocket.OPEN);
  });
});
