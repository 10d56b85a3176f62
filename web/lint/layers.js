/**
 * The layers of `src`, from the bottom: a file imports from its own layer and from those before it.
 * Folders, rooms of a folder and single files are listed; a file in none of them is an error, so the list
 * stays whole.
 */
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));

export const LAYERS = [
  'env.d.ts',
  'early.js',
  'site.json',
  'lib',
  'engine',
  'style',
  'art',
  'controls',
  'offline',
  'local',
  'company',
  'notices',
  'table/layout',
  'table/names',
  'table/players',
  'table/log',
  'table/input',
  'table/board',
  'table/moments',
  'table',
  'table/practice',
  'table/panel',
  'table/result',
  'table/live',
  'study',
  'replay',
  'watch',
  'learn',
  'analysis',
  'review',
  'puzzles',
  'deal',
  'keys',
  'person',
  'pages',
  'routes.ts',
  'shell',
  'main.ts',
];

/** The name in `LAYERS` that a file belongs to, or the part of its path that should be there. */
function layerOf(file) {
  const [first = '', second = '', ...rest] = relative(SOURCES, file).split(sep);
  const room = `${first}/${second}`;
  // A folder in rooms has no others than those that are listed.
  if (rest.length > 0 && LAYERS.some((layer) => layer.startsWith(`${first}/`))) return room;
  // Tests belong to what they test, and imports leave the ending out.
  const name = first.replace(/\.test\.ts$/, '.ts');
  return LAYERS.find((layer) => layer === name || layer === `${name}.ts`) ?? name;
}

/** @type {import('eslint').Rule.RuleModule} */
export const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      upwards: '{{from}} is below {{to}}: imports go downwards only (web/lint/layers.js).',
      unknown: '{{name}} is in no layer: name it in web/lint/layers.js.',
    },
  },
  create(context) {
    const from = layerOf(context.filename);
    const height = LAYERS.indexOf(from);
    const check = (source) => {
      const path = source?.value;
      if (typeof path !== 'string' || !path.startsWith('.')) return;
      const to = layerOf(resolve(dirname(context.filename), path));
      const other = LAYERS.indexOf(to);
      if (other < 0) context.report({ node: source, messageId: 'unknown', data: { name: to } });
      else if (other > height) {
        context.report({ node: source, messageId: 'upwards', data: { from, to } });
      }
    };
    return {
      Program(node) {
        if (height < 0) context.report({ node, messageId: 'unknown', data: { name: from } });
      },
      ImportDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      TSImportType: (node) => check(node.source),
    };
  },
};
