/** Where on the page a piece lies: keys of the elements that carry `data-place`. */
import type { Effect, Place, PositionView } from '../../lib/messages';

/** The place of the `i`th piece of those that lie or will lie there. */
export function placeKey(place: Place, colour: string, i: number): string {
  const seat = String(place.seat);
  switch (place.kind) {
    case 'centre':
      return `centre:${colour}`;
    case 'line':
      return `line:${seat}:${String(place.number)}:${String(place.space + i)}`;
    case 'floor':
      return `floor:${seat}:${String(Math.max(place.space, 1) + i)}`;
    default:
      return place.kind;
  }
}

export function markerKey(place: Place): string {
  if (place.kind !== 'floor') return 'centre:1';
  return `floor:${String(place.seat)}:${String(place.space)}`;
}

export function wallKey(seat: number, row: number, column: number): string {
  return `wall:${String(seat)}:${String(row)}:${String(column)}`;
}

/** The slots of a factory that hold a colour. */
export function slotKeys(position: PositionView, factory: number, colour: string): string[] {
  const tiles = position.factories[factory - 1] ?? '';
  return [...tiles].flatMap((tile, i) =>
    tile === colour ? [`factory:${String(factory)}:${String(i)}`] : [],
  );
}

/** Where a bonus is counted: at the end of its row or column, or at the score. */
export function bonusKey({ seat, kind, which }: Extract<Effect, { event: 'BonusScored' }>): string {
  if (kind === 'row') return wallKey(seat, which, 5);
  return kind === 'column' ? wallKey(seat, 5, which) : `score:${String(seat)}`;
}
