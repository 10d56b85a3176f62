/**
 * Who sits here, and what the server offers. Nobody is anybody until a click needs somebody:
 * looking around leaves no trace.
 */
import { api } from './api';
import type { Me } from './messages';

let current = $state.raw<Me>();
let asked: Promise<Me> | undefined;

/** What is known so far; `undefined` until the server has answered. */
export function me(): Me | undefined {
  return current;
}

/** Asks the server once for each visit; after a failure the next call asks again. */
export function loadMe(): Promise<Me> {
  asked ??= api.me().then(setMe);
  asked.catch(() => {
    asked = undefined;
  });
  return asked;
}

/** Makes a guest unless there is one: to be called by the first click that needs somebody. */
export async function needGuest(): Promise<Me> {
  const known = await loadMe();
  return known.guest === null ? setMe(await api.becomeGuest()) : known;
}

/** Takes over an answer that says who one is now. */
export function setMe(answer: Me): Me {
  current = answer;
  asked = Promise.resolve(answer);
  return answer;
}

/** After one's data was deleted: a stranger again. */
export function forgetMe(): void {
  asked = undefined;
  if (current) current = { ...current, guest: null, name: null };
}
