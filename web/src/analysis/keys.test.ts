import { beforeEach, describe, expect, it } from 'vitest';
import { stepOfKey } from './keys';

beforeEach(() => {
  document.body.innerHTML =
    '<input /><button data-pick="1B" id="tile">1</button><button id="other">2</button>';
});

/** What a key pressed on an element means. */
function pressed(on: string, key: string, pointed = false, more: KeyboardEventInit = {}) {
  let step: ReturnType<typeof stepOfKey> = null;
  const listen = (event: KeyboardEvent): void => {
    step = stepOfKey(event, pointed);
  };
  addEventListener('keydown', listen);
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...more });
  document.querySelector(on)?.dispatchEvent(event);
  removeEventListener('keydown', listen);
  return step;
}

describe('keys of the analysis board', () => {
  it('lead through the tree', () => {
    expect(pressed('body', 'ArrowLeft')).toBe('back');
    expect(pressed('#other', 'ArrowRight')).toBe('forth');
    expect(pressed('body', 'ArrowUp')).toBe('up');
    expect(pressed('body', 'End')).toBe('end');
    expect(pressed('body', 'x')).toBeNull();
  });

  it('are left to fields, to the browser, and to tiles with the focus', () => {
    expect(pressed('input', 'ArrowLeft')).toBeNull();
    expect(pressed('body', 'ArrowLeft', false, { altKey: true })).toBeNull();
    expect(pressed('#tile', 'ArrowLeft')).toBeNull();
    // A tile that was only clicked does not keep them, and these keys mean nothing to tiles.
    expect(pressed('#tile', 'ArrowLeft', true)).toBe('back');
    expect(pressed('#tile', 'PageUp')).toBe('back');
  });
});
