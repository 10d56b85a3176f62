import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Effect, Place } from '../lib/messages';
import { prefer } from '../lib/preferences.svelte';
import { position } from '../lib/testing';
import { startTexts } from '../lib/texts.svelte';
import { Flyer, planned } from './fly';

const place = (kind: Place['kind'], seat = 0, number = 0, space = 0): Place => ({
  kind,
  seat,
  number,
  space,
});
const TAKE: Effect = {
  event: 'TilesMoved',
  colour: 'B',
  count: 2,
  origin: place('factory', 0, 1),
  target: place('line', 1, 2, 1),
};
const PLACED: Effect = {
  event: 'TilePlaced',
  seat: 1,
  colour: 'B',
  row: 1,
  column: 1,
  horizontal: 1,
  vertical: 0,
  points: 3,
};
const LOST: Effect = { event: 'FloorScored', seat: 2, spaces: 2, cost: 2, lost: 2, score: 0 };
const before = position();

interface Run {
  readonly element: Element;
  readonly frames: Keyframe[];
  readonly delay: number;
  readonly duration: number;
  cancelled: boolean;
  onfinish: (() => void) | null;
}
let runs: Run[];
let root: HTMLElement;
let overlay: HTMLElement;
let flyer: Flyer;
let still: boolean;

/** A place on the page: left, top and size. */
function spot(key: string, x: number, y: number, size: number): HTMLElement {
  const element = document.createElement('span');
  element.dataset['place'] = key;
  element.innerHTML = '<i class="held"></i><i></i>';
  element.getBoundingClientRect = () => new DOMRect(x, y, size, size);
  root.append(element);
  return element;
}

beforeEach(async () => {
  await startTexts();
  prefer({ speed: 'normal' });
  [runs, still] = [[], false];
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
  vi.stubGlobal(
    'DOMRect',
    class {
      constructor(
        readonly left: number,
        readonly top: number,
        readonly width: number,
        readonly height: number,
      ) {}
    },
  );
  Element.prototype.animate = function (this: Element, frames, options) {
    const run: Run = {
      element: this,
      frames: frames as Keyframe[],
      delay: 0,
      ...(options as { duration: number }),
      cancelled: false,
      onfinish: null,
    };
    runs.push(run);
    return Object.assign(run, { cancel: () => (run.cancelled = true) }) as unknown as Animation;
  };
  root = document.createElement('div');
  overlay = document.createElement('div');
  root.append(overlay);
  document.body.append(root);
  flyer = new Flyer();
  flyer.attach(root, overlay);
  spot('factory:1:0', 100, 0, 40);
  spot('factory:1:1', 150, 0, 40);
  spot('line:1:2:1', 0, 200, 20);
  spot('line:1:2:2', 30, 200, 20);
});
afterEach(() => {
  root.remove();
  vi.unstubAllGlobals();
});

const flights = (): Run[] => runs.filter((run) => run.element.parentElement === overlay);
const show = (...effects: Effect[]): void => {
  flyer.show({ before, effects });
};

describe('tiles on their way', () => {
  it('fly from the middle of a place to the middle of another, and change their size', () => {
    show(TAKE);
    const [first, second] = flights();
    // 20 px wide where it arrives; over the middle of the 40 px wide place where it starts.
    expect(first?.frames.map((frame) => frame['transform'])).toEqual([
      'translate(110px, 10px) scale(2)',
      'translate(110px, 10px) scale(2)',
      'translate(0px, 200px) scale(1)',
    ]);
    expect(second?.frames.at(-1)?.['transform']).toBe('translate(30px, 200px) scale(1)');
    const { width, height } = (first?.element as SVGElement).style;
    expect([width, height]).toEqual(['20px', '20px']);
    expect(first?.element.querySelector('use')?.getAttribute('href')).toBe('#tile-B');
    // The styles of the overlay go by these names.
    expect([...(first?.element.classList ?? [])]).toEqual(['flying', 'art-true']);
  });

  it('wait where they lie until it is their turn', () => {
    show(TAKE);
    expect(flights().map(({ delay, duration }) => [delay, duration])).toEqual([
      [0, 220],
      [0, 250],
    ]);
    expect(flights()[1]?.frames[1]?.offset).toBeCloseTo(30 / 250);
  });

  it('do not lie in sight in the bag before they are dealt', () => {
    spot('bag', 0, 0, 40);
    spot('factory:2:0', 0, 0, 40);
    const deal = { ...TAKE, count: 1, origin: place('bag'), target: place('factory', 0, 1) };
    show({ event: 'RoundStarted', round: 1, start: 1 }, deal, {
      ...deal,
      target: place('factory', 0, 2),
    });
    expect(flights().map(({ delay, duration }) => [delay, duration])).toEqual([
      [0, 220],
      [25, 220],
    ]);
  });

  it('are not drawn yet where they arrive', () => {
    show(TAKE);
    const hidden = runs.filter((run) => run.element.className === 'held');
    expect(
      hidden.map((run) => [run.element.parentElement?.dataset['place'], run.duration]),
    ).toEqual([
      ['line:1:2:1', 220],
      ['line:1:2:2', 250],
    ]);
    expect(hidden[0]?.frames).toEqual([{ opacity: 0 }, { opacity: 0 }]);
  });

  it('are gone once they have arrived', () => {
    show(TAKE);
    expect(overlay.childElementCount).toBe(2);
    flights()[0]?.onfinish?.();
    expect(overlay.childElementCount).toBe(1);
  });

  it('are where they belong at once when something else happens', () => {
    show(TAKE);
    const earlier = [...runs];
    show(TAKE);
    expect(earlier.every((run) => run.cancelled)).toBe(true);
    expect(overlay.childElementCount).toBe(2);
    flyer.cancel();
    expect(overlay.childElementCount).toBe(0);
    expect(runs.every((run) => run.cancelled)).toBe(true);
  });

  it('go to the folded board where its lines are not to be seen', () => {
    spot('board:2', 300, 100, 30);
    show({ ...TAKE, count: 1, target: place('line', 2, 3, 1) });
    expect(flights()[0]?.frames.at(-1)?.['transform']).toBe('translate(300px, 100px) scale(1)');
  });

  it('do not fly to where nothing is', () => {
    show({ ...TAKE, count: 1, target: place('line', 3, 3, 1) });
    spot('lid', 0, 0, 0);
    show({ ...TAKE, count: 1, target: place('lid') });
    expect(runs).toEqual([]);
  });

  it('leave what has just arrived in its place until it goes on', () => {
    spot('line:1:1:1', 50, 50, 20);
    spot('wall:1:1:1', 90, 50, 20);
    show({ ...TAKE, count: 1, target: place('line', 1, 1, 1) }, PLACED);
    // It arrives after 220 ms and is drawn by the second flight from then on only.
    expect(flights()[1]?.delay).toBe(220);
  });
});

describe('the start marker', () => {
  it('is drawn as the one on the table', () => {
    root.insertAdjacentHTML('beforeend', '<svg class="marker"><title>one</title></svg>');
    spot('centre:1', 0, 0, 40);
    spot('floor:1:1', 0, 90, 40);
    show({ event: 'MarkerMoved', origin: place('centre'), target: place('floor', 1, 0, 1) });
    expect(flights()[0]?.element.querySelector('title')?.textContent).toBe('one');
    expect(flights()[0]?.element.querySelector('use')).toBeNull();
  });
});

describe('points', () => {
  it('appear in the middle of their place, and lost ones look different', () => {
    spot('wall:1:1:1', 100, 60, 20);
    spot('floor:2:1', 0, 0, 20);
    show(PLACED, LOST);
    const pops = [...overlay.querySelectorAll('b')];
    expect(pops.map((pop) => [pop.textContent, pop.className])).toEqual([
      ['+3', 'pop'],
      ['−2', 'pop loss'],
    ]);
    const run = runs.find((each) => each.element === pops[0]);
    expect(run?.frames[0]?.['transform']).toContain('translate(110px, 70px)');
    expect(run?.frames.at(-1)?.['transform']).toContain('translate(110px, 46px)');
    expect(run?.delay).toBe(110);
    run?.onfinish?.();
    expect(overlay.querySelectorAll('b')).toHaveLength(1);
  });

  it('appear nowhere where there is no place for them', () => {
    show(PLACED);
    expect(overlay.childElementCount).toBe(0);
  });
});

describe('movement', () => {
  const happening = { before, effects: [TAKE] };

  it('is as fast as a person likes it', () => {
    expect(planned(happening)?.flights[1]?.start).toBe(30);
    prefer({ speed: 'fast' });
    expect(planned(happening)?.flights[1]?.start).toBe(0);
    prefer({ speed: 'off' });
    expect(planned(happening)).toBeNull();
  });

  it('is none for those who asked the system for none, and in a hidden tab', () => {
    still = true;
    expect(planned(happening)).toBeNull();
    still = false;
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    expect(planned(happening)).toBeNull();
    show(TAKE);
    expect(runs).toEqual([]);
  });
});
