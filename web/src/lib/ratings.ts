/** Ratings in words: a number, with a question mark while it is only roughly known. */
import type { GameView, RatingChange, RatingView } from './messages';
import { signed, t } from './texts.svelte';

export function ratingText({ rating, sure }: RatingView): string {
  return sure ? String(rating) : `${String(rating)}?`;
}

/** What a name is followed by where its rating is known. */
export function withRating(name: string, rating: RatingView | null | undefined): string {
  return rating ? t('rating-named', { name, rating: ratingText(rating) }) : name;
}

/** What a rated game did to one's own rating, in a sentence. */
export function ownChange({ counts, rating, change, games }: RatingChange): string {
  if (!counts) return t('rating-change', { how: 'short' });
  if (rating === null) return t('rating-change', { how: 'soon', games });
  const now = ratingText(rating);
  if (change === null) return t('rating-change', { how: 'first', rating: now });
  const how = change > 0 ? 'up' : change < 0 ? 'down' : 'same';
  return t('rating-change', { how, points: Math.abs(change), rating: now });
}

/** The same of somebody else, in brief; null where there is nothing to show. */
export function otherChange(name: string, { rating, change }: RatingChange): string | null {
  if (rating === null || change === null) return null;
  return t('rating-change-other', { name, rating: ratingText(rating), change: signed(change) });
}

/** What the end of a game says about ratings, one's own first; nothing where that is not known yet. */
export function ratingWords(
  view: Pick<GameView, 'rating_changes' | 'not_rated' | 'yours'>,
  names: readonly string[],
): string[] {
  if (view.not_rated) return [t('rating-none', { why: view.not_rated })];
  const changes = view.rating_changes ?? [];
  const own = changes.filter(({ seat }) => view.yours.includes(seat));
  const others = changes
    .filter(({ seat }) => !view.yours.includes(seat))
    .map((change) => otherChange(names[change.seat - 1] ?? '', change));
  return [...own.map(ownChange), ...others.filter((words) => words !== null)];
}
