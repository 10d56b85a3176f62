import { describe, expect, it } from 'vitest';
import { entriesOf, filesOf, languagesOf } from './locales.ts';

const FOLDER = '../src/evora/locales';

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

describe('languages', () => {
  it('are the folders, English first', () => {
    const found = languagesOf(FOLDER);
    expect(found[0]).toBe('en');
    expect(found.slice(1)).toEqual([...found.slice(1)].sort());
    expect(found).toContain('pt');
  });

  it('bring to the page what the page says, not what the terminal says', () => {
    const names = filesOf(FOLDER, 'en').map((file) => file.replace(/.*\//, ''));
    expect(names).toContain('levels.ftl');
    expect(names).toContain('web-game.ftl');
    expect(names).not.toContain('terminal.ftl');
    expect(filesOf(FOLDER, 'tlh')).toEqual([]);
  });
});
