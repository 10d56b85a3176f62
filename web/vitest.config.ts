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
      // One thread and one window for all files, which setupFiles makes fresh: starting them anew for
      // each took three quarters of the time, and does so as soon as there are two threads.
      pool: 'threads',
      isolate: false,
      maxWorkers: 1,
      setupFiles: ['./vitest.setup.ts'],
    },
  }),
);
