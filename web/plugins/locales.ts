import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:texts/';
const FALLBACK = 'en';

/** The files of a language that the page needs; the rest belongs to the terminal. */
export function filesOf(folder: string, language: string): string[] {
  const path = join(folder, language);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => /^(web-.*|levels)\.ftl$/.test(name))
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

/** `virtual:texts/fi` is the Finnish texts as one string: one chunk for each language. */
export function locales(folder: string): Plugin {
  let fill = true;
  const read = (language: string): string =>
    filesOf(folder, language)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
  return {
    name: 'evora:locales',
    configResolved(config) {
      // What a translation lacks is English in the page, and an error in a test.
      fill = config.mode !== 'test';
    },
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const language = id.slice(PREFIX.length + 1);
      const used = fill ? [FALLBACK, language] : [language];
      const entries = new Map<string, string>();
      for (const each of used) {
        for (const file of filesOf(folder, each)) this.addWatchFile(file);
        for (const [key, text] of entriesOf(read(each))) entries.set(key, text);
      }
      return `export default ${JSON.stringify([...entries.values()].join('\n'))};`;
    },
  };
}
