/** Lists of one's games that stay as the games are. */
import { untrack } from 'svelte';
import { bell } from '../../lib/bell.svelte';
import type { GameSummary } from '../../lib/messages';
import { mayChange } from './going-on';

/** How often games are asked for that the bell does not speak of. */
const LOOK_MS = 30_000;

/**
 * Looks again whenever the bell says something, or somebody comes back to this tab, and now and then while
 * another person may move in a game without days. Call it while a component is made.
 */
export function renewed(games: () => readonly GameSummary[] | undefined, look: () => void): void {
  let heard: unknown;
  $effect(() => {
    const said = bell();
    // What it says first is no news.
    if (heard !== undefined && said !== undefined) untrack(look);
    heard = said;
  });
  $effect(() => {
    const seen = (): void => {
      if (!document.hidden) look();
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  });
  $effect(() => {
    if (!mayChange(games() ?? [])) return;
    const timer = setInterval(() => {
      if (!document.hidden) look();
    }, LOOK_MS);
    return () => clearInterval(timer);
  });
}
