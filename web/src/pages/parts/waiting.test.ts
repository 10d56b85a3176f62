import { describe, expect, it } from 'vitest';
import { LONG_MS, untilLong, waitedMs } from './waiting';

describe('waiting', () => {
  it('is counted by the clock of the server, in whole seconds', () => {
    expect(waitedMs(10_000, 0, 12_999)).toBe(2000);
    // This device is an hour behind, so it is as if it were later.
    expect(waitedMs(3_610_000, 3_600_000, 12_000)).toBe(2000);
    // A clock that is a little ahead, and a game that was made just now.
    expect(waitedMs(10_000, -400, 10_000)).toBe(0);
  });

  it('has taken long after a minute, also when the page is loaded later', () => {
    expect(untilLong(10_000, 0, 10_000)).toBe(LONG_MS);
    expect(untilLong(10_000, 0, 40_000)).toBe(LONG_MS / 2);
    expect(untilLong(10_000, 0, 10_000 + LONG_MS)).toBe(0);
    expect(untilLong(10_000, 0, 500_000)).toBe(0);
  });
});
