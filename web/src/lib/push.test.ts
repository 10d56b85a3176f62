import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MyPush } from './messages';
import type { PushProblem } from './push.svelte';

vi.mock('./me.svelte', () => ({
  loadMe: () => Promise.resolve({ guest: 'anna' }),
  needGuest: () => Promise.resolve({ guest: 'anna' }),
}));
const push = await import('./push.svelte');
const { startTexts } = await import('./texts.svelte');
await startTexts();

/** 65 bytes of zeros, as the server writes its key. */
const KEY = 'A'.repeat(86) + 'A';
const ENDPOINT = 'https://push.example/anna';

let answer: NotificationPermission;
let subscribed: { endpoint: string; key: string } | null;
let subscribe: () => Promise<void>;
/** What the server has of this browser, and what it answers. */
let kept: unknown;
let status: number;
let key: string | null;

function subscription(): object {
  const of = subscribed;
  if (of === null) throw new Error('no subscription');
  const bytes = Uint8Array.from(atob(of.key.replaceAll('-', '+').replaceAll('_', '/')), (each) =>
    each.charCodeAt(0),
  );
  return {
    endpoint: of.endpoint,
    options: { applicationServerKey: bytes.buffer },
    toJSON: () => ({ endpoint: of.endpoint, keys: { p256dh: 'P', auth: 'A' } }),
    unsubscribe: () => {
      subscribed = null;
      return Promise.resolve(true);
    },
  };
}

const registration = {
  pushManager: {
    getSubscription: () => Promise.resolve(subscribed && subscription()),
    subscribe: async (options: { applicationServerKey: string }) => {
      await subscribe();
      subscribed = { endpoint: ENDPOINT, key: options.applicationServerKey };
      return subscription();
    },
  },
};

const set = (target: object, name: string, value: unknown): void => {
  Object.defineProperty(target, name, { configurable: true, value });
};

beforeEach(() => {
  localStorage.clear();
  [answer, subscribed, kept, status, key] = ['granted', null, null, 200, KEY];
  subscribe = () => Promise.resolve();
  set(window, 'isSecureContext', true);
  set(window, 'PushManager', {});
  const notification = {
    permission: 'default',
    requestPermission: () => Promise.resolve((notification.permission = answer)),
  };
  vi.stubGlobal('Notification', notification);
  set(navigator, 'serviceWorker', {
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  });
  vi.stubGlobal('fetch', (_: string, { method, body }: { method: string; body?: string }) => {
    if (status !== 200) {
      return Promise.resolve(Response.json({ type: 'refused', code: 'bad_field' }, { status }));
    }
    if (method === 'DELETE') kept = null;
    if (method === 'PUT') kept = JSON.parse(body ?? '');
    const browser = { browser: null, system: null, created: 1, current: true };
    const mine: MyPush = { key, browsers: kept === null ? [] : [browser] };
    return Promise.resolve(
      method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(mine),
    );
  });
});
afterEach(async () => {
  await push.turnPushOff().catch(() => undefined);
  for (const [target, name] of [
    [window, 'isSecureContext'],
    [window, 'PushManager'],
    [navigator, 'serviceWorker'],
    [navigator, 'userAgent'],
  ] as const) {
    Reflect.deleteProperty(target, name);
  }
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('is turned on and off', async () => {
  await push.loadPush();
  expect([push.noPush(), push.pushIsOn(), push.pushWanted()]).toEqual([null, false, false]);
  expect(await push.turnPushOn()).toBeNull();
  expect([push.noPush(), push.pushIsOn(), push.pushWanted()]).toEqual([null, true, true]);
  expect(kept).toEqual({ endpoint: ENDPOINT, p256dh: 'P', auth: 'A', language: 'en' });
  await push.turnPushOff();
  expect([push.pushIsOn(), push.pushWanted(), kept, subscribed]).toEqual([
    ...[false, false],
    ...[null, null],
  ]);
});

it('subscribes anew for another key, and keeps a subscription for this one', async () => {
  subscribed = { endpoint: 'https://push.example/old', key: `B${KEY.slice(1)}` };
  expect(await push.turnPushOn()).toBeNull();
  expect(subscribed).toMatchObject({ endpoint: ENDPOINT, key: KEY });
  subscribe = () => Promise.reject(new Error('not needed'));
  expect(await push.turnPushOn()).toBeNull();
});

const NOTHING_KEPT = [false, null, null];
const state = (): unknown[] => [push.pushWanted(), kept, subscribed];

it('gives up a subscription that never comes to an end', async () => {
  subscribe = () => new Promise(() => undefined);
  vi.useFakeTimers();
  const turned = push.turnPushOn();
  await vi.advanceTimersByTimeAsync(push.SUBSCRIBE_MS);
  vi.useRealTimers();
  expect(await turned).toBe('timeout');
  expect(state()).toEqual(NOTHING_KEPT);
});

it('gives up a service worker that never comes', async () => {
  set(navigator, 'serviceWorker', {
    ready: new Promise(() => undefined),
    getRegistration: () => Promise.resolve(undefined),
  });
  vi.useFakeTimers();
  const turned = push.turnPushOn();
  await vi.advanceTimersByTimeAsync(push.SUBSCRIBE_MS);
  vi.useRealTimers();
  expect(await turned).toBe('timeout');
  expect(push.pushWanted()).toBe(false);
});

it.each([
  ['service', new DOMException('push service error', 'AbortError')],
  ['denied', new DOMException('no', 'NotAllowedError')],
  ['service', new TypeError('whatever')],
])('says %s where subscribing is refused', async (problem, error) => {
  subscribe = () => Promise.reject(error);
  expect(await push.turnPushOn()).toBe(problem);
  expect(state()).toEqual(NOTHING_KEPT);
});

it.each([
  ['denied', 'denied'],
  ['default', 'dismissed'],
] as const)('says what the person has answered: %s', async (given, problem) => {
  answer = given;
  expect(await push.turnPushOn()).toBe(problem);
  expect(state()).toEqual(NOTHING_KEPT);
});

it('keeps nothing where the server refuses', async () => {
  const ask = push.turnPushOn();
  // The key is known by then, and the browser subscribed.
  subscribe = () => {
    status = 422;
    return Promise.resolve();
  };
  await expect(ask).rejects.toMatchObject({ code: 'bad_field' });
  expect(state()).toEqual(NOTHING_KEPT);
});

it('says why it cannot be', async () => {
  key = null;
  await push.loadPush();
  expect(push.noPush()).toBe('host');
  key = KEY;
  await push.loadPush();
  vi.stubGlobal('Notification', { permission: 'denied' });
  await push.loadPush();
  expect(push.noPush()).toBe('denied');
  Reflect.deleteProperty(window, 'PushManager');
  expect(push.noPush()).toBe('browser');
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  set(navigator, 'userAgent', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)');
  expect(push.noPush()).toBe('install');
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(push.noPush()).toBe('browser');
  set(window, 'isSecureContext', false);
  expect(push.noPush()).toBe('insecure');
  expect(await push.turnPushOn()).toBe('insecure');
});

it('has a sentence for everything', () => {
  const problems = ['insecure', 'browser', 'install', 'denied', 'host', 'dismissed', 'timeout'];
  const said = [...problems, 'service'].map((each) => push.pushProblem(each as PushProblem));
  expect(new Set(said).size).toBe(8);
});
