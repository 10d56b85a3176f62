/**
 * Notices to this browser, also with the page closed: whether they can come, and what turns them on
 * and off. They travel through a service of the browser's maker, which the browser subscribes to.
 */
import { api } from './api';
import { STANDALONE } from './base';
import { loadMe, needGuest } from './me.svelte';
import type { MyPush } from './messages';
import { onStored, store, stored } from './stored';
import { language, moreTexts, t } from './texts.svelte';

/**
 * Why notices cannot come to this browser. `insecure`: the page came without https; `browser`: it
 * cannot do it; `install`: it can once the page is on the home screen, as on an iPhone; `denied`: the
 * person has forbidden it; `host`: this server sends none.
 */
export type NoPush = 'insecure' | 'browser' | 'install' | 'denied' | 'host';
/**
 * What came in between. `dismissed`: the browser's question was closed without an answer; `timeout`
 * and `service`: the browser's service did not answer, or failed.
 */
export type PushProblem = NoPush | 'dismissed' | 'timeout' | 'service';

/** In some browsers, `subscribe` never comes to an end. */
export const SUBSCRIBE_MS = 20_000;

/** What the server was sent last: guest, language and address; not there: no notices are wanted. */
const NAME = 'push';
let lastSent = $state(stored(NAME));
let known = $state.raw<MyPush>();
let permission = $state(permissionNow());

onStored(NAME, (value) => {
  lastSent = value;
});

/** What the server knows of the person's browsers; `undefined` before `loadPush`. */
export function myPush(): MyPush | undefined {
  return known;
}

/** Whether notices are wanted in this browser: then there is a service worker for them. */
export function pushWanted(): boolean {
  return lastSent !== null;
}

/** Whether notices come to this browser. */
export function pushIsOn(): boolean {
  const here = known === undefined || known.browsers.some(({ current }) => current);
  return lastSent !== null && permission === 'granted' && here;
}

/** Why they cannot; `null` if they can. */
export function noPush(): NoPush | null {
  if (STANDALONE || known?.key === null) return 'host';
  if (!isSecureContext) return 'insecure';
  if (!canSubscribe()) return needsInstalling() ? 'install' : 'browser';
  return permission === 'denied' ? 'denied' : null;
}

/** A sentence for the person, that says what to do if there is anything. */
export function pushProblem(problem: PushProblem): string {
  return t('push-problem', { problem });
}

/** Asks the server; throws `RefusedError`. */
export async function loadPush(): Promise<MyPush> {
  permission = permissionNow();
  known = await api.push();
  return known;
}

/**
 * Turns notices on in this browser, by a press of the person: browsers ask them only then. Returns
 * what came in between, `null` if nothing did; throws `RefusedError`. Nothing is half-kept.
 */
export async function turnPushOn(): Promise<PushProblem | null> {
  const problem = await attempt();
  // Its sentence is one of those that a first visit does without.
  if (problem !== null) await moreTexts();
  return problem;
}

async function attempt(): Promise<PushProblem | null> {
  permission = permissionNow();
  const problem = noPush();
  if (problem !== null) return problem;
  const answer = await Notification.requestPermission();
  permission = answer;
  if (answer !== 'granted') return answer === 'denied' ? 'denied' : 'dismissed';
  await needGuest();
  const { key } = await loadPush();
  if (key === null) return 'host';
  if (lastSent === null) keep('');
  try {
    await send(await subscription(key));
    return null;
  } catch (error) {
    await forget();
    if (error instanceof SubscribeError) return error.problem;
    throw error;
  }
}

/** Turns them off in this browser; throws `RefusedError`, and then they are off as well. */
export async function turnPushOff(): Promise<void> {
  await forget();
  await api.unsubscribePush();
  await loadPush();
}

/**
 * While notices are wanted, at every visit and after a change of language: the browser may have
 * another address by now, and the server may have forgotten the one it had.
 */
export function startPush(): void {
  $effect.root(() => {
    const wanted = $derived(lastSent !== null && language());
    $effect(() => {
      if (wanted !== false) void renew().catch(() => undefined);
    });
  });
}

async function renew(): Promise<void> {
  const { guest } = await loadMe();
  // Signed out here, or deleted: nobody is there whom notices could be for.
  if (guest === null) return forget();
  const { key, browsers } = await loadPush();
  if (key === null || noPush() !== null || permission !== 'granted') return;
  const found = await subscription(key);
  const news = lastSent !== nameOf(guest, found);
  if (news || !browsers.some(({ current }) => current)) await send(found);
}

async function send(found: PushSubscription): Promise<void> {
  const { guest } = await loadMe();
  const { endpoint, keys } = found.toJSON();
  known = await api.subscribePush({
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
    language: language(),
  });
  keep(nameOf(guest ?? '', found));
}

function nameOf(guest: string, { endpoint }: PushSubscription): string {
  return `${guest} ${language()} ${endpoint}`;
}

function keep(value: string | null): void {
  lastSent = value;
  store(NAME, value);
}

async function forget(): Promise<void> {
  keep(null);
  const registration = await navigator.serviceWorker.getRegistration();
  const found = await registration?.pushManager.getSubscription();
  await found?.unsubscribe();
}

class SubscribeError extends Error {
  readonly problem: PushProblem;

  constructor(problem: PushProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** The subscription of this browser for the server's key; a new one where it has none, or another's. */
async function subscription(key: string): Promise<PushSubscription> {
  const { pushManager } = await inTime(navigator.serviceWorker.ready);
  const before = await inTime(pushManager.getSubscription());
  if (before && text(before.options.applicationServerKey) === key) return before;
  await before?.unsubscribe();
  return inTime(pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SubscribeError('timeout')), SUBSCRIBE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    if (error instanceof SubscribeError) throw error;
    const denied = error instanceof DOMException && error.name === 'NotAllowedError';
    throw new SubscribeError(denied ? 'denied' : 'service');
  } finally {
    clearTimeout(timer);
  }
}

function text(key: ArrayBuffer | null): string | null {
  if (key === null) return null;
  const binary = Array.from(new Uint8Array(key), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function canSubscribe(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

function permissionNow(): NotificationPermission {
  return 'Notification' in window ? Notification.permission : 'default';
}

/** Apple's browsers on telephones and tablets can do it from the home screen only. */
function needsInstalling(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const apple =
    /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  return apple && !matchMedia('(display-mode: standalone)').matches;
}
