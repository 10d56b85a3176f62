import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../lib/texts.svelte';
import { position } from '../lib/testing';
import { reason, reviewMove } from './testing';
import { gradeWords, moveWords, reasonWords } from './words';

beforeAll(startTexts);

const names = (seat: number): string => ['Ann', 'Bo'][seat - 1] ?? '';
const words = (changes: Parameters<typeof reason>[0]): string =>
  reasonWords(reason(changes), names);

it('says what a move takes from where to where', () => {
  expect(moveWords('1B2', position())).toBe('Factory 1: 2 blue → line 2');
  expect(moveWords('0R0', position())).toBe('Centre: 2 red → floor line');
  expect(moveWords('3@4', position())).toBe('line 3 → column 4');
  expect(moveWords('=BBRK', position({ round: 2 }))).toBe('Deal of round 2');
});

it('names the grade', () => {
  expect(gradeWords(reviewMove(1))).toBe('Blunder');
  expect(gradeWords(reviewMove(1, { grade: null, cost: 1 }))).toBe('Good move');
  expect(gradeWords(reviewMove(1, { grade: null, cost: 0, best: '1B2' }))).toBe('Best move');
});

describe('reasons', () => {
  it('are sentences', () => {
    expect(words({ kind: 'wins' })).toBe('It wins the game; the other move does not.');
    expect(words({ kind: 'points', line: 3, points: 5, instead: 2 })).toBe(
      'It completes line 3: +5, not +2.',
    );
    expect(words({ kind: 'points', line: 3, points: 5, instead: 0 })).toBe(
      'It completes line 3: +5.',
    );
    expect(words({ kind: 'points', points: 7, instead: 3 })).toBe('The tile brings: +7, not +3.');
    expect(words({ points: 0, instead: 8 })).toBe('Floor line: 0 instead of −8.');
    expect(words({ kind: 'bonus', of: 'column', which: 3, points: 7 })).toBe(
      'It completes column 3 of the wall: bonus +7.',
    );
    expect(words({ kind: 'near', of: 'colour', colour: 'K', count: 4, points: 10 })).toBe(
      'A colour (4 black) then lacks one tile for the bonus +10.',
    );
    expect(words({ kind: 'denies', seat: 2, colour: 'B', count: 3, points: 5 })).toBe(
      'Otherwise Bo takes next: 3 blue (+5).',
    );
    expect(words({ kind: 'leaves', seat: 2, colour: 'B', count: 3 })).toBe(
      'After the other move, Bo takes from the centre: 3 blue.',
    );
    expect(words({ kind: 'holds_back', seat: 2, points: -2, instead: 4 })).toBe(
      'Bo, points in this round: −2 instead of 4.',
    );
    expect(words({ kind: 'unfinished', line: 4, count: 2 })).toBe(
      'After the other move, line 4 stays incomplete: 2 of 4.',
    );
  });

  it('call the reader you, with the right verb', () => {
    const yours = (kind: 'denies' | 'leaves' | 'holds_back', seat: number): string =>
      reasonWords(reason({ kind, seat, colour: 'B', count: 3, points: 5 }), names, 2);
    expect(yours('denies', 2)).toBe('Otherwise you take next: 3 blue (+5).');
    expect(yours('leaves', 2)).toBe('After the other move, you take from the centre: 3 blue (+5).');
    expect(yours('denies', 1)).toBe('Otherwise Ann takes next: 3 blue (+5).');
    expect(yours('holds_back', 2)).toMatch(/^Bo, points/);
  });

  it('say where they are only expected', () => {
    expect(words({ kind: 'ends', sure: false })).toBe(
      'The game ends with this round. (Expected, not certain.)',
    );
  });
});
