/** What a push says and where it leads to, without the worker's surroundings. Only the worker imports it. */

/** A notification, as it is shown. */
export interface NoticeToShow {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly tag: string;
  /** The same for a push that comes twice. */
  readonly id: string;
  /** The page that it leads to, always one of ours. */
  readonly address: string;
  /** Buttons, such as the one that leads to where its kind is switched off. */
  readonly actions: readonly Action[];
  /** Games that wait for the person; `undefined`: nothing was said. */
  readonly waiting: number | undefined;
}

export interface Action {
  readonly action: string;
  readonly title: string;
  readonly address: string;
}

const NAME = 'Evora';

/**
 * From declarative JSON (`src/evora/server/live/notices/push/payload.py`). A browser demands that every
 * push shows something: what cannot be read says at least who it is from.
 */
export function shown(text: string | null, base: string): NoticeToShow {
  const message = parsed(text);
  const notification = record(message['notification']);
  const badge = message['app_badge'];
  return {
    title: words(notification['title']) || NAME,
    body: words(notification['body']),
    lang: words(notification['lang']),
    tag: words(notification['tag']) || NAME,
    id: words(record(notification['data'])['id']),
    address: inside(words(notification['navigate']), base),
    actions: listed(notification['actions']).map((each) => ({
      action: words(each['action']),
      title: words(each['title']),
      address: inside(words(each['navigate']), base),
    })),
    waiting: typeof badge === 'number' && badge >= 0 ? badge : undefined,
  };
}

/** An address of this page, or its start: a push never leads anywhere else. */
export function inside(address: string, base: string): string {
  try {
    const { href } = new URL(address || base, base);
    return href.startsWith(base) ? href : base;
  } catch {
    return base;
  }
}

/** Which of the open pages shows an address, whatever is behind its `?` and `#`. */
export function pageAt<T extends { readonly url: string }>(
  pages: readonly T[],
  address: string,
): T | undefined {
  const path = (url: string): string => url.replace(/[?#].*/, '').replace(/\/$/, '');
  return pages.find(({ url }) => path(url) === path(address));
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    return record(JSON.parse(text ?? ''));
  } catch {
    return {};
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function listed(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(record) : [];
}

function words(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
