import { beforeAll, describe, expect, it } from 'vitest';
import type { Barred, Colour } from '../../lib/messages';
import { move, position } from '../../lib/testing';
import { startTexts } from '../../lib/texts.svelte';
import { NOTHING, type Choice, type Input } from './selection';
import { whyNot, whyWords, type Situation } from './whynot';

beforeAll(startTexts);

const BARRED: Barred[] = [
  { why: 'line_full', line: 1, colours: '', columns: [], holds: null },
  { why: 'line_holds', line: 2, colours: 'BKW', columns: [], holds: 'R' },
  { why: 'row_has', line: 3, colours: 'Y', columns: [], holds: null },
];
const OFFER: Situation = {
  position: position(),
  legal: [move('1B4')],
  barred: BARRED,
  sending: false,
  interactive: true,
};
const TILING: Situation = {
  ...OFFER,
  position: position({ variant: 'grey', phase: 'tiling' }),
  legal: [move('2@4')],
  barred: [
    { why: 'space_taken', line: 2, colours: '', columns: [3], holds: null },
    { why: 'column_has', line: 2, colours: 'R', columns: [1], holds: null },
  ],
};
const picked = (colour: Colour): Choice => ({ source: 1, colour, move: null });
const said = (input: Input, choice: Choice = NOTHING, now = OFFER): string | null => {
  const why = whyNot(input, choice, now);
  return why && whyWords(why);
};
const target = (line: number): Input => ({ kind: 'target', line });

describe('a line says why it takes no tiles', () => {
  it.each<[number, Colour, string]>([
    [1, 'B', 'Line 1 is full.'],
    [2, 'B', 'Line 2 holds red: no other colour fits.'],
    [3, 'Y', 'Wall row 3 already has yellow.'],
  ])('line %i, %s: %s', (line, colour, words) => {
    expect(said(target(line), picked(colour))).toBe(words);
  });

  it('or that tiles come first', () => {
    expect(said(target(2))).toBe('Choose tiles first.');
  });

  it('and nothing where nothing is in the way', () => {
    expect(said(target(4), picked('B'))).toBeNull();
  });
});

describe('sources and the wall', () => {
  it.each<[Input, string]>([
    [{ kind: 'source', source: 3 }, 'Factory 3 is empty.'],
    [{ kind: 'source', source: 9 }, 'There is no factory 9.'],
    [{ kind: 'pick', source: 0, colour: 'Y' }, 'There is no yellow in the centre.'],
    [{ kind: 'pick', source: 1, colour: 'Y' }, 'There is no yellow on factory 1.'],
    [
      { kind: 'space', row: 1, column: 1 },
      'The wall is tiled at the end of the round: choose tiles and a line.',
    ],
  ])('%o: %s', (input, words) => {
    expect(said(input)).toBe(words);
  });
});

describe('while tiling', () => {
  it.each<[Input, string]>([
    [{ kind: 'space', row: 2, column: 3 }, 'This space of row 2 is taken.'],
    [{ kind: 'column', column: 1 }, 'Column 1 already has red.'],
    [{ kind: 'space', row: 4, column: 3 }, 'Line 2 comes first.'],
    [{ kind: 'pick', source: 1, colour: 'B' }, 'Choose a space on the wall now.'],
  ])('%o: %s', (input, words) => {
    expect(said(input, NOTHING, TILING)).toBe(words);
  });
});

it('whose turn it is comes before everything else', () => {
  const input = target(1);
  expect(said(input, NOTHING, { ...OFFER, legal: [] })).toBe('It is not your turn.');
  expect(said(input, NOTHING, { ...OFFER, interactive: false })).toBe(
    'You are watching this game.',
  );
  expect(said(input, NOTHING, { ...OFFER, sending: true })).toBe('Your move is on its way.');
  const over = position({ phase: 'over' });
  expect(said(input, NOTHING, { ...OFFER, position: over, legal: [] })).toBe('The game is over.');
  const deal = position({ phase: 'deal' });
  expect(said(input, NOTHING, { ...OFFER, position: deal, legal: [] })).toBe(
    'The next tiles are being dealt.',
  );
  expect(said({ kind: 'clear' })).toBeNull();
});
