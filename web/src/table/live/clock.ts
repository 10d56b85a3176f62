/** Time left, counted here from what the server said. */
import type { GameEvent, GameView } from '../../lib/messages';
import { duration, t } from '../../lib/texts.svelte';

/** What a seat has left at `now` (of the server's clock); `null` without a clock. */
export function leftOf(view: GameView, seat: number, now: number): number | null {
  if (view.clock.type === 'none') return null;
  if (view.status === 'playing' && view.to_move === seat && view.deadline !== null) {
    // On days off the clock stands still.
    const still = view.seats[seat - 1]?.holiday ?? 0;
    return Math.max(0, view.deadline - Math.max(now, still));
  }
  return view.seats[seat - 1]?.left_ms ?? null;
}

/** 4:05, 1:04:05, or days and hours. A second that has begun counts. */
export function timeWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600)];
  if (days > 0) return t('time-days', { days, hours: hours - days * 24 });
  return duration(seconds);
}

/** When the shown time changes next: no timer runs more often than the eye needs. */
export function untilNext(ms: number): number {
  return ms > 86_400_000 ? 60_000 : (ms % 1000) + 20;
}

/** What one gift of time is, and how often a seat may make one: as the server has it. */
export const GIFT_SECONDS = 15;
const MAX_GIFTS = 10;

/** The seat of the person at this page that may give another seat more time; `null` if none may. */
export function giverOf(view: GameView, seat: number, events: readonly GameEvent[]): number | null {
  const receiver = view.seats[seat - 1];
  const plays = receiver?.kind === 'guest' && receiver.out === null && !view.yours.includes(seat);
  if (view.status !== 'playing' || view.clock.type !== 'budget' || !plays) return null;
  const giver = view.yours.find((number) => view.seats[number - 1]?.out === null);
  if (giver === undefined) return null;
  const given = events.filter(({ body }) => body.type === 'time_given' && body.by === giver);
  return given.length < MAX_GIFTS ? giver : null;
}
