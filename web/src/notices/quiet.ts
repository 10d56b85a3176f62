/** Quiet hours: minutes of the day as inputs have them, and time zones. */

/** What is proposed first: from ten in the evening until eight. */
export const USUAL = { begins: 22 * 60, ends: 8 * 60 } as const;

/** 1320 is 22:00. */
export function clockOf(minute: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** The other way; `null` for what an input has while it is being written. */
export function minuteOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  return Number(hours) * 60 + Number(minutes);
}

/** The time zone of this device, such as Europe/Berlin. */
export function zoneHere(): string {
  // Some browsers call it differently from everybody else, and some do not tell.
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string };
  return timeZone === undefined || timeZone === 'Etc/Unknown' ? 'UTC' : timeZone;
}

/** All that this browser knows, with those that are named, in order. */
export function zones(...more: (string | null)[]): string[] {
  const named = more.filter((zone) => zone !== null);
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...named])].sort();
}
