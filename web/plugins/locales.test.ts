// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { entriesOf, filesOf, languagesOf, LATER } from './locales.ts';

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

/** Pages whose route waits for `moreTexts`, what only they show, and what is fetched together with them. */
const WAITS =
  /^(analysis|company|keys|notices(?!\/(BellButton|WaitingLink|SlowGame))|person|puzzles|deal|review)\/|^lib\/push|^pages\/(Analysis|Deal|Host|Leaders|Notices|People|Person|Puzzles?|PuzzleHistory|PuzzleRun|Review|Settings|parts\/(GamesOf|GameOf|NameForm))\.svelte$/;

describe('texts that come later', () => {
  it('are used by no page that does not wait for them', () => {
    const keys = filesOf(FOLDER, 'en')
      .filter((file) => LATER.includes(basename(file)))
      .flatMap((file) => [...entriesOf(readFileSync(file, 'utf8')).keys()]);
    expect(keys.length).toBeGreaterThan(100);
    const wrong = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter(
        (path) => /\.(ts|svelte)$/.test(path) && !/\.test\.ts$/.test(path) && !WAITS.test(path),
      )
      .flatMap((path) => {
        const source = readFileSync(join('src', path), 'utf8');
        return keys.filter((key) => source.includes(`'${key}'`)).map((key) => `${path}: ${key}`);
      });
    expect(wrong).toEqual([]);
  });
});
