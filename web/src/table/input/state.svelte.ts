/** What is chosen at one table; shared by the components that draw it. */
import { getContext, setContext } from 'svelte';
import type { Barred, Colour, LegalMove, PositionView } from '../../lib/messages';
import { preferences } from '../../lib/preferences.svelte';
import { NO_MARKS, type Marks } from '../log/marks';
import { NOTHING, stands, step, targets, type Choice, type Input } from './selection';
import { whyNot, whyWords, type WhyNot } from './whynot';
import { countOf } from '../names/words';

const KEY = Symbol('table');
const NO_MOVES: readonly LegalMove[] = [];
/** How long a reason stands in the bar. */
export const REASON_MS = 5000;

export interface TableSource {
  readonly position: PositionView;
  readonly legal: readonly LegalMove[] | null;
  readonly barred?: readonly Barred[] | null;
  /** What moves have left, by place. */
  readonly marks?: Marks;
  /** A move that is being sent: it is shown, and nothing can be chosen until it is answered. */
  readonly sending: string | null;
  /** Without it the table is only looked at. */
  readonly onmove: ((move: string) => void) | undefined;
}

export class TableState {
  #source: () => TableSource;
  #choice = $state.raw<Choice>(NOTHING);
  /** The line that the pointer or the focus is on; 0 is the floor. */
  aim = $state<number | null>(null);
  /** The wall column under the pointer or the focus, while tiling. */
  aimColumn = $state<number | null>(null);
  /** The tiles that are being dragged: they are drawn under the pointer. */
  dragging = $state(false);

  /** Why the last input did nothing, and in which position that was. */
  #why = $state.raw<{ why: WhyNot; position: PositionView } | null>(null);
  #forget: ReturnType<typeof setTimeout> | undefined;

  constructor(source: () => TableSource) {
    this.#source = source;
  }

  readonly position = $derived.by(() => this.#source().position);
  readonly marks = $derived.by(() => this.#source().marks ?? NO_MARKS);
  readonly #all = $derived.by(() => this.#source().legal ?? NO_MOVES);
  readonly #sent = $derived.by(() => {
    const { sending } = this.#source();
    return sending === null ? undefined : this.#all.find((move) => move.move === sending);
  });
  /** Moves are made at this table, now or later: lines are buttons and stay so. */
  readonly interactive = $derived.by(() => this.#source().onmove !== undefined);
  /** A move is under way to the server. */
  readonly sending = $derived.by(() => this.#source().sending !== null);
  /** The person at this page is to move. */
  readonly mine = $derived.by(() => this.#all.length > 0);
  /** What may be chosen now. */
  readonly legal = $derived.by(() => (this.#source().sending === null ? this.#all : NO_MOVES));
  readonly choice = $derived.by((): Choice => {
    if (this.#sent) {
      return { source: this.#sent.source, colour: this.#sent.colour, move: this.#sent.move };
    }
    return stands(this.#choice, this.legal) ? this.#choice : NOTHING;
  });
  readonly targets = $derived.by(() => targets(this.choice, this.#all));
  readonly tiling = $derived.by(() => this.legal.filter((move) => move.column !== null));
  /** The move that the words are about: waiting to be confirmed, or under the pointer. */
  readonly considered = $derived.by(() => {
    const { move } = this.choice;
    if (move !== null) return this.#all.find((each) => each.move === move) ?? null;
    if (this.aimColumn !== null) {
      return this.tiling.find((each) => each.column === this.aimColumn) ?? null;
    }
    return this.aim === null ? null : (this.targets.get(this.aim) ?? null);
  });
  /** The line or floor whose preview is drawn in place. */
  readonly shownLine = $derived.by(() => {
    const { move } = this.choice;
    if (move === null) return this.aim;
    return this.considered?.destination ?? null;
  });
  readonly taken = $derived.by(() => {
    const { source, colour } = this.choice;
    return source === null || colour === null ? 0 : countOf(this.position, source, colour);
  });

  /** How many tiles the considered line then holds. */
  readonly reached = $derived.by(() => {
    const { considered, position } = this;
    const line = considered?.destination ?? 0;
    const board = position.boards[(position.to_move ?? 1) - 1];
    return (board?.lines[line - 1]?.length ?? 0) + this.taken;
  });
  /** Why nothing came of the last input, in words; '' if something did, or the game went on. */
  readonly reason = $derived.by(() =>
    this.#why?.position === this.position ? whyWords(this.#why.why) : '',
  );

  act(input: Input): Choice {
    const before = this.choice;
    const sending = this.#source().sending !== null;
    const { choice, play } = sending
      ? { choice: before, play: null }
      : step(before, input, this.legal, preferences().confirm);
    this.#explain(choice === before && play === null ? input : null);
    if (sending) return before;
    this.#choice = choice;
    if (choice === NOTHING) this.aim = this.aimColumn = null;
    if (play !== null) this.#source().onmove?.(play);
    return choice;
  }

  #explain(input: Input | null): void {
    clearTimeout(this.#forget);
    const { position, legal, interactive } = this;
    const { barred, sending } = this.#source();
    const now = {
      position,
      legal,
      barred: barred ?? [],
      sending: sending !== null,
      interactive,
    };
    const why = input && whyNot(input, this.choice, now);
    this.#why = why && { why, position };
    if (why) this.#forget = setTimeout(() => (this.#why = null), REASON_MS);
  }

  canPick(source: number, colour: Colour): boolean {
    return this.legal.some((move) => move.source === source && move.colour === colour);
  }

  isPicked(source: number, colour: Colour): boolean {
    return this.choice.source === source && this.choice.colour === colour;
  }
}

export function provideTable(source: () => TableSource): TableState {
  return setContext(KEY, new TableState(source));
}

export function useTable(): TableState {
  return getContext<TableState>(KEY);
}
