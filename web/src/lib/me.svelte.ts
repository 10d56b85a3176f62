/**
 * Who is at this page, and what the server offers. No guest is created until an action requires one:
 * looking around leaves no trace.
 */
import { api } from './api';
import { DEFAULT_LEVEL, LEVELS } from './facts';
import { noteBan, noteHost } from './host.svelte';
import type { Me } from './messages';
import { serverAway } from './server.svelte';
import { store, stored } from './stored';

let current = $state.raw<Me>();
let asked: Promise<Me> | undefined;

/** What lets a stranger in where only those who are invited may. */
export const INVITATION = 'invitation';

/** A copy of the name, for games without a server; `UNSENT`: chosen without one, it waits for it. */
const NAME = 'name';
const UNSENT = 'name-unsent';
let keptName = $state(stored(NAME));

/** The guest and the server's offers; `undefined` until the server has answered. */
export function me(): Me | undefined {
  return current;
}

/** The levels to play against: those of the server, or with it away those of the engine in the page. */
export function levelsOffered(): readonly string[] {
  return current?.levels ?? (serverAway() ? LEVELS : []);
}

export function defaultLevel(): string {
  return current?.default_level ?? (serverAway() ? DEFAULT_LEVEL : '');
}

/** Asks the server once for each visit; after a failure the next call asks again. */
export function loadMe(): Promise<Me> {
  asked ??= api.me().then(setMe);
  asked.catch(() => (asked = undefined));
  return asked;
}

/** The guest at this page; creates one for the first action that requires it. */
export async function needGuest(): Promise<Me> {
  const known = await loadMe();
  return known.guest === null ? setMe(await api.becomeGuest(stored(INVITATION))) : known;
}

/** What the person at this page is called, with the server away, too; `null`: nobody knows. */
export function myName(): string | null {
  return keptName;
}

/** Takes another name, unless none is given or it is the same; who is a stranger becomes a guest. */
export async function takeName(name: string): Promise<void> {
  const wanted = name.trim();
  if (serverAway()) {
    if (wanted !== '') keepName(wanted, false);
    return;
  }
  const { name: known } = await needGuest();
  if (wanted !== '' && wanted !== known) setMe(await api.setName(wanted));
}

function keepName(name: string | null, sent = true): void {
  keptName = name;
  store(NAME, name);
  store(UNSENT, sent ? null : 'yes');
}

/** Takes over an answer of the server that says who is here now. */
export function setMe(answer: Me): Me {
  current = answer;
  asked = Promise.resolve(answer);
  noteHost(answer.host);
  noteBan(answer.banned);
  if (answer.guest === null) return answer;
  const waits = stored(UNSENT) !== null && keptName !== null && answer.name === null;
  if (waits) void sendName(keptName ?? '');
  else keepName(answer.name);
  return answer;
}

/** One that the server does not allow is forgotten; with the server away it waits on. */
async function sendName(name: string): Promise<void> {
  try {
    setMe(await api.setName(name));
  } catch {
    if (!serverAway()) keepName(null);
  }
}

// The network is back: perhaps the server is, too.
addEventListener('online', () => {
  void api.me().then(setMe, () => undefined);
});

/** After all data was deleted: there is no guest any more. */
export function forgetMe(): void {
  asked = undefined;
  keepName(null);
  if (current) current = { ...current, guest: null, name: null, kept: false };
}
