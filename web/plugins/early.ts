import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Puts one small plain script in front of everything else in the page's head: the chosen theme is
 * there before the first paint. A file of its own, because the page allows no inline script.
 */
export function early(source: string): Plugin {
  let building = false;
  const path = (code: string): string =>
    `assets/early-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  return {
    name: 'evora:early',
    configResolved(config) {
      building = config.command === 'build';
    },
    generateBundle() {
      const code = readFileSync(source, 'utf8');
      this.emitFile({ type: 'asset', fileName: path(code), source: code });
    },
    transformIndexHtml() {
      const src = building ? `/${path(readFileSync(source, 'utf8'))}` : '/src/early.js';
      return [{ tag: 'script', attrs: { src }, injectTo: 'head-prepend' }];
    },
  };
}
