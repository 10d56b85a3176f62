import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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

async function compressFile(file: string): Promise<void> {
  const content = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

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
    async closeBundle() {
      // All at once: Node compresses on as many cores as there are.
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      await Promise.all(
        names
          .filter((name) => COMPRESSED.has(extname(name)))
          .map((name) => compressFile(join(folder, name))),
      );
    },
  };
}
