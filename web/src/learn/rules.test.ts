import { beforeAll, expect, it } from 'vitest';
import { startTexts, t } from '../lib/texts.svelte';
import { SECTIONS } from './rules';

beforeAll(startTexts);

it('has a text for every sentence, and none twice', () => {
  const keys = SECTIONS.flatMap(({ blocks }) =>
    blocks.flatMap((block) => ('list' in block ? block.list : 'text' in block ? block.text : [])),
  );
  expect(keys.length).toBeGreaterThan(20);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(t(key)).not.toBe('');
});
