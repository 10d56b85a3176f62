import { beforeEach, expect, it } from 'vitest';
import { guide, STEPS } from './guide.svelte';
import { asksForHelp, help } from './help.svelte';

beforeEach(() => {
  guide.end();
  localStorage.clear();
});

it('is offered once in a browser', () => {
  guide.offer();
  expect(guide.at).toBe('offer');
  guide.end();
  expect(guide.at).toBeNull();
  guide.offer();
  expect(guide.at).toBeNull();
});

it('goes step by step, and can be called again', () => {
  guide.begin();
  guide.go(-1);
  expect(guide.at).toBe(0);
  for (const [i] of STEPS.entries()) {
    expect(guide.at).toBe(i);
    guide.go(1);
  }
  expect(guide.at).toBeNull();
  guide.go(1);
  expect(guide.at).toBeNull();
  guide.begin();
  expect(guide.at).toBe(0);
});

it('ends with its table', () => {
  const leave = guide.enter();
  expect(guide.possible).toBe(true);
  guide.begin();
  leave();
  expect([guide.possible, guide.at]).toEqual([false, null]);
});

it('help is asked for by a question mark, but not while something is written', () => {
  const asked = (target: Element, init: KeyboardEventInit = {}): boolean => {
    const event = new KeyboardEvent('keydown', { key: '?', bubbles: true, ...init });
    let found = false;
    const listen = (each: Event): void => {
      found = asksForHelp(each as KeyboardEvent);
    };
    target.addEventListener('keydown', listen);
    target.dispatchEvent(event);
    return found;
  };
  expect(asked(document.createElement('button'))).toBe(true);
  expect(asked(document.createElement('input'))).toBe(false);
  expect(asked(document.createElement('button'), { ctrlKey: true })).toBe(false);
  expect(asked(document.createElement('button'), { key: 'h' })).toBe(false);
  help.show();
  expect(help.open).toBe(true);
  help.hide();
  expect(help.open).toBe(false);
});
