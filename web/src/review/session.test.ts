import { beforeEach, expect, it } from 'vitest';
import { keepPartial, keptPartial } from './session';
import { review, reviewMove } from './testing';

const GAME = { position: 'start', moves: ['1B2'], winners: null };
const part = review([reviewMove(1)], { total: 2, done: false });

beforeEach(() => {
  localStorage.clear();
});

it('keeps the beginning of a review for its game only', () => {
  expect(keptPartial(GAME)).toBeNull();
  keepPartial(GAME, part);
  expect(keptPartial(GAME)).toEqual(part);
  expect(keptPartial({ ...GAME, moves: ['1B3'] })).toBeNull();
  keepPartial(GAME, null);
  expect(keptPartial(GAME)).toBeNull();
});

it('takes nothing that is no review', () => {
  for (const text of ['no JSON', '{}', '[]', '{"key":"start 1B2"}']) {
    localStorage.setItem('evora.review', text);
    expect(keptPartial(GAME)).toBeNull();
  }
});
