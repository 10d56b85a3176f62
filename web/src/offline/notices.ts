/** Notices that reach this device with the page closed: shown, pressed, renewed. Part of the worker. */
import { inside, pageAt, shown, type Action } from './notification';

interface Waitable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PushEvent extends Waitable {
  readonly data: { text(): string } | null;
}
interface ClickEvent extends Waitable {
  readonly notification: Notification;
  /** Which button; '' is the notification itself. */
  readonly action: string;
}
interface ChangeEvent extends Waitable {
  readonly newSubscription?: PushSubscription | null;
}
interface Client {
  readonly url: string;
  focus(): Promise<unknown>;
}
/** What of the worker's surroundings it takes. */
export interface NoticeScope {
  readonly registration: {
    readonly scope: string;
    readonly pushManager: PushManager;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    getNotifications(filter: { readonly tag: string }): Promise<readonly Notification[]>;
  };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Client[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly navigator: { setAppBadge?(count: number): Promise<void> };
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: ChangeEvent) => void): void;
}

/** What a notification keeps until it is pressed. */
interface NoticeData {
  readonly id: string;
  readonly address: string;
  readonly actions: readonly Action[];
}

export function listenForNotices(worker: NoticeScope): void {
  const base = worker.registration.scope;
  worker.addEventListener('push', (event) => {
    event.waitUntil(show(worker, event.data?.text() ?? null));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { address, actions } = (event.notification.data ?? {}) as Partial<NoticeData>;
    const pressed = actions?.find(({ action }) => action === event.action)?.address ?? address;
    event.waitUntil(open(worker, inside(pressed ?? '', base)));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renew(worker, event.newSubscription ?? null));
  });
}

async function show({ registration, navigator }: NoticeScope, text: string | null): Promise<void> {
  const { title, waiting, id, address, actions, ...said } = shown(text, registration.scope);
  const { tag } = said;
  const before = await registration.getNotifications({ tag });
  // A newer one takes the place of the last and is heard; one that comes a second time is not.
  const again = before.some(({ data }) => (data as Partial<NoticeData> | null)?.id === id);
  const data: NoticeData = { id, address, actions };
  const icon = `${registration.scope}icons/192.png`;
  const renotify = before.length > 0 && !again;
  const options = { ...said, data, icon, renotify, actions };
  await registration.showNotification(title, options);
  // Where there is no badge, or it is not allowed, the notification is enough.
  if (waiting !== undefined) await navigator.setAppBadge?.(waiting).catch(() => undefined);
}

/** A page that shows it already comes to the front. Others are left alone: somebody may be playing there. */
async function open({ clients }: NoticeScope, address: string): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const found = pageAt(pages, address);
  await (found ? found.focus() : clients.openWindow(address));
}

/** The browser has dropped its subscription, or made another: the server gets the new one. */
async function renew({ registration }: NoticeScope, made: PushSubscription | null): Promise<void> {
  const path = `${registration.scope}api/me/push`;
  const { key } = (await (await fetch(path)).json()) as { readonly key?: string | null };
  if (typeof key !== 'string') return;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint, keys } = (made ?? (await registration.pushManager.subscribe(options))).toJSON();
  await fetch(path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'] }),
  });
}
