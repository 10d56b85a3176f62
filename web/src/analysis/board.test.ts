import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeCore } from '../engine/testing';
import { AnalysisBoard } from './board.svelte';
import { answer, fakeCore, still } from './testing';
import { restored, ROOT, saved, tokensTo } from './tree';

let core: FakeCore;
let board: AnalysisBoard;
const here = (): string | undefined => board.here?.position.text;

beforeEach(async () => {
  core = fakeCore();
  board = new AnalysisBoard(core, still());
  await board.open('a');
});

describe('the analysis board', () => {
  it('opens a position, and plays from it', async () => {
    expect(board.start?.text).toBe('a');
    expect(board.here?.moves?.legal.map((each) => each.move)).toEqual(['1B2']);
    await board.playAll(['1B2', '2Y1']);
    expect(here()).toBe('a 1B2 2Y1');
    expect(board.timeline.position?.text).toBe('a 1B2 2Y1');
    expect(tokensTo(board.tree, board.tree.at)).toEqual(['1B2', '2Y1']);
  });

  it('branches where another move is played, and knows the way back', async () => {
    await board.playAll(['1B2', '2Y1']);
    expect(board.step('back')).toBe(true);
    expect(here()).toBe('a 1B2');
    await board.play('3R3');
    expect(board.step('up')).toBe(true);
    expect(here()).toBe('a 1B2 2Y1');
    expect(board.step('forth')).toBe(false);
    board.promote(board.tree.at + 1);
    board.go(ROOT);
    board.step('end');
    expect(tokensTo(board.tree, board.tree.at)).toEqual(['1B2', '3R3']);
    board.remove(board.tree.at);
    expect(here()).toBe('a 1B2');
    expect(board.timeline.position?.text).toBe('a 1B2');
  });

  it('deals what follows from a seed', async () => {
    await board.dealFrom('7');
    await expect.poll(here).toBe('a =7');
    expect(board.tree.nodes.get(board.tree.at)?.played?.seat).toBeNull();
  });

  it('shows a game where it is asked to, with its names', async () => {
    board.show(answer('g', ['=B', '1B2', '2Y1']), 1);
    expect(here()).toBe('g =B');
    expect(board.players.names).toEqual(['Anni', null]);
    expect(tokensTo(board.tree, board.tree.at + 2)).toEqual(['=B', '1B2', '2Y1']);
    // Its moves are asked for when one is there.
    await expect.poll(() => board.here?.moves?.legal.length).toBe(1);
    await board.openRecord('x');
    expect(here()).toBe('r =B 1B2 2Y1');
  });

  it('comes back from storage without knowing its views', async () => {
    await board.playAll(['1B2', '2Y1']);
    board.go(ROOT);
    await board.play('3R3');
    const tree = restored(JSON.parse(JSON.stringify(saved(board.tree))));
    const again = new AnalysisBoard(core, still());
    if (tree) await again.restore('a', tree, board.players);
    expect(again.here?.position.text).toBe('a 3R3');
    again.step('up');
    await expect.poll(() => again.here?.position.text).toBe('a 1B2');
    again.step('forth');
    await expect.poll(() => again.timeline.position?.text).toBe('a 1B2 2Y1');
  });

  it('keeps what it has when the core says no', async () => {
    core.refusal = new Error('no');
    expect(await board.open('b')).toBe(false);
    await board.play('9X9');
    expect(board.error).toBe(core.refusal);
    expect(board.sending).toBeNull();
    expect(here()).toBe('a');
  });

  it('does not show what was asked for too long ago', async () => {
    const slow = board.open('b');
    const quick = board.open('c');
    expect([await slow, await quick]).toEqual([false, true]);
    expect(here()).toBe('c');
  });
});
