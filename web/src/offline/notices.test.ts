// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import { listenForNotices, type NoticeScope } from './notices';

const BASE = 'https://example.org/';
type Listener = (event: object) => void;

interface Noted {
  readonly title: string;
  readonly options: NotificationOptions & { readonly renotify?: boolean };
}
let listeners: Map<string, Listener>;
let notes: Noted[];
let pages: { url: string; focus: () => Promise<string> }[];
let opened: string[];
let badge: number | null;
/** What the server was sent. */
let put: unknown[];
const subscription = (endpoint: string): object => ({
  toJSON: () => ({ endpoint, keys: { p256dh: 'P', auth: 'A' } }),
});

beforeEach(() => {
  [listeners, notes, pages, opened, badge, put] = [new Map(), [], [], [], null, []];
  vi.stubGlobal('fetch', (path: string, options?: { readonly body: string }) => {
    expect(path).toBe(`${BASE}api/me/push`);
    if (options) put.push(JSON.parse(options.body));
    return Promise.resolve(Response.json({ key: 'KEY', browsers: [] }));
  });
  const scope = {
    registration: {
      scope: BASE,
      pushManager: {
        subscribe: (options: object) => {
          expect(options).toEqual({ userVisibleOnly: true, applicationServerKey: 'KEY' });
          return Promise.resolve(subscription('https://push.example/new'));
        },
      },
      showNotification: (title: string, options: Noted['options']) => {
        notes = notes.filter((note) => note.options.tag !== options.tag);
        notes.push({ title, options });
        return Promise.resolve();
      },
      getNotifications: ({ tag }: { readonly tag: string }) =>
        Promise.resolve(
          notes.map(({ options }) => options).filter((options) => options.tag === tag),
        ),
    },
    clients: {
      matchAll: () => Promise.resolve(pages),
      openWindow: (url: string) => Promise.resolve(opened.push(url)),
    },
    navigator: {
      setAppBadge: (count: number) => {
        badge = count;
        return count > 9 ? Promise.reject(new Error('not allowed')) : Promise.resolve();
      },
    },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  };
  listenForNotices(scope as unknown as NoticeScope);
});

/** Resolves when the worker may be ended. */
const send = (type: string, event: object): Promise<unknown> =>
  new Promise<Promise<unknown>>((resolve) => {
    listeners.get(type)?.({ ...event, waitUntil: resolve });
  }).then((work) => work);

const push = (id: string, app_badge = 1): Promise<unknown> => {
  const notification = { title: id, tag: 'turn', data: { id }, navigate: `${BASE}game/a` };
  return send('push', { data: { text: () => JSON.stringify({ notification, app_badge }) } });
};

it('shows a push, and another one in its place', async () => {
  await push('one', 2);
  expect(badge).toBe(2);
  expect(notes.map(({ title, options }) => [title, options.renotify])).toEqual([['one', false]]);
  await push('one');
  expect(notes[0]?.options.renotify).toBe(false); // it has come a second time
  await push('two', 12);
  expect(notes.map(({ title, options }) => [title, options.renotify])).toEqual([['two', true]]);
});

it('shows something for a push that says nothing', async () => {
  await send('push', { data: null });
  expect(notes.map(({ title }) => title)).toEqual(['Evora']);
  expect(badge).toBeNull();
});

const press = async (data: unknown, action = ''): Promise<void> => {
  const close = vi.fn();
  await send('notificationclick', { notification: { close, data }, action });
  expect(close).toHaveBeenCalledOnce();
};

it('leads to the page that shows it, or opens one', async () => {
  let focused = '';
  const page = (url: string) => ({ url, focus: () => Promise.resolve((focused = url)) });
  pages = [page(BASE), page(`${BASE}game/a?x`)];
  await press({ address: `${BASE}game/a` });
  expect([focused, opened]).toEqual([`${BASE}game/a?x`, []]);
  await press({ address: `${BASE}game/b` });
  expect(opened).toEqual([`${BASE}game/b`]);
  await press({ address: 'https://evil.example/' });
  expect([focused, opened]).toEqual([BASE, [`${BASE}game/b`]]);
  pages = [];
  await press(null);
  expect(opened).toEqual([`${BASE}game/b`, BASE]);
  const actions = [{ action: 'settings', title: '', address: `${BASE}notices` }];
  await press({ address: `${BASE}game/a`, actions }, 'settings');
  expect(opened.at(-1)).toBe(`${BASE}notices`);
});

it('tells the server of a subscription that the browser has renewed', async () => {
  await send('pushsubscriptionchange', {});
  await send('pushsubscriptionchange', { newSubscription: subscription('https://push.example/b') });
  expect(put).toEqual([
    { endpoint: 'https://push.example/new', p256dh: 'P', auth: 'A' },
    { endpoint: 'https://push.example/b', p256dh: 'P', auth: 'A' },
  ]);
});
