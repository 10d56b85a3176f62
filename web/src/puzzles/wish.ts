/** Which puzzles somebody wants: remembered in this browser, for "next puzzle". */
import { store, stored } from '../lib/stored';
import { BANDS, SETTINGS, THEMES, type Setting, type Wish } from './files';

export interface FullWish extends Wish {
  readonly setting: Setting;
}

const NAME = 'puzzles.wish';

/** What was stored, with the usual for whatever is missing or unknown. */
export function parseWish(text: string | null): FullWish {
  const [setting, theme, band] = (text ?? '').split(' ');
  return {
    setting: SETTINGS.find((each) => each === setting) ?? SETTINGS[0] ?? 'coloured-2',
    theme: THEMES.find((each) => each === theme) ?? null,
    band: BANDS.find((each) => each === band) ?? null,
  };
}

export function lastWish(): FullWish {
  return parseWish(stored(NAME));
}

export function rememberWish({ setting, theme, band }: FullWish): void {
  store(NAME, [setting, theme ?? '-', band ?? '-'].join(' '));
}
