/** A position, or a deal, that is being set up. The core checks it after every change. */
import type { Core } from '../engine/client';
import type { EditAnswer, PositionView } from '../lib/messages';
import {
  clear,
  colourOf,
  draftOf,
  moved,
  pieceAt,
  placeOf,
  put,
  viewOf,
  type Draft,
  type Piece,
  type Place,
} from './draft';

/** What a tap does: puts down a piece, or takes away what lies there. */
export type Tool = Piece | 'none';

export class Editor {
  readonly #core: Core;
  /** Only the factories are filled: this is the next deal. */
  readonly dealing: boolean;
  draft = $state.raw<Draft>() as Draft;
  tool = $state<Tool>('B');
  #checked = $state.raw<{ draft: Draft; view: EditAnswer } | null>(null);
  error = $state.raw<unknown>(null);
  #past: Draft[] = [];
  canUndo = $state(false);

  constructor(core: Core, from: PositionView | Draft, dealing = false) {
    this.#core = core;
    this.dealing = dealing;
    this.draft = 'text' in from ? draftOf(from) : from;
    void this.#check();
  }

  /** What the core says about the draft as it is; `null` while it has not. */
  readonly checked = $derived.by(() =>
    this.#checked?.draft === this.draft ? this.#checked.view : null,
  );
  /** What it said last: nothing flickers between two changes. */
  readonly latest = $derived.by(() => this.#checked?.view ?? null);
  readonly view = $derived.by(() => viewOf(this.draft, this.latest?.bag ?? []));
  /** The deal as a token. */
  readonly deal = $derived.by(
    () => '=' + this.draft.factories.map((tiles) => (tiles === '' ? '-' : tiles)).join('/'),
  );

  change(draft: Draft): void {
    if (draft === this.draft) return;
    this.#past.push(this.draft);
    this.canUndo = true;
    this.draft = draft;
    void this.#check();
  }

  undo(): void {
    const before = this.#past.pop();
    this.canUndo = this.#past.length > 0;
    if (!before) return;
    this.draft = before;
    void this.#check();
  }

  /** Whether a place can be filled here. */
  takes(name: string): boolean {
    const place = placeOf(name);
    return place !== null && (!this.dealing || place.kind === 'factory');
  }

  /** A tap: fills the place, or empties it if it already holds the piece. */
  tap(name: string): void {
    const place = this.#place(name);
    if (!place) return;
    const there = pieceAt(this.draft, place);
    const piece = this.#pieceFor(place);
    if (piece === 'none' || (there === piece && this.#empties(place))) {
      this.change(clear(this.draft, place));
    } else this.change(put(this.draft, place, piece));
  }

  put(name: string, piece: Piece): void {
    const place = this.#place(name);
    if (place) this.change(put(this.draft, place, piece));
  }

  clear(name: string): void {
    const place = this.#place(name);
    if (place) this.change(clear(this.draft, place));
  }

  move(from: string, to: string): void {
    const [before, after] = [this.#place(from), this.#place(to)];
    if (before && after) this.change(moved(this.draft, before, after));
  }

  pieceAt(name: string): Piece | '' {
    const place = this.#place(name);
    return place ? pieceAt(this.draft, place) : '';
  }

  #place(name: string): Place | null {
    return this.takes(name) ? placeOf(name) : null;
  }

  /** A place that has its own piece gets that: a coloured wall, the piles of the centre. */
  #pieceFor(place: Place): Tool {
    if (this.tool === 'none') return 'none';
    if (place.kind === 'centre') return place.colour;
    return colourOf(this.draft, place) ?? this.tool;
  }

  /** A second tile of a colour goes to the centre; of a line the outermost is taken away first. */
  #empties(place: Place): boolean {
    if (place.kind === 'centre') return place.colour === '1';
    if (place.kind !== 'line') return true;
    const held = this.draft.boards[place.seat - 1]?.lines[place.line - 1]?.length;
    return held === place.space;
  }

  async #check(): Promise<void> {
    const { draft } = this;
    try {
      const view = await this.#core.call('edit', draft);
      if (this.draft !== draft) return;
      this.#checked = { draft, view };
      this.error = null;
    } catch (error) {
      if (this.draft === draft) this.error = error;
    }
  }
}
