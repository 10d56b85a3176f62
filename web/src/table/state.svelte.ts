/** What is chosen at one table; shared by the components that draw it. */
import { getContext, setContext } from 'svelte';
import type { Colour, LegalMove, PositionView } from '../lib/messages';
import { preferences } from '../lib/preferences.svelte';
import { NOTHING, stands, step, targets, type Choice, type Input } from './selection';

const KEY = Symbol('table');
const NO_MOVES: readonly LegalMove[] = [];

export interface TableSource {
  readonly position: PositionView;
  readonly legal: readonly LegalMove[] | null;
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

  constructor(source: () => TableSource) {
    this.#source = source;
  }

  readonly position = $derived.by(() => this.#source().position);
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

  act(input: Input): Choice {
    if (this.#source().sending !== null) return this.choice;
    const { choice, play } = step(this.choice, input, this.legal, preferences().confirm);
    this.#choice = choice;
    if (choice === NOTHING) this.aim = this.aimColumn = null;
    if (play !== null) this.#source().onmove?.(play);
    return choice;
  }

  canPick(source: number, colour: Colour): boolean {
    return this.legal.some((move) => move.source === source && move.colour === colour);
  }

  isPicked(source: number, colour: Colour): boolean {
    return this.choice.source === source && this.choice.colour === colour;
  }
}

export function countOf(position: PositionView, source: number, colour: Colour): number {
  const tiles = (source === 0 ? position.centre : position.factories[source - 1]) ?? '';
  return [...tiles].filter((tile) => tile === colour).length;
}

export function provideTable(source: () => TableSource): TableState {
  return setContext(KEY, new TableState(source));
}

export function useTable(): TableState {
  return getContext<TableState>(KEY);
}
