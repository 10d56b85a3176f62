/** How a person likes the table: kept in this browser, the same in all its tabs. */
import { onStored, store, stored } from './stored';

export const SPEEDS = ['normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];
export const LOG_STYLES = ['words', 'notation'] as const;
export type LogStyle = (typeof LOG_STYLES)[number];

export interface Preferences {
  /** Shows the letter of its colour on every tile. */
  readonly letters: boolean;
  /** Asks before a move is played. */
  readonly confirm: boolean;
  /** How tiles move: one by one, all at once, or not at all. */
  readonly speed: Speed;
  readonly log: LogStyle;
  /** Shows all boards in one size, each at its own place, where there is room. */
  readonly equal: boolean;
}

const NAME = 'preferences';
const DEFAULTS: Preferences = {
  letters: false,
  confirm: false,
  speed: 'normal',
  log: 'words',
  equal: false,
};

/** What was stored, with the default for whatever is missing or unknown. */
export function parsePreferences(text: string | null): Preferences {
  let kept: Partial<Record<keyof Preferences, unknown>> = {};
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value === 'object' && value !== null) kept = value;
  } catch {
    // Written by something else: the defaults hold.
  }
  return {
    letters: typeof kept.letters === 'boolean' ? kept.letters : DEFAULTS.letters,
    confirm: typeof kept.confirm === 'boolean' ? kept.confirm : DEFAULTS.confirm,
    speed: SPEEDS.find((speed) => speed === kept.speed) ?? DEFAULTS.speed,
    log: LOG_STYLES.find((style) => style === kept.log) ?? DEFAULTS.log,
    equal: typeof kept.equal === 'boolean' ? kept.equal : DEFAULTS.equal,
  };
}

let current = $state.raw(parsePreferences(stored(NAME)));

onStored(NAME, (text) => {
  current = parsePreferences(text);
});

/** The preferences; reactive in templates and effects. */
export function preferences(): Preferences {
  return current;
}

export function prefer(changes: Partial<Preferences>): void {
  current = { ...current, ...changes };
  store(NAME, JSON.stringify(current));
}
