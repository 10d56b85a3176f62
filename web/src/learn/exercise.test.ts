import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeCore } from '../engine/testing';
import { refuse } from '../lib/api';
import type { LegalMove, PlayAnswer, PositionView } from '../lib/messages';
import { FakeSurroundings, place, tiles } from '../table/moments/testing';
import { Timeline } from '../table/moments/timeline.svelte';
import { Exercise, THINKING } from './exercise.svelte';
import type { MoveTask, RoundTask } from './lessons';

const move = (text: string, destination: number): LegalMove =>
  ({ move: text, destination, falls: 0, projected_score: 0 }) as LegalMove;
const view = (changes: Partial<PositionView>): PositionView =>
  ({
    text: 'x',
    phase: 'offer',
    to_move: 1,
    boards: [{ score: 9 }, { score: 3 }],
    ...changes,
  }) as PositionView;
const answer = (position: PositionView, legal: LegalMove[]): PlayAnswer =>
  ({ steps: [{ token: '', seat: 1, effects: [], position }], legal }) as unknown as PlayAnswer;

const TASK: MoveTask = {
  id: 'x',
  position: 'start',
  right: { destination: 2 },
  wrong: [{ say: 'line', when: {} }],
};
const TAKEN = tiles('B', 2, place('factory', 0, 1), place('line', 1, 1, 1));
const ROUND: RoundTask = { id: 'y', position: 'start', score: 10 };
const MOVES = [move('1B2', 2), move('1B3', 3)];

let around: FakeSurroundings;
let core: FakeCore;
const timeline = (): Timeline => new Timeline(around);

beforeEach(() => {
  around = new FakeSurroundings();
  vi.useFakeTimers();
  core = new FakeCore({ legal: () => ({ position: view({}), legal: MOVES, barred: [] }) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a task with one move', () => {
  it('praises the right one, and lets a wrong one be tried again', async () => {
    core.answers.play = () => answer(view({ to_move: 2 }), []);
    const exercise = new Exercise(TASK, core, timeline());
    await exercise.begin();
    expect(exercise.state).toBe('playing');
    await exercise.play('1B3');
    expect([exercise.state, exercise.said]).toEqual(['wrong', 'wrong-line']);
    expect(exercise.legal).toEqual([]);
    await exercise.begin();
    expect(exercise.said).toBeUndefined();
    await exercise.play('1B2');
    expect([exercise.state, exercise.said]).toEqual(['right', 'right']);
    expect(exercise.figures).toMatchObject({ score: 9, other: 3 });
  });

  it('says nothing before the move has been seen', async () => {
    const board = { score: 0, lines: [''], wall: [], floor: '' };
    const seen = view({ factories: ['BBRR'], centre: '', boards: [board] as never });
    core.answers.legal = () => ({ position: seen, legal: MOVES, barred: [] });
    core.answers.play = () => ({
      ...answer(view({ to_move: 2 }), []),
      steps: [{ token: '', seat: 1, effects: [TAKEN], position: view({ to_move: 2 }) }],
    });
    const exercise = new Exercise(TASK, core, timeline());
    await exercise.begin();
    const played = exercise.play('1B2');
    await vi.advanceTimersByTimeAsync(0);
    expect([exercise.state, exercise.said]).toEqual(['busy', undefined]);
    around.pass(5000);
    await played;
    expect(exercise.state).toBe('right');
    // Begun again while the move is still being shown, it says nothing about it.
    await exercise.begin();
    const dropped = exercise.play('1B2');
    await vi.advanceTimersByTimeAsync(0);
    await exercise.begin();
    await dropped;
    expect([exercise.state, exercise.said]).toEqual(['playing', undefined]);
  });

  it('plays nothing that is not legal', async () => {
    const exercise = new Exercise(TASK, core, timeline());
    await exercise.begin();
    await exercise.play('5W5');
    expect(core.of('play')).toEqual([]);
  });

  it('says when there is nobody to ask, and begins again', async () => {
    core.refusal = refuse('unavailable');
    const exercise = new Exercise(TASK, core, timeline());
    await exercise.begin();
    expect([exercise.state, exercise.study.error?.code]).toEqual(['failed', 'unavailable']);
    core.refusal = null;
    await exercise.begin();
    expect([exercise.state, exercise.study.error]).toEqual(['playing', null]);
  });
});

describe('a round', () => {
  it('lets the opponent answer, and counts at the end', async () => {
    const answers = [
      answer(view({ to_move: 2 }), MOVES),
      answer(view({ to_move: 1 }), MOVES),
      answer(view({ phase: 'deal', to_move: null, boards: [{ score: 12 }] as never }), []),
    ];
    core.answers.play = () => answers.shift() ?? answer(view({}), []);
    const exercise = new Exercise(ROUND, core, timeline());
    await exercise.begin();
    const first = exercise.play('1B2');
    await vi.advanceTimersByTimeAsync(THINKING);
    await first;
    expect(exercise.state).toBe('playing');
    await exercise.play('1B2');
    expect([exercise.state, exercise.figures]).toMatchObject(['right', { score: 12, target: 10 }]);
  });

  it('is not enough with too few points', async () => {
    const over = view({ phase: 'deal', to_move: null, boards: [{ score: 9 }] as never });
    core.answers.play = () => answer(over, []);
    const exercise = new Exercise(ROUND, core, timeline());
    await exercise.begin();
    await exercise.play('1B2');
    expect([exercise.state, exercise.said]).toEqual(['wrong', 'wrong-score']);
  });

  it('is won with exactly the points that it asks for', async () => {
    const over = view({ phase: 'deal', to_move: null, boards: [{ score: 10 }] as never });
    core.answers.play = () => answer(over, []);
    const exercise = new Exercise(ROUND, core, timeline());
    await exercise.begin();
    await exercise.play('1B2');
    expect(exercise.state).toBe('right');
  });

  it('that is begun again while the opponent thinks is not answered', async () => {
    core.answers.play = () => answer(view({ to_move: 2, text: 'later' }), MOVES);
    const exercise = new Exercise(ROUND, core, timeline());
    await exercise.begin();
    const first = exercise.play('1B2');
    await vi.advanceTimersByTimeAsync(THINKING / 2);
    await exercise.begin();
    await vi.advanceTimersByTimeAsync(THINKING);
    await first;
    expect([core.of('play').length, exercise.state]).toEqual([1, 'playing']);
    expect(exercise.study.here?.position.text).toBe('x');
  });

  it('that was begun again drops the answers to the one before', async () => {
    core.answers.play = () => answer(view({ to_move: 2, text: 'later' }), MOVES);
    const exercise = new Exercise(ROUND, core, timeline());
    await exercise.begin();
    const first = exercise.play('1B2');
    expect([exercise.state, exercise.legal]).toEqual(['busy', []]);
    await exercise.begin();
    await vi.advanceTimersByTimeAsync(THINKING);
    await first;
    expect(core.of('play')).toHaveLength(1);
    expect([exercise.state, exercise.study.here?.position.text]).toEqual(['playing', 'x']);
    expect(exercise.study.timeline.position?.text).toBe('x');
  });
});
