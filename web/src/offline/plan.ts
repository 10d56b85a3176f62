/** What the service worker decides, without its surroundings. Only the worker imports it. */

/** What the build writes in front of the worker. Paths are relative to where the page lies. */
export interface Build {
  /** Of all files together, and of the page. */
  readonly version: string;
  /** The name of the page's script: a page of another version has another. */
  readonly main: string;
  /** All files of the page but its texts. */
  readonly files: readonly string[];
  /** The texts, two files for each language: kept when one of them is used. */
  readonly languages: readonly string[];
  /** Addresses with an index page of their own; '' is the start page, which serves all others. */
  readonly pages: readonly string[];
}

/** Whether a request is for us, and not for the server's interface. */
export function isOurs({ method, url }: Pick<Request, 'method' | 'url'>, base: string): boolean {
  return (
    method === 'GET' &&
    url.startsWith(base) &&
    !/^(api|feeds|mail|ws)(\/|$)/.test(url.slice(base.length))
  );
}

/** A file with a hash of its content in its name. */
export function isAsset(url: string, base: string): boolean {
  return url.startsWith(`${base}assets/`);
}

/** `de` of `assets/de-0a1b2c3d.ftl` and of `assets/de.later-0a1b2c3d.ftl`. */
export function languageOf(path: string): string | undefined {
  return /assets\/([\w-]+)(?:\.later)?-[0-9a-f]{8}\.ftl$/.exec(path)?.[1];
}

/** All texts of the languages that these files have texts of: who uses a language may need them offline. */
export function wholeLanguages(urls: readonly string[], languages: readonly string[]): string[] {
  const used = new Set(urls.map(languageOf).filter((language) => language !== undefined));
  return languages.filter((file) => used.has(languageOf(file) ?? ''));
}

/**
 * The kept page for an address. All have the same content, but in a folder of a web space they name
 * their files from where they lie: one fits that is as deep.
 */
export function pageFor(url: string, base: string, pages: readonly string[]): string {
  const depth = (path: string): number => path.split('/').length;
  const path = url.slice(base.length).replace(/[?#].*/, '');
  return pages.find((page) => depth(page) === depth(path)) ?? '';
}

/** The versions to forget, of all names of caches, oldest first: all but this one and the last. */
export function old(names: readonly string[], ours: string, own: string): string[] {
  return names.filter((name) => name.startsWith(ours) && name !== own).slice(0, -1);
}
