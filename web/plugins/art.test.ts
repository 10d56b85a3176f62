// @vitest-environment node
import { expect, it } from 'vitest';
import { compact } from './art.ts';

it('a sprite is sent without what only people read', () => {
  expect(compact('<svg>\n  <!-- two\n lines -->\n  <path d="M1 2"/>\n</svg>\n')).toBe(
    '<svg><path d="M1 2"/></svg>',
  );
});
