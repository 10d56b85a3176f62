/**
 * Turns a deal or a move into moments. Every piece leaves in one moment and has arrived in the next;
 * points are counted when their tile has arrived, so that nothing on the table is ahead of the tiles.
 */
import { COLOURS } from '../../lib/facts';
import type { Effect, PositionView } from '../../lib/messages';
import { arrive, fold, leave, scored } from './fold';
import type { Card, Flight, Moment, Pop, SeatTotal, Sound, Step, Announcement } from './moment';
import { ordered, partsOf, type Part } from './parts';
import type { Times } from './pace';
import { bonusKey, markerKey, placeKey, slotKeys, wallKey } from './places';

export interface Plan {
  readonly moments: readonly Moment[];
  /** The table at the end, as far as the effects tell. */
  readonly end: PositionView;
}

export interface Options {
  readonly times: Times;
  /** What a finished round brought, to be shown before the next is dealt; `null` shows nothing. */
  readonly summary: ((round: number) => readonly SeatTotal[] | null) | null;
}

export function plan(before: PositionView, step: Step, options: Options): Plan {
  const planner = new Planner(before, step, options);
  return planner.plan();
}

/** One's own tiles have landed: heard, but nothing waits for it. */
const LANDED = 1;

type Scores = Map<number, { gained: number; lost: number }>;

class Planner {
  #moments: Moment[] = [];
  #at: PositionView;
  #done = 0;
  #step: Step;
  #times: Times;
  #summary: Options['summary'];
  #totals: Scores = new Map();
  /** Tilings that take long are shown faster. */
  #rate = 1;

  constructor(before: PositionView, step: Step, { times, summary }: Options) {
    this.#at = before;
    this.#step = step;
    this.#times = times;
    this.#summary = summary;
  }

  plan(): Plan {
    const parts = partsOf(ordered(this.#step.effects, this.#at));
    const { tile, points, floor, fly, tiling } = this.#times;
    const whole = parts.reduce(
      (sum, { kind }) =>
        sum + (kind === 'tile' ? tile + points : kind === 'floor' ? floor + fly : 0),
      0,
    );
    this.#rate = Math.min(1, tiling / Math.max(whole, 1));
    for (const [i, part] of parts.entries()) this.#add(part, parts[i + 1], parts);
    return { moments: this.#moments, end: this.#at };
  }

  #add(part: Part, next: Part | undefined, parts: readonly Part[]): void {
    switch (part.kind) {
      case 'take':
        this.#take(part.effects, next);
        break;
      case 'tile':
      case 'fall':
        this.#tile(part, next);
        break;
      case 'floor':
        this.#floor(part, next);
        break;
      case 'bonus':
        this.#bonus(part, next);
        break;
      case 'round-end':
        this.#roundEnd(part.effects, parts);
        break;
      case 'deal':
        this.#deal(part.effects, parts.filter(({ kind }) => kind === 'deal').length);
        break;
      case 'refill':
        this.#refill(part.effects);
        break;
      case 'other':
        this.#over(part.effects);
    }
  }

  // --- A move of the offer

  #take(effects: readonly Effect[], next: Part | undefined): void {
    const { own, seat } = this.#step;
    const { move, rest, lift, fly, stagger } = this.#times;
    const words: Announcement | null =
      seat === null ? null : { kind: 'take', seat, effects: this.#step.effects };
    const flights = this.#flights(effects, own ? fly * 0.6 : fly, stagger, own ? 0 : lift);
    const flown = lengthOf(flights);
    this.#departs(effects);
    this.#push({ flights, words, said: words, sound: sound('take'), duration: flown });
    this.#arrives(effects);
    const fell = effects.some((each) => 'target' in each && each.target.kind === 'floor');
    const look = own ? (next || this.#step.linger ? rest : LANDED) : Math.max(rest, move - flown);
    this.#push({ words, sound: sound(fell ? 'floor' : 'place'), duration: look });
  }

  // --- The end of a round

  #tile({ effects, seat }: Part, next: Part | undefined): void {
    const { tile, points } = this.#times;
    const words: Announcement = { kind: 'tiling', seat };
    const flights = this.#flights(effects, tile * this.#rate, 0, 0);
    this.#departs(effects);
    this.#at = { ...this.#at, phase: 'tiling', to_move: seat };
    this.#push({ flights, words, duration: tile * this.#rate });
    this.#arrives(effects);
    const pops: Pop[] = [];
    for (const effect of effects) {
      if (effect.event !== 'TilePlaced') continue;
      pops.push(this.#pop(wallKey(seat, effect.row, effect.column), effect.points));
      this.#count(seat, effect.points);
    }
    const [pop] = pops;
    this.#push({
      pops,
      words,
      said: this.#tiled(seat, next),
      sound: pop ? sound('points', pop.points) : sound('floor'),
      duration: points * this.#rate,
    });
  }

  /** The loss is counted while the tiles lie there; then they go to the lid. */
  #floor({ effects, seat }: Part, next: Part | undefined): void {
    const { floor, fly, stagger } = this.#times;
    const words: Announcement = { kind: 'tiling', seat };
    const [lost] = effects;
    const before = this.#at;
    this.#at = { ...before, phase: 'tiling', to_move: seat };
    if (lost?.event === 'FloorScored' && lost.lost > 0) {
      this.#at = scored(this.#at, seat, lost.score);
      this.#count(seat, -lost.lost);
      const pops = [this.#pop(`floor:${String(seat)}:1`, -lost.lost)];
      this.#push({ pops, words, sound: sound('floor'), duration: floor * this.#rate });
    }
    const flights = this.#flights(effects, fly * 0.7 * this.#rate, stagger * 0.5, 0);
    const [first, ...rest] = effects;
    if (first) this.#departs([first], true);
    this.#departs(rest);
    const said = this.#tiled(seat, next);
    const shortest = this.#times.points * this.#rate;
    this.#push({ flights, words, said, duration: Math.max(lengthOf(flights), shortest) });
    this.#arrives(rest, effects.length);
  }

  #bonus({ effects, seat }: Part, next: Part | undefined): void {
    const [bonus] = effects;
    if (bonus?.event !== 'BonusScored') return;
    this.#at = { ...this.#at, to_move: seat };
    this.#arrives(effects);
    this.#count(seat, bonus.points);
    const last = next?.kind !== 'bonus' || next.seat !== seat;
    const score = this.#at.boards[seat - 1]?.score ?? 0;
    this.#push({
      pops: [this.#pop(bonusKey(bonus), bonus.points)],
      words: { kind: 'bonus', seat },
      said: last
        ? { kind: 'bonuses', seat, points: this.#totals.get(seat)?.gained ?? 0, score }
        : null,
      sound: sound('points', bonus.points),
      duration: this.#times.bonus,
      picture: next?.kind === 'bonus' ? 0 : this.#picture(),
    });
  }

  #roundEnd(effects: readonly Effect[], parts: readonly Part[]): void {
    const [ended] = effects;
    const over = parts.some(({ kind }) => kind === 'other');
    const round = ended?.event === 'RoundEnded' ? ended.round : 0;
    const seats = over ? null : this.#summary?.(round);
    if (seats) {
      const { summary, reader } = this.#times;
      this.#at = { ...this.#at, to_move: null };
      const card: Card = { kind: 'summary', round, seats };
      const words: Announcement = { kind: 'over', round };
      const duration = summary + reader * this.#at.players;
      this.#push({ card, words, duration, picture: this.#picture() });
    } else {
      const words = this.#moments.at(-1)?.words ?? null;
      const picture = over ? this.#picture() : 0;
      this.#push({ words, duration: this.#times.breath, picture });
    }
    this.#totals.clear();
    this.#arrives(effects);
    // The bonuses still belong to the round.
    if (over) this.#at = { ...this.#at, phase: 'tiling' };
  }

  // --- The next round

  #deal(effects: readonly Effect[], count: number): void {
    const started = effects.find((effect) => effect.event === 'RoundStarted');
    const words: Announcement | null = started
      ? { kind: 'round', round: started.round, start: started.start }
      : null;
    const { deal } = this.#times;
    const each = Math.min(deal / Math.max(count, 1), deal / 4);
    const [origin, target] = [this.#at, effects.reduce(fold, this.#at)];
    const flights = this.#flights(effects, each * 0.8, each * 0.06, 0, target);
    this.#at = { ...origin, to_move: null };
    this.#departs(effects);
    if (started) this.#at = arrive(this.#at, started);
    this.#push({
      flights,
      words: words ?? this.#moments.at(-1)?.words ?? null,
      said: words,
      sound: flights.length > 0 ? sound('take') : null,
      duration: each,
    });
    this.#arrives(
      effects.filter((effect) => effect !== started),
      effects.length,
    );
  }

  #refill(effects: readonly Effect[]): void {
    const [poured] = effects;
    if (poured?.event !== 'BagRefilled') return;
    const { fly } = this.#times;
    const flights = COLOURS.flatMap((piece, i): Flight[] =>
      (poured.tiles[i] ?? 0) > 0
        ? [{ from: 'lid', to: 'bag', piece, start: i * 40, duration: fly * 0.8, lift: 0 }]
        : [],
    );
    this.#departs(effects);
    const words = this.#moments.at(-1)?.words ?? null;
    this.#push({ flights, words, sound: sound('floor'), duration: lengthOf(flights) });
    this.#arrives(effects);
  }

  #over(effects: readonly Effect[]): void {
    this.#arrives(effects);
    if (effects.some(({ event }) => event === 'GameEnded')) {
      const words = this.#moments.at(-1)?.words ?? null;
      this.#push({ words, duration: this.#times.end });
    }
  }

  // --- Parts of moments

  #push(moment: Partial<Moment> & Pick<Moment, 'duration'>): void {
    if (moment.duration <= 0) return;
    this.#moments.push({
      position: this.#at,
      done: this.#done,
      flights: [],
      pops: [],
      words: null,
      said: null,
      sound: null,
      card: null,
      picture: 0,
      still: false,
      ...moment,
    });
  }

  /** `whole`: what it scores is counted with it. */
  #departs(effects: readonly Effect[], whole = false): void {
    this.#at = effects.reduce(whole ? fold : leave, this.#at);
  }

  #arrives(effects: readonly Effect[], done = effects.length): void {
    this.#at = effects.reduce(arrive, this.#at);
    this.#done += done;
  }

  /** Somebody who wants no summaries does not want to be held up either. */
  #picture(): number {
    const { picture, reader } = this.#times;
    return this.#summary ? picture + reader * this.#at.players : 0;
  }

  #pop(at: string, points: number): Pop {
    return { at, points, duration: this.#times.pop };
  }

  #count(seat: number, points: number): void {
    const total = this.#totals.get(seat) ?? { gained: 0, lost: 0 };
    if (points > 0) total.gained += points;
    else total.lost -= points;
    this.#totals.set(seat, total);
  }

  #seatTotals(): SeatTotal[] {
    return this.#at.boards.map(({ score }, i) => {
      const { gained = 0, lost = 0 } = this.#totals.get(i + 1) ?? {};
      return { seat: i + 1, gained, lost, score };
    });
  }

  /** The sum of a board, with its last part. */
  #tiled(seat: number, next: Part | undefined): Announcement | null {
    if (next?.seat === seat && next.kind !== 'bonus') return null;
    const total = this.#seatTotals()[seat - 1];
    return total ? { kind: 'tiled', ...total } : null;
  }

  #flights(
    effects: readonly Effect[],
    duration: number,
    stagger: number,
    lift: number,
    target: PositionView = this.#at,
  ): Flight[] {
    return effects
      .flatMap((effect) => this.#ways(effect, target))
      .map(([from, to, piece], i) => ({ from, to, piece, start: i * stagger, duration, lift }));
  }

  /** From where to where the pieces of an effect go. */
  #ways(effect: Effect, target: PositionView): [string, string, string][] {
    if (effect.event === 'MarkerMoved') {
      return [[markerKey(effect.origin), markerKey(effect.target), '1']];
    }
    if (effect.event === 'TilePlaced') {
      const { seat, row, column, colour } = effect;
      const from = `line:${String(seat)}:${String(row)}:1`;
      return [[from, wallKey(seat, row, column), colour]];
    }
    if (effect.event !== 'TilesMoved') return [];
    const { origin, target: to, colour, count } = effect;
    // What goes from a line to the lid lies behind the tile that goes to the wall.
    const behind = origin.kind === 'line' && to.kind === 'lid' ? 1 : 0;
    const out = origin.kind === 'factory' ? slotKeys(this.#at, origin.number, colour) : [];
    const into = to.kind === 'factory' ? slotKeys(target, to.number, colour) : [];
    return Array.from({ length: count }, (_, i) => [
      out[i] ?? placeKey(origin, colour, i + behind),
      into[i] ?? placeKey(to, colour, i),
      colour,
    ]);
  }
}

function sound(name: Sound['name'], amount = 0): Sound {
  return { name, amount };
}

/** Until the last piece has arrived. */
function lengthOf(flights: readonly Flight[]): number {
  return flights.reduce(
    (end, { start, lift, duration }) => Math.max(end, start + lift + duration),
    0,
  );
}
