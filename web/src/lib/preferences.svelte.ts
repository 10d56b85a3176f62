/** How a person likes the table: kept in this browser, the same in all its tabs. */
import { onStored, store, stored } from './stored';

export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];
export const LOG_STYLES = ['words', 'notation'] as const;
export type LogStyle = (typeof LOG_STYLES)[number];

/** The drawings of the tiles. */
export const TILE_SETS = ['glazed', 'calm', 'contrast'] as const;
export type TileSet = (typeof TILE_SETS)[number];
/** What tiles and points sound like. */
export const SOUND_SETS = ['ceramic', 'wood'] as const;
export type SoundSet = (typeof SOUND_SETS)[number];

export interface Preferences {
  readonly tiles: TileSet;
  /** Shows the letter of its colour on every tile. */
  readonly letters: boolean;
  /** Asks before a move is played. */
  readonly confirm: boolean;
  /** How fast what happens is shown. */
  readonly pace: Pace;
  readonly sound: boolean;
  readonly sounds: SoundSet;
  /** Shows what a round brought before the next is dealt. */
  readonly summary: boolean;
  /** People who share a device tap before the next one plays. */
  readonly handover: boolean;
  readonly log: LogStyle;
  /** Shows all boards in one size, each at its own place, where there is room. */
  readonly equal: boolean;
  /** Offers to take back a move that cost much, in games against engines. */
  readonly practice: boolean;
  /** After a move in a slow game, goes on to the next one that waits. */
  readonly onward: boolean;
  /** Keeps the page on this device, for times without a network. */
  readonly offline: boolean;
}

const NAME = 'preferences';
const DEFAULTS: Preferences = {
  tiles: 'glazed',
  letters: false,
  confirm: false,
  pace: 'normal',
  sound: true,
  sounds: 'ceramic',
  summary: true,
  handover: false,
  log: 'words',
  equal: false,
  practice: false,
  onward: false,
  offline: true,
};

/** What was stored before there was a pace: how tiles moved. */
const OLD_SPEEDS: Readonly<Record<string, Pace>> = {
  normal: 'normal',
  fast: 'fast',
  off: 'instant',
};

/** What is on or off. */
export type Switch =
  | 'letters'
  | 'confirm'
  | 'sound'
  | 'summary'
  | 'handover'
  | 'equal'
  | 'practice'
  | 'onward'
  | 'offline';

/** What was stored, with the default for whatever is missing or unknown. */
export function parsePreferences(text: string | null): Preferences {
  let kept: Partial<Record<keyof Preferences | 'speed', unknown>> = {};
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value === 'object' && value !== null) kept = value;
  } catch {
    // Written by something else: the defaults hold.
  }
  const yes = (name: Switch): boolean => {
    const value = kept[name];
    return typeof value === 'boolean' ? value : DEFAULTS[name];
  };
  return {
    tiles: TILE_SETS.find((set) => set === kept.tiles) ?? DEFAULTS.tiles,
    letters: yes('letters'),
    confirm: yes('confirm'),
    pace:
      PACES.find((pace) => pace === kept.pace) ?? OLD_SPEEDS[String(kept.speed)] ?? DEFAULTS.pace,
    sound: yes('sound'),
    sounds: SOUND_SETS.find((set) => set === kept.sounds) ?? DEFAULTS.sounds,
    summary: yes('summary'),
    handover: yes('handover'),
    log: LOG_STYLES.find((style) => style === kept.log) ?? DEFAULTS.log,
    equal: yes('equal'),
    practice: yes('practice'),
    onward: yes('onward'),
    offline: yes('offline'),
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
