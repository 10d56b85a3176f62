import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { arrow, ownsKeys, rove, toFirst, toPick, toStart, toTargets } from './focus';

let root: HTMLElement;

beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = `
    <button data-pick="0R"></button><button data-pick="1B"></button><button data-pick="1K"></button>
    <button data-pick="2Y"></button>
    <button data-target="1" aria-disabled="true"></button><button data-target="2"></button>
    <button data-target="0"></button>
    <input>`;
  document.body.append(root);
});
afterEach(() => {
  root.remove();
});

const at = (selector: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  return found;
};
/** What has the focus: the value of its data attribute. */
const focused = (): string => {
  const { pick, target, column } = (document.activeElement as HTMLElement).dataset;
  return pick ?? target ?? column ?? '';
};
const stops = (): string[] =>
  [...root.querySelectorAll<HTMLElement>('button')]
    .filter((each) => each.tabIndex === 0)
    .map((each) => each.dataset['pick'] ?? each.dataset['target'] ?? '');
function press(from: string, key: string): string {
  at(`[data-pick="${from}"]`).focus();
  expect(arrow(root, key)).toBe(true);
  return focused();
}

describe('tab stops', () => {
  it('are the first of each group', () => {
    rove(root);
    expect(stops()).toEqual(['0R', '1']);
  });

  it('follow the focus, and stay there when it leaves', () => {
    at('[data-pick="1K"]').focus();
    rove(root);
    expect(stops()).toEqual(['1K', '1']);
    at('[data-target="2"]').focus();
    rove(root);
    expect(stops()).toEqual(['1K', '2']);
  });
});

describe('arrow keys', () => {
  it.each([
    ['1B', 'ArrowRight', '1K'],
    ['1B', 'ArrowLeft', '0R'],
    ['0R', 'ArrowLeft', '2Y'],
    ['2Y', 'ArrowRight', '0R'],
    ['1K', 'ArrowDown', '2Y'],
    ['2Y', 'ArrowUp', '1B'],
    ['2Y', 'ArrowDown', '0R'],
    ['0R', 'ArrowUp', '2Y'],
    ['1B', 'Home', '0R'],
    ['1B', 'End', '2Y'],
  ])('from the tiles %s with %s to %s', (from, key, to) => {
    expect(press(from, key)).toBe(to);
    expect(stops()).toEqual([to, '1']);
  });

  it.each([
    ['1', 'ArrowDown', '2'],
    ['1', 'ArrowRight', '2'],
    ['0', 'ArrowDown', '1'],
    ['1', 'ArrowUp', '0'],
    ['2', 'ArrowLeft', '1'],
  ])('from line %s with %s to %s', (from, key, to) => {
    at(`[data-target="${from}"]`).focus();
    expect(arrow(root, key)).toBe(true);
    expect(focused()).toBe(to);
  });

  it('do nothing elsewhere, and other keys do nothing', () => {
    at('input').focus();
    expect(arrow(root, 'ArrowDown')).toBe(false);
    at('[data-pick="1B"]').focus();
    expect(arrow(root, 'x')).toBe(false);
    expect(focused()).toBe('1B');
  });
});

describe('the focus', () => {
  it('goes to the first line that takes the picked tiles', () => {
    toTargets(root);
    expect(focused()).toBe('2');
    expect(stops()).toEqual(['0R', '2']);
  });

  it('goes back to the tiles that were put down', () => {
    toPick(root, 1, 'K');
    expect(focused()).toBe('1K');
    expect(stops()).toEqual(['1K', '1']);
  });

  it('of somebody who comes to the table goes to the first tiles, unless it is somewhere', async () => {
    root.classList.add('table');
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    expect(toStart()).toBe(true);
    await frame();
    expect([focused(), stops()]).toEqual(['0R', ['0R', '1']]);
    at('input').focus();
    expect(toStart()).toBe(false);
    root.classList.remove('table');
    at('input').blur();
    expect(toStart()).toBe(false);
  });

  it('goes to the first tiles, or to the first space while tiling', () => {
    toFirst(root);
    expect(focused()).toBe('0R');
    root.insertAdjacentHTML('beforeend', '<button data-column="3"></button>');
    toFirst(root);
    expect(focused()).toBe('3');
    expect(at('[data-column="3"]').tabIndex).toBe(0);
  });
});

describe('keys', () => {
  function owns(selector: string, init: KeyboardEventInit = {}): boolean {
    let owned = false;
    const listen = (event: KeyboardEvent) => (owned = ownsKeys(event));
    addEventListener('keydown', listen, { once: true });
    at(selector).dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true, ...init }));
    return owned;
  }

  it('belong to the table, but not while somebody writes or uses a shortcut', () => {
    expect(owns('[data-pick="1B"]')).toBe(true);
    expect(owns('input')).toBe(false);
    expect(owns('[data-pick="1B"]', { ctrlKey: true })).toBe(false);
    expect(owns('[data-pick="1B"]', { metaKey: true })).toBe(false);
    expect(owns('[data-pick="1B"]', { altKey: true })).toBe(false);
    expect(owns('[data-pick="1B"]', { shiftKey: true })).toBe(true);
  });

  it('that something else has used are left alone', () => {
    const taken = new KeyboardEvent('keydown', { key: '1', cancelable: true });
    taken.preventDefault();
    expect(ownsKeys(taken)).toBe(false);
  });
});
