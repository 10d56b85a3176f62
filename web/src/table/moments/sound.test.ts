import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { prefer } from '../../lib/preferences.svelte';
import type { SoundName } from './moment';

const play = vi.fn();
vi.mock('./synth', () => ({ play }));
const { hear } = await import('./sound');

const NAMES: readonly SoundName[] = ['take', 'place', 'floor', 'points', 'turn', 'end'];

async function heard(): Promise<string[]> {
  play.mockClear();
  for (const name of NAMES) {
    hear({ name, amount: 1 });
    await vi.dynamicImportSettled();
  }
  return play.mock.calls.map(([, sound]) => (sound as { name: string }).name);
}

let touched = true;
let hidden = false;
beforeEach(() => {
  [touched, hidden] = [true, false];
  prefer({ sound: true });
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    value: {
      get hasBeenActive() {
        return touched;
      },
    },
  });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});

afterAll(() => {
  Reflect.deleteProperty(navigator, 'userActivation');
});

it('is everything while one looks, and only what calls back while one does not', async () => {
  expect(await heard()).toEqual(NAMES);
  hidden = true;
  expect(await heard()).toEqual(['turn', 'end']);
});

it('is nothing before the first touch, nor where it is not wanted', async () => {
  touched = false;
  expect(await heard()).toEqual([]);
  touched = true;
  prefer({ sound: false });
  expect(await heard()).toEqual([]);
});
