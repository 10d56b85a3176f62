/** What the host of this server says: to everybody, or to the person at this page. */
import type { HostNotice, HostState, HostText } from './messages';
import { store, stored } from './stored';
import { language } from './texts.svelte';

/** The message that was closed, so that it stays closed on every page. */
const CLOSED = 'host-message';

let state = $state.raw<HostState>();
let ban = $state.raw<HostNotice | null>(null);
let closed = $state(stored(CLOSED));

/** What the host has set; `undefined` until the server has said it. */
export function host(): HostState | undefined {
  return state;
}

export function noteHost(said: HostState | undefined): void {
  state = said;
}

/** Why and for how long the person at this page is banned. */
export function banned(): HostNotice | null {
  return ban;
}

/** A server of the version before says nothing about it. */
export function noteBan(notice: HostNotice | null | undefined): void {
  ban = notice ?? null;
}

/** The message to all, unless it was closed or is over. */
export function openMessage(): HostState['message'] {
  const message = state?.message ?? null;
  if (!message || String(message.id) === closed) return null;
  return message.until !== null && message.until <= Date.now() ? null : message;
}

export function closeMessage(): void {
  closed = state?.message ? String(state.message.id) : null;
  store(CLOSED, closed);
}

/** The host's words in the language of the page, if there are such. */
export function inLanguage({ text, texts }: HostText): string {
  return texts[language()] ?? text;
}
