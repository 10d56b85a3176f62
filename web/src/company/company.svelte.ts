/** Whom one follows, who of them is here, and who challenges one: for the whole page. */
import type { ChallengeView, Company } from '../lib/messages';
import { personFeed } from '../lib/person-feed';

let current = $state.raw<Company>();
let watchers = 0;
let end: (() => void) | undefined;

/** Nothing while it is not known. */
export function company(): Company | undefined {
  return current;
}

/** Takes over an answer of the server: it is newer than what was known. */
export function noteCompany(answer: Company): void {
  current = answer;
}

/** Follows it while somebody looks; returns a function that ends it. */
export function watchCompany(): () => void {
  watchers += 1;
  if (watchers === 1) {
    end = personFeed.follow({
      wish: (on) => ({ type: 'watch_company', on }),
      take: (message) => {
        if (message.type === 'company') noteCompany(message);
      },
      left: () => (current = undefined),
    });
  }
  return () => {
    watchers -= 1;
    if (watchers === 0) end?.();
  };
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
