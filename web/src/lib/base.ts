/**
 * Where the page lies: `/` on a server of Evora. `evora site` writes it into any folder of a web
 * space: there all addresses begin with that folder, and there is no server to ask.
 */
const BUILT = /assets\/[^/]*$/;

/** The path of the start page, with a slash at its end. Scripts of the built page are in `assets/`. */
export const BASE = import.meta.env.PROD
  ? new URL(import.meta.url).pathname.replace(BUILT, '')
  : '/';

/** Files on a web space: no server is there, nor will be. */
export const STANDALONE = 'standalone' in document.documentElement.dataset;

/** The real address of a path of Evora such as `/learn`. */
export function outside(path: string, base: string = BASE): string {
  return base + path.replace(/^\/+/, '');
}

/** The path of Evora behind a real one, or `null`: `/learn` for `/azul/learn/`. */
export function inside(path: string, base: string = BASE): string | null {
  return path.startsWith(base) ? `/${path.slice(base.length).replace(/\/$/, '')}` : null;
}

/**
 * Components write links as `/learn`. In a folder they get their real addresses just before they are
 * used, so that opening one in a new tab or copying it works.
 */
export class LinkMender {
  #base: string;
  #mended = new WeakMap<Element, string>();

  constructor(base: string = BASE) {
    this.#base = base;
  }

  mend(link: HTMLAnchorElement): void {
    const href = link.getAttribute('href');
    if (this.#base === '/' || !href?.startsWith('/') || this.#mended.get(link) === href) return;
    const real = outside(href, this.#base);
    this.#mended.set(link, real);
    link.setAttribute('href', real);
  }
}
