import { expect, it } from 'vitest';
import { FakeCore } from '../../engine/testing';
import { refuse } from '../../lib/api';
import { check } from './fair';

it('says whether a seed belongs to the hash, as far as the engine can tell', async () => {
  const core = new FakeCore({
    seed: ({ seed }) => ({ seed, hash: `hash of ${seed}`, start: 1, player_seed: 7 }),
  });
  expect(await check('a', 'hash of a', core)).toBe('matches');
  expect(await check('a', 'hash of b', core)).toBe('differs');
  core.refusal = refuse('unavailable');
  expect(await check('a', 'hash of a', core)).toBe('unable');
});
