// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { besides, boxOf, type Box } from './guide';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
});
const CARD = { width: 300, height: 150 };
const PHONE = { width: 360, height: 640 };

it('is a box around all places, but not around those that are not shown', () => {
  expect(boxOf([box(10, 20, 30, 30), box(100, 5, 10, 10), box(0, 0, 0, 0)])).toEqual(
    box(10, 5, 100, 45),
  );
  expect(boxOf([])).toBeNull();
});

describe('the words stand', () => {
  it('below what they are about', () => {
    expect(besides(box(4, 70, 350, 195), CARD, PHONE)).toEqual({ left: 29, top: 281 });
  });

  it('below it as long as there is room to the last pixel', () => {
    const about = box(4, 200, 350, 50);
    expect(besides(about, CARD, { width: 360, height: 424 }).top).toBe(266);
    expect(besides(about, CARD, { width: 360, height: 423 }).top).toBe(34);
  });

  it('above it, where there is no room below', () => {
    expect(besides(box(10, 545, 200, 34), CARD, PHONE)).toEqual({ left: 8, top: 379 });
  });

  it('beside it, where there is room only there', () => {
    const wide = { width: 900, height: 300 };
    expect(besides(box(100, 20, 200, 260), CARD, wide)).toEqual({ left: 316, top: 75 });
    expect(besides(box(650, 20, 200, 260), CARD, wide)).toEqual({ left: 334, top: 75 });
  });

  it('at the bottom of the window, where there is room nowhere', () => {
    expect(besides(box(0, 10, 360, 620), CARD, PHONE)).toEqual({ left: 30, top: 482 });
  });
});
