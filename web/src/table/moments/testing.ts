/** Time that passes when a test says so, and a record of what was said and heard. */
import type { Pace } from '../../lib/preferences.svelte';
import type { Colour, Effect, Place } from '../../lib/messages';
import type { Sound, Announcement } from './moment';
import type { Surroundings } from './timeline.svelte';

export const place = (kind: Place['kind'], seat = 0, number = 0, space = 0): Place => ({
  kind,
  seat,
  number,
  space,
});

export const tiles = (colour: Colour, count: number, origin: Place, target: Place): Effect => ({
  event: 'TilesMoved',
  colour,
  count,
  origin,
  target,
});

export const placed = (
  seat: number,
  row: number,
  points: number,
  colour: Colour = 'B',
): Effect => ({
  event: 'TilePlaced',
  ...{ seat, colour, row, column: row, horizontal: 0, vertical: 0, points },
});

export class FakeSurroundings implements Surroundings {
  now = 0;
  wanted: Pace = 'normal';
  calm = false;
  away = false;
  readonly said: Announcement[] = [];
  readonly heard: Sound['name'][] = [];
  #calls: { at: number; call: () => void }[] = [];

  later = (call: () => void, ms: number): unknown => {
    const entry = { at: this.now + ms, call };
    this.#calls.push(entry);
    return entry;
  };

  never = (handle: unknown): void => {
    this.#calls = this.#calls.filter((entry) => entry !== handle);
  };

  pace = (): Pace => this.wanted;
  rate = (): number => 1;
  still = (): boolean => this.calm;
  hidden = (): boolean => this.away;
  say = (announcement: Announcement): void => void this.said.push(announcement);
  sound = ({ name }: Sound): void => void this.heard.push(name);

  pass(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const [next] = this.#calls.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.now = next.at;
      this.never(next);
      next.call();
    }
    this.now = until;
  }
}
