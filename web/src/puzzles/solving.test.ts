import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { instantiate } from '../engine/module';
import type { LegalAnswer, PlayAnswer, PositionView } from '../lib/messages';
import { board, move, position } from '../lib/testing';
import { FakeSurroundings } from '../table/moments/testing';
import { Timeline } from '../table/moments/timeline.svelte';
import type { Oracle } from './oracle';
import { SETTINGS, type Puzzle } from './shelf';
import { Solving } from './solving.svelte';
import { puzzle, shelved } from './testing';

const at = (text: string, changes: Partial<PositionView> = {}): PositionView =>
  position({ text, boards: [board({ score: 7 }), board({ score: 9 })], ...changes });

/** Positions are named by the moves that led to them. */
class FakeOracle implements Oracle {
  legal = (text: string): Promise<LegalAnswer> =>
    Promise.resolve({ position: at(text), legal: [move('1R1'), move('0B2')], barred: [] });
  play = (text: string, moves: readonly string[]): Promise<PlayAnswer> => {
    const steps = moves.map((token, i) => ({
      token,
      seat: (text.split(' ').length + i) % 2 === 1 ? 1 : 2,
      effects: [],
      position: at(
        [text, ...moves.slice(0, i + 1)].join(' '),
        token === 'end' ? { phase: 'deal', to_move: null } : {},
      ),
    }));
    return Promise.resolve({ steps, legal: [], barred: [] } as unknown as PlayAnswer);
  };
  judge = (): ReturnType<Oracle['judge']> =>
    Promise.resolve({ win: [0.25, 0.75], pv: ['0R4', 'end'] });
}

function begin(
  ask: Oracle = new FakeOracle(),
  what: Puzzle = puzzle(),
): { solving: Solving; told: boolean[] } {
  const told: boolean[] = [];
  const around = new FakeSurroundings();
  around.wanted = 'instant';
  const timeline = new Timeline(around);
  const solving = new Solving(what, (solved) => told.push(solved), timeline, ask);
  return { solving, told };
}

test('any of the solutions is right, and the line can be shown', async () => {
  const { solving, told } = begin();
  await solving.begin();
  expect([solving.state, solving.seat, solving.legal.length]).toEqual(['playing', 1, 2]);
  await solving.play('2R1');
  expect([solving.state, told, solving.legal]).toEqual(['right', [true], []]);
  await solving.show();
  expect([solving.state, solving.view?.text]).toEqual(['shown', 'position 2R1 1B2']);
  expect(told).toEqual([true]);
});

test('a puzzle that is solved from the second of two equal factories goes on to the end', async () => {
  const core = await instantiate(
    await WebAssembly.compile(readFileSync('src/engine/evora.wasm')),
    () => undefined,
  );
  const ask = <Answer>(name: string, question: object): Promise<Answer> => {
    const answer = JSON.parse(core(name, JSON.stringify(question))) as Answer & { type?: string };
    return answer.type === 'refused' ? Promise.reject(new Error(name)) : Promise.resolve(answer);
  };
  const real = new FakeOracle();
  real.legal = (text) => ask('legal', { position: text });
  real.play = (text, moves) => ask('play', { position: text, moves });
  const several = SETTINGS.flatMap(shelved).filter(({ solutions }) => solutions.includes(' '));
  expect(several.length).toBeGreaterThan(10);
  for (const each of several) {
    for (const solution of each.solutions.split(' ')) {
      const { solving } = begin(real, each);
      await solving.begin();
      await solving.play(solution);
      await solving.show();
      expect([each.id, solution, solving.state]).toEqual([each.id, solution, 'shown']);
      const end = solving.view?.boards.map(({ score }) => score);
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
  expect(solving.view?.text).toBe('position 0B2 0R4');
  await solving.begin();
  expect([solving.state, solving.view?.text, solving.refutation]).toEqual([
    'playing',
    'position',
    undefined,
  ]);
  await solving.play('1R1');
  expect([solving.state, told]).toEqual(['right', [false, true]]);
});

test('a refutation says what is left to the seat that tried, not to the first', async () => {
  const ask = new FakeOracle();
  ask.legal = (text) =>
    Promise.resolve({ position: at(text, { to_move: 2 }), legal: [move('0B2')], barred: [] });
  const { solving } = begin(ask);
  await solving.begin();
  await solving.play('0B2');
  expect([solving.seat, solving.refutation?.win]).toEqual([2, 0.75]);
});

test('without a search a wrong move is still wrong', async () => {
  const ask = new FakeOracle();
  ask.judge = () => Promise.reject(new Error('no engine'));
  const { solving } = begin(ask);
  await solving.begin();
  await solving.play('0B2');
  expect([solving.state, solving.refutation]).toEqual(['wrong', undefined]);
});

test('whoever looks at the solution first has not solved it', async () => {
  const { solving, told } = begin();
  await solving.begin();
  await solving.show();
  expect([solving.state, told]).toEqual(['shown', [false]]);
  expect(solving.view?.text).toBe('position 1R1 2B2');
});

test('a board that cannot be set up says so, and can be set up again', async () => {
  const ask = new FakeOracle();
  const { legal } = ask;
  ask.legal = () => Promise.reject(new Error('away'));
  const { solving } = begin(ask);
  await solving.begin();
  expect([solving.state, solving.refused?.code]).toEqual(['failed', 'unavailable']);
  ask.legal = legal;
  await solving.begin();
  expect([solving.state, solving.refused]).toEqual(['playing', undefined]);
});
