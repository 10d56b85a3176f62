/** One moment of the table: what is shown, what moves, what is said and heard, and for how long. */
import type { Effect, PositionView } from '../../lib/messages';

export interface Flight {
  /** The key of a place: `factory:3:0`, `centre:B`, `line:1:2:1`, `wall:1:2:3`, `floor:1:4`, `bag`. */
  readonly from: string;
  readonly to: string;
  /** A colour, or 1 for the marker. */
  readonly piece: string;
  readonly start: number;
  readonly duration: number;
  /** How long it is held up, for the eye to find it, before it flies. */
  readonly lift: number;
}

/** Points that appear where they were won or lost. */
export interface Pop {
  readonly at: string;
  readonly points: number;
  readonly duration: number;
}

/** What a moment is about, for the words of the bar and of the live region. */
export type Announcement =
  | { readonly kind: 'take'; readonly seat: number; readonly effects: readonly Effect[] }
  | { readonly kind: 'tiling'; readonly seat: number }
  | { readonly kind: 'bonus'; readonly seat: number }
  | { readonly kind: 'over'; readonly round: number }
  | { readonly kind: 'handover'; readonly seat: number }
  | { readonly kind: 'round'; readonly round: number; readonly start: number }
  | ({ readonly kind: 'tiled' } & SeatTotal)
  | {
      readonly kind: 'bonuses';
      readonly seat: number;
      readonly points: number;
      readonly score: number;
    };

/** What a board won and lost in a round. */
export interface SeatTotal {
  readonly seat: number;
  readonly gained: number;
  readonly lost: number;
  readonly score: number;
}

/** Something to read in the middle of the table. */
export type Card =
  | { readonly kind: 'summary'; readonly round: number; readonly seats: readonly SeatTotal[] }
  /** Waits for a tap. */
  | { readonly kind: 'handover'; readonly seat: number };

export type SoundName = 'take' | 'place' | 'floor' | 'points' | 'turn' | 'end';

export interface Sound {
  readonly name: SoundName;
  /** Points, which raise the tone. */
  readonly amount: number;
}

export interface Moment {
  readonly position: PositionView;
  /** How many effects of the step, in the order of showing, are over. */
  readonly done: number;
  readonly duration: number;
  readonly flights: readonly Flight[];
  readonly pops: readonly Pop[];
  /** What the bar says meanwhile; `null` leaves it to whose turn it is. */
  readonly words: Announcement | null;
  /** What is read aloud when it begins. */
  readonly said: Announcement | null;
  readonly sound: Sound | null;
  readonly card: Card | null;
  /** Sums up what was scored: for how long it is to be seen where nothing moves. 0: not at all. */
  readonly picture: number;
  /** Nothing moves: what was scored is marked, and stays until a tap, a key, or its time is over. */
  readonly still: boolean;
}

/** A moment for those for whom nothing moves: a picture, or what is passed at once. */
export function still(moment: Moment): Moment {
  return { ...moment, flights: [], duration: moment.picture, still: moment.picture > 0 };
}

/** A deal or a move to be shown. */
export interface Step {
  /** Who moved; `null` for a deal. */
  readonly seat: number | null;
  readonly effects: readonly Effect[];
  /** The person at this page made the move: the eye is there already. */
  readonly own: boolean;
  /** Somebody else sits down at this page next: one's own tiles are seen landing first. */
  readonly linger: boolean;
}
