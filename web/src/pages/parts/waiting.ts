/** Waiting for somebody: for how long, and when to say that it may take a while. */

/** After this time one who waits is offered the computer in plain words. */
export const LONG_MS = 60_000;

/**
 * Whole seconds, in milliseconds. `since`: by the server's clock, which is `offset` ahead of this one;
 * clocks that differ by a little make it no less than 0.
 */
export function waitedMs(since: number, offset: number, now: number): number {
  return Math.max(0, Math.floor((now + offset - since) / 1000) * 1000);
}

/** How long it takes until it has taken long; 0 if it has. */
export function untilLong(since: number, offset: number, now: number): number {
  return Math.max(0, since + LONG_MS - (now + offset));
}
