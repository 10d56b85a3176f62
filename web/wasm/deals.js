/**
 * Plays deals of the day with the engine of the page in Node, by programs in the person's seat: one JSON object
 * `{ date, setting, mover, chance }` per line in, `{ tokens, scores }` out. For tests/test_daily_deal_wasm.py.
 */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const file = (name) => fileURLToPath(new URL(`../src/${name}`, import.meta.url));

/** A module of the page, with what it imports. */
async function load(name) {
  const bundle = await rolldown({ input: file(name) });
  const { output } = await bundle.generate({ format: 'esm' });
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}

const { instantiate } = await load('engine/module.ts');
const { dealOf } = await load('lib/deal.ts');
const { engineDeal, playDeal } = await load('local/deal.ts');
const { levelMove } = await load('local/turns.ts');

const wasm = await instantiate(
  await WebAssembly.compile(readFileSync(file('engine/evora.wasm'))),
  () => {},
);
const core = {
  call: (name, ask) => Promise.resolve(JSON.parse(wasm(name, JSON.stringify(ask)))),
};

/** A small generator: the same moves every time. */
function dice(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A level that plays anything now and then, so that no two games are alike; or `random`, which always does. */
function chooser(deal, mover, chance) {
  const draw = dice(chance);
  return async ({ text: position }, tokens, seed) => {
    if (mover !== 'random' && draw(6) > 0) {
      const { players } = deal;
      return levelMove(core, { seed, players, tokens, position, level: mover });
    }
    const { legal } = await core.call('legal', { position });
    return legal[draw(legal.length)].move;
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  const { date, setting, mover, chance } = JSON.parse(line);
  const deal = dealOf(date, setting);
  const played =
    mover === 'engine'
      ? await engineDeal(deal, core)
      : await playDeal(deal, core, chooser(deal, mover, chance));
  const tokens = played.steps.map(({ token }) => token);
  process.stdout.write(`${JSON.stringify({ tokens, scores: played.result.scores })}\n`);
}
