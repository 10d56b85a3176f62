/** The places of a table in words, for those who set it up by ear. */
import { t } from '../lib/texts.svelte';
import { pieceAt, placeOf, type Draft, type Piece } from './draft';

export function pieceWords(piece: Piece | ''): string {
  if (piece === '') return t('analysis-empty-place');
  return piece === '1' ? t('tiles-marker') : t(`tile-${piece}`);
}

/** A place and what lies there; `null` for what cannot be filled. */
export function placeWords(
  draft: Draft,
  name: string,
  names: (seat: number) => string,
): string | null {
  const place = placeOf(name);
  if (!place) return null;
  const holds = pieceWords(pieceAt(draft, place));
  switch (place.kind) {
    case 'factory':
      return t('analysis-at-factory', { factory: place.factory, place: place.slot + 1, holds });
    case 'centre': {
      const count = [...draft.centre].filter((tile) => tile === place.colour).length;
      const tile = pieceWords(place.colour);
      return t('analysis-at-centre', {
        tile,
        count: place.colour === '1' ? Number(draft.marker) : count,
      });
    }
    case 'line': {
      const { seat, line, space } = place;
      return t('analysis-at-line', { name: names(seat), line, space, holds });
    }
    case 'wall': {
      const { seat, row, column } = place;
      return t('analysis-at-wall', { name: names(seat), row, column, holds });
    }
    case 'floor':
      return t('analysis-at-floor', { name: names(place.seat), space: place.space, holds });
  }
}
