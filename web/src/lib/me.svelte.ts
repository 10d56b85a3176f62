/**
 * Who is at this page, and what the server offers. No guest is created until an action requires one:
 * looking around leaves no trace.
 */
import { api } from './api';
import { DEFAULT_LEVEL, LEVELS } from './facts';
import type { Me } from './messages';
import { serverAway } from './server.svelte';

let current = $state.raw<Me>();
let asked: Promise<Me> | undefined;

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
  return known.guest === null ? setMe(await api.becomeGuest()) : known;
}

/** Takes another name, unless none is given or it is the same; who is a stranger becomes a guest. */
export async function takeName(name: string): Promise<void> {
  const { name: known } = await needGuest();
  const wanted = name.trim();
  if (wanted !== '' && wanted !== known) setMe(await api.setName(wanted));
}

/** Takes over an answer of the server that says who is here now. */
export function setMe(answer: Me): Me {
  current = answer;
  asked = Promise.resolve(answer);
  return answer;
}

// The network is back: perhaps the server is, too.
addEventListener('online', () => {
  void api.me().then(setMe, () => undefined);
});

/** After all data was deleted: there is no guest any more. */
export function forgetMe(): void {
  asked = undefined;
  if (current) current = { ...current, guest: null, name: null };
}
