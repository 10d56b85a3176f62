import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { position } from '../../lib/testing';
import { startTexts } from '../../lib/texts.svelte';
import { Flyer } from './fly';
import type { Flight, Moment, Pop } from './moment';

interface Run {
  readonly element: Element;
  readonly frames: Keyframe[];
  readonly duration: number;
  readonly fill?: string;
  onfinish: (() => void) | null;
}
let runs: Run[];
let root: HTMLElement;
let overlay: HTMLElement;
let flyer: Flyer;

/** A place on the page: left, top and size. */
function spot(key: string, x: number, y: number, size: number): void {
  const element = document.createElement('span');
  element.dataset['place'] = key;
  element.getBoundingClientRect = () => box(x, y, size, size);
  root.append(element);
}

const box = (left: number, top: number, width: number, height: number): DOMRect =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

beforeEach(async () => {
  await startTexts();
  runs = [];
  Element.prototype.animate = function (this: Element, frames, options) {
    const run = { element: this, frames: frames as Keyframe[], onfinish: null };
    runs.push(Object.assign(run, options as { duration: number }));
    return run as unknown as Animation;
  };
  root = document.createElement('div');
  root.getBoundingClientRect = () => box(0, 0, 400, 600);
  overlay = document.createElement('div');
  root.append(overlay);
  document.body.append(root);
  flyer = new Flyer();
  flyer.attach(root, overlay);
  spot('factory:1:0', 100, 0, 40);
  spot('line:1:2:1', 0, 200, 20);
});
afterEach(() => {
  root.remove();
  vi.unstubAllGlobals();
});

const flight = (changes: Partial<Flight> = {}): Flight => ({
  ...{ from: 'factory:1:0', to: 'line:1:2:1', piece: 'B', start: 0, duration: 400, lift: 0 },
  ...changes,
});

function show(flights: readonly Flight[], pops: readonly Pop[] = []): void {
  const moment: Moment = {
    ...{ position: position(), done: 0, duration: 0, words: null, said: null, sound: null },
    ...{ picture: 0, still: false },
    ...{ card: null, flights, pops },
  };
  flyer.show(moment);
}

describe('tiles on their way', () => {
  it('fly from the middle of a place to the middle of another, and change their size', () => {
    show([flight()]);
    const [run] = runs;
    // Drawn 40 px wide; where it arrives it is half as large.
    expect(run?.frames.map((frame) => frame['transform'])).toEqual([
      'translate(100px, 0px) scale(1)',
      'translate(100px, 0px) scale(1)',
      'translate(-10px, 190px) scale(0.5)',
    ]);
    const { width, height } = (run?.element as SVGElement).style;
    expect([width, height]).toEqual(['40px', '40px']);
    expect(run?.element.querySelector('use')?.getAttribute('href')).toBe('#tile-B');
    // The styles of the overlay go by these names.
    expect([...(run?.element.classList ?? [])]).toEqual(['flying', 'art-true']);
  });

  it('are lifted first, and wait for their turn', () => {
    show([flight({ start: 100, lift: 200, duration: 300 })]);
    expect(runs[0]?.duration).toBe(600);
    expect(runs[0]?.frames.map(({ offset }) => offset)).toEqual([0, 100 / 600, 0.5, 1]);
    expect(runs[0]?.frames[1]?.['transform']).toContain('scale(1.15)');
  });

  it('stay where they landed until the table holds them', () => {
    show([flight()]);
    expect(runs[0]?.fill).toBe('forwards');
    expect(overlay.childElementCount).toBe(1);
    show([flight(), flight()]);
    expect(overlay.childElementCount).toBe(2);
    flyer.land();
    expect(overlay.childElementCount).toBe(0);
  });

  it('are small on a folded board, whose places are not to be seen', () => {
    spot('board:2', 300, 100, 50);
    show([flight({ to: 'line:2:3:1' })]);
    expect(runs[0]?.frames.at(-1)?.['transform']).toMatch(
      /^translate\(305px, 105px\) scale\(0\.27/,
    );
  });

  it('do not fly to where nothing is', () => {
    spot('lid', 0, 0, 0);
    show([flight({ to: 'line:3:3:1' }), flight({ to: 'lid' })]);
    expect(runs).toEqual([]);
  });

  it('do not leave the table', () => {
    root.getBoundingClientRect = () => box(20, 100, 300, 400);
    show([flight()]);
    const [bottom, right] = [innerHeight - 500, innerWidth - 320];
    expect(overlay.style.clipPath).toBe(`inset(100px ${String(right)}px ${String(bottom)}px 20px)`);
  });
});

describe('the start marker', () => {
  it('is drawn as the spare one', () => {
    root.insertAdjacentHTML('beforeend', '<svg class="marker"><title>one</title></svg>');
    spot('centre:1', 0, 0, 40);
    show([flight({ from: 'centre:1', piece: '1' })]);
    expect(runs[0]?.element.querySelector('title')?.textContent).toBe('one');
    expect(runs[0]?.element.querySelector('use')).toBeNull();
  });
});

describe('points', () => {
  it('appear in their place and rise a little; lost ones look different', () => {
    spot('wall:1:1:1', 100, 160, 40);
    spot('floor:2:1', 0, 300, 20);
    show(
      [],
      [
        { at: 'wall:1:1:1', points: 3, duration: 900 },
        { at: 'floor:2:1', points: -2, duration: 900 },
      ],
    );
    const pops = [...overlay.querySelectorAll('b')];
    expect(pops.map((pop) => [pop.textContent, pop.className])).toEqual([
      ['+3', 'pop'],
      ['−2', 'pop loss small'],
    ]);
    expect(runs[0]?.frames[0]?.['transform']).toContain('translate(120px, 174px)');
    const last = runs[0]?.frames.at(-1);
    expect(last?.['transform']).toContain('translate(120px, 160px)');
    // They fade in full size.
    expect([last?.['opacity'], last?.['transform']]).toEqual([
      0,
      expect.stringMatching(/scale\(1\)$/),
    ]);
    // They outlive their moment, but not a skip.
    show([]);
    expect(overlay.querySelectorAll('b')).toHaveLength(2);
    runs[0]?.onfinish?.();
    expect(overlay.querySelectorAll('b')).toHaveLength(1);
    flyer.cancel();
    expect(overlay.childElementCount).toBe(0);
  });

  it('stay inside the table, all the way up', () => {
    spot('score:2', 392, 0, 8);
    show([], [{ at: 'score:2', points: 2, duration: 900 }]);
    expect(runs[0]?.frames.at(-1)?.['transform']).toContain('translate(396px, 4px)');
  });

  it('appear nowhere where there is no place for them', () => {
    show([], [{ at: 'wall:1:1:1', points: 3, duration: 900 }]);
    expect(overlay.childElementCount).toBe(0);
  });
});
