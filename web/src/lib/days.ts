/** Days in a row; one missed day of a month is forgiven. As evora.days counts them: tests/data/puzzles.json has rows
 *  that both give. Days are dates such as 2026-11-16. */

export interface Row {
  /** Up to today or yesterday. */
  readonly days: number;
  /** The missed days among them, the last one first. */
  readonly forgiven: readonly string[];
}

/** The date so many days later. One that does not exist, such as 2026-02-30, is taken for a later one. */
export function dayAfter(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}

/** Counted back from today, which need not be over. A missed day ends the row if another one of its month was
 *  forgiven. */
export function daysInRow(done: ReadonlySet<string>, today: string): Row {
  const first = [...done].sort()[0] ?? today;
  const months = new Set<string>();
  const forgiven: string[] = [];
  let missed: string[] = [];
  let days = 0;
  for (
    let day = done.has(today) ? today : dayAfter(today, -1);
    day >= first;
    day = dayAfter(day, -1)
  ) {
    const month = day.slice(0, 7);
    if (done.has(day)) {
      days += 1;
      forgiven.push(...missed);
      missed = [];
    } else if (months.has(month)) {
      break;
    } else {
      months.add(month);
      missed.push(day);
    }
  }
  return { days, forgiven };
}
