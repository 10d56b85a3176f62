import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawing } from '../src/art/sets.ts';
import { COLOURS } from '../src/lib/facts.ts';
import { TILE_SETS } from '../src/lib/preferences.svelte.ts';
import { ART, compact } from './art.ts';

it('a sprite is sent without what only people read', () => {
  expect(compact('<svg>\n  <!-- two\n lines -->\n  <path d="M1 2"/>\n</svg>\n')).toBe(
    '<svg><path d="M1 2"/></svg>',
  );
});

it('has every piece of every set once', () => {
  const sprite = ART.map((file) => readFileSync(file, 'utf8')).join('');
  const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => `#${String(id)}`);
  expect(new Set(ids).size).toBe(ids.length);
  for (const set of TILE_SETS) {
    const pieces = COLOURS.flatMap((colour) =>
      (['tile', 'space', 'mini'] as const).map((kind) => drawing(kind, colour, set)),
    );
    expect(ids).toEqual(expect.arrayContaining(pieces));
  }
});
