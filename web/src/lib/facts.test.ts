// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BONUSES, COLOURS, FACTORIES, FLOOR_COSTS, VARIANTS, WALL_PATTERN } from './facts';

const GENERATED = /^lib\/(facts|messages)\.ts$/;
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$/.test(name))
  .filter((name) => name !== 'lib/testing.ts' && !GENERATED.test(name));

/** Code without what a copy may differ in: spaces, quotes, and words between the numbers. */
const bare = (text: string): string => text.replace(/[\s'"`]/g, '').replace(/\w+:(?=\d)/g, '');

const COPIES = {
  'the floor costs': FLOOR_COSTS.join(','),
  'the factories': Object.values(FACTORIES).join(','),
  'the bonuses': Object.values(BONUSES).join(','),
  'the variants': VARIANTS.join(','),
  ...Object.fromEntries(
    WALL_PATTERN.flatMap((row, i) => [
      [`row ${String(i + 1)} of the wall`, row.join(',')],
      [`row ${String(i + 1)} of the wall as a text`, row.join('')],
    ]),
  ),
};

describe('the facts of the game', () => {
  it.each(Object.entries(COPIES))('stand nowhere else in the page: %s', (_, copy) => {
    expect(sources.length).toBeGreaterThan(90);
    const found = sources.filter((name) =>
      bare(readFileSync(`src/${name}`, 'utf8')).includes(copy),
    );
    expect(found).toEqual([]);
  });

  it('are found where they do stand', () => {
    for (const copy of Object.values(COPIES).filter((each) => each.includes(','))) {
      expect(bare(readFileSync('src/lib/facts.ts', 'utf8'))).toContain(copy);
    }
    expect(bare('const x = {\n  row: 2,\n  column: 7, colour: 10 }')).toContain('2,7,10');
    expect(COLOURS.join('')).toBe(WALL_PATTERN[0].join(''));
  });

  it('and no move is taken apart by its notation: the server sends its parts', () => {
    const found = sources.filter((name) =>
      /'@'|\bmove\[\d\]/.test(readFileSync(`src/${name}`, 'utf8')),
    );
    expect(found).toEqual([]);
  });
});
