// @vitest-environment node
// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { LAYERS } from './layers.js';

const eslint = new ESLint();

/** What the linter, as `make check` runs it, says about the layers of a file with this content. */
async function lint(filePath, code) {
  const [result] = await eslint.lintText(code, { filePath });
  expect(result?.fatalErrorCount).toBe(0);
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === 'evora/layers')
    .map(({ message }) => message.replace(/:.*/, ''));
}

const script = (code) => `<script lang="ts">\n${code}\n</script>\n`;

describe('the layers', { timeout: 30_000 }, () => {
  it.each([
    ['src/table/planted.ts', "export { a } from '../lib/a';"],
    ['src/table/planted.ts', "export { a } from './a';"],
    ['src/table/board/planted.ts', "export { a } from '../input/a';"],
    ['src/table/live/planted.ts', "export { a } from '../props';"],
    ['src/shell/planted.ts', "export { routes } from '../routes';"],
    ['src/routes.test.ts', "import { routes } from './routes';"],
    ['src/lib/planted.ts', "import { mount } from 'svelte';"],
    ['gallery/planted.ts', "import '../src/shell/App.svelte';"],
  ])('let %s have %s', async (file, code) => {
    expect(await lint(file, code)).toEqual([]);
  });

  it.each([
    ['src/lib/planted.ts', "export { a } from '../table/a';", 'lib is below table'],
    ['src/lib/planted.ts', "export * from '../art/shapes';", 'lib is below art'],
    ['src/lib/planted.ts', "import type { A } from '../table/a';", 'lib is below table'],
    ['src/lib/planted.ts', "export type A = import('../art/a').A;", 'lib is below art'],
    ['src/lib/planted.test.ts', "import '../table/a';", 'lib is below table'],
    ['src/lib/planted.svelte.ts', "import '../pages/a';", 'lib is below pages'],
    ['src/table/live/planted.ts', "import '../../learn/a';", 'table/live is below learn'],
    ['src/table/board/planted.ts', "import '../live/a';", 'table/board is below table/live'],
    ['src/table/board/planted.ts', "import '../props';", 'table/board is below table'],
    ['src/pages/planted.ts', "void import('../shell/a');", 'pages is below shell'],
    ['src/pages/planted.ts', "import '../routes';", 'pages is below routes.ts'],
    ['src/learn/Planted.svelte', script("import '../pages/a';"), 'learn is below pages'],
  ])('do not let %s have %s', async (file, code, message) => {
    expect(await lint(file, code)).toEqual([message]);
  });

  it('are all there are: another folder or file is an error, and so is what uses it', async () => {
    expect(await lint('src/widgets/planted.ts', 'export {};')).toEqual(['widgets is in no layer']);
    expect(await lint('src/table/attic/planted.ts', 'export {};')).toEqual([
      'table/attic is in no layer',
    ]);
    expect(await lint('src/planted.ts', 'export {};')).toEqual(['planted.ts is in no layer']);
    expect(await lint('src/main.ts', "import './widgets/a';")).toEqual(['widgets is in no layer']);
    expect(await lint('src/main.ts', "import '../plugins/a';")).toEqual(['.. is in no layer']);
  });

  it('have no other folder beside them, not even one without scripts', () => {
    const found = readdirSync('src').filter((name) => !name.includes('.test.'));
    const rooms = readdirSync('src/table', { withFileTypes: true })
      .filter((each) => each.isDirectory())
      .map(({ name }) => `table/${name}`);
    expect([...found, ...rooms].sort()).toEqual([...LAYERS].sort());
  });

  it('stand in docs/web.md in this order', () => {
    const page = readFileSync('../docs/web.md', 'utf8');
    const rows = [...page.matchAll(/^\| `([\w/]+)` \|/gm)].map(([, name]) => name);
    const folders = LAYERS.filter((name) => !name.includes('.'));
    expect(rows.filter((name) => folders.includes(name))).toEqual(folders);
  });
});
