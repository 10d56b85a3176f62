import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChallengeView, Company } from '../lib/messages';
import { FakeSocket } from '../lib/testing-socket';
import {
  barred,
  company,
  follows,
  friendsFirst,
  noteCompany,
  watchCompany,
} from './company.svelte';

const EMPTY: Company = {
  type: 'company',
  followed: [],
  challenges: [],
  seen_by: 'everyone',
  challenged_by: 'everyone',
};

const person = (name: string): Company['followed'][number] => ({
  name,
  here: true,
  plays: false,
  game: null,
});

const challenge = (changes: Partial<ChallengeView> = {}): ChallengeView => ({
  game: 'abcdefghij',
  name: 'Ana',
  sent: false,
  variant: 'coloured',
  clock: { type: 'none' },
  rated: false,
  made: 0,
  until: 0,
  accepted: false,
  ...changes,
});

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('following the company', () => {
  it('takes one socket for all who ask, and ends with the last of them', () => {
    const [first, second] = [watchCompany(), watchCompany()];
    expect(FakeSocket.all).toHaveLength(1);
    const socket = FakeSocket.last();
    socket.onopen?.();
    const host = { message: null, read_only: null, invitation_only: false } as never;
    socket.say({ type: 'welcome', protocol: 1, build: '', guest: 'g', host });
    expect(socket.sent).toContainEqual({ type: 'watch_company', on: true });
    socket.say({ ...EMPTY, followed: [person('Ana')] });
    expect(follows('Ana')).toBe(true);
    first();
    expect(company()).toBeDefined();
    second();
    expect(company()).toBeUndefined();
    expect(follows('Ana')).toBe(false);
  });
});

describe('friends first', () => {
  it('keeps the order of all others', () => {
    const games = [['Bo', null], ['Cy', 'Ana'], ['Di'], ['Ana']];
    const order = (): unknown => friendsFirst(games, (names) => names);
    noteCompany(EMPTY);
    expect(order()).toEqual(games);
    noteCompany({ ...EMPTY, followed: [person('Ana')] });
    expect(order()).toEqual([['Cy', 'Ana'], ['Ana'], ['Bo', null], ['Di']]);
  });
});

describe('what the bar says', () => {
  it('has what others ask and have accepted, but not at its own game', () => {
    const all = [
      challenge(),
      challenge({ game: 'sentsentse', sent: true }),
      challenge({ game: 'acceptedxx', sent: true, accepted: true }),
    ];
    expect(barred(all, '/learn').map(({ game }) => game)).toEqual(['abcdefghij', 'acceptedxx']);
    expect(barred(all, '/people')).toEqual([]);
    expect(barred(all, '/play/acceptedxx').map(({ game }) => game)).toEqual(['abcdefghij']);
  });
});
