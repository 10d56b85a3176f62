import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

/** Apart from the build's, which takes fewer packages. */
export default mergeConfig(
  vite,
  defineConfig({
    // One test mounts components, and cleans up itself: the others do not wait for what that needs.
    plugins: [svelteTesting({ autoCleanup: false })],
    test: {
      // A test that needs no page says so in its first line, and starts twice as soon.
      environment: 'jsdom',
      include: ['{src,plugins}/**/*.test.ts', 'lint/**/*.test.js'],
      restoreMocks: true,
      // Nothing else runs beside them: a thread for every core, where one would be left free.
      pool: 'threads',
      maxWorkers: '100%',
    },
  }),
);
