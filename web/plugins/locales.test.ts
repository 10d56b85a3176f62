import { describe, expect, it } from 'vitest';
import { entriesOf } from './locales.ts';

describe('entriesOf', () => {
  it('splits messages and terms, with their attributes and branches, and drops comments', () => {
    const source = [
      '# A comment',
      'one = One',
      '## A heading',
      'many = { $n ->',
      '    [one] one tile',
      '   *[other] { $n } tiles',
      '}',
      '    .title = Tiles',
      '',
      '-name = Evora',
      '# The end',
    ].join('\n');
    const entries = entriesOf(source);
    expect([...entries.keys()]).toEqual(['one', 'many', '-name']);
    expect(entries.get('many')).toMatch(/^many = [^]*\n\}\n {4}\.title = Tiles$/);
    expect(entries.get('one')).toBe('one = One');
  });
});
