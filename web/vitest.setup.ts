/** Runs before every file of tests. They share a process and a window: each begins with modules of
 *  its own, a real clock, and a browser that has kept nothing. */
import { vi } from 'vitest';

vi.resetModules();
vi.unstubAllGlobals();
vi.useRealTimers();
if (typeof window !== 'undefined') {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
}
