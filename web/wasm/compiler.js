/** One process with a compiler, for build.js: takes jobs as messages, and answers each when it is done. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Numbers come out as in the native build: no operations are merged, and none reordered. */
export const FLAGS = [
  ...['-std=c++20', '-O3', '-DNDEBUG', '-fwasm-exceptions', '-ffp-contract=off'],
  ...['-Wall', '-Wextra', '-Werror=return-type', '-Icore'],
];

/** The call stack is large enough for the deepest search. */
export const LINK_FLAGS = [
  ...['-O3', '-fwasm-exceptions', '-mexec-model=reactor'],
  ...['-Wl,--strip-all', '-Wl,-z,stack-size=1048576'],
];

/** The library's headers, read once for all sources: they take longer to read than our own. */
export const PRECOMPILED = [
  ...['algorithm', 'array', 'bit', 'chrono', 'cmath', 'functional', 'memory', 'optional', 'span'],
  ...['stdexcept', 'string', 'string_view', 'utility', 'variant', 'vector'],
]
  .map((name) => `#include <${name}>\n`)
  .join('');

/** Files by path as the compiler takes them: a tree of folders. */
function tree(files) {
  const root = {};
  for (const [path, content] of files) {
    const parts = path.split('/');
    const name = parts.pop();
    const folder = parts.reduce((at, part) => (at[part] ??= {}), root);
    folder[name] = content;
  }
  return root;
}

async function run({ source, files, precompiled, objects, output }) {
  const { runClang } = await import('@yowasp/clang');
  const clang = async (args, inputs) =>
    (await runClang(['clang++', ...args], tree(inputs), {})).out;
  let made;
  if (objects !== undefined) {
    const inputs = objects.map((path, number) => [`${number}.o`, readFileSync(path)]);
    made = await clang([...LINK_FLAGS, ...inputs.map(([name]) => name), '-o', 'out'], inputs);
  } else if (files === undefined) {
    made = await clang(
      [...FLAGS, '-x', 'c++-header', 'library.hpp', '-o', 'out'],
      [['library.hpp', PRECOMPILED]],
    );
  } else {
    // As they were when their key was made, whatever happens to them meanwhile.
    const inputs = files.map(([path, content]) => [`core/${path}`, content]);
    inputs.push(['library.hpp', PRECOMPILED], ['library.pch', readFileSync(precompiled)]);
    made = await clang(
      [...FLAGS, '-include-pch', 'library.pch', '-c', `core/${source}`, '-o', 'out'],
      inputs,
    );
  }
  // Whole or not at all: another build may read it.
  writeFileSync(`${output}.${process.pid}`, made);
  renameSync(`${output}.${process.pid}`, output);
}

if (process.send !== undefined && process.argv[1] === new URL(import.meta.url).pathname) {
  // The compiler's messages; not how much of itself it has read.
  console.log = (line) => {
    if (!/ fetched \d+% /.test(line)) console.error(line);
  };
  process.on('message', async (job) => {
    try {
      await run(job);
      process.send('done');
    } catch (error) {
      console.error(`${job.source}: ${error.message}`);
      process.exit(1);
    }
  });
}
