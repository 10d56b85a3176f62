import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FILE = 'service-worker.js';

/**
 * Builds the service worker as a file of its own beside the page. Its first line lists what belongs
 * to this version, for the worker and for `evora site`; another list makes another worker.
 */
export function worker(sources: string): Plugin {
  return {
    name: 'evora:worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(sources, 'offline/worker.ts'), fileName: FILE });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunk = bundle[FILE];
        const index = bundle['index.html'];
        if (chunk?.type !== 'chunk' || index?.type !== 'asset') {
          throw new Error(`The build has no ${FILE}, or no page`);
        }
        if (chunk.imports.length > 0) throw new Error(`${FILE} must not share code with the page`);
        const list = {
          ...listed(Object.keys(bundle), String(index.source), chunk.code),
          site: siteOf(sources),
        };
        chunk.code = `self.evora=${JSON.stringify(list)};\n${chunk.code}`;
      },
    },
  };
}

/** The addresses that need no server, for `evora site`: those of site.json, and every lesson. */
export function siteOf(sources: string): string[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(sources, file), 'utf8'));
  const lessons = read('learn/lessons.json') as { readonly id: string }[];
  return [...(read('site.json') as string[]), ...lessons.map(({ id }) => `learn/${id}`)];
}

/** What the worker has to know of a build: see `Build` in src/offline/plan.ts. */
export function listed(names: readonly string[], index: string, code: string): object {
  const assets = names.filter((name) => name.startsWith('assets/')).sort();
  const main = /type="module"[^>]*\/(assets\/[^"]+)"/.exec(index)?.[1];
  if (main === undefined) throw new Error('The page has no script');
  const version = createHash('sha256')
    .update([...assets, index, code].join('\n'))
    .digest('hex')
    .slice(0, 12);
  return {
    version,
    main,
    files: assets.filter((name) => !name.endsWith('.ftl')),
    languages: assets.filter((name) => name.endsWith('.ftl')),
    pages: [''],
  };
}
