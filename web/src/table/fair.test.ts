// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hashOf } from '../lib/hash';
import { check } from './fair';

const ZEROS = '0'.repeat(64);
/** The bytes 0 to 31, and what `sha256sum` makes of them. */
const COUNTING = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('');
const HASH = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the fair-deal check', () => {
  it('hashes the 32 bytes of the seed, as docs/deals.md says', async () => {
    expect(await hashOf(COUNTING)).toBe(HASH);
    expect(await check(COUNTING, HASH)).toBe('matches');
    expect(await check(ZEROS, ZEROS)).toBe('differs');
  });

  it('cannot say anything about what is no seed', async () => {
    expect(await check('seven', ZEROS)).toBe('unable');
    expect(await check(`${COUNTING}00`, HASH)).toBe('unable');
    expect(await check(`00${COUNTING}`, HASH)).toBe('unable');
  });

  it('cannot be done where the browser does not hash', async () => {
    vi.stubGlobal('crypto', {});
    expect(await check(COUNTING, HASH)).toBe('unable');
  });
});
