// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Foresight } from './foresight.svelte';
import { at, fakeCore } from '../study/testing';
import { view } from './testing';

describe('foresight', () => {
  it('plays every line once, and says who moves in it', async () => {
    const core = fakeCore();
    const foresight = new Foresight(core);
    const pv = ['1B2', '2Y1'];
    expect(foresight.stepsOf(at('a'), pv)).toEqual([]);
    foresight.about(at('a'), view(1), 3);
    foresight.about(at('a'), view(2), 3);
    await expect.poll(() => foresight.stepsOf(at('a'), pv).map(({ seat }) => seat)).toEqual([1, 2]);
    // Three lines with the same moves are one question.
    expect(core.asked).toMatchObject([{ name: 'play', ask: { position: 'a', moves: pv } }]);
    foresight.about(at('a'), null, 3);
  });

  it('plays only as many lines as are shown', () => {
    const core = fakeCore();
    const lines = view(1).lines.map((line, i) => ({ ...line, pv: [`${String(i + 1)}B2`] }));
    new Foresight(core).about(at('a'), view(1, { lines }), 2);
    expect(core.asked.map(({ ask }) => ask)).toMatchObject([
      { moves: ['1B2'] },
      { moves: ['2B2'] },
    ]);
  });

  it('does without where the core says no', async () => {
    const core = fakeCore();
    core.refusal = new Error('no');
    const foresight = new Foresight(core);
    foresight.about(at('a'), view(1), 1);
    await Promise.resolve();
    expect(foresight.stepsOf(at('a'), ['1B2', '2Y1'])).toEqual([]);
  });
});
