import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DRIFT, inputOf, pointers, type PointerActions } from './pointer';
import type { Input } from './selection';

let root: HTMLElement;
let stop: () => void;
let acts: Input[];
let aims: [number | null, number | null][];
let drags: ({ x: number; y: number } | null)[];
/** What lies under the pointer. */
let under: Element | null;
let legal: string[];
let picked: string;

beforeEach(() => {
  [acts, aims, drags, under, legal, picked] = [[], [], [], null, ['1B', '12K'], ''];
  root = document.createElement('div');
  root.innerHTML = `
    <button data-pick="1B"><i></i></button><button data-pick="12K"></button>
    <button data-pick="3W"></button>
    <button data-target="0"></button><button data-target="4"></button>
    <button data-column="5"></button><button data-space="2:4"></button><p></p>`;
  document.body.append(root);
  document.elementFromPoint = () => under;
  const hands: PointerActions = {
    act: (input) => void acts.push(input),
    canPick: (source, colour) => legal.includes(`${String(source)}${colour}`),
    isPicked: (source, colour) => picked === `${String(source)}${colour}`,
    aim: (line, column) => void aims.push([line, column]),
    drag: (at) => void drags.push(at),
  };
  stop = pointers(hands)(root) ?? (() => undefined);
  Element.prototype.releasePointerCapture = () => undefined;
});
afterEach(() => {
  stop();
  root.remove();
});

const at = (selector: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  return found;
};
const B1 = { kind: 'pick', source: 1, colour: 'B' } as const;

/** jsdom knows no pointer events: a mouse event with what is missing. */
function fire(
  type: string,
  target: EventTarget,
  { x = 0, y = 0, id = 1, kind = 'mouse', button = 0, primary = true, detail = 0 } = {},
): MouseEvent {
  const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y, button, detail });
  Object.assign(event, { pointerId: id, pointerType: kind, isPrimary: primary });
  target.dispatchEvent(event);
  return event;
}

describe('what an element stands for', () => {
  it.each([
    ['[data-pick="12K"]', { kind: 'pick', source: 12, colour: 'K' }],
    ['i', B1],
    ['[data-target="0"]', { kind: 'target', line: 0 }],
    ['[data-column="5"]', { kind: 'column', column: 5 }],
    ['[data-space="2:4"]', { kind: 'space', row: 2, column: 4 }],
    ['p', null],
  ])('%s is %o', (selector, input) => {
    expect(inputOf(at(selector))).toEqual(input);
  });

  it('is nothing where there is no element', () => {
    expect(inputOf(null)).toBeNull();
  });
});

describe('a tap', () => {
  it('acts once, although a click follows it', () => {
    fire('pointerdown', at('i'));
    fire('pointerup', at('i'));
    fire('click', at('i'), { detail: 1 });
    expect(acts).toEqual([B1]);
  });

  it('may drift a little, but not far', () => {
    fire('pointerdown', at('[data-target="4"]'), { x: 10, y: 10 });
    fire('pointerup', root, { x: 10 + DRIFT, y: 10 });
    expect(acts).toEqual([{ kind: 'target', line: 4 }]);
    fire('pointerdown', at('[data-target="4"]'), { x: 10, y: 10 });
    fire('pointerup', root, { x: 10, y: 11 + DRIFT });
    expect(acts).toHaveLength(1);
  });

  it.each([{ button: 2 }, { primary: false }])('with %o is none', (other) => {
    fire('pointerdown', at('i'), other);
    fire('pointerup', at('i'));
    expect(acts).toEqual([]);
  });

  it('beside everything does nothing', () => {
    fire('pointerdown', at('p'));
    fire('pointerup', at('p'));
    fire('click', at('p'));
    expect(acts).toEqual([]);
  });

  it('belongs to the pointer that went down', () => {
    fire('pointerdown', at('i'));
    fire('pointerup', at('i'), { id: 2 });
    expect(acts).toEqual([]);
    fire('pointerup', at('i'));
    expect(acts).toEqual([B1]);
  });

  it('that was broken off does nothing', () => {
    fire('pointerdown', at('i'));
    fire('pointercancel', at('i'));
    fire('pointerup', at('i'));
    expect(acts).toEqual([]);
    expect(drags).toEqual([]);
  });
});

describe('a click without a pointer', () => {
  it('acts: keys and screen readers press so', () => {
    fire('click', at('i'));
    expect(acts).toEqual([B1]);
  });

  it('acts even right after a tap, and so does a late one with a pointer', () => {
    const now = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(10_000);
    fire('pointerdown', at('i'));
    fire('pointerup', at('i'));
    fire('click', at('i'), { detail: 0 });
    expect(acts).toHaveLength(2);
    now.mockReturnValue(10_699);
    fire('click', at('i'), { detail: 1 });
    expect(acts).toHaveLength(2);
    now.mockReturnValue(10_700);
    fire('click', at('i'), { detail: 1 });
    expect(acts).toHaveLength(3);
  });
});

describe('a drag', () => {
  it('picks the tiles, draws them under the pointer, and plays on the line where it ends', () => {
    fire('pointerdown', at('i'), { x: 0, y: 0 });
    fire('pointermove', root, { x: DRIFT, y: 0 });
    expect([acts, drags]).toEqual([[], []]);
    fire('pointermove', root, { x: DRIFT + 1, y: 0 });
    expect(acts).toEqual([B1]);
    expect(drags).toEqual([{ x: DRIFT + 1, y: 0 }]);
    fire('pointermove', root, { x: 3, y: 4 });
    expect(acts).toHaveLength(1);
    expect(drags.at(-1)).toEqual({ x: 3, y: 4 });
    under = at('[data-target="4"]');
    fire('pointerup', root, { x: 90, y: 0 });
    expect(acts.at(-1)).toEqual({ kind: 'target', line: 4 });
    expect(drags.at(-1)).toBeNull();
    // The click that some browsers send after it is no second tap.
    fire('click', at('[data-target="4"]'), { detail: 1 });
    expect(acts).toHaveLength(2);
  });

  it('that ends elsewhere, even on other tiles, puts the tiles down', () => {
    for (const over of [null, at('[data-pick="12K"]')]) {
      fire('pointerdown', at('i'));
      fire('pointermove', root, { x: 50 });
      under = over;
      fire('pointerup', root, { x: 50 });
      expect(acts.at(-1)).toEqual({ kind: 'clear' });
      under = null;
    }
  });

  it('of tiles that are picked already does not put them down', () => {
    picked = '1B';
    fire('pointerdown', at('i'));
    fire('pointermove', root, { x: 50 });
    expect(acts).toEqual([]);
    expect(drags).toHaveLength(1);
  });

  it('of tiles that cannot be taken is none', () => {
    fire('pointerdown', at('[data-pick="3W"]'));
    fire('pointermove', root, { x: 50 });
    fire('pointerup', root, { x: 50 });
    expect([acts, drags]).toEqual([[], []]);
  });

  it('of a line, or by another pointer, is none', () => {
    fire('pointerdown', at('[data-target="4"]'));
    fire('pointermove', root, { x: 50 });
    fire('pointerdown', at('i'));
    fire('pointermove', root, { x: 50, id: 2 });
    expect([acts, drags]).toEqual([[], []]);
  });

  it('that is broken off puts the tiles down', () => {
    fire('pointerdown', at('i'));
    fire('pointermove', root, { x: 50 });
    fire('pointercancel', root);
    expect(acts.at(-1)).toEqual({ kind: 'clear' });
    expect(drags.at(-1)).toBeNull();
  });
});

describe('the aim', () => {
  it('follows a mouse over lines and columns', () => {
    under = at('[data-target="0"]');
    fire('pointermove', root);
    under = at('[data-column="5"]');
    fire('pointermove', root);
    under = at('i');
    fire('pointermove', root);
    expect(aims).toEqual([
      [0, null],
      [null, 5],
      [null, null],
    ]);
  });

  it('follows a finger only while it drags', () => {
    under = at('[data-target="4"]');
    fire('pointermove', root, { kind: 'touch' });
    expect(aims).toEqual([]);
    fire('pointerdown', at('i'), { kind: 'touch' });
    fire('pointermove', root, { kind: 'touch', x: 50 });
    fire('pointermove', root, { kind: 'touch', x: 51 });
    expect(aims).toEqual([[4, null]]);
  });
});

it('hears nothing any more when the table is gone', () => {
  fire('pointerdown', at('i'));
  fire('pointermove', root, { x: 50 });
  stop();
  [acts, aims, drags] = [[], [], []];
  fire('pointermove', root, { x: 60 });
  fire('pointercancel', root);
  fire('pointerup', root, { x: 60 });
  fire('click', at('i'));
  fire('pointerdown', at('i'));
  fire('pointerup', at('i'));
  expect([acts, aims, drags]).toEqual([[], [], []]);
});
