import { afterEach, describe, expect, it, vi } from 'vitest';
import { clockOf, minuteOf, zoneHere, zones } from './quiet';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('minutes of the day', () => {
  it('go to an input and back', () => {
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      expect(minuteOf(clockOf(minute))).toBe(minute);
    }
    expect(clockOf(5)).toBe('00:05');
  });

  it.each(['', '7:00', '--:--'])('are none while %j is being written', (text) => {
    expect(minuteOf(text)).toBeNull();
  });

  it('take what an input with seconds says', () => {
    expect(minuteOf('22:30:00')).toBe(22 * 60 + 30);
  });
});

describe('time zones', () => {
  it('have that of the device, and the one that was chosen elsewhere', () => {
    const known = zones(zoneHere(), 'Mars/Olympus', null);
    for (const zone of [zoneHere(), 'Mars/Olympus', 'UTC', 'Europe/Berlin']) {
      expect(known.filter((each) => each === zone)).toHaveLength(1);
    }
    expect([...known].sort()).toEqual(known);
  });

  it.each([undefined, 'Etc/Unknown'])('are UTC where a browser says %s', (timeZone) => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      timeZone,
    } as unknown as Intl.ResolvedDateTimeFormatOptions);
    expect(zoneHere()).toBe('UTC');
  });
});
