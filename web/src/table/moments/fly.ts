/**
 * Moves the pieces of a moment over the table, in an overlay. The table shows the moment's position,
 * from which they are gone already; they stay where they land until the next moment holds them.
 */
import { drawing } from '../../art/sets';
import { number } from '../../lib/texts.svelte';
import type { Flight, Moment, Pop } from './moment';

const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)';
const SVG = 'http://www.w3.org/2000/svg';
/** Points appear in the upper half of their place: this part of its size above the middle. */
const ABOVE = 0.15;
/** How far points rise, and their distance to the edge of the table. */
const RISE = 14;
const EDGE = 4;
/** Places that are no larger than this get small points. */
const SMALL = 20;
const LARGEST = 120;
/** Of a board of which only the outside is known, a tile takes this part. */
const FOLDED_PART = 0.22;

export class Flyer {
  #root: HTMLElement | null = null;
  #overlay: HTMLElement | null = null;
  #flying: SVGSVGElement[] = [];
  #points: HTMLElement[] = [];

  attach(root: HTMLElement, overlay: HTMLElement): void {
    this.#root = root;
    this.#overlay = overlay;
  }

  /** The pieces of the moment before have been put down. */
  show({ flights, pops, still }: Moment): void {
    this.land();
    // What a still picture shows is marked on the table itself.
    if (still || flights.length + pops.length === 0) return;
    const find = this.#finder();
    this.#clip();
    const spots = flights.map((flight) => [flight, find(flight.from), find(flight.to)] as const);
    for (const [flight, from, to] of spots) if (from && to) this.#fly(flight, from, to);
    for (const pop of pops) {
      const spot = find(pop.at);
      if (spot) this.#pop(pop, spot);
    }
  }

  land(): void {
    for (const piece of this.#flying.splice(0)) piece.remove();
  }

  /** Everything is where it belongs, at once. */
  cancel(): void {
    this.land();
    for (const words of this.#points.splice(0)) words.remove();
  }

  /** Nothing is drawn outside the table: there is text. */
  #clip(): void {
    const box = this.#root?.getBoundingClientRect();
    if (!box || !this.#overlay) return;
    const edges = [box.top, innerWidth - box.right, innerHeight - box.bottom, box.left];
    this.#overlay.style.clipPath = `inset(${edges.map((px) => `${String(Math.max(px, 0))}px`).join(' ')})`;
  }

  /** Finds places on the page, each measured once and before anything is added. */
  #finder(): (key: string) => Spot | null {
    const spots = new Map<string, Spot | null>();
    const measure = (key: string): Spot | null => {
      const known = spots.get(key);
      if (known !== undefined) return known;
      const box = this.#root?.querySelector(`[data-place="${key}"]`)?.getBoundingClientRect();
      const spot = box && box.width > 0 ? spotOf(box, key.startsWith('board:')) : null;
      spots.set(key, spot);
      return spot;
    };
    // A folded board has no places of its own for everything: it happens to the whole.
    return (key) => {
      const [kind = '', seat = ''] = key.split(':');
      return measure(key) ?? measure(`${kind}:${seat}`) ?? measure(`board:${seat}`);
    };
  }

  #fly(flight: Flight, from: Spot, to: Spot): void {
    // Drawn at its largest, so that it is sharp all the way.
    const size = Math.max(from.size, to.size);
    const piece = draw(this.#root, flight.piece, size);
    const at = (spot: Spot, scale = 1): string =>
      `translate(${String(spot.x - size / 2)}px, ${String(spot.y - size / 2)}px) ` +
      `scale(${String((spot.size / size) * scale)})`;
    this.#overlay?.append(piece);
    this.#flying.push(piece);
    const { start, lift, duration } = flight;
    const total = start + lift + duration;
    const up = { opacity: 1, transform: at(from, lift > 0 ? 1.15 : 1) };
    piece.animate(
      [
        { offset: 0, opacity: 1, transform: at(from) },
        ...(lift > 0 ? [{ offset: Math.min(lift * 0.5, total) / total, ...up }] : []),
        { offset: (start + lift) / total, easing: EASE, ...up },
        { offset: 1, opacity: 1, transform: at(to) },
      ],
      { duration: total, fill: 'forwards' },
    );
  }

  #pop({ points, duration }: Pop, spot: Spot): void {
    const words = document.createElement('b');
    words.className = points < 0 ? 'pop loss' : 'pop';
    if (spot.size <= SMALL) words.classList.add('small');
    words.textContent = number(points, { signDisplay: 'always' }).replace('-', '−');
    this.#overlay?.append(words);
    this.#points.push(words);
    const { x, y } = this.#inside(words, spot);
    const at = (rise: number, scale: number): string =>
      `translate(${String(x)}px, ${String(y - rise)}px) translate(-50%, -50%) scale(${String(scale)})`;
    words.animate(
      [
        { opacity: 0, transform: at(0, 0.6) },
        { offset: 0.2, opacity: 1, transform: at(RISE / 4, 1.15) },
        { offset: 0.7, opacity: 1, transform: at(RISE / 2, 1) },
        { opacity: 0, transform: at(RISE, 1) },
      ],
      { duration },
    ).onfinish = () => words.remove();
  }

  /** Where points stay inside the table, all the way up. */
  #inside(words: HTMLElement, { x, y, size }: Spot): { x: number; y: number } {
    const box = this.#root?.getBoundingClientRect();
    const [width, height] = [words.offsetWidth * 0.6, words.offsetHeight * 0.6];
    const left = Math.max(box?.left ?? 0, 0) + width + EDGE;
    const right = Math.min(box?.right ?? innerWidth, innerWidth) - width - EDGE;
    const top = Math.max(box?.top ?? 0, 0) + height + RISE + EDGE;
    return { x: Math.min(Math.max(x, left), right), y: Math.max(y - size * ABOVE, top) };
  }
}

/** The middle of a place, and how large a piece is there. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function spotOf(box: DOMRect, whole: boolean): Spot {
  const size = Math.min(box.width, box.height, LARGEST) * (whole ? FOLDED_PART : 1);
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, size };
}

/** A piece to fly, drawn from the page's sprite. Unseen until its animation shows it. */
function draw(root: HTMLElement | null, piece: string, size: number): SVGSVGElement {
  const marker = piece === '1' ? root?.querySelector('svg.marker') : null;
  const svg = marker
    ? (marker.cloneNode(true) as SVGSVGElement)
    : document.createElementNS(SVG, 'svg');
  svg.classList.add('flying', 'art-true');
  svg.setAttribute('viewBox', '0 0 48 48');
  svg.style.width = svg.style.height = `${String(size)}px`;
  if (!marker) {
    const use = document.createElementNS(SVG, 'use');
    use.setAttribute('href', piece === '1' ? '#marker' : drawing('tile', piece));
    svg.append(use);
  }
  return svg;
}
