/**
 * The search behind the analysis board: as long as one likes, with what it has found so far always in
 * sight. A first small search answers at once, a second one goes on until it is cancelled. What a
 * position's largest search found is kept, so that going back and forth loses nothing.
 */
import type { Core, Run } from '../engine/client';
import type { AnalysisView, PositionView } from '../lib/messages';
import { mapOf, withEntry } from '../lib/maps';

export const LINES = [1, 2, 3, 4, 5] as const;
const FIRST_NODES = 20_000;
/** Leafing through a game does not start a search at every page. */
const PAUSE_MS = 150;
const MAX_KEPT = 400;
/** How often a search tells what it has, and how much it may remember. */
const HOW = { report_ms: 250, hash_mb: 32 };

interface KeptSearch {
  readonly lines: number;
  readonly view: AnalysisView;
  /** Nothing more can be found. */
  readonly complete: boolean;
}

export class Thinking {
  readonly #core: Core;
  readonly #pause: number;
  /** Whether it may think. */
  on = $state(true);
  /** A game that is being played keeps it from thinking. */
  held = $state(false);
  lines = $state(3);
  error = $state.raw<unknown>(null);
  #position = $state.raw<PositionView | null>(null);
  #kept = $state.raw(mapOf<string, KeptSearch>());
  #search: Run<'analyse'> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** A search is running. */
  busy = $state(false);

  constructor(core: Core, pause = PAUSE_MS) {
    this.#core = core;
    this.#pause = pause;
  }

  /** What is known about the position. */
  readonly view = $derived.by((): AnalysisView | null => {
    return this.#kept.get(this.#position?.text ?? '')?.view ?? null;
  });
  /** Nothing more can be found about it. */
  readonly complete = $derived.by(() => this.#known()?.complete === true);

  /** Turns to a position; `null` is nothing to think about. */
  about(position: PositionView | null): void {
    if (position?.text === this.#position?.text) return;
    this.#position = position;
    this.#restart();
  }

  toggle(on = !this.on): void {
    this.on = on;
    this.#restart();
  }

  setLines(lines: number): void {
    this.lines = lines;
    this.#restart();
  }

  hold(held: boolean): void {
    this.held = held;
    this.#restart();
  }

  /** Goes on after something was in the way. */
  retry(): void {
    if (this.error !== null) this.#restart();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#search?.cancel();
    this.#search = null;
    this.busy = false;
  }

  /** What was found with at least as many lines. */
  #known(): KeptSearch | undefined {
    const kept = this.#kept.get(this.#position?.text ?? '');
    return kept && kept.lines >= this.lines ? kept : undefined;
  }

  #restart(): void {
    this.stop();
    this.error = null;
    const position = this.#position;
    if (!this.on || this.held || !position || this.#known()?.complete) return;
    this.busy = true;
    this.#timer = setTimeout(() => void this.#think(position.text), this.#pause);
  }

  async #think(text: string): Promise<void> {
    for (;;) {
      const { lines } = this;
      const nodes = this.#known() ? null : FIRST_NODES;
      const ask = { position: text, nodes, lines, ...HOW };
      const search = this.#core.start('analyse', ask, (view) => {
        if (this.#search === search) this.#keep(text, lines, view, false);
      });
      this.#search = search;
      let view: AnalysisView;
      try {
        view = await search.answer;
      } catch (error) {
        if (this.#search !== search) return;
        this.stop();
        this.error = error;
        return;
      }
      // A cancelled search has no say any more.
      if (this.#search !== search) return;
      // A solved round, and a deal, can still be looked past; what is proven cannot be better known.
      const proven = view.lines.every((line) => line.exact);
      const complete = nodes === null || (view.nodes < nodes && proven);
      this.#keep(text, lines, view, complete);
      if (complete) {
        this.stop();
        return;
      }
    }
  }

  /** What was found with more nodes and as many lines stays. */
  #keep(text: string, lines: number, view: AnalysisView, complete: boolean): void {
    const before = this.#kept.get(text);
    if (before && before.lines >= lines && !complete && before.view.nodes > view.nodes) return;
    this.#kept = withEntry(this.#kept, text, { lines, view, complete }, MAX_KEPT);
  }
}
