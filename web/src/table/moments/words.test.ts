import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../lib/texts.svelte';
import type { Announcement } from './moment';
import { place, placed, tiles } from './testing';
import { barWords, spokenWords } from './words';

const names = (seat: number): string => ['Anna', 'Béla'][seat - 1] ?? '';
const plain = (text: string): string => text.replaceAll(/[⁨⁩]/g, '');
const take = (...targets: ReturnType<typeof place>[]): Announcement => ({
  kind: 'take',
  seat: 2,
  effects: [
    ...targets.map((target) => tiles('K', 2, place('factory', 0, 3), target)),
    tiles('W', 1, place('factory', 0, 3), place('centre')),
  ],
});

beforeAll(startTexts);

it('are few in the bar, and a sentence where they are read aloud', () => {
  const told = take(place('line', 2, 4, 1));
  expect(plain(barWords(told, names))).toBe('Béla: 2 black → line 4');
  expect(plain(spokenWords(told, names))).toBe('Béla takes 2 black from factory 3 to line 4.');
});

it('count all tiles, wherever they end', () => {
  const told = take(place('line', 2, 1, 1), place('floor', 2, 0, 1), place('lid'));
  expect(plain(barWords(told, names))).toBe('Béla: 6 black → line 1');
  expect(plain(barWords(take(place('floor', 2, 0, 1)), names))).toBe('Béla: 2 black → floor line');
});

it.each<[Announcement, string]>([
  [{ kind: 'take', seat: 1, effects: [placed(1, 2, 3)] }, 'Tiling: Anna'],
  [{ kind: 'tiling', seat: 1 }, 'Tiling: Anna'],
  [{ kind: 'bonus', seat: 2 }, 'Bonuses: Béla'],
  [{ kind: 'over', round: 3 }, 'Round 3 is over'],
  [{ kind: 'handover', seat: 2 }, 'Now: Béla'],
  [{ kind: 'round', round: 3, start: 2 }, 'Round 3. Béla starts.'],
  [{ kind: 'tiled', seat: 1, gained: 6, lost: 2, score: 14 }, 'Anna: 6 gained, 2 lost, total 14.'],
  [{ kind: 'tiled', seat: 1, gained: 6, lost: 0, score: 16 }, 'Anna: 6 gained, total 16.'],
  [{ kind: 'bonuses', seat: 2, points: 9, score: 30 }, 'Béla: bonuses 9, total 30.'],
])('of %o', (told, words) => {
  expect(plain(barWords(told, names))).toBe(words);
  expect(plain(spokenWords(told, names))).toBe(words);
});
