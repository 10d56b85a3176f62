import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { ART, art } from './plugins/art.ts';
import { TARGET } from './vite.config.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

// `npm run gallery` builds a page of tiles and icons, for eyes and for tests/web/test_tile_colours.py.
export default defineConfig({
  root: path('gallery'),
  base: './',
  plugins: [svelte({ configFile: path('svelte.config.js') }), art(...ART)],
  build: {
    outDir: process.env['EVORA_GALLERY'] ?? path('../build/gallery'),
    emptyOutDir: true,
    target: TARGET,
    cssTarget: TARGET,
    reportCompressedSize: false,
  },
});
