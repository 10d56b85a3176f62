import { describe, expect, it } from 'vitest';
import { parsePreferences, prefer, preferences } from './preferences.svelte';

describe('preferences', () => {
  it('has defaults for what is missing, unknown or unreadable', () => {
    const defaults = { letters: false, confirm: false, speed: 'normal', log: 'words' };
    expect(parsePreferences(null)).toEqual(defaults);
    expect(parsePreferences('no json')).toEqual(defaults);
    expect(parsePreferences('{"speed":"warp","letters":1}')).toEqual(defaults);
    expect(parsePreferences('{"speed":"off"}')).toEqual({ ...defaults, speed: 'off' });
  });

  it('keeps a change', () => {
    prefer({ confirm: true });
    expect(preferences().confirm).toBe(true);
    expect(parsePreferences(localStorage.getItem('evora.preferences')).confirm).toBe(true);
  });
});
