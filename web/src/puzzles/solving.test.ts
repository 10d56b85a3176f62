import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { instantiate } from '../engine/module';
import { FakeCore } from '../engine/testing';
import type { AnalysisView, PlayAnswer, PositionView } from '../lib/messages';
import { board, move, position } from '../lib/testing';
import { FakeSurroundings } from '../table/moments/testing';
import { Timeline } from '../table/moments/timeline.svelte';
import { SETTINGS, type Puzzle } from './files';
import { Solving } from './solving.svelte';
import { puzzle, shelved } from './testing';

const at = (text: string, changes: Partial<PositionView> = {}): PositionView =>
  position({ text, boards: [board({ score: 7 }), board({ score: 9 })], ...changes });

/** Positions are named by the moves that led to them. */
const fakeCore = (): FakeCore =>
  new FakeCore({
    legal: ({ position: text }) => ({
      position: at(text),
      legal: [move('1R1'), move('0B2')],
      barred: [],
    }),
    play: ({ position: text, moves }) => {
      const steps = moves.map((token, i) => ({
        token,
        seat: (text.split(' ').length + i) % 2 === 1 ? 1 : 2,
        effects: [],
        position: at(
          [text, ...moves.slice(0, i + 1)].join(' '),
          token === 'end' ? { phase: 'deal', to_move: null } : {},
        ),
      }));
      return { steps, legal: [], barred: [] } as unknown as PlayAnswer;
    },
    analyse: () => found('0R4', 'end'),
  });
const found = (...pv: string[]): AnalysisView =>
  ({ lines: [{ win: [0.25, 0.75], pv }] }) as unknown as AnalysisView;
const here = (solving: Solving): string | undefined => solving.study.here?.position.text;

function begin(core = fakeCore(), what: Puzzle = puzzle()): { solving: Solving; told: boolean[] } {
  const told: boolean[] = [];
  const around = new FakeSurroundings();
  around.wanted = 'instant';
  const timeline = new Timeline(around);
  const solving = new Solving(what, (solved) => told.push(solved), core, timeline);
  return { solving, told };
}

test('any of the solutions is right, and the line can be shown', async () => {
  const { solving, told } = begin();
  await solving.begin();
  expect([solving.state, solving.seat, solving.legal.length]).toEqual(['playing', 1, 2]);
  await solving.play('2R1');
  expect([solving.state, told, solving.legal]).toEqual(['right', [true], []]);
  await solving.show();
  expect([solving.state, here(solving)]).toEqual(['shown', 'position 2R1 1B2']);
  expect(told).toEqual([true]);
});

test('a puzzle that is solved from the second of two equal factories goes on to the end', async () => {
  const native = await instantiate(
    await WebAssembly.compile(readFileSync('src/engine/evora.wasm')),
    () => undefined,
  );
  const ask = <Answer>(name: string, question: object): Promise<Answer> => {
    const answer = JSON.parse(native(name, JSON.stringify(question))) as Answer & { type?: string };
    return answer.type === 'refused' ? Promise.reject(new Error(name)) : Promise.resolve(answer);
  };
  const real = new FakeCore({
    legal: (question) => ask('legal', question),
    play: (question) => ask('play', question),
  });
  const several = SETTINGS.flatMap(shelved).filter(({ solutions }) => solutions.includes(' '));
  expect(several.length).toBeGreaterThan(10);
  for (const each of several) {
    for (const solution of each.solutions.split(' ')) {
      const { solving } = begin(real, each);
      await solving.begin();
      await solving.play(solution);
      await solving.show();
      expect([each.id, solution, solving.state]).toEqual([each.id, solution, 'shown']);
      const end = solving.study.here?.position.boards.map(({ score }) => score);
      expect([each.id, solution, end]).toEqual([each.id, solution, each.scores]);
    }
  }
});

test('a wrong move is answered by its refutation, and can be tried again', async () => {
  const { solving, told } = begin();
  await solving.begin();
  await solving.play('0B2');
  expect([solving.state, told]).toEqual(['wrong', [false]]);
  expect(solving.refutation).toMatchObject({ win: 0.25, reply: { token: '0R4', seat: 2 } });
  expect(solving.refutation?.scores).toEqual([7, 9]);
  expect(here(solving)).toBe('position 0B2 0R4');
  await solving.begin();
  expect([solving.state, here(solving), solving.refutation]).toEqual([
    'playing',
    'position',
    undefined,
  ]);
  await solving.play('1R1');
  expect([solving.state, told]).toEqual(['right', [false, true]]);
});

test('a refutation says what is left to the seat that tried, not to the first', async () => {
  const core = fakeCore();
  core.answers.legal = ({ position: text }) => ({
    position: at(text, { to_move: 2 }),
    legal: [move('0B2')],
    barred: [],
  });
  const { solving } = begin(core);
  await solving.begin();
  await solving.play('0B2');
  expect([solving.seat, solving.refutation?.win]).toEqual([2, 0.75]);
});

test('without a search a wrong move is still wrong', async () => {
  const core = fakeCore();
  core.answers.analyse = () => Promise.reject(new Error('no engine'));
  const { solving } = begin(core);
  await solving.begin();
  await solving.play('0B2');
  expect([solving.state, solving.refutation]).toEqual(['wrong', undefined]);
});

test('whoever looks at the solution first has not solved it', async () => {
  const { solving, told } = begin();
  await solving.begin();
  await solving.show();
  expect([solving.state, told]).toEqual(['shown', [false]]);
  expect(here(solving)).toBe('position 1R1 2B2');
});

test('a board that cannot be set up says so, and can be set up again', async () => {
  const core = fakeCore();
  core.refusal = new Error('away');
  const { solving } = begin(core);
  await solving.begin();
  expect([solving.state, solving.study.error?.code]).toEqual(['failed', 'unavailable']);
  core.refusal = null;
  await solving.begin();
  expect([solving.state, solving.study.error]).toEqual(['playing', null]);
});

test('a search that ends after another try was begun says nothing about it', async () => {
  const core = fakeCore();
  delete core.answers.analyse;
  const { solving } = begin(core);
  await solving.begin();
  const first = solving.play('0B2');
  await expect.poll(() => core.of('analyse').length).toBe(1);
  await solving.begin();
  const second = solving.play('0B3');
  await expect.poll(() => core.of('analyse').length).toBe(2);
  core.of('analyse')[0]?.resolve(found('0R4'));
  await first;
  expect([solving.state, solving.searching, solving.refutation]).toEqual(['busy', true, undefined]);
  expect(here(solving)).toBe('position 0B3');
  core.of('analyse')[1]?.resolve(found('0Y1'));
  await second;
  expect([solving.state, here(solving)]).toEqual(['wrong', 'position 0B3 0Y1']);
});

test('a move that is played while the solution is asked for is not taken back by it', async () => {
  const core = fakeCore();
  const { solving, told } = begin(core);
  await solving.begin();
  const shown = solving.show();
  await solving.play('1R1');
  await shown;
  expect([solving.state, told, here(solving)]).toEqual(['shown', [false], 'position 1R1 2B2']);
});
