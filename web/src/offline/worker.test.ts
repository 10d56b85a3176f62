import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

const BASE = 'https://example.org/azul/';
const PAGE = '<script src="assets/index-1.js">';
const MANIFEST = { version: '1', main: 'index-1.js', files: ['assets/index-1.js'] };

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();
const kept = new Map<string, Map<string, Response>>();
/** What the server answers; `null`: it is away. */
let served: (url: string) => Response | null;

const urlOf = (request: string | { readonly url: string }): string =>
  typeof request === 'string' ? request : request.url;
function cacheOf(name: string): object {
  const entries = kept.get(name) ?? new Map<string, Response>();
  kept.set(name, entries);
  return {
    keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
    match: (url: string) => Promise.resolve(entries.get(url)?.clone()),
    put: (url: string, answer: Response) => Promise.resolve(entries.set(url, answer)),
  };
}

beforeAll(async () => {
  vi.stubGlobal('evora', { ...MANIFEST, languages: [], pages: [''] });
  vi.stubGlobal('registration', { scope: BASE });
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...kept.keys()]),
    open: (name: string) => Promise.resolve(cacheOf(name)),
    match: () => Promise.resolve(undefined),
  });
  vi.stubGlobal('fetch', (request: string | { readonly url: string }) => {
    const answer = served(urlOf(request));
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('Failed to fetch'));
  });
  vi.spyOn(self, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    listeners.set(type, listener as Listener);
  });
  await import('./worker');
});
beforeEach(() => {
  kept.clear();
  served = (url) => new Response(url.endsWith('.js') ? 'script' : PAGE);
});

const install = (): Promise<unknown> =>
  new Promise((resolve) => {
    listeners.get('install')?.({ waitUntil: resolve });
  }).then((work) => work);

async function visit(path: string): Promise<string> {
  const request = { url: BASE + path, method: 'GET', mode: 'navigate' };
  const answer = await new Promise<Response>((resolve) => {
    listeners.get('fetch')?.({ request, respondWith: resolve });
  });
  return answer.text();
}

it.each([
  ['is away', null],
  ['is broken', 503],
  ['has no file for the address', 404],
])('shows the page that it kept where the server %s', async (_, status) => {
  await install();
  served = () => (status === null ? null : new Response('no', { status }));
  expect(await visit('learn')).toBe(PAGE);
});

it('lets the server go first, also with a refusal', async () => {
  await install();
  served = () => new Response('newer');
  expect(await visit('learn')).toBe('newer');
  served = () => new Response('who are you?', { status: 403 });
  expect(await visit('learn')).toBe('who are you?');
});

it('keeps no page of another version', async () => {
  served = () => new Response('<script src="assets/index-2.js">');
  await expect(install()).rejects.toThrow('not the page of this version');
  served = () => new Response('gone', { status: 503 });
  expect(await visit('learn')).toBe('gone');
});
