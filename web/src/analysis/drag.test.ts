import { afterEach, beforeEach, expect, it } from 'vitest';
import { spotInput, type SpotActions } from './drag';

let root: HTMLElement;
let done: string[];
let stop: () => void;

beforeEach(() => {
  done = [];
  root = document.createElement('div');
  root.innerHTML = '<i data-spot="a"></i><i data-spot="b"></i><i data-piece="R"></i>';
  document.body.append(root);
  Element.prototype.hasPointerCapture = () => false;
  const say = (...words: readonly string[]): void => void done.push(words.join(' '));
  const actions: SpotActions = {
    pieceAt: () => 'B',
    tap: (spot) => say('tap', spot),
    choose: (piece) => say('choose', piece),
    put: (spot, piece) => say('put', spot, piece),
    move: (from, to) => say('move', from, to),
    clear: (spot) => say('clear', spot),
    drag: () => undefined,
  };
  stop = spotInput(actions)(root) ?? (() => undefined);
});
afterEach(() => {
  stop();
  root.remove();
});

function fire(type: string, target: Element | null, x = 0, detail = 0): void {
  const event = new MouseEvent(type, { bubbles: true, clientX: x, detail });
  Object.assign(event, { pointerId: 1, isPrimary: true });
  target?.dispatchEvent(event);
}
const [A, B, RED] = ['[data-spot="a"]', '[data-spot="b"]', '[data-piece="R"]'];
const at = (selector: string): Element | null => root.querySelector(selector);

function drag(from: string, to: string | null): void {
  document.elementFromPoint = () => (to === null ? null : at(to));
  fire('pointerdown', at(from));
  fire('pointermove', at(from), 50);
  fire('pointerup', at(from), 50);
}

it('moves, puts or takes away what is dragged', () => {
  drag(A, B);
  drag(RED, A);
  drag(A, null);
  expect(done).toEqual(['move a b', 'put a R', 'clear a']);
});

it('takes the click after a drag for a part of it, and a key for a click of its own', () => {
  drag(A, B);
  fire('click', at(B), 50, 1);
  expect(done).toEqual(['move a b']);
  fire('click', at(B), 0, 0);
  expect(done.at(-1)).toBe('tap b');
  fire('pointerdown', at(RED));
  fire('pointerup', at(RED));
  fire('click', at(RED), 0, 1);
  expect(done.at(-1)).toBe('choose R');
});
