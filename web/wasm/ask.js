/**
 * Asks the engine of the page in Node: one JSON list `[name, question]` per line in, one answer per line out.
 * For tests and measurements: tests/test_wasm.py, benchmarks/wasm.py.
 */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { transformWithOxc } from 'vite';

const file = (name) => fileURLToPath(new URL(`../src/engine/${name}`, import.meta.url));
const { code } = await transformWithOxc(readFileSync(file('module.ts'), 'utf8'), 'module.ts');
const { instantiate } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
const core = await instantiate(
  await WebAssembly.compile(readFileSync(file('evora.wasm'))),
  () => {},
);

for await (const line of createInterface({ input: process.stdin })) {
  const [name, question] = JSON.parse(line);
  process.stdout.write(`${core(name, JSON.stringify(question))}\n`);
}
