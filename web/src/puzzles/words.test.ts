import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../lib/texts.svelte';
import { scoreWords } from './words';

beforeAll(startTexts);

it('names everybody beside their own score', () => {
  const names = (seat: number): string => ['You', 'Opponent'][seat - 1] ?? '?';
  expect(scoreWords([43, 40], names)).toBe('You 43 and Opponent 40');
});
