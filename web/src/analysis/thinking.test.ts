// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeCore, type OpenCall } from '../engine/testing';
import { at } from '../study/testing';
import { view } from './testing';
import { Thinking } from './thinking.svelte';

let core: FakeCore;
let thinking: Thinking;
const searches = (): readonly OpenCall[] => core.asked;
const begun = (count: number) => expect.poll(() => searches().length).toBe(count);

beforeEach(() => {
  core = new FakeCore();
  thinking = new Thinking(core, 0);
});

describe('thinking', () => {
  it('answers at once, and goes on until it is stopped', async () => {
    thinking.about(at('a'));
    expect(thinking.busy).toBe(true);
    await begun(1);
    const [first] = searches();
    expect(first?.ask).toMatchObject({ position: 'a', nodes: 20_000, lines: 3 });
    first?.report(view(5_000, { done: false }));
    expect(thinking.view?.nodes).toBe(5_000);
    first?.resolve(view(20_000));
    await begun(2);
    expect(searches()[1]?.ask).toMatchObject({ nodes: null });
    thinking.toggle();
    expect(searches()[1]?.cancelled).toBe(true);
    expect(thinking.busy).toBe(false);
    expect(thinking.view?.nodes).toBe(20_000);
    thinking.toggle();
    await begun(3);
    expect(searches()[2]?.ask).toMatchObject({ nodes: null });
  });

  it('shows nothing smaller than what it had', async () => {
    thinking.about(at('a'));
    await begun(1);
    searches()[0]?.resolve(view(20_000));
    await begun(2);
    searches()[1]?.report(view(1_000));
    expect(thinking.view?.nodes).toBe(20_000);
    searches()[1]?.report(view(30_000));
    expect(thinking.view?.nodes).toBe(30_000);
  });

  it('leaves a position, and knows it again', async () => {
    thinking.about(at('a'));
    await begun(1);
    searches()[0]?.resolve(view(20_000));
    await begun(2);
    thinking.about(at('b'));
    expect(searches()[1]?.cancelled).toBe(true);
    expect(thinking.view).toBeNull();
    searches()[1]?.report(view(70_000));
    thinking.about(at('a'));
    expect(thinking.view?.nodes).toBe(20_000);
    thinking.about(null);
    expect(thinking.busy).toBe(false);
  });

  it('ends where there is nothing more to find', async () => {
    thinking.about(at('a'));
    await begun(1);
    const lines = view(1).lines.map((line) => ({ ...line, exact: true }));
    searches()[0]?.resolve(view(1_234, { lines }));
    await vi.waitFor(() => {
      expect(thinking.complete).toBe(true);
    });
    expect(thinking.busy).toBe(false);
    // More lines are a new question, fewer are not.
    thinking.setLines(2);
    expect(thinking.busy).toBe(false);
    thinking.setLines(5);
    await begun(2);
    expect(searches()[1]?.ask).toMatchObject({ lines: 5 });
  });

  it('looks at the coming round before a deal', async () => {
    thinking.about(at('a'));
    await begun(1);
    const lines = view(1)
      .lines.slice(0, 1)
      .map((line) => ({ ...line, move: null, pv: [] }));
    searches()[0]?.resolve(view(1, { to_move: null, lines }));
    await begun(2);
    expect(searches()[1]?.ask).toMatchObject({ nodes: null });
  });

  it('looks past a round that is solved at once', async () => {
    thinking.about(at('a'));
    await begun(1);
    searches()[0]?.resolve(view(1_234));
    await begun(2);
    expect(thinking.complete).toBe(false);
    expect(searches()[1]?.ask).toMatchObject({ nodes: null });
    searches()[1]?.resolve(view(50_000, { deals: 4096 }));
    await vi.waitFor(() => {
      expect(thinking.complete).toBe(true);
    });
    expect(thinking.view?.deals).toBe(4096);
  });

  it('says what went wrong, and tries again when asked', async () => {
    thinking.about(at('a'));
    await begun(1);
    searches()[0]?.reject(new Error('no'));
    await vi.waitFor(() => {
      expect(thinking.error).toBeInstanceOf(Error);
    });
    expect(thinking.busy).toBe(false);
    thinking.toggle(true);
    await begun(2);
    expect(thinking.error).toBeNull();
  });

  it('does not take the failure of a search that it has left for its own', async () => {
    thinking.about(at('a'));
    await begun(1);
    thinking.about(at('b'));
    await begun(2);
    searches()[0]?.reject(new Error('cancelled'));
    await Promise.resolve();
    await Promise.resolve();
    expect([thinking.error, thinking.busy, searches()[1]?.cancelled]).toEqual([null, true, false]);
  });
});
