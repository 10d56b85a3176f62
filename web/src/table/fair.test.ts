import { describe, expect, it } from 'vitest';
import { check, hashOf } from './fair';

const ZEROS = '0'.repeat(64);

describe('the fair-deal check', () => {
  it('hashes the 32 bytes of the seed, as docs/deals.md says', async () => {
    expect(await hashOf(ZEROS)).toMatch(/^66687aad/);
    expect(await check(ZEROS, (await hashOf(ZEROS)) ?? '')).toBe('matches');
    expect(await check(ZEROS, ZEROS)).toBe('differs');
  });

  it('cannot say anything about what is no seed', async () => {
    expect(await check('seven', ZEROS)).toBe('unable');
  });
});
