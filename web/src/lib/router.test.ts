import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { match, router, type Route } from './router.svelte';

const load: Route['load'] = () => Promise.reject(new Error('No page is loaded here'));
const routes: readonly Route[] = [
  '/',
  '/rules',
  '/play/:game',
  '/learn',
  '/learn/:lesson',
  '*',
].map((path) => ({ path, title: path, load }));

const found = (path: string): [string, Record<string, string>] => {
  const { route, params } = match(routes, path);
  return [route.path, { ...params }];
};

describe('match', () => {
  it('finds every kind of address', () => {
    expect(found('/')).toEqual(['/', {}]);
    expect(found('/rules')).toEqual(['/rules', {}]);
    expect(found('/play/k3J9')).toEqual(['/play/:game', { game: 'k3J9' }]);
    expect(found('/learn')).toEqual(['/learn', {}]);
    expect(found('/learn/taking')).toEqual(['/learn/:lesson', { lesson: 'taking' }]);
  });

  it('forgives a slash at the end and decodes', () => {
    expect(found('/rules/')).toEqual(['/rules', {}]);
    expect(found('/play/a%20b')).toEqual(['/play/:game', { game: 'a b' }]);
  });

  it('says what does not exist', () => {
    for (const path of ['/nothing', '/play', '/play/a/b', '/play/%E0%A4%A', '/learn/a/b']) {
      expect(found(path)[0]).toBe('*');
    }
  });
});

describe('links', () => {
  let stop = (): void => undefined;

  beforeEach(() => {
    history.replaceState(null, '', '/');
    window.scrollTo = () => undefined;
    stop = router.start();
    router.navigate('/', { replace: true });
  });
  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });

  function click(attributes: Record<string, string>, init: MouseEventInit = {}): MouseEvent {
    const link = document.createElement('a');
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    const inside = link.appendChild(document.createElement('span'));
    document.body.append(link);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    // What is left to the browser must not reach jsdom, which cannot follow links.
    addEventListener('click', (late) => late.preventDefault(), { once: true });
    const taken = { value: false };
    document.addEventListener('click', (late) => (taken.value = late.defaultPrevented), {
      once: true,
    });
    inside.dispatchEvent(event);
    Object.defineProperty(event, 'taken', { value: taken.value });
    return event;
  }
  const taken = (event: MouseEvent): boolean => (event as MouseEvent & { taken: boolean }).taken;

  it('are followed inside Evora', () => {
    expect(taken(click({ href: '/position?p=abc' }))).toBe(true);
    expect(router.url.pathname).toBe('/position');
    expect(router.url.searchParams.get('p')).toBe('abc');
    expect(location.pathname).toBe('/position');
  });

  it('are left to the browser when they lead out or want a new tab', () => {
    for (const [attributes, init] of [
      [{ href: 'https://example.org/' }, {}],
      [{ href: '/games', target: '_blank' }, {}],
      [{ href: '/games', download: '' }, {}],
      [{ href: '/api/games/1/record' }, {}],
      [{ href: '/games' }, { ctrlKey: true }],
      [{ href: '/games' }, { button: 1 }],
      [{ href: '#main' }, {}],
    ] as [Record<string, string>, MouseEventInit][]) {
      expect(taken(click(attributes, init))).toBe(false);
    }
    expect(router.url.pathname).toBe('/');
  });

  it("follow the browser's back button and forget a page's own title", () => {
    router.navigate('/lobby');
    router.title = 'Your turn';
    history.replaceState(null, '', '/rules');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(router.url.pathname).toBe('/rules');
    expect(router.title).toBeNull();
  });
});
