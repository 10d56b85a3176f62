/**
 * The analysis board: a tree of moves from a position, and what is on the table at its nodes. The core
 * plays and checks everything; nodes are computed when they are visited, and then known.
 */
import type { Core } from '../engine/client';
import type { Barred, Effect, LegalMove, PlayAnswer, PositionView } from '../lib/messages';
import { browser } from '../table/moments/surroundings';
import { Timeline } from '../table/moments/timeline.svelte';
import { mapOf, withEntry } from './maps';
import {
  go,
  newTree,
  nodeOf,
  pathTo,
  play,
  promote,
  remove,
  ROOT,
  stepFrom,
  tokensTo,
  type Step,
  type Tree,
} from './tree';

/** What is on the table at a node. Its moves are asked for when it is visited. */
export interface NodeView {
  readonly position: PositionView;
  readonly effects: readonly Effect[];
  readonly moves: {
    readonly legal: readonly LegalMove[];
    readonly barred: readonly Barred[];
  } | null;
}

/** Who plays, as far as a record or a game says. */
export interface Players {
  readonly names: readonly (string | null)[];
  readonly levels: readonly (string | null)[];
  readonly bots: readonly number[];
}

export const NOBODY: Players = { names: [], levels: [], bots: [] };

export class AnalysisBoard {
  readonly #core: Core;
  readonly timeline: Timeline;
  tree = $state.raw<Tree>(newTree());
  players = $state.raw<Players>(NOBODY);
  #views = $state.raw(mapOf<number, NodeView>());
  /** A move that the core is playing. */
  sending = $state<string | null>(null);
  error = $state.raw<unknown>(null);
  /** Counts what was asked for: an answer to something older is not shown. */
  #asked = 0;

  constructor(core: Core, timeline = new Timeline(browser())) {
    this.#core = core;
    this.timeline = timeline;
  }

  /** The position from which everything starts. */
  get start(): PositionView | null {
    return this.#views.get(ROOT)?.position ?? null;
  }

  /** What is on the table; `null` until the core has said. */
  readonly here = $derived.by(() => this.#views.get(this.tree.at) ?? null);

  viewOf(id: number): NodeView | undefined {
    return this.#views.get(id);
  }

  /** Opens a position without moves. */
  async open(text: string): Promise<boolean> {
    return this.#ask(async () => {
      const { position, legal, barred } = await this.#core.call('legal', { position: text });
      return () => {
        const view = { position, effects: [], moves: { legal, barred } };
        this.#restart(newTree(), NOBODY, mapOf([[ROOT, view]]));
      };
    });
  }

  /** Opens the game of a record. */
  async openRecord(text: string): Promise<boolean> {
    return this.#ask(async () => {
      const answer = await this.#core.call('record', { record: text });
      return () => {
        this.show(answer, null);
      };
    });
  }

  /** A game with its moves as the main line; `at` is a number of its steps, `null` all of them. */
  show(answer: PlayAnswer, at: number | null): void {
    const { steps, names, levels, bots } = answer;
    const tree = steps.reduce(
      (before, { token, seat, position }) => play(before, { token, seat, round: position.round }),
      newTree(),
    );
    const to = [ROOT, ...pathTo(tree, tree.at)][at ?? steps.length] ?? tree.at;
    this.#restart(
      { ...tree, at: to },
      { names, levels, bots },
      this.#viewsOf(answer, tree, tree.at),
    );
    void this.#complete();
  }

  /** A tree as it was kept from an earlier visit. */
  async restore(start: string, tree: Tree, players: Players): Promise<boolean> {
    return this.#ask(async () => {
      const views = await this.#computed(start, tree, tree.at);
      return () => {
        this.#restart(tree, players, views);
      };
    });
  }

  /** Plays a move or a deal where the table stands. */
  async play(token: string): Promise<void> {
    const from = this.here;
    if (!from || this.sending !== null) return;
    this.sending = token;
    await this.#ask(async () => {
      const { text: position } = from.position;
      const answer = await this.#core.call('play', { position, moves: [token] });
      return () => {
        const [step] = answer.steps;
        if (!step) return;
        const { seat, effects, position } = step;
        const { legal, barred } = answer;
        const round = seat === null ? position.round : from.position.round;
        this.tree = play(this.tree, { token: step.token, seat, round });
        this.#remember(this.tree.at, { position, effects, moves: { legal, barred } });
        this.#animate(step.effects, seat, position);
      };
    });
    this.sending = null;
  }

  /** Plays the first moves of a variation, one after the other. */
  async playAll(tokens: readonly string[]): Promise<void> {
    for (const token of tokens) await this.play(token);
  }

  /** Deals what follows from a seed. */
  async dealFrom(seed: string): Promise<void> {
    const from = this.here;
    if (!from) return;
    await this.#ask(async () => {
      const { deal } = await this.#core.call('deal', { position: from.position.text, seed });
      return () => {
        void this.play(deal);
      };
    });
  }

  go(to: number): void {
    const before = this.tree;
    this.tree = go(before, to);
    if (this.tree.at === before.at) return;
    const view = this.here;
    if (!view) this.#load();
    else {
      const { played, parent } = nodeOf(this.tree, to);
      if (parent === before.at && played && view.effects.length > 0) {
        this.#animate(view.effects, played.seat, view.position);
      } else this.timeline.show(view.position, to);
      void this.#complete();
    }
  }

  /** A step by key or button; says whether there was one. */
  step(step: Step): boolean {
    const to = stepFrom(this.tree, step);
    if (to !== null) this.go(to);
    return to !== null;
  }

  promote(id: number): void {
    this.tree = promote(this.tree, id);
  }

  remove(id: number): void {
    const after = remove(this.tree, id);
    const moved = after.at !== this.tree.at;
    this.tree = after;
    if (moved) this.#showHere();
  }

  #showHere(): void {
    const view = this.here;
    if (view) this.timeline.show(view.position, this.tree.at);
    else this.#load();
    void this.#complete();
  }

  #animate(effects: readonly Effect[], seat: number | null, after: PositionView): void {
    this.timeline.skip();
    this.timeline.push({
      key: this.tree.at,
      step: { seat, effects, own: true, linger: false },
      after,
    });
  }

  #restart(tree: Tree, players: Players, views: ReadonlyMap<number, NodeView>): void {
    this.tree = tree;
    this.players = players;
    this.#views = views;
    if (this.here) this.timeline.show(this.here.position, tree.at);
  }

  #remember(id: number, view: NodeView): void {
    this.#views = withEntry(this.#views, id, view);
  }

  /** Computes the nodes up to the one on the table. */
  #load(): void {
    const { tree, start } = this;
    if (!start) return;
    void this.#ask(async () => {
      const views = await this.#computed(start.text, tree, tree.at);
      return () => {
        this.#views = mapOf([...this.#views, ...views]);
        this.#showHere();
      };
    });
  }

  async #computed(start: string, tree: Tree, to: number): Promise<ReadonlyMap<number, NodeView>> {
    const moves = tokensTo(tree, to);
    return this.#viewsOf(await this.#core.call('play', { position: start, moves }), tree, to);
  }

  /** The views of a node and of those that lead to it; the moves are those of the node. */
  #viewsOf(answer: PlayAnswer, tree: Tree, to: number): ReadonlyMap<number, NodeView> {
    const { start, steps, legal, barred } = answer;
    const path = pathTo(tree, to);
    const shown = [{ position: start, effects: [] }, ...steps];
    return mapOf(
      [ROOT, ...path].flatMap((id, i) => {
        const step = shown[i];
        if (!step) return [];
        const { position, effects } = step;
        return [[id, { position, effects, moves: id === to ? { legal, barred } : null }] as const];
      }),
    );
  }

  /** Asks for the moves of the node on the table, where they are not known. */
  async #complete(): Promise<void> {
    const [id, view] = [this.tree.at, this.here];
    if (!view || view.moves) return;
    await this.#ask(async () => {
      const { legal, barred } = await this.#core.call('legal', { position: view.position.text });
      return () => {
        this.#remember(id, { ...view, moves: { legal, barred } });
      };
    });
  }

  /** Asks the core; what came too late, after something else was asked for, changes nothing. */
  async #ask(answered: () => Promise<() => void>): Promise<boolean> {
    const number = ++this.#asked;
    try {
      const apply = await answered();
      if (number !== this.#asked) return false;
      this.error = null;
      apply();
      return true;
    } catch (error) {
      if (number === this.#asked) this.error = error;
      return false;
    }
  }
}
