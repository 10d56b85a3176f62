/**
 * Arrow keys: one stop of the Tab key for the tiles and one for the lines, arrows inside (a roving
 * tabindex). The DOM is the truth: everything that can be chosen carries a data attribute.
 */
const PICKS = 'button[data-pick]';
const LINES = 'button[data-target]';
const SPACES = 'button[data-column]';

const all = (root: HTMLElement, what: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(what),
];

/** Gives one element of each group a tab stop: the one that has the focus, else the first. */
export function rove(root: HTMLElement): void {
  for (const what of [PICKS, LINES, SPACES]) {
    const group = all(root, what);
    const stop =
      group.find((each) => each === document.activeElement) ??
      group.find((each) => each.tabIndex === 0) ??
      group[0];
    for (const each of group) {
      const index = each === stop ? 0 : -1;
      if (each.tabIndex !== index) each.tabIndex = index;
    }
  }
}

/** Handles an arrow key; says whether it did. */
export function arrow(root: HTMLElement, key: string): boolean {
  const from = document.activeElement;
  if (!(from instanceof HTMLElement)) return false;
  const what = [PICKS, LINES, SPACES].find((each) => from.matches(each));
  if (!what) return false;
  const group = all(root, what);
  const to = what === PICKS ? pick(group, from, key) : along(group, from, key);
  if (!to) return false;
  to.focus();
  rove(root);
  return true;
}

const BACK = ['ArrowLeft', 'ArrowUp'];
const FORTH = ['ArrowRight', 'ArrowDown'];

function along(group: HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const at = group.indexOf(from);
  if (key === 'Home') return group[0];
  if (key === 'End') return group.at(-1);
  if (BACK.includes(key)) return group[(at - 1 + group.length) % group.length];
  return FORTH.includes(key) ? group[(at + 1) % group.length] : undefined;
}

/** Left and right go from colour to colour, up and down from source to source. */
function pick(group: HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return along(group, from, key);
  const source = (each: HTMLElement): string => (each.dataset['pick'] ?? '').slice(0, -1);
  const sources = [...new Set(group.map(source))];
  const at = sources.indexOf(source(from));
  const next = (at + (key === 'ArrowDown' ? 1 : -1) + sources.length) % sources.length;
  return group.find((each) => source(each) === sources[next]);
}

/** After tiles were picked by key: to the first line that takes them. */
export function toTargets(root: HTMLElement): void {
  const open = all(root, LINES).find((each) => each.getAttribute('aria-disabled') !== 'true');
  open?.focus();
  rove(root);
}

export function toPick(root: HTMLElement, source: number, colour: string): void {
  root.querySelector<HTMLElement>(`button[data-pick="${String(source)}${colour}"]`)?.focus();
  rove(root);
}

/** Keys belong to the table unless something is being written or a dialog is open. */
export function ownsKeys(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  return !target?.closest('input, select, textarea, dialog, [contenteditable]');
}

/**
 * Gives the keyboard its first place at a table, the first tiles, unless it has one: after a page was
 * opened it is nowhere, or at the heading of the page that was there before. Says whether it did.
 */
export function toStart(): boolean {
  const now = document.activeElement;
  if (now !== document.body && now !== null && !now.matches('main, h1')) return false;
  const root = document.querySelector<HTMLElement>('.table');
  if (!root) return false;
  requestAnimationFrame(() => {
    const [first] = all(root, PICKS);
    first?.focus({ preventScroll: true });
    rove(root);
  });
  return true;
}

/** To the first tiles that can be taken, or the first space that can be filled. */
export function toFirst(root: HTMLElement): void {
  (root.querySelector<HTMLElement>(SPACES) ?? root.querySelector<HTMLElement>(PICKS))?.focus();
  rove(root);
}
