import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeCore } from '../engine/testing';
import { refuse } from '../lib/api';
import { Study } from './study.svelte';
import { answer, fakeCore, still } from './testing';
import { restored, ROOT, saved, tokensTo } from './tree';

let core: FakeCore;
let study: Study;
const here = (): string | undefined => study.here?.position.text;

beforeEach(async () => {
  core = fakeCore();
  study = new Study(core, still());
  await study.open('a');
});

describe('a study', () => {
  it('opens a position, and plays from it', async () => {
    expect(study.start?.text).toBe('a');
    expect(study.here?.moves?.legal.map((each) => each.move)).toEqual(['1B2']);
    await study.play('1B2', '2Y1');
    expect(here()).toBe('a 1B2 2Y1');
    expect(study.timeline.position?.text).toBe('a 1B2 2Y1');
    expect(tokensTo(study.tree, study.tree.at)).toEqual(['1B2', '2Y1']);
  });

  it('branches where another move is played, and knows the way back', async () => {
    await study.play('1B2', '2Y1');
    expect(study.step('back')).toBe(true);
    expect(here()).toBe('a 1B2');
    await study.play('3R3');
    expect(study.step('up')).toBe(true);
    expect(here()).toBe('a 1B2 2Y1');
    expect(study.step('forth')).toBe(false);
    study.promote(study.tree.at + 1);
    study.go(ROOT);
    study.step('end');
    expect(tokensTo(study.tree, study.tree.at)).toEqual(['1B2', '3R3']);
    study.remove(study.tree.at);
    expect(here()).toBe('a 1B2');
    expect(study.timeline.position?.text).toBe('a 1B2');
  });

  it('counts a move to the round in which it was played', async () => {
    core.answers.play = ({ position: text, moves }) => {
      const played = answer(text, moves);
      const steps = played.steps.map((step) => ({
        ...step,
        position: { ...step.position, round: 2 },
      }));
      return { ...played, steps };
    };
    await study.play('1B2', '=B', '2Y1');
    const rounds = [...study.tree.nodes.values()].map(({ played }) => played?.round);
    expect(rounds).toEqual([undefined, 1, 2, 2]);
  });

  it('shows as one’s own only the moves that are', async () => {
    const timeline = still();
    const pushed = vi.spyOn(timeline, 'push');
    const other = new Study(core, timeline, (seat) => seat === 2);
    await other.open('a');
    await other.play('1B2', '2Y1');
    expect(pushed.mock.calls.map(([{ step }]) => step?.own)).toEqual([false, true]);
  });

  it('deals what follows from a seed', async () => {
    await study.dealFrom('7');
    await expect.poll(here).toBe('a =7');
    expect(study.tree.nodes.get(study.tree.at)?.played?.seat).toBeNull();
  });

  it('shows a game where it is asked to, with its names', async () => {
    study.show(answer('g', ['=B', '1B2', '2Y1']), 1);
    expect(here()).toBe('g =B');
    expect(study.players.names).toEqual(['Anni', null]);
    expect(tokensTo(study.tree, study.tree.at + 2)).toEqual(['=B', '1B2', '2Y1']);
    // Its moves are asked for when one is there.
    await expect.poll(() => study.here?.moves?.legal.length).toBe(1);
    await study.openRecord('x');
    expect(here()).toBe('r =B 1B2 2Y1');
  });

  it('comes back from storage without knowing its views', async () => {
    await study.play('1B2', '2Y1');
    study.go(ROOT);
    await study.play('3R3');
    const tree = restored(JSON.parse(JSON.stringify(saved(study.tree))));
    const again = new Study(core, still());
    if (tree) await again.restore('a', tree, study.players);
    expect(again.here?.position.text).toBe('a 3R3');
    again.step('up');
    await expect.poll(() => again.here?.position.text).toBe('a 1B2');
    again.step('forth');
    await expect.poll(() => again.timeline.position?.text).toBe('a 1B2 2Y1');
  });

  it('keeps what it has when the core says no', async () => {
    core.refusal = refuse('illegal_move');
    expect(await study.open('b')).toBe(false);
    await study.play('9X9');
    expect(study.error?.code).toBe('illegal_move');
    expect(study.sending).toBeNull();
    expect(here()).toBe('a');
  });

  it('does not show what was asked for too long ago', async () => {
    const slow = study.open('b');
    const quick = study.open('c');
    expect([await slow, await quick]).toEqual([false, true]);
    expect(here()).toBe('c');
  });

  it('shows only what was given, where there is no core to ask', async () => {
    const shown = new Study(null, still());
    shown.show(answer('g', ['=B', '1B2']), -1);
    expect([shown.tree.at, shown.shown?.text, shown.sending]).toEqual([ROOT, 'g', null]);
    expect(await shown.play('1B2')).toBe(false);
    shown.go(2);
    expect([shown.shown?.text, shown.error]).toEqual(['g =B 1B2', null]);
  });
});

describe('an answer that comes late', () => {
  const asked = (name: 'legal' | 'play' | 'deal') => core.of(name).at(-1);

  it('gives its moves to nobody else: one has gone on while they were asked for', async () => {
    delete core.answers.legal;
    study.show(answer('g', ['=B', '1B2']), 1);
    const late = asked('legal');
    study.go(2);
    late?.resolve({ legal: [], barred: [] });
    await Promise.resolve();
    expect([here(), study.here?.moves?.legal.length]).toEqual(['g =B 1B2', 1]);
    study.go(1);
    expect(study.here?.moves).toBeNull();
    asked('legal')?.resolve({ legal: [], barred: [] });
    await expect.poll(() => study.here?.moves).toEqual({ legal: [], barred: [] });
  });

  it('is not added to another node than the one it was played at', async () => {
    await study.play('1B2');
    const { play } = core.answers;
    delete core.answers.play;
    const late = study.play('2Y1');
    await expect.poll(() => core.of('play').length).toBe(2);
    study.go(ROOT);
    expect(study.sending).toBeNull();
    asked('play')?.resolve(answer('a 1B2', ['2Y1']));
    expect(await late).toBe(false);
    expect([here(), study.tree.nodes.size]).toEqual(['a', 2]);
    if (play) core.answers.play = play;
    expect(await study.play('3R3')).toBe(true);
  });

  it('deals once, however often it was pressed', async () => {
    const both = [study.dealFrom('7'), study.dealFrom('8')];
    expect(await Promise.all(both)).toEqual([true, false]);
    expect(here()).toBe('a =7');
    expect(study.error).toBeNull();
  });

  it('of another position leaves alone what was opened since', async () => {
    delete core.answers.play;
    const late = study.play('1B2');
    await study.open('b');
    asked('play')?.resolve(answer('a', ['1B2']));
    expect([await late, here(), study.error]).toEqual([false, 'b', null]);
    const failing = study.play('2Y1');
    await study.open('c');
    asked('play')?.reject(new Error('no'));
    expect([await failing, study.error, study.sending]).toEqual([false, null, null]);
  });

  it('does not end what is being played since', async () => {
    delete core.answers.play;
    const first = study.play('1B2');
    await expect.poll(() => core.of('play').length).toBe(1);
    study.go(ROOT);
    void study.play('2Y1');
    asked('play')?.resolve(answer('a', ['1B2']));
    expect([await first, study.sending]).toEqual([false, '2Y1']);
  });

  it('with the moves of a node belongs to it, though one has played on from there', async () => {
    delete core.answers.legal;
    study.show(answer('g', ['=B', '1B2', '2Y1']), 1);
    await study.play('3R3');
    asked('legal')?.resolve({ legal: [], barred: [] });
    await new Promise((resolve) => setTimeout(resolve));
    expect([here(), study.here?.moves?.legal.length]).toEqual(['g =B 3R3', 1]);
    study.step('back');
    expect(study.here?.moves?.legal.length).toBe(0);
  });
});
