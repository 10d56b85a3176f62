// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Foresight } from './foresight.svelte';
import { at, FakeBrain, view } from './testing';

describe('foresight', () => {
  it('plays every line once, and says who moves in it', async () => {
    const brain = new FakeBrain();
    const foresight = new Foresight(brain);
    const pv = ['1B2', '2Y1'];
    expect(foresight.stepsOf(at('a'), pv)).toEqual([]);
    foresight.about(at('a'), view(1), 3);
    foresight.about(at('a'), view(2), 3);
    await expect.poll(() => foresight.stepsOf(at('a'), pv).map(({ seat }) => seat)).toEqual([1, 2]);
    // Three lines with the same moves are one question.
    expect(brain.asked).toEqual(['play a: 1B2 2Y1']);
    foresight.about(at('a'), null, 3);
  });

  it('does without where the core says no', async () => {
    const brain = new FakeBrain();
    brain.refusal = new Error('no');
    const foresight = new Foresight(brain);
    foresight.about(at('a'), view(1), 1);
    await Promise.resolve();
    expect(foresight.stepsOf(at('a'), ['1B2', '2Y1'])).toEqual([]);
  });
});
