/** Which deal belongs to a day: it follows from the date and the setting alone. As evora.daily_deal has it. */
import { dayAfter } from './days';
import { DEAL_LEVEL, DEAL_SEAT, DEAL_SETTINGS, FIRST_DEAL_DAY } from './facts';
import type { Variant } from './messages';

export type DealSetting = keyof typeof DEAL_SETTINGS;
export const SETTINGS = Object.keys(DEAL_SETTINGS) as DealSetting[];
export const DEFAULT_SETTING: DealSetting = 'coloured-2';

export interface Deal {
  /** What it is kept by, such as 2026-11-18-coloured-2. */
  readonly id: string;
  /** Its day, or the Monday of its week. */
  readonly date: string;
  readonly setting: DealSetting;
  readonly weekly: boolean;
  readonly variant: Variant;
  readonly players: number;
  readonly level: string;
  /** The text that its seed follows from. */
  readonly seed: string;
}

/** Of a day by the calendar; of a weekly setting that of its week. */
export function dealOf(date: string, setting: DealSetting): Deal {
  const weekly = DEAL_SETTINGS[setting];
  const day = weekly ? mondayOf(date) : date;
  const [variant = '', players = ''] = setting.split('-');
  return {
    id: `${day}-${setting}`,
    date: day,
    setting,
    weekly,
    variant: variant as Variant,
    players: Number(players),
    level: DEAL_LEVEL,
    seed: `evora deal ${day} ${setting}`,
  };
}

const ID = /^(\d{4}-\d{2}-\d{2})-([a-z]+-\d)$/;

/** The deal that is kept by this id; `null`: there is none. */
export function dealWithId(id: string): Deal | null {
  const [, date = '', setting = ''] = ID.exec(id) ?? [];
  const deal = isDay(date) && isSetting(setting) ? dealOf(date, setting) : null;
  return deal?.id === id ? deal : null;
}

/** The deal that an address asks for; today's, and the one of every day, where it says nothing else. */
export function dealAsked(query: URLSearchParams, now: Date = new Date()): Deal {
  const [date, setting] = [query.get('date') ?? '', query.get('setting') ?? ''];
  const today = dayOf(now);
  const known = isDay(date) && date >= FIRST_DEAL_DAY && date <= today;
  return dealOf(known ? date : today, isSetting(setting) ? setting : DEFAULT_SETTING);
}

export function addressOf({ date, setting }: Deal, page = '/deal'): string {
  return `${page}?date=${date}&setting=${setting}`;
}

/** The day of the calendar here, such as 2026-11-18. */
export function dayOf(date: Date): string {
  return utc(date.getFullYear(), date.getMonth(), date.getDate());
}

/** As a date of the calendar here, for words. */
export function calendarDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** Whether it is still the one of today. */
export function isCurrent(deal: Deal, now: Date = new Date()): boolean {
  return dealOf(dayOf(now), deal.setting).date === deal.date;
}

/** The points of the person, and how far they are ahead of the best of the others. */
export function leadOf(scores: readonly number[]): number {
  const others = scores.filter((_, i) => i + 1 !== DEAL_SEAT);
  return (scores[DEAL_SEAT - 1] ?? 0) - Math.max(...others);
}

/** The person's points first: 52 : 40, or 52 : 40, 38, 21. */
export function scoreLine(scores: readonly number[]): string {
  const others = scores.filter((_, i) => i + 1 !== DEAL_SEAT).sort((a, b) => b - a);
  return `${String(scores[DEAL_SEAT - 1] ?? 0)} : ${others.join(', ')}`;
}

function mondayOf(day: string): string {
  const weekday = (calendarDate(day).getDay() + 6) % 7;
  return dayAfter(day, -weekday);
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayAfter(text, 0) === text;
}

function isSetting(text: string): text is DealSetting {
  return text in DEAL_SETTINGS;
}

const utc = (year: number, month: number, date: number): string =>
  new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
