/** Keys that lead through the tree. */
import type { Step } from '../study/tree';

const ARROWS: Partial<Record<string, Step>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forth',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'start',
  End: 'end',
};
/** These have no other meaning at a table. */
const PAGES: Partial<Record<string, Step>> = { PageUp: 'back', PageDown: 'forth' };

/**
 * What a key means, if anything. One who goes along the tiles and lines of the table by arrow keys goes
 * on doing so; a tile that was only clicked (`pointed`) does not keep the keys.
 */
export function stepOfKey(event: KeyboardEvent, pointed: boolean): Step | null {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
    return null;
  }
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, select, textarea, summary, dialog')) return null;
  const page = PAGES[event.key];
  if (page) return page;
  const onTable = target?.closest('[data-pick], [data-target], [data-column]') != null;
  return onTable && !pointed ? null : (ARROWS[event.key] ?? null);
}
