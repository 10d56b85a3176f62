/**
 * Moves pieces over the table: an overlay that follows the state and never holds it up. The state is
 * already what it will be; a piece that is on its way is only not drawn yet where it arrives.
 */
import { preferences } from '../lib/preferences.svelte';
import { number } from '../lib/texts.svelte';
import { plan, TIMES, type Flight, type Pop, type Show } from './flights';
import type { Happening } from './happening';

const EASE = 'cubic-bezier(0.2, 0.7, 0.3, 1)';
const SVG = 'http://www.w3.org/2000/svg';

export class Flyer {
  #root: HTMLElement | null = null;
  #overlay: HTMLElement | null = null;
  #running: Animation[] = [];
  #pieces: Element[] = [];

  attach(root: HTMLElement, overlay: HTMLElement): void {
    this.#root = root;
    this.#overlay = overlay;
  }

  show(happening: Happening): void {
    this.cancel();
    const show = planned(happening);
    if (!show) return;
    const { flights, pops } = show;
    const places = this.#places([
      ...flights.flatMap(({ from, to }) => [from, to]),
      ...pops.map(({ at }) => at),
    ]);
    const arrived = new Map<string, number>();
    for (const flight of flights) {
      this.#fly(flight, places, arrived.get(flight.from) ?? 0);
      arrived.set(flight.to, flight.start + flight.duration);
    }
    for (const pop of pops) this.#pop(pop, places);
  }

  /** Everything is where it belongs, at once. */
  cancel(): void {
    for (const animation of this.#running) animation.cancel();
    for (const piece of this.#pieces) piece.remove();
    this.#running = [];
    this.#pieces = [];
  }

  /** Finds places on the page, each measured once and before anything is added. */
  #places(keys: Iterable<string>): (key: string) => Spot | null {
    const spots = new Map<string, Spot | null>();
    const measure = (key: string): Spot | null => {
      const known = spots.get(key);
      if (known !== undefined) return known;
      const element = this.#root?.querySelector<HTMLElement>(`[data-place="${key}"]`);
      const box = element?.getBoundingClientRect();
      const spot = element && box && box.width > 0 ? { element, box } : null;
      spots.set(key, spot);
      return spot;
    };
    // A folded board has no lines of its own: what happens there happens to the board.
    const find = (key: string): Spot | null =>
      measure(key) ?? measure(`board:${key.split(':')[1] ?? ''}`);
    for (const key of keys) find(key);
    return find;
  }

  #fly(flight: Flight, places: (key: string) => Spot | null, since: number): void {
    const from = places(flight.from);
    const to = places(flight.to);
    if (!from || !to || !this.#overlay) return;
    const size = Math.min(to.box.width, to.box.height, 64);
    const piece = draw(this.#root, flight.piece, size);
    const appear = flight.from === 'bag' || since > 0 ? flight.start : 0;
    const [a, b] = [middle(from.box, size), middle(to.box, size)];
    const scale = Math.min(from.box.width, from.box.height, 64) / size;
    piece.style.transform = `translate(${String(b.x)}px, ${String(b.y)}px)`;
    this.#overlay.append(piece);
    this.#pieces.push(piece);
    const total = flight.start + flight.duration - appear;
    const leave = total > 0 ? (flight.start - appear) / total : 0;
    const at = (p: Point, s: number): string =>
      `translate(${String(p.x)}px, ${String(p.y)}px) scale(${String(s)})`;
    const run = piece.animate(
      [
        { offset: 0, opacity: 1, transform: at(a, scale) },
        { offset: leave, opacity: 1, transform: at(a, scale), easing: EASE },
        { offset: 1, opacity: 1, transform: at(b, 1) },
      ],
      { delay: appear, duration: total },
    );
    run.onfinish = () => {
      piece.remove();
    };
    this.#running.push(run);
    this.#hide(to.element, flight.start + flight.duration);
  }

  /** What has arrived in the state, but not yet for the eye. */
  #hide(element: HTMLElement, until: number): void {
    for (const child of element.querySelectorAll(':scope > .held')) {
      this.#running.push(child.animate([{ opacity: 0 }, { opacity: 0 }], { duration: until }));
    }
  }

  #pop(pop: Pop, places: (key: string) => Spot | null): void {
    const spot = places(pop.at);
    if (!spot || !this.#overlay) return;
    const words = document.createElement('b');
    words.className = pop.points < 0 ? 'pop loss' : 'pop';
    words.textContent = number(pop.points, { signDisplay: 'always' }).replace('-', '−');
    this.#overlay.append(words);
    this.#pieces.push(words);
    const x = spot.box.left + spot.box.width / 2;
    const y = spot.box.top + spot.box.height / 2;
    const at = (rise: number, scale: number): string =>
      `translate(${String(x)}px, ${String(y - rise)}px) translate(-50%, -50%) scale(${String(scale)})`;
    const run = words.animate(
      [
        { opacity: 0, transform: at(0, 0.6) },
        { offset: 0.2, opacity: 1, transform: at(6, 1.15) },
        { offset: 0.7, opacity: 1, transform: at(12, 1) },
        { opacity: 0, transform: at(24, 1) },
      ],
      { delay: pop.start, duration: pop.duration },
    );
    run.onfinish = () => {
      words.remove();
    };
    this.#running.push(run);
  }
}

/** What is to be shown of a happening here and now; `null` for nothing. */
export function planned({ before, effects }: Happening): Show | null {
  const { speed } = preferences();
  if (speed === 'off' || document.hidden || stillness()) return null;
  return plan(before, effects, TIMES[speed]);
}

interface Spot {
  readonly element: HTMLElement;
  readonly box: DOMRect;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function middle(box: DOMRect, size: number): Point {
  return { x: box.left + (box.width - size) / 2, y: box.top + (box.height - size) / 2 };
}

function stillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
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
    use.setAttribute('href', `#tile-${piece}`);
    svg.append(use);
  }
  return svg;
}
