import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { ART, art } from './plugins/art.ts';
import { compress } from './plugins/compress.ts';
import { early } from './plugins/early.ts';
import { locales } from './plugins/locales.ts';
import { worker } from './plugins/worker.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** Engines that know `light-dark()`: nothing older is supported, so nothing is rewritten. */
export const TARGET = ['chrome123', 'firefox120', 'safari17.5'];

export default defineConfig({
  plugins: [
    svelte(),
    locales(path('../src/evora/locales')),
    art(...ART),
    early(path('src/early.js')),
    worker(path('src')),
    compress(),
  ],
  // Scripts find each other wherever the page lies: on a server, or in a folder of a web space.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  build: {
    outDir: path('../src/evora/web/static'),
    emptyOutDir: true,
    target: TARGET,
    cssTarget: TARGET,
    modulePreload: { polyfill: false },
    // The page's security policy allows no data: addresses.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What nearly every page needs travels in one piece, not in twenty small ones.
        codeSplitting: {
          groups: [{ name: 'shared', test: /\/web\/src\/(art|controls|lib|shell)\// }],
        },
      },
    },
  },
  server: {
    // The puzzles are files of the Python package.
    fs: { allow: [path('.'), path('../src/evora/puzzles')] },
    proxy: {
      '/api': 'http://localhost:8000',
      '/ws': { target: 'ws://localhost:8000', ws: true },
    },
  },
});
