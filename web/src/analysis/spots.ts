/** Where the places of a drawn table are, so that something can lie over them. */

export interface Spot {
  readonly place: string;
  /** Its place and size, as an inline style. */
  readonly style: string;
}

export interface SpotMap {
  readonly spots: readonly Spot[];
  /** Boards that are too small for their places to be met. */
  readonly boards: readonly { readonly seat: number; readonly style: string }[];
}

/** Smaller places cannot be met by a finger. */
const LEAST = 15;

export function measured(box: HTMLElement, isSpot: (place: string) => boolean): SpotMap {
  const origin = box.getBoundingClientRect();
  const spots = new Map<string, Spot>();
  const boards: { seat: number; style: string }[] = [];
  for (const element of box.querySelectorAll<HTMLElement>('.table [data-place]')) {
    const place = element.dataset['place'] ?? '';
    const { left, top, width, height } = element.getBoundingClientRect();
    const style = Object.entries({ left: left - origin.left, top: top - origin.top, width, height })
      .map(([name, value]) => `${name}:${String(value)}px`)
      .join(';');
    const [kind, seat] = place.split(':');
    if (kind === 'board') boards.push({ seat: Number(seat), style });
    else if (Math.min(width, height) >= LEAST && isSpot(place)) spots.set(place, { place, style });
  }
  return {
    spots: [...spots.values()],
    boards: boards.filter(({ seat }) => !spots.has(`wall:${String(seat)}:1:1`)),
  };
}
