import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const MODULE = 'virtual:texts';
const FALLBACK = 'en';
/** Texts of pages that a first visit rarely opens: they travel with these pages (`moreTexts`). */
export const LATER: readonly string[] = [
  'notices.ftl',
  'web-analysis.ftl',
  'web-company.ftl',
  'web-deals.ftl',
  'web-host.ftl',
  'web-keys.ftl',
  'web-leaders.ftl',
  'web-notices.ftl',
  'web-person.ftl',
  'web-push.ftl',
  'web-puzzles.ftl',
  'web-review.ftl',
];

/** The languages that have texts: the folders, English first. */
export function languagesOf(folder: string): string[] {
  const found = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && filesOf(folder, entry.name).length > 0)
    .map(({ name }) => name)
    .filter((name) => name !== FALLBACK);
  return [FALLBACK, ...found.sort()];
}

/** The files of a language that the page needs; the rest belongs to the terminal. */
export function filesOf(folder: string, language: string): string[] {
  const path = join(folder, language);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => /^(web-.*|levels|notices)\.ftl$/.test(name))
    .sort()
    .map((name) => join(path, name));
}

/** Splits Fluent source into its messages and terms by key, without comments. */
export function entriesOf(source: string): Map<string, string> {
  const entries = new Map<string, string>();
  let key = '';
  for (const line of source.split(/\r?\n/)) {
    const start = /^(-?[a-zA-Z][\w-]*) *=/.exec(line)?.[1];
    if (start) entries.set((key = start), line);
    else if (line.startsWith('#')) key = '';
    else if (key) entries.set(key, `${entries.get(key) ?? ''}\n${line}`);
  }
  for (const [name, text] of entries) entries.set(name, text.trimEnd());
  return entries;
}

/**
 * `virtual:texts` has a function for each language that gets its texts, and `later` one that gets those
 * of `LATER`. In the built page they are separate files beside the script, fetched as data: no language
 * is loaded as script.
 */
export function locales(folder: string): Plugin {
  let fill = true;
  let built = false;
  const textsOf = (language: string, later: boolean): string => {
    const entries = new Map<string, string>();
    for (const each of fill ? [FALLBACK, language] : [language]) {
      const files = filesOf(folder, each).filter(
        (file) => LATER.includes(basename(file)) === later,
      );
      for (const file of files) {
        for (const [key, text] of entriesOf(readFileSync(file, 'utf8'))) entries.set(key, text);
      }
    }
    return [...entries.values()].join('\n');
  };
  return {
    name: 'evora:locales',
    configResolved(config) {
      // What a translation lacks is English in the page, and an error in a test.
      fill = config.mode !== 'test';
      built = config.command === 'build';
    },
    resolveId(id) {
      return id === MODULE ? `\0${id}` : undefined;
    },
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const loader = (language: string, later: boolean): string => {
        const source = textsOf(language, later);
        const name = JSON.stringify(language);
        if (!built) return `${name}: async () => ${JSON.stringify(source)}`;
        const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
        const file = `${language}${later ? '.later' : ''}-${hash}.ftl`;
        this.emitFile({ type: 'asset', fileName: `assets/${file}`, source });
        return `${name}: () => get('${file}')`;
      };
      const languages = languagesOf(folder);
      for (const language of languages) {
        for (const file of filesOf(folder, language)) this.addWatchFile(file);
      }
      const loaders = (later: boolean): string =>
        languages.map((language) => loader(language, later)).join(', ');
      return `
        const get = async (name) => {
          const answer = await fetch(new URL(name, import.meta.url));
          if (!answer.ok) throw new Error(name + ': ' + answer.status);
          return answer.text();
        };
        export const later = { ${loaders(true)} };
        export default { ${loaders(false)} };`;
    },
  };
}
