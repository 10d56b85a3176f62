import { beforeAll, describe, expect, it } from 'vitest';
import type { RatingChange } from './messages';
import { startTexts } from './texts.svelte';
import { otherChange, ownChange, ratingText, ratingWords, withRating } from './ratings';

beforeAll(startTexts);

const change = (more: Partial<RatingChange> = {}): RatingChange => ({
  seat: 1,
  counts: true,
  rating: { rating: 1512, sure: true },
  change: 12,
  games: 9,
  ...more,
});

describe('ratings', () => {
  it('have a question mark while they are not sure', () => {
    expect(ratingText({ rating: 1512, sure: true })).toBe('1512');
    expect(ratingText({ rating: 1512, sure: false })).toBe('1512?');
    expect(withRating('Ada', { rating: 1512, sure: false })).toBe('Ada (1512?)');
    expect(withRating('Ada', null)).toBe('Ada');
  });

  it('rise, fall and stay in words', () => {
    expect(ownChange(change())).toBe('Your rating rose by 12 and is 1512 now.');
    expect(ownChange(change({ change: -12 }))).toBe('Your rating fell by 12 and is 1512 now.');
    expect(ownChange(change({ change: 0 }))).toBe('Your rating is 1512 as before.');
  });

  it('begin after five games', () => {
    expect(ownChange(change({ rating: null, change: null, games: 2 }))).toContain('2 of 5');
    expect(ownChange(change({ change: null, games: 5 }))).toContain('1512');
  });

  it('do not change for who stayed', () => {
    expect(ownChange(change({ counts: false, change: 0 }))).toContain('first round');
  });

  it('of others are brief', () => {
    expect(otherChange('Ben', change({ change: -7 }))).toBe('Ben: 1512 (−7)');
    expect(otherChange('Ben', change({ rating: null, change: null }))).toBeNull();
  });

  it('say why there was no change', () => {
    const none = { rating_changes: null, not_rated: 'casual', yours: [1] } as const;
    expect(ratingWords({ ...none, yours: [1] }, ['Ada', 'Ben'])).toHaveLength(1);
  });

  it('tell one’s own first, and nothing before it is known', () => {
    const changes = [change(), change({ seat: 2, change: -12 })];
    const view = { rating_changes: changes, not_rated: null, yours: [2] };
    expect(ratingWords(view, ['Ada', 'Ben'])).toEqual([
      'Your rating fell by 12 and is 1512 now.',
      'Ada: 1512 (+12)',
    ]);
    expect(ratingWords({ ...view, rating_changes: null }, [])).toEqual([]);
  });
});
