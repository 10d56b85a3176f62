// @vitest-environment node
import { expect, it } from 'vitest';
import { listed } from './worker.ts';

const NAMES = ['index.html', 'assets/de-0a1b2c3d.ftl', 'assets/index-x.js', 'assets/a.css'];
const INDEX =
  '<script src="/assets/early-y.js"></script><script type="module" crossorigin src="/assets/index-x.js">';

it('lists what belongs to a version, and finds the script of the page', () => {
  expect(listed(NAMES, INDEX, '')).toMatchObject({
    main: 'assets/index-x.js',
    files: ['assets/a.css', 'assets/index-x.js'],
    languages: ['assets/de-0a1b2c3d.ftl'],
    pages: [''],
  });
});

it('is another version with another file, page or worker', () => {
  const versions = [
    listed(NAMES, INDEX, ''),
    listed([...NAMES, 'assets/b.js'], INDEX, ''),
    listed(NAMES, `${INDEX} `, ''),
    listed(NAMES, INDEX, ';'),
  ].map((list) => ('version' in list ? list.version : ''));
  expect(new Set(versions).size).toBe(4);
});
