/** Whom one follows, who of them is here, and who challenges one: over a socket, for the whole page. */
import { STANDALONE } from '../lib/base';
import { HIDDEN_MS } from '../lib/lobby.svelte';
import type { ChallengeView, Company } from '../lib/messages';
import { GameSocket } from '../lib/socket';

let current = $state.raw<Company>();
let socket: GameSocket | null = null;
let watchers = 0;
let hidden: ReturnType<typeof setTimeout> | undefined;

/** Nothing while it is not known. */
export function company(): Company | undefined {
  return current;
}

/** Takes over an answer of the server: it is newer than what was known. */
export function noteCompany(answer: Company): void {
  current = answer;
}

/** Follows it while somebody looks; returns a function that ends it. Those who ask share one socket. */
export function watchCompany(): () => void {
  if (STANDALONE) return () => undefined;
  watchers += 1;
  if (watchers === 1) {
    document.addEventListener('visibilitychange', seen);
    connect();
  }
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    document.removeEventListener('visibilitychange', seen);
    clearTimeout(hidden);
    disconnect();
  };
}

/** A tab that nobody has looked at for a while is no longer here. */
function seen(): void {
  clearTimeout(hidden);
  if (document.hidden) hidden = setTimeout(disconnect, HIDDEN_MS);
  else if (!socket) connect();
}

function connect(): void {
  const opened = new GameSocket({
    opened: () => {
      opened.send({ type: 'watch_company', on: true });
    },
    message: (message) => {
      if (message.type === 'company') noteCompany(message);
    },
    link: () => undefined,
  });
  socket = opened;
  opened.start();
}

function disconnect(): void {
  socket?.stop();
  socket = null;
  current = undefined;
}

/** Whether one follows who keeps this name. */
export function follows(name: string): boolean {
  return current?.followed.some((person) => person.name === name) ?? false;
}

/** What concerns people whom one follows comes first; else the order stays. */
export function friendsFirst<T>(
  items: readonly T[],
  names: (item: T) => readonly (string | null)[],
): readonly T[] {
  const isFriends = (item: T): boolean =>
    names(item).some((name) => name !== null && follows(name));
  return [...items.filter(isFriends), ...items.filter((item) => !isFriends(item))];
}

/**
 * What the bar says at an address: others' challenges, and one's own that were accepted; not at their game, nor
 * where all of them are listed.
 */
export function barred(challenges: readonly ChallengeView[], path: string): ChallengeView[] {
  if (path === '/people') return [];
  return challenges.filter(
    ({ game, sent, accepted }) => (!sent || accepted) && path !== `/play/${game}`,
  );
}
