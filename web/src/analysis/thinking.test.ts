// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBrain, at, view } from './testing';
import { Thinking } from './thinking.svelte';

let brain: FakeBrain;
let thinking: Thinking;
const searches = (): FakeBrain['searches'] => brain.searches;
const begun = (count: number) => expect.poll(() => searches().length).toBe(count);

beforeEach(() => {
  brain = new FakeBrain();
  thinking = new Thinking(brain, 0);
});

describe('thinking', () => {
  it('answers at once, and goes on until it is stopped', async () => {
    thinking.about(at('a'));
    expect(thinking.busy).toBe(true);
    await begun(1);
    const [first] = searches();
    expect(first?.ask).toEqual({ position: 'a', nodes: 20_000, lines: 3 });
    first?.report(view(5_000, { done: false }));
    expect(thinking.view?.nodes).toBe(5_000);
    first?.answer(view(20_000));
    await begun(2);
    expect(searches()[1]?.ask.nodes).toBeNull();
    thinking.toggle();
    expect(searches()[1]?.cancelled).toBe(true);
    expect(thinking.busy).toBe(false);
    expect(thinking.view?.nodes).toBe(20_000);
    thinking.toggle();
    await begun(3);
    expect(searches()[2]?.ask.nodes).toBeNull();
  });

  it('shows nothing smaller than what it had', async () => {
    thinking.about(at('a'));
    await begun(1);
    searches()[0]?.answer(view(20_000));
    await begun(2);
    searches()[1]?.report(view(1_000));
    expect(thinking.view?.nodes).toBe(20_000);
    searches()[1]?.report(view(30_000));
    expect(thinking.view?.nodes).toBe(30_000);
  });

  it('leaves a position, and knows it again', async () => {
    thinking.about(at('a'));
    await begun(1);
    searches()[0]?.answer(view(20_000));
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
    searches()[0]?.answer(view(1_234, { lines }));
    await vi.waitFor(() => {
      expect(thinking.complete).toBe(true);
    });
    expect(thinking.busy).toBe(false);
    // More lines are a new question, fewer are not.
    thinking.setLines(2);
    expect(thinking.busy).toBe(false);
    thinking.setLines(5);
    await begun(2);
    expect(searches()[1]?.ask.lines).toBe(5);
  });

  it('looks at the coming round before a deal', async () => {
    thinking.about(at('a'));
    await begun(1);
    const lines = view(1)
      .lines.slice(0, 1)
      .map((line) => ({ ...line, move: null, pv: [] }));
    searches()[0]?.answer(view(1, { to_move: null, lines }));
    await begun(2);
    expect(searches()[1]?.ask.nodes).toBeNull();
  });

  it('looks past a round that is solved at once', async () => {
    thinking.about(at('a'));
    await begun(1);
    searches()[0]?.answer(view(1_234));
    await begun(2);
    expect(thinking.complete).toBe(false);
    expect(searches()[1]?.ask.nodes).toBeNull();
    searches()[1]?.answer(view(50_000, { deals: 4096 }));
    await vi.waitFor(() => {
      expect(thinking.complete).toBe(true);
    });
    expect(thinking.view?.deals).toBe(4096);
  });

  it('says what went wrong, and tries again when asked', async () => {
    thinking.about(at('a'));
    await begun(1);
    searches()[0]?.fail(new Error('no'));
    await vi.waitFor(() => {
      expect(thinking.error).toBeInstanceOf(Error);
    });
    expect(thinking.busy).toBe(false);
    thinking.toggle(true);
    await begun(2);
    expect(thinking.error).toBeNull();
  });
});
