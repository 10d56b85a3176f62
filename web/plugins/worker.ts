import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const FILE = 'service-worker.js';

/**
 * Builds the service worker as a file of its own beside the page. Its first line lists what belongs
 * to this version, for the worker and for `evora site`; another list makes another worker.
 */
export function worker(source: string): Plugin {
  return {
    name: 'evora:worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: source, fileName: FILE });
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
        const list = listed(Object.keys(bundle), String(index.source), chunk.code);
        chunk.code = `self.evora=${JSON.stringify(list)};\n${chunk.code}`;
      },
    },
  };
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
