import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Every drawing of the page. */
export const ART = [
  '../../src/evora/pictures/art.svg',
  '../src/art/sets/calm.svg',
  '../src/art/sets/contrast.svg',
].map((path) => fileURLToPath(new URL(path, import.meta.url)));

const MODULE = 'virtual:art';

/** Without comments and indentation. */
export function compact(svg: string): string {
  return svg.replace(/<!--.*?-->/gs, '').replace(/\s*\n\s*/g, '');
}

/** `virtual:art` is the page's sprite: the file that Python's pictures are made from, and other sets. */
export function art(...files: readonly string[]): Plugin {
  return {
    name: 'evora:art',
    resolveId(id) {
      return id === MODULE ? `\0${id}` : undefined;
    },
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      for (const file of files) this.addWatchFile(file);
      const sprites = files.map((file) => compact(readFileSync(file, 'utf8')));
      return `export default ${JSON.stringify(sprites.join(''))};`;
    },
  };
}
