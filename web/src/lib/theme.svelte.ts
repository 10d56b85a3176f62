/** Light or dark: what the system says, unless a person chose. `early.js` applies it before paint. */
import { onStored, store, stored } from './stored';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const NAME = 'theme';

function read(value: string | null): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}

let chosen = $state<Theme>(read(stored(NAME)));

function apply(theme: Theme): void {
  chosen = theme;
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  // The browser's own frame around the page follows the choice, too.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = (meta.dataset['scheme'] ??= /light|dark/.exec(
      meta.getAttribute('media') ?? '',
    )?.[0]);
    const media = theme === 'system' ? `(prefers-color-scheme: ${String(own)})` : 'all';
    meta.setAttribute('media', theme === 'system' || theme === own ? media : 'not all');
  }
}

export function theme(): Theme {
  return chosen;
}

/** What is shown now, also where the system decides. */
export function shownTheme(): 'light' | 'dark' {
  if (chosen !== 'system') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function setTheme(theme: Theme): void {
  apply(theme);
  store(NAME, theme === 'system' ? null : theme);
}

if (chosen !== 'system') apply(chosen);

onStored(NAME, (value) => {
  apply(read(value));
});
