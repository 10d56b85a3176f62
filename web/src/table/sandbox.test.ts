import { beforeEach, describe, expect, it, vi } from 'vitest';
import { core, type Core } from '../engine/client';
import { refuse } from '../lib/api';
import type { PlayAnswer, Step } from '../lib/messages';
import { move, position } from '../lib/testing';
import { FakeSurroundings } from './moments/testing';
import { Timeline } from './moments/timeline.svelte';
import { Sandbox } from './sandbox.svelte';

const at = (text: string) => position({ text });
const MOVES = [move('1B2')];
const step = (text: string): Step => ({
  token: '1B2',
  seat: 1,
  effects: [{ event: 'RoundEnded', round: 1, idle_rounds: 0 }],
  position: at(text),
});
const answer = (...steps: Step[]): PlayAnswer => ({
  start: at('a'),
  steps,
  legal: [move('2Y3')],
  barred: [],
  rounds: [],
  bonuses: [],
  names: [],
  bots: [],
  tags: {},
  levels: [],
  yours: [],
  result: null,
});

const still = (): Timeline =>
  new Timeline(Object.assign(new FakeSurroundings(), { wanted: 'instant' }));
const api = { legal: vi.fn(), play: vi.fn() };
let sandbox: Sandbox;

beforeEach(async () => {
  api.legal.mockReset().mockResolvedValue({ position: at('a'), legal: MOVES, barred: [] });
  api.play.mockReset().mockResolvedValue(answer(step('b')));
  const call = (name: 'legal' | 'play', ask: object): Promise<unknown> => api[name](ask);
  vi.spyOn(core, 'call').mockImplementation(call as unknown as Core['call']);
  sandbox = new Sandbox(still());
  await sandbox.open('a');
});

describe('a sandbox', () => {
  it('opens a position with its moves', () => {
    expect(sandbox.state?.position.text).toBe('a');
    expect(sandbox.state?.legal).toBe(MOVES);
    expect(new Sandbox().state).toBeNull();
  });

  it('shows a move at once as on its way, then what it did', async () => {
    const done = sandbox.play('1B2');
    expect(sandbox.sending).toBe('1B2');
    await done;
    expect(api.play).toHaveBeenCalledWith({ position: 'a', moves: ['1B2'] });
    expect(sandbox.sending).toBeNull();
    expect(sandbox.state?.position.text).toBe('b');
    expect(sandbox.state?.legal.map((each) => each.move)).toEqual(['2Y3']);
    expect(sandbox.steps).toEqual([step('b')]);
    expect(sandbox.timeline.position?.text).toBe('b');
  });

  it('sends one move at a time, and none without a position', async () => {
    await Promise.all([sandbox.play('1B2'), sandbox.play('1B2')]);
    await new Sandbox().play('1B2');
    expect(api.play).toHaveBeenCalledTimes(1);
  });

  it('takes moves back and plays others from there', async () => {
    await sandbox.play('1B2');
    api.play.mockResolvedValue(answer(step('c')));
    await sandbox.play('2Y3');
    sandbox.undo();
    expect(sandbox.state?.position.text).toBe('b');
    expect(sandbox.timeline.position?.text).toBe('b');
    sandbox.undo();
    expect(sandbox.state?.position.text).toBe('a');
    api.play.mockResolvedValue(answer(step('d')));
    await sandbox.play('1B3');
    expect(sandbox.steps).toHaveLength(1);
    expect(sandbox.state?.position.text).toBe('d');
  });

  it('keeps its position when a move is refused, and says why until one is not', async () => {
    const refused = refuse('illegal_move');
    api.play.mockRejectedValueOnce(refused);
    await sandbox.play('9Z9');
    expect(sandbox.error).toBe(refused);
    expect(sandbox.sending).toBeNull();
    expect(sandbox.state?.position.text).toBe('a');
    await sandbox.play('1B2');
    expect(sandbox.error).toBeNull();
  });

  it('says why a position cannot be opened, and forgets that with the next', async () => {
    const refused = refuse('bad_position');
    api.legal.mockRejectedValueOnce(refused);
    await sandbox.play('1B2');
    await sandbox.open('x');
    expect(sandbox.error).toBe(refused);
    expect(sandbox.state?.position.text).toBe('b');
    await sandbox.open('a');
    expect(sandbox.error).toBeNull();
    expect(sandbox.steps).toEqual([]);
  });
});
