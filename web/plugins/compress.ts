import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSED = new Set([
  '.wasm',
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.txt',
  '.ftl',
  '.webmanifest',
]);

/** Writes `name.br` and `name.gz` beside every file that gets smaller, so that the server never compresses. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'evora:compress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!COMPRESSED.has(extname(name))) continue;
        const file = join(folder, name);
        const content = readFileSync(file);
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        };
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
