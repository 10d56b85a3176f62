/** The level that a person plays against. */
import { store, stored } from './stored';

const LEVEL = 'level';

/** The level played last, if the server still has it; else its default. */
export function lastLevel(levels: readonly string[], fallback: string): string {
  const last = stored(LEVEL);
  return last && levels.includes(last) ? last : fallback;
}

export function rememberLevel(level: string): void {
  store(LEVEL, level);
}
