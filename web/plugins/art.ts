import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const MODULE = 'virtual:art';

/** Without comments and indentation. */
export function compact(svg: string): string {
  return svg.replace(/<!--.*?-->/gs, '').replace(/\s*\n\s*/g, '');
}

/** `virtual:art` is the sprite that Python's pictures are made from, too. */
export function art(file: string): Plugin {
  return {
    name: 'evora:art',
    resolveId(id) {
      return id === MODULE ? `\0${id}` : undefined;
    },
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(compact(readFileSync(file, 'utf8')))};`;
    },
  };
}
