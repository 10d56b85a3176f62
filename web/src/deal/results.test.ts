import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startTexts } from '../lib/texts.svelte';
import { daysInRow } from '../lib/days';
import {
  addressOf,
  dayOf,
  dealAsked,
  dealOf,
  dealWithId,
  leadOf,
  scoreLine,
  type DealSetting,
} from '../lib/deal';
import { betterThan, roundsOf, shareText, type RoundSign } from './result';

interface Shared {
  readonly rows: readonly {
    what: string;
    played: string[];
    today: string;
    days: number;
    forgiven: string[];
  }[];
  readonly deals: readonly { day: string; setting: DealSetting; date: string; seed: string }[];
  readonly share: {
    readonly date: string;
    readonly setting: DealSetting;
    readonly scores: number[];
    readonly rounds: RoundSign[];
    readonly place: [number, number];
    readonly text: string;
  };
}

/** What the library gives, too. */
const data = JSON.parse(readFileSync('../tests/data/deals.json', 'utf8')) as Shared;

const NOON = new Date(2026, 10, 18, 12);
const asked = (query: string) => dealAsked(new URLSearchParams(query), NOON);

describe('the deal of a day', () => {
  it.each(data.deals)('is that of the library: $seed', ({ day, setting, date, seed }) => {
    const deal = dealOf(day, setting);
    expect([deal.date, deal.seed]).toEqual([date, seed]);
    expect(dealWithId(deal.id)).toEqual(deal);
  });

  it('is found by its id, and nothing else is', () => {
    for (const id of [
      '2026-11-17-grey-2',
      '2026-11-31-coloured-2',
      '2026-11-18-coloured-3',
      'ABCDEFGHIJ',
      '',
    ])
      expect(dealWithId(id)).toBeNull();
  });

  it('is the one that an address asks for, and never one to come', () => {
    expect(asked('').id).toBe('2026-11-18-coloured-2');
    expect(asked('date=2026-11-17&setting=grey-2').id).toBe('2026-11-16-grey-2');
    expect(asked('date=2026-11-19').date).toBe('2026-11-18');
    expect(asked('date=2026-10-31').date).toBe('2026-11-18');
    expect(asked('date=nonsense&setting=coloured-3').id).toBe('2026-11-18-coloured-2');
    expect(addressOf(asked(''))).toBe('/deal?date=2026-11-18&setting=coloured-2');
    expect(dayOf(new Date(2026, 0, 1, 23, 59))).toBe('2026-01-01');
  });
});

describe('days in a row', () => {
  it.each(data.rows)('$what', ({ played, today, days, forgiven }) => {
    expect(daysInRow(new Set(played), today)).toEqual({ days, forgiven });
  });
});

describe('a result', () => {
  it('is shared as in the terminal', async () => {
    await startTexts();
    const { date, setting, scores, rounds, place, text } = data.share;
    const shared = { scores, rounds, place };
    expect(shareText(dealOf(date, setting), shared)).toBe(text);
  });

  it('is counted from the seat of the person', () => {
    expect(leadOf([40, 52, 38, 21])).toBe(-12);
    expect(scoreLine([52, 21, 40, 38])).toBe('52 : 40, 38, 21');
    expect([betterThan(1, 1), betterThan(1, 41), betterThan(41, 41)]).toEqual([null, 100, 0]);
  });

  it('has the bonuses in its last round', () => {
    const seat = (gained: number, lost = 0) => ({ placed: [], gained, cost: lost, lost, score: 0 });
    const rounds = [
      { round: 1, seats: [seat(5, 2), seat(3)] },
      { round: 2, seats: [seat(4), seat(5)] },
    ];
    const bonus = { event: 'BonusScored', seat: 1, kind: 'row', index: 1, points: 2 } as const;
    expect(roundsOf({ rounds, bonuses: [bonus] as never })).toEqual([0, 1]);
  });
});
