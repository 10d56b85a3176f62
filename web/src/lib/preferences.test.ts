import { describe, expect, it } from 'vitest';
import { parsePreferences, prefer, preferences } from './preferences.svelte';

describe('preferences', () => {
  it('has defaults for what is missing, unknown or unreadable', () => {
    const defaults = {
      letters: false,
      confirm: false,
      speed: 'normal',
      log: 'words',
      equal: false,
    };
    expect(parsePreferences(null)).toEqual(defaults);
    expect(parsePreferences('no json')).toEqual(defaults);
    expect(parsePreferences('{"speed":"warp","letters":1}')).toEqual(defaults);
    expect(parsePreferences('null')).toEqual(defaults);
    expect(parsePreferences('{"speed":"off"}')).toEqual({ ...defaults, speed: 'off' });
    const chosen = {
      letters: true,
      confirm: true,
      speed: 'fast',
      log: 'notation',
      equal: true,
    };
    expect(parsePreferences(JSON.stringify(chosen))).toEqual(chosen);
  });

  it('keeps a change, beside the others', () => {
    prefer({ confirm: true });
    prefer({ speed: 'fast' });
    expect(preferences()).toMatchObject({ confirm: true, speed: 'fast' });
    expect(parsePreferences(localStorage.getItem('evora.preferences'))).toEqual(preferences());
  });

  it('follows another tab', () => {
    dispatchEvent(
      new StorageEvent('storage', { key: 'evora.preferences', newValue: '{"letters":true}' }),
    );
    expect(preferences()).toMatchObject({ letters: true, confirm: false });
  });
});
