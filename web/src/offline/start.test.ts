import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const begin = vi.fn();
const mount = vi.fn();
vi.mock('./registration.svelte', () => ({ worker: { start: begin } }));
vi.mock('../lib/push.svelte', () => ({ startPush: () => undefined }));
vi.mock('./NewVersion.svelte', () => ({ default: 'NewVersion' }));
vi.mock('svelte', () => ({ mount }));
const { start } = await import('./start');

const set = (name: string, value: unknown): void => {
  Object.defineProperty(navigator, name, { configurable: true, value });
};
beforeEach(() => {
  begin.mockClear();
  mount.mockClear();
  set('serviceWorker', { scope: 'container' });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'connection');
});

it('keeps the page, and says when a newer one has come', () => {
  start();
  expect(begin).toHaveBeenCalledWith({ scope: 'container' }, '/', true);
  expect(mount).toHaveBeenCalledWith('NewVersion', { target: document.body });
});

it('keeps nothing where data is to be saved, but may show notices', () => {
  set('connection', { saveData: true });
  start();
  expect(begin).toHaveBeenCalledWith({ scope: 'container' }, '/', false);
});

it.each([
  ['inside a page of somebody else', () => vi.stubGlobal('parent', {})],
  ['where there are no service workers', () => Reflect.deleteProperty(navigator, 'serviceWorker')],
])('does nothing %s', (_, arrange) => {
  arrange();
  start();
  vi.unstubAllGlobals();
  expect([begin.mock.calls, mount.mock.calls]).toEqual([[], []]);
});
