import { expect, it } from 'vitest';
import { lastLevel, rememberLevel } from './levels';

it('remembers the level while the server has it', () => {
  localStorage.clear();
  expect(lastLevel(['a', 'b'], 'a')).toBe('a');
  rememberLevel('b');
  expect(lastLevel(['a', 'b'], 'a')).toBe('b');
  expect(lastLevel(['a', 'c'], 'a')).toBe('a');
});
