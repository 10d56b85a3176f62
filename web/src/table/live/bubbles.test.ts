import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveGame } from '../../lib/game.svelte';
import { mute } from '../../lib/greetings.svelte';
import { setLanguage, startTexts } from '../../lib/texts.svelte';
import Bubbles from './Bubbles.svelte';

let game: LiveGame;

beforeEach(async () => {
  await startTexts();
  await setLanguage('en');
  vi.useFakeTimers();
  game = new LiveGame('abcdefghij');
  render(Bubbles, { game, yours: [1], names: (seat: number) => (seat === 1 ? 'Anna' : 'Ben') });
});
afterEach(() => {
  mute(false);
  vi.useRealTimers();
  cleanup();
});

function says(seat: number, greeting: 'hello' | 'luck'): void {
  game.greeted = { seat, greeting };
  flushSync();
}
const shown = (): (string | undefined)[] =>
  [...document.querySelectorAll('.bubble')].map((each) => each.textContent?.trim());
const spoken = (): string | undefined =>
  document.querySelector('[aria-live=polite]')?.textContent ?? undefined;

describe('what players say', () => {
  it('is shown for a moment and announced with the name', () => {
    says(2, 'hello');
    expect(shown()).toEqual(['Hello!']);
    expect(spoken()).toBe('Ben: Hello!');
    vi.advanceTimersByTime(5000);
    flushSync();
    expect(shown()).toEqual([]);
  });

  it('replaces what the same player said before, and nobody else’s', () => {
    says(2, 'hello');
    says(1, 'luck');
    says(2, 'luck');
    expect(shown()).toEqual(['Good luck!', 'Good luck!']);
  });

  it('is left out of those who do not want to hear it, but not one’s own', () => {
    mute(true);
    expect(localStorage.getItem('evora.greetings')).toBe('off');
    says(2, 'hello');
    expect(shown()).toEqual([]);
    expect(spoken()).toBe('');
    says(1, 'hello');
    expect(shown()).toEqual(['Hello!']);
  });
});
