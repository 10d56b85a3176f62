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

onStored(NAME, (value) => {
  apply(read(value));
});
