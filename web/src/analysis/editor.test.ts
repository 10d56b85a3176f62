// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeCore } from '../engine/testing';
import { position } from '../lib/testing';
import { emptyDraft } from './draft';
import { Editor } from './editor.svelte';
import { fakeCore } from '../study/testing';
import { PROBLEM } from './testing';

let core: FakeCore;
let editor: Editor;

beforeEach(() => {
  core = fakeCore();
  editor = new Editor(core, emptyDraft(2, 'coloured'));
});

describe('the editor', () => {
  it('has every change checked by the core', async () => {
    await expect.poll(() => editor.checked?.text).toBe('draft 1');
    core.answers.edit = () => ({ text: '', bag: [1, 1, 1, 1, 1], problems: [PROBLEM, PROBLEM] });
    editor.change({ ...editor.draft, round: 3 });
    expect(editor.checked).toBeNull();
    expect(editor.latest?.problems).toHaveLength(0);
    await expect.poll(() => editor.checked?.problems.length).toBe(2);
    expect(editor.view.bag).toEqual([1, 1, 1, 1, 1]);
    editor.undo();
    expect(editor.draft.round).toBe(1);
    expect(editor.canUndo).toBe(false);
    editor.undo();
  });

  it('fills what is tapped, and empties it again', () => {
    editor.tool = 'R';
    editor.tap('factory:1:0');
    expect(editor.pieceAt('factory:1:0')).toBe('R');
    editor.tap('factory:1:0');
    expect(editor.pieceAt('factory:1:0')).toBe('');
    editor.tap('line:1:3:2');
    editor.tap('line:1:3:1');
    expect(editor.draft.boards[0]?.lines[2]).toBe('R');
    editor.tap('line:1:3:1');
    expect(editor.draft.boards[0]?.lines[2]).toBe('');
    // A coloured wall and the centre have their own colours.
    editor.tap('wall:1:2:1');
    expect(editor.pieceAt('wall:1:2:1')).toBe('W');
    editor.tap('centre:K');
    editor.tap('centre:K');
    expect(editor.draft.centre).toBe('KK');
    editor.tool = 'none';
    editor.tap('centre:K');
    expect(editor.draft.centre).toBe('K');
    editor.tap('score:1');
  });

  it('puts, moves and clears', () => {
    editor.put('floor:2:1', 'Y');
    editor.move('floor:2:1', 'wall:2:1:1');
    expect(editor.pieceAt('wall:2:1:1')).toBe('Y');
    editor.clear('wall:2:1:1');
    expect(editor.pieceAt('wall:2:1:1')).toBe('');
  });

  it('deals onto factories only', () => {
    const dealing = new Editor(core, position({ factories: ['', '', '', '', ''] }), true);
    dealing.put('factory:2:0', 'W');
    dealing.put('factory:2:1', 'B');
    dealing.put('line:1:1:1', 'B');
    expect(dealing.takes('centre:1')).toBe(false);
    expect(dealing.deal).toBe('=-/BW/-/-/-');
    expect(dealing.draft.boards[0]?.lines[0]).toBe('');
  });

  it('says when the core does not answer', async () => {
    core.refusal = new Error('no');
    editor.change({ ...editor.draft, round: 2 });
    await expect.poll(() => editor.error).toBe(core.refusal);
  });

  it('does not take what is said of an earlier draft for this one', async () => {
    await expect.poll(() => editor.checked?.text).toBe('draft 1');
    delete core.answers.edit;
    editor.change({ ...editor.draft, round: 2 });
    editor.change({ ...editor.draft, round: 3 });
    const [second, third] = core.of('edit').slice(-2);
    third?.resolve({ text: 'third', bag: [], problems: [] });
    await expect.poll(() => editor.latest?.text).toBe('third');
    second?.resolve({ text: 'second', bag: [], problems: [PROBLEM] });
    await Promise.resolve();
    expect(editor.latest?.text).toBe('third');
    editor.change({ ...editor.draft, round: 4 });
    editor.change({ ...editor.draft, round: 5 });
    core.of('edit').at(-2)?.reject(new Error('late'));
    await Promise.resolve();
    expect(editor.error).toBeNull();
  });
});
