/**
 * Addresses and pages: real links, the history API, one lazily loaded chunk for each page.
 *
 * A page is a Svelte component that gets `PageProps`. Links are plain `<a href>`; the router takes
 * the clicks that would stay inside Evora and leaves the rest to the browser.
 */
import { untrack, type Component } from 'svelte';
import { inside, LinkMender, outside } from './base';

export interface PageProps {
  /** The named parts of the path: `game` of `/play/:game`. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/** A page uses what it needs of `PageProps`, or nothing. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- components are contravariant
export type Page = Component<any>;

export interface Route {
  /** A pattern such as `/play/:game`; `*` matches what nothing else did. */
  readonly path: string;
  /** The key of the text that names the page, for the title of the tab. */
  readonly title: string;
  readonly load: () => Promise<{ default: Page }>;
  /** A page that is a table uses the whole window: no footer, no margins. */
  readonly table?: boolean;
  /** Shows nothing without a server: no part of `evora site` (site.json). */
  readonly server?: boolean;
  /** Without the frame around it: for pages of others. */
  readonly bare?: boolean;
}

export interface Match {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** The first route whose pattern fits the path. The last one must be `*`. */
export function match(routes: readonly Route[], path: string): Match {
  const parts = split(path);
  for (const route of routes) {
    const params = route.path === '*' ? {} : fit(split(route.path), parts);
    if (params) return { route, params };
  }
  throw new Error(`No route for ${path}`);
}

function split(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function fit(pattern: string[], parts: string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [i, expected] of pattern.entries()) {
    const part = decode(parts[i] ?? '');
    if (part === null) return null;
    // `@:name` is a part that begins with an @.
    const [before = '', name] = expected.split(':');
    if (name === undefined ? expected !== part : !part.startsWith(before)) return null;
    if (name !== undefined) params[name] = part.slice(before.length);
  }
  return params;
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Whether a click on this link is ours: a plain click that stays inside Evora. */
export function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const path = inside(link.pathname);
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    link.origin === location.origin &&
    path !== null &&
    !/^\/(api|feeds|mail|ws)(\/|$)/.test(path)
  );
}

/** For pages that come after the address was read: shows the part that it names. */
export function showPart(): void {
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

const BEFORE_USE = ['pointerover', 'focusin'] as const;

class Router {
  /** The address shown. */
  url = $state.raw(new URL(location.href));
  /** A page's own title, such as whose turn it is; `null` is the name of the page. */
  title = $state<string | null>(null);
  /** A page with a table has none to show. */
  tableless = $state(false);

  /** The path of Evora that is shown, wherever its page lies. */
  get path(): string {
    return inside(this.url.pathname) ?? this.url.pathname;
  }

  /** The page shown has no table, until the returned function is called. */
  withoutTable(): () => void {
    this.tableless = true;
    return () => (this.tableless = false);
  }

  /** Goes to a path of Evora or a whole address, as if a link to it had been followed. */
  navigate(href: string, { replace = false }: { replace?: boolean } = {}): void {
    const url = new URL(href.startsWith('/') ? outside(href) : href, location.href);
    if (replace || url.href === location.href) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    this.#show(url);
    if (!replace) scrollTo(0, 0);
  }

  /**
   * Follows links and the browser's buttons; returns a function that ends it. `framed`: this page is
   * inside one of somebody else, so links lead to a window of their own.
   */
  start(framed: () => boolean = () => false): () => void {
    const links = new LinkMender();
    const linkOf = ({ target }: Event): HTMLAnchorElement | null => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link) links.mend(link);
      return link;
    };
    const clicked = (event: MouseEvent): void => {
      const link = linkOf(event);
      if (!link?.href || !isOurs(event, link)) return;
      // A place on this very page: the browser scrolls there by itself.
      if (link.hash && link.pathname + link.search === location.pathname + location.search) return;
      event.preventDefault();
      if (framed()) open(link.href, '_blank', 'noopener');
      else this.navigate(link.href);
    };
    const moved = (): void => {
      this.#show(new URL(location.href));
    };
    document.addEventListener('click', clicked);
    // Before a link is followed in another way than by a click.
    for (const type of BEFORE_USE) document.addEventListener(type, linkOf, true);
    addEventListener('popstate', moved);
    return () => {
      document.removeEventListener('click', clicked);
      for (const type of BEFORE_USE) document.removeEventListener(type, linkOf, true);
      removeEventListener('popstate', moved);
    };
  }

  #show(url: URL): void {
    // Untracked: an effect that navigates must not depend on where it leads.
    if (url.pathname !== untrack(() => this.url.pathname)) this.title = null;
    this.url = url;
  }
}

export const router = new Router();
