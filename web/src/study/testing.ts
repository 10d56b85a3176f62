/** A core that knows one thing: a position is the text of its start and the tokens played since. */
import { FakeCore } from '../engine/testing';
import type { PlayAnswer, PositionView, Step } from '../lib/messages';
import { move, position } from '../lib/testing';
import { FakeSurroundings } from '../table/moments/testing';
import { Timeline } from '../table/moments/timeline.svelte';

export const still = (): Timeline =>
  new Timeline(Object.assign(new FakeSurroundings(), { wanted: 'instant' }));

export const at = (text: string): PositionView => position({ text });

export function answer(start: string, tokens: readonly string[]): PlayAnswer {
  const steps: Step[] = tokens.map((token, i) => ({
    token,
    seat: token.startsWith('=') ? null : 1 + (i % 2),
    effects: [{ event: 'RoundEnded', round: 1, idle_rounds: 0 }],
    position: at([start, ...tokens.slice(0, i + 1)].join(' ')),
  }));
  return {
    start: at(start),
    steps,
    legal: [move('1B2')],
    barred: [],
    rounds: [],
    bonuses: [],
    names: ['Anni', null],
    levels: [],
    yours: [],
    bots: [],
    tags: {},
    result: null,
  };
}

export function fakeCore(): FakeCore {
  return new FakeCore({
    legal: ({ position: text }) => ({ position: at(text), legal: [move('1B2')], barred: [] }),
    play: ({ position: text, moves }) => answer(text, moves),
    record: () => answer('r', ['=B', '1B2', '2Y1']),
    deal: ({ seed }) => ({ deal: `=${seed}` }),
    edit: ({ round }) => ({ text: `draft ${String(round)}`, bag: [1, 1, 1, 1, 1], problems: [] }),
  });
}
