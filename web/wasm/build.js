/**
 * Compiles the core to WebAssembly: src/engine/evora.wasm, which the page loads where it needs it.
 * The compiler is npm's; what it makes is kept by content (build/wasm, or WASM_CACHE), so that only
 * what has changed is compiled again.
 */
import { fork } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FLAGS, LINK_FLAGS, PRECOMPILED } from './compiler.js';
import { keyOf, sourcesOf, withIncludes } from './sources.js';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const CORE = join(WEB, '../core');
const CACHE = process.env.WASM_CACHE ?? join(WEB, '../build/wasm');
const TARGET = join(WEB, 'src/engine/evora.wasm');
/** Each needs most of a gigabyte. */
const MAX_PROCESSES = 4;

const read = (path) => readFileSync(path, 'utf8');

/** Runs jobs in processes of their own, `count` at a time: each has a compiler to start. */
async function compile(jobs, count) {
  const queue = [...jobs];
  const work = () =>
    new Promise((resolve, reject) => {
      const child = fork(fileURLToPath(new URL('./compiler.js', import.meta.url)));
      let job;
      const next = () => {
        job = queue.shift();
        if (job === undefined) child.disconnect();
        else child.send(job);
      };
      child.on('message', next);
      child.on('error', reject);
      child.on('exit', (code) => {
        if (code === 0 && job === undefined) resolve();
        else reject(new Error(`${job?.source ?? 'the compiler'} failed`));
      });
      next();
    });
  await Promise.all(Array.from({ length: Math.min(count, jobs.length) }, work));
}

async function main() {
  mkdirSync(CACHE, { recursive: true });
  const version = read(join(WEB, 'node_modules/@yowasp/clang/package.json'));
  const flags = FLAGS.join(' ');
  const sources = [
    ...sourcesOf(read(join(CORE, 'CMakeLists.txt')), 'evora_calls'),
    'wasm/exceptions.cpp',
    'wasm/exports.cpp',
  ];
  const precompiled = join(CACHE, `${keyOf(version, flags, PRECOMPILED)}.pch`);
  const jobs = sources.map((source) => {
    const files = withIncludes(CORE, source);
    const key = keyOf(version, flags, PRECOMPILED, ...[...files].flat());
    return { source, files: [...files], precompiled, output: join(CACHE, `${key}.o`) };
  });
  const objects = jobs.map((job) => job.output);
  const linked = join(CACHE, `${keyOf(version, LINK_FLAGS.join(' '), ...objects)}.wasm`);
  if (!existsSync(linked)) {
    const missing = jobs.filter((job) => !existsSync(job.output));
    console.log(`Compiling the engine of the page: ${missing.length} of ${jobs.length} files …`);
    if (missing.length > 0 && !existsSync(precompiled)) {
      await compile([{ source: 'headers', output: precompiled }], 1);
    }
    await compile(missing, Math.min(availableParallelism(), MAX_PROCESSES));
    await compile([{ source: 'linking', objects, output: linked }], 1);
  }
  mkdirSync(dirname(TARGET), { recursive: true });
  if (!existsSync(TARGET) || !readFileSync(TARGET).equals(readFileSync(linked))) {
    copyFileSync(linked, TARGET);
  }
}

try {
  await main();
} catch (error) {
  console.error(`The engine of the page did not compile: ${error.message} (see above).`);
  process.exitCode = 1;
}
