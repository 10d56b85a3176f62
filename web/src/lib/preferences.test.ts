import { describe, expect, it } from 'vitest';
import { parsePreferences, prefer, preferences } from './preferences.svelte';

describe('preferences', () => {
  it('has defaults for what is missing, unknown or unreadable', () => {
    const defaults = {
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
    expect(parsePreferences(null)).toEqual(defaults);
    expect(parsePreferences('no json')).toEqual(defaults);
    expect(
      parsePreferences('{"pace":"warp","letters":1,"sound":"loud","tiles":"tartan","sounds":7}'),
    ).toEqual(defaults);
    expect(parsePreferences('null')).toEqual(defaults);
    const chosen = {
      ...{ tiles: 'calm', letters: true, confirm: true, pace: 'slow' },
      ...{ sound: false, sounds: 'wood' },
      ...{
        summary: false,
        handover: true,
        log: 'notation',
        equal: true,
        offline: false,
        practice: true,
        onward: true,
      },
    };
    expect(parsePreferences(JSON.stringify(chosen))).toEqual(chosen);
  });

  it('reads how tiles moved before there was a pace', () => {
    const paces = ['normal', 'fast', 'off', 'warp'].map(
      (speed) => parsePreferences(JSON.stringify({ speed })).pace,
    );
    expect(paces).toEqual(['normal', 'fast', 'instant', 'normal']);
    expect(parsePreferences('{"speed":"off","pace":"slow"}').pace).toBe('slow');
  });

  it('keeps a change, beside the others', () => {
    prefer({ confirm: true });
    prefer({ pace: 'fast' });
    expect(preferences()).toMatchObject({ confirm: true, pace: 'fast' });
    expect(parsePreferences(localStorage.getItem('evora.preferences'))).toEqual(preferences());
  });

  it('follows another tab', () => {
    dispatchEvent(
      new StorageEvent('storage', { key: 'evora.preferences', newValue: '{"letters":true}' }),
    );
    expect(preferences()).toMatchObject({ letters: true, confirm: false });
  });
});
