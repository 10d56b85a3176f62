/** What a table gets to show, and what it says in return. */
import type { Snippet } from 'svelte';
import type { Barred, LegalMove, PositionView } from '../lib/messages';
import type { Marks } from './log/marks';
import type { Timeline } from './moments/timeline.svelte';
import type { Recap } from './log/recap';
import type { TableSeat } from './names/seats';

export interface TableProps {
  position: PositionView;
  legal?: readonly LegalMove[] | null;
  /** What may not be done, and why. */
  barred?: readonly Barred[] | null;
  /** What moves have left, by place; and the same in words, for where there is no log. */
  marks?: Marks;
  recaps?: readonly Recap[];
  seats: readonly TableSeat[];
  /** The seat whose board is the largest. */
  large: number;
  /** Nothing can be chosen now. */
  busy?: boolean;
  /** A move that is being sent. */
  sending?: string | null;
  status: string;
  /** What plays here: the table moves the pieces of its moments, and a tap or a key skips them. */
  timeline?: Timeline | null;
  onmove?: ((move: string) => void) | undefined;
  /** Whether the panel is beside the table; if not, the page shows it some other way. */
  beside?: boolean;
  /** The bar shows its buttons only. */
  wordless?: boolean;
  /** All boards in one size, each at its own place; without it, as the person prefers. */
  equal?: boolean;
  /** Nothing can be chosen here, ever: small screens need less room. */
  still?: boolean;
  clock?: Snippet<[number]>;
  before?: Snippet;
  after?: Snippet;
  /** Takes the place of the first buttons of the bar for a while. */
  offer?: Snippet | undefined;
  /** Beside the table, where there is room. */
  panel?: Snippet;
  /** The panel is what one looks at most: it gets more room. */
  roomy?: boolean;
  /** Lies over the middle of the table, between two rounds or two players. */
  card?: Snippet;
  /** What the engine says to one who practises; a bar with lines of its own has it. */
  advice?: readonly string[] | null;
  /** Lies over the top of the table, and on phones over its middle: questions, notes. Gets whether
      advice stands in the bar. */
  notes?: Snippet<[boolean]>;
}
