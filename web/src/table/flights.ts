/**
 * How what happened is shown: effects become flights of tiles from place to place, and points that
 * appear. Pure; `fly.ts` finds the places on the page and moves things.
 */
import { COLOURS } from '../lib/facts';
import type { Effect, Place, PositionView } from '../lib/messages';

export type Piece = string;

export interface Flight {
  /** The key of a place: `factory:3:0`, `centre:B`, `line:1:2:1`, `wall:1:2:3`, `floor:1:4`, `bag`. */
  readonly from: string;
  readonly to: string;
  /** A colour, or 1 for the marker. */
  readonly piece: Piece;
  readonly start: number;
  readonly duration: number;
}

export interface Pop {
  readonly at: string;
  readonly points: number;
  readonly start: number;
  readonly duration: number;
}

export interface Show {
  readonly flights: readonly Flight[];
  readonly pops: readonly Pop[];
  readonly length: number;
}

export interface Times {
  readonly tile: number;
  readonly stagger: number;
  readonly score: number;
  readonly deal: number;
}

export const TIMES: Record<'normal' | 'fast', Times> = {
  normal: { tile: 220, stagger: 30, score: 400, deal: 25 },
  fast: { tile: 160, stagger: 0, score: 0, deal: 0 },
};

const POP = 900;

export function plan(before: PositionView, effects: readonly Effect[], times: Times): Show {
  const planner = new Planner(before, times);
  for (const [i, effect] of effects.entries()) planner.add(effect, effects.slice(i + 1));
  return planner.show();
}

type Part = 'take' | 'tiling' | 'floor' | 'deal' | 'bonus';

class Planner {
  #flights: Flight[] = [];
  #pops: Pop[] = [];
  #times: Times;
  #part: Part | null = null;
  /** When the part began, when all so far will be over, and how many pieces fly in this part. */
  #begin = 0;
  #end = 0;
  #count = 0;
  /** How many tiles each seat has put on its wall in this tiling, and when the last began. */
  #placed = new Map<number, number>();
  #at = new Map<number, number>();
  #slots: string[][];

  constructor(before: PositionView, times: Times) {
    this.#times = times;
    this.#slots = before.factories.map((tiles) => [...tiles]);
  }

  show(): Show {
    return { flights: this.#flights, pops: this.#pops, length: this.#end };
  }

  add(effect: Effect, later: readonly Effect[]): void {
    switch (effect.event) {
      case 'RoundStarted':
        this.#enter('deal');
        this.#slots = dealt(later);
        break;
      case 'TilesMoved':
        this.#moved(effect);
        break;
      case 'MarkerMoved':
        this.#enter(effect.target.kind === 'floor' ? 'take' : 'deal');
        this.#fly(marker(effect.origin), marker(effect.target), '1', this.#next());
        break;
      case 'TilePlaced': {
        this.#enter('tiling');
        const order = this.#placed.get(effect.seat) ?? 0;
        this.#placed.set(effect.seat, order + 1);
        const start = this.#begin + order * this.#times.score;
        this.#at.set(effect.seat, start);
        const seat = String(effect.seat);
        const row = String(effect.row);
        const to = `wall:${seat}:${row}:${String(effect.column)}`;
        this.#fly(`line:${seat}:${row}:1`, to, effect.colour, start);
        this.#pop(to, effect.points, start + this.#times.tile / 2);
        break;
      }
      case 'FloorScored':
        this.#enter('floor');
        if (effect.lost > 0) this.#pop(`floor:${String(effect.seat)}:1`, -effect.lost, this.#begin);
        break;
      case 'BonusScored': {
        this.#enter('bonus');
        const order = this.#placed.get(effect.seat) ?? 0;
        this.#placed.set(effect.seat, order + 1);
        this.#pop(bonusPlace(effect), effect.points, this.#begin + order * this.#times.score);
        break;
      }
    }
  }

  #moved(effect: Extract<Effect, { event: 'TilesMoved' }>): void {
    const { origin, target, colour, count } = effect;
    const tiling = origin.kind === 'line';
    this.#enter(
      tiling
        ? 'tiling'
        : origin.kind === 'floor'
          ? 'floor'
          : origin.kind === 'bag'
            ? 'deal'
            : 'take',
    );
    for (let i = 0; i < count; i++) {
      const start = tiling ? (this.#at.get(origin.seat) ?? this.#begin) : this.#next();
      this.#fly(this.#out(origin, colour, i), this.#into(target, colour, i), colour, start);
    }
  }

  #out(place: Place, colour: string, i: number): string {
    if (place.kind === 'factory') {
      const slots = this.#slots[place.number - 1];
      const slot = slots?.indexOf(colour) ?? -1;
      if (slots && slot >= 0) slots[slot] = '';
      return `factory:${String(place.number)}:${String(Math.max(slot, 0))}`;
    }
    // What leaves a line for the lid are the tiles behind the one that goes to the wall.
    if (place.kind === 'line') {
      return `line:${String(place.seat)}:${String(place.number)}:${String(i + 2)}`;
    }
    return key(place, colour, i);
  }

  #into(place: Place, colour: string, i: number): string {
    if (place.kind !== 'factory') return key(place, colour, i);
    const slots = this.#slots[place.number - 1] ?? [];
    const slot = slots.findIndex((each) => each === colour);
    // Lower case marks it as filled, unlike those still to come.
    if (slot >= 0) slots[slot] = colour.toLowerCase();
    return `factory:${String(place.number)}:${String(Math.max(slot, 0))}`;
  }

  #enter(part: Part): void {
    if (part === this.#part) return;
    this.#part = part;
    this.#begin = this.#end;
    this.#count = 0;
    this.#placed.clear();
    this.#at.clear();
  }

  #next(): number {
    const step = this.#part === 'deal' ? this.#times.deal : this.#times.stagger;
    return this.#begin + this.#count++ * step;
  }

  #fly(from: string, to: string, piece: Piece, start: number): void {
    this.#flights.push({ from, to, piece, start, duration: this.#times.tile });
    this.#end = Math.max(this.#end, start + this.#times.tile);
  }

  #pop(at: string, points: number, start: number): void {
    this.#pops.push({ at, points, start, duration: POP });
    this.#end = Math.max(this.#end, start + Math.max(this.#times.score, this.#times.tile));
  }
}

function key(place: Place, colour: string, i: number): string {
  const seat = String(place.seat);
  switch (place.kind) {
    case 'centre':
      return `centre:${colour}`;
    case 'line':
      return `line:${seat}:${String(place.number)}:${String(place.space + i)}`;
    case 'floor':
      return `floor:${seat}:${String(Math.max(place.space, 1) + i)}`;
    default:
      return place.kind;
  }
}

function marker(place: Place): string {
  if (place.kind !== 'floor') return 'centre:1';
  return `floor:${String(place.seat)}:${String(place.space)}`;
}

function bonusPlace(effect: Extract<Effect, { event: 'BonusScored' }>): string {
  const seat = String(effect.seat);
  const which = String(effect.which);
  if (effect.kind === 'row') return `wall:${seat}:${which}:5`;
  return effect.kind === 'column' ? `wall:${seat}:5:${which}` : `score:${seat}`;
}

/** The factories as a deal fills them: sorted, as every factory is shown. */
function dealt(effects: readonly Effect[]): string[][] {
  const slots: string[][] = [];
  for (const effect of effects) {
    if (effect.event !== 'TilesMoved' || effect.target.kind !== 'factory') continue;
    const factory = (slots[effect.target.number - 1] ??= []);
    for (let i = 0; i < effect.count; i++) factory.push(effect.colour);
  }
  const order = (colour: string): number => (COLOURS as readonly string[]).indexOf(colour);
  return Array.from(slots, (factory) => (factory ?? []).sort((a, b) => order(a) - order(b)));
}
