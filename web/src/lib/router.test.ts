import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
      [{ href: '/games' }, { metaKey: true }],
      [{ href: '/games' }, { shiftKey: true }],
      [{ href: '/games' }, { altKey: true }],
      [{ href: '/ws' }, {}],
      [{}, {}],
    ] as [Record<string, string>, MouseEventInit][]) {
      expect(taken(click(attributes, init))).toBe(false);
    }
    expect(router.url.pathname).toBe('/');
  });

  it('are followed into the same tab, to a place on another page, and to what only looks like a file', () => {
    expect(taken(click({ href: '/rules', target: '_self' }))).toBe(true);
    expect(taken(click({ href: '/rules?a=1#end' }))).toBe(true);
    expect(taken(click({ href: '/apiary' }))).toBe(true);
    expect(router.url.pathname).toBe('/apiary');
  });

  it('are left alone when somebody has used the click already', () => {
    const used = (event: MouseEvent): void => {
      event.preventDefault();
    };
    document.body.addEventListener('click', used);
    click({ href: '/games' });
    document.body.removeEventListener('click', used);
    expect(router.url.pathname).toBe('/');
  });

  it('lead out of a page of somebody else, into a window of their own', () => {
    stop();
    stop = router.start(() => true);
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    expect(taken(click({ href: '/games' }))).toBe(true);
    expect(opened).toHaveBeenCalledWith(expect.stringMatching(/\/games$/), '_blank', 'noopener');
    expect(router.url.pathname).toBe('/');
  });

  it('are no longer followed when the router ends', () => {
    stop();
    click({ href: '/games' });
    history.replaceState(null, '', '/rules');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(router.url.pathname).toBe('/');
    history.replaceState(null, '', '/');
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

describe('navigating', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/');
    router.navigate('/', { replace: true });
  });

  it('makes an entry in the history, and begins at the top', () => {
    const scroll = vi.fn();
    vi.stubGlobal('scrollTo', scroll);
    const before = history.length;
    router.navigate('/rules');
    expect(history.length).toBe(before + 1);
    expect(scroll).toHaveBeenCalledWith(0, 0);
    router.navigate('/rules');
    expect(history.length).toBe(before + 1);
    vi.unstubAllGlobals();
  });

  it('can take the place of the entry, and then stays where the page is scrolled to', () => {
    const scroll = vi.fn();
    vi.stubGlobal('scrollTo', scroll);
    const before = history.length;
    router.navigate('/rules', { replace: true });
    expect([history.length, location.pathname]).toEqual([before, '/rules']);
    expect(scroll).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it("keeps a page's own title while only its query changes", () => {
    router.title = 'Your turn';
    router.navigate('/?at=3');
    expect(router.title).toBe('Your turn');
    router.navigate('/rules');
    expect(router.title).toBeNull();
  });

  it('needs a route for what nothing else fits', () => {
    expect(() => match(routes.slice(0, -1), '/nowhere')).toThrow('/nowhere');
  });
});
