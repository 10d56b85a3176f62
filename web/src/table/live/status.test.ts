import { beforeAll, expect, it } from 'vitest';
import type { ResultView } from '../../lib/messages';
import { position, view } from '../../lib/testing';
import { startTexts } from '../../lib/texts.svelte';
import { statusWords } from './status';

beforeAll(startTexts);

const names = (seat: number): string => ['Ana', 'Peter', 'Eva'][seat - 1] ?? '';
const status = (changes: Parameters<typeof view>[0], toMove: number | null = null): string =>
  statusWords(view(changes), position({ to_move: toMove }), names);

it.each([
  ['Your turn', { to_move: 1, yours: [1] }],
  ['Ana, your turn', { to_move: 1, yours: [1, 2] }],
  ['Peter to move', { to_move: 2, yours: [1] }],
  ['Peter to move', { to_move: 2, yours: [] }],
])('says: %s', (words, changes) => {
  expect(status(changes)).toBe(words);
});

it('asks the position where the game itself names nobody', () => {
  expect(status({ to_move: null }, 2)).toBe('Peter to move');
  expect(status({ to_move: null })).toBe('One moment');
});

it('says how the game ended, whoever was to move', () => {
  const result: ResultView = {
    reason: 'row',
    winners: [2],
    decided_by: 'points',
    scores: [1, 2],
    bonuses: [],
  };
  expect(status({ to_move: 1, result })).toBe('The game is over. Peter wins.');
});
