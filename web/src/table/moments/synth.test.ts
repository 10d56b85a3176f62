import { beforeEach, expect, it, vi } from 'vitest';
import { SOUND_SETS } from '../../lib/preferences.svelte';
import type { Sound } from './moment';

/** Notes when each tone begins, and its pitch. */
let rung: { pitch: number; start: number; loud: number }[] = [];

class Quiet {
  currentTime = 10;
  state = 'running';
  destination = {};
  createGain(): unknown {
    const gain = {
      value: 1,
      setValueAtTime: vi.fn(),
      linearRampToValueAtTime: (loud: number) => {
        const tone = rung.at(-1);
        if (tone) tone.loud = loud;
      },
      exponentialRampToValueAtTime: vi.fn(),
    };
    return { gain, connect: () => ({}) };
  }
  createOscillator(): unknown {
    const frequency = {
      setValueAtTime: (pitch: number, start: number) => rung.push({ pitch, start, loud: 0 }),
      exponentialRampToValueAtTime: vi.fn(),
    };
    const chain = { connect: () => chain };
    return { frequency, connect: () => chain, start: vi.fn(), stop: vi.fn() };
  }
}

const NAMES: readonly Sound['name'][] = ['take', 'place', 'floor', 'points', 'turn', 'end'];

beforeEach(() => {
  rung = [];
  vi.stubGlobal('AudioContext', Quiet);
  vi.resetModules();
});

it('has every sound in every set, each of its own', async () => {
  const { play } = await import('./synth');
  const heard = SOUND_SETS.map((set, i) =>
    NAMES.map((name, k) => {
      rung = [];
      play(set, { name, amount: 2 }, 100 * (i + 1) + k);
      expect(rung.length).toBeGreaterThan(0);
      for (const { loud } of rung) expect(loud).toBeLessThanOrEqual(0.25);
      return rung.map(({ pitch }) => pitch).join();
    }),
  );
  NAMES.forEach((_, k) => expect(new Set(heard.map((set) => set[k])).size).toBe(SOUND_SETS.length));
});

it('rings higher for more points, and once for two at the same moment', async () => {
  const { play } = await import('./synth');
  for (const set of SOUND_SETS) {
    rung = [];
    play(set, { name: 'points', amount: 1 }, set === 'wood' ? 5 : 1);
    play(set, { name: 'points', amount: 9 }, set === 'wood' ? 6 : 2);
    play(set, { name: 'points', amount: 9 }, set === 'wood' ? 6.01 : 2.01);
    expect(rung).toHaveLength(4);
    expect(rung[2]?.pitch).toBeGreaterThan(rung[0]?.pitch ?? Infinity);
    expect(rung[2]?.start).toBeCloseTo((rung[0]?.start ?? 0) + 1);
  }
});
