/**
 * The service worker: keeps the page on this device, so that it opens with the server away.
 *
 * - The server comes first: an address is asked for on the network, and only a server that is away,
 *   broken or too slow is replaced by the page that was kept. So a worker that nobody renews any
 *   more never holds a newer page back.
 * - Files of `assets/` have a hash of their content in their names: a kept one is always right, and
 *   versions cannot mix. The page of a version is kept only when all of its files are.
 * - A new version is fetched in the background and waits; the page says so (`NewVersion.svelte`).
 * - Requests to /api, /feeds, /mail and /ws, and anything but GET, are not touched.
 * - Notices are shown (`notices.ts`). Where the visitor wants these but nothing kept, the page
 *   registers it as `service-worker.js?notices`: then it does nothing else, and forgets what was kept.
 *
 * It is built as one plain file without imports (plugins/worker.ts), which also writes `self.evora`.
 */
import { listenForNotices, type NoticeScope } from './notices';
import { isAsset, isOurs, languageOf, old, pageFor, wholeLanguages, type Build } from './plan';

interface Waitable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends Waitable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** What the page asks for: to begin, to forget everything, to keep files. */
interface Wish {
  readonly activate?: boolean;
  readonly forget?: boolean;
  readonly keep?: readonly string[];
}
interface WorkerScope {
  readonly evora: Build;
  readonly location: { readonly href: string };
  readonly registration: { readonly scope: string; readonly active: ServiceWorker | null };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Waitable) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: Waitable & MessageEvent) => void): void;
}

const worker = self as unknown as WorkerScope;
const NOTICES_ONLY = new URL(worker.location.href).searchParams.has('notices');
const { version, main, files, languages, pages } = worker.evora;
const base = worker.registration.scope;
/** Of this page: others may lie beside it on the same host. */
const OURS = `evora ${base} `;
const NAME = OURS + version;
/** How long a server may take for a page before the kept one is shown. */
const PATIENCE_MS = 6000;
/** So many files at once: what the visitor does meanwhile comes first. */
const AT_ONCE = 4;

worker.addEventListener('install', (event) => {
  event.waitUntil(install());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (NOTICES_ONLY || !isOurs(request, base)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (isAsset(request.url, base)) event.respondWith(asset(request));
});

worker.addEventListener('message', (event) => {
  const asked = event.data as Wish;
  if (asked.activate) event.waitUntil(worker.skipWaiting());
  if (asked.forget) event.waitUntil(forget(() => true));
  if (asked.keep && !NOTICES_ONLY)
    event.waitUntil(keepTexts(asked.keep.filter((url) => isAsset(url, base))));
});

listenForNotices(self as unknown as NoticeScope);

async function install(): Promise<void> {
  if (!NOTICES_ONLY) await keepPage();
  // Who keeps nothing holds nothing back. And a visitor who changes their mind sees it at once.
  const { active } = worker.registration;
  if (NOTICES_ONLY || (active && active.scriptURL !== worker.location.href)) {
    await worker.skipWaiting();
  }
}

async function keepPage(): Promise<void> {
  const known = new Set(languages.filter(await languagesKept()));
  await keep([...files, ...known].map((file) => base + file));
  const cache = await caches.open(NAME);
  for (const path of pages) {
    const answer = await fetch(base + path, { cache: 'no-cache' });
    const text = answer.ok ? await answer.clone().text() : '';
    // In the middle of a release another version may answer: better none than one without its files.
    if (!text.includes(main)) throw new Error(`${path} is not the page of this version`);
    await cache.put(base + path, answer);
  }
}

/** Whether a file has the texts of a language that was used on this device. */
async function languagesKept(): Promise<(file: string) => boolean> {
  const used = new Set<string>();
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) used.add(languageOf(url) ?? '');
  }
  return (file) => used.has(languageOf(file) ?? 'none');
}

/** These files, and what else there is in their languages. */
async function keepTexts(urls: readonly string[]): Promise<void> {
  const whole = wholeLanguages(urls, languages).map((file) => base + file);
  await keep([...new Set([...urls, ...whole])]);
}

async function keep(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(NAME);
  const left = [...urls];
  const work = async (): Promise<void> => {
    for (let url = left.pop(); url !== undefined; url = left.pop()) {
      const before = await caches.match(url, { ignoreVary: true });
      const answer = before ?? (await fetch(url, { priority: 'low' }));
      if (!answer.ok) throw new Error(`${url}: ${String(answer.status)}`);
      await cache.put(url, answer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** The version before stays, too: a tab that still shows it may need its files. */
async function activate(): Promise<void> {
  const gone = old(await caches.keys(), OURS, NAME);
  await forget((name) => NOTICES_ONLY || gone.includes(name));
  await worker.clients.claim();
}

async function forget(which: (name: string) => boolean): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && which(name)) await caches.delete(name);
  }
}

async function page(request: Request): Promise<Response> {
  const network = fetch(request);
  const answer = await Promise.race([network.catch(() => undefined), later()]);
  // A plain web server has no file for some addresses; ours has a page for every one.
  if (answer && answer.status < 500 && answer.status !== 404) return answer;
  const cache = await caches.open(NAME);
  const found = await cache.match(base + pageFor(request.url, base, pages), { ignoreVary: true });
  return found ?? network;
}

async function asset(request: Request): Promise<Response> {
  const found = await caches.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(NAME)).put(request, answer.clone());
  void keepTexts(languageOf(request.url) === undefined ? [] : [request.url]).catch(() => undefined);
  return answer;
}

function later(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));
}
