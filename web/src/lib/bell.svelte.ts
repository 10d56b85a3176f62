/** The bell: how many notices are unread, and which games wait for the person at this page. */
import { api } from './api';
import type { Bell, NextGame } from './messages';
import { personFeed } from './person-feed';
import { store, stored } from './stored';

/** How often a tab that nobody looks at asks: its title says how many games wait. */
export const ASIDE_MS = 5 * 60_000;
/** How many games waited last time: the header keeps the room for it until the server has answered. */
const WAITED = 'waiting';

let current = $state.raw<Bell>();
let aside: ReturnType<typeof setInterval> | undefined;

/** Nothing until the server has answered. */
export function bell(): Bell | undefined {
  return current;
}

/** Takes over an answer of the server: it is newer than what was known. */
export function noteBell(answer: Bell): void {
  current = answer;
  store(WAITED, answer.waiting === 0 ? null : String(answer.waiting));
}

/** How many games wait for one; until that is known, how many did. */
export function waitingGames(): number {
  if (current) return current.waiting;
  const count = Number(stored(WAITED) ?? '0');
  return Number.isInteger(count) && count > 0 ? count : 0;
}

/** Of the games that wait, the one with the least time left; not the one that one looks at. */
export function nextGame(known: Bell | undefined, at: string | null): NextGame | null {
  return known?.next && known.next.game === at ? known.then : (known?.next ?? null);
}

/** How many wait, without the one that one looks at; `mine`: it is one's turn there. */
export function waitingElsewhere(
  known: Bell | undefined,
  at: { readonly game: string; readonly mine: boolean },
): number {
  const next = nextGame(known, at.game);
  if (!known || next === null) return 0;
  return Math.max(1, known.waiting - (at.mine || known.next !== next ? 1 : 0));
}

/** Follows the bell of a guest; returns a function that ends it. */
export function watchBell(guest: string): () => void {
  personFeed.become(guest);
  const end = personFeed.follow({
    wish: (on) => ({ type: 'watch_bell', on }),
    take: (message) => {
      if (message.type !== 'bell') return;
      clearInterval(aside);
      noteBell(message);
    },
    left: () => {
      clearInterval(aside);
      aside = setInterval(() => void look(), ASIDE_MS);
    },
  });
  return () => {
    end();
    clearInterval(aside);
    current = undefined;
    store(WAITED, null);
  };
}

async function look(): Promise<void> {
  // A server that is away is asked again.
  const known = await api.noticesAside().catch(() => undefined);
  if (known) noteBell(known.bell);
}
