/** Moves and reasons in words. */
import type { PositionView, ReviewMove, ReviewReason } from '../lib/messages';
import { number, t } from '../lib/texts.svelte';
import { partsOf } from '../analysis/tokens';
import { countOf } from '../table/names/words';

/** What a move takes from where to where. */
export function moveWords(token: string, position: PositionView): string {
  const parts = partsOf(token);
  if (parts.kind === 'tile') return t('review-tiling', { line: parts.line, column: parts.column });
  if (parts.kind === 'deal') return t('review-deal', { round: position.round });
  const { source, colour, line } = parts;
  const tiles = t('tiles-of', { count: countOf(position, source, colour), colour });
  return t('review-move', { source, tiles, line });
}

/** Why one move is better than another. A puzzle leaves out what a kind does not name. */
export type Reason = Pick<ReviewReason, 'kind' | 'sure'> & Partial<ReviewReason>;

/** Reasons whose verb is another one when they are about the person who reads. */
const YOURS: readonly string[] = ['denies', 'leaves'];

/** `names`: of a seat. `you`: the one seat of the person who reads, if there is one. */
export function reasonWords(
  reason: Reason,
  names: (seat: number) => string,
  you: number | null = null,
): string {
  const { kind, sure, of, colour, seat, line, count, which, points, instead } = reason;
  const about = seat !== null && seat === you && YOURS.includes(kind) ? 'you' : 'reason';
  const words = t(`${about}-${kind}`, {
    of: of ?? '',
    which: which ?? 0,
    line: line ?? 0,
    count: count ?? 0,
    name: seat ? names(seat) : '',
    tiles: colour ? t('tiles-of', { count: count ?? 0, colour }) : '',
    ...(kind === 'round' || kind === 'holds_back'
      ? { points: signed(points ?? 0), instead: signed(instead ?? 0) }
      : { points: points ?? 0, instead: instead ?? 0 }),
  });
  return sure ? words : t('reason-expected', { reason: words });
}

const signed = (points: number): string => number(points).replace('-', '−');

/** How good a move was. */
export function gradeWords({ grade, best, played, cost }: ReviewMove): string {
  return t('review-grade', { grade: grade ?? (best === played || cost === 0 ? 'best' : 'good') });
}
