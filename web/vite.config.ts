import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { art } from './plugins/art.ts';
import { compress } from './plugins/compress.ts';
import { early } from './plugins/early.ts';
import { locales } from './plugins/locales.ts';
import { worker } from './plugins/worker.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** Engines that know `light-dark()`: nothing older is supported, so nothing is rewritten. */
export const TARGET = ['chrome123', 'firefox120', 'safari17.5'];

export default defineConfig(({ mode }) => ({
  plugins: [
    svelte(),
    locales(path('../src/evora/locales')),
    art(path('../src/evora/pictures/art.svg')),
    early(path('src/early.js')),
    worker(path('src')),
    compress(),
    // One test mounts components, and cleans up itself: the others do not wait for what that needs.
    ...(mode === 'test' ? [svelteTesting({ autoCleanup: false })] : []),
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
  test: {
    // A test that needs no page says so in its first line, and starts twice as soon.
    environment: 'jsdom',
    include: ['{src,plugins}/**/*.test.ts', '{lint,wasm}/**/*.test.js'],
    restoreMocks: true,
    // Nothing else runs beside them: a thread for every core, where one would be left free.
    pool: 'threads',
    maxWorkers: '100%',
  },
}));
