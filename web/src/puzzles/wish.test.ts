import { expect, test } from 'vitest';
import { lastWish, parseWish, rememberWish } from './wish';

test('a wish is remembered', () => {
  rememberWish({ setting: 'grey-3', theme: 'deny', band: null });
  expect(lastWish()).toEqual({ setting: 'grey-3', theme: 'deny', band: null });
});

test('what is unknown is the usual', () => {
  const usual = { setting: 'coloured-2', theme: null, band: null };
  for (const text of [null, '', 'green-2 x y']) expect(parseWish(text)).toEqual(usual);
});
