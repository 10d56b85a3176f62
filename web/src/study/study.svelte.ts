/**
 * Moves from a position, in one line or many, and what is on the table after each: under the analysis board,
 * puzzles, lessons and replays. The core plays and checks everything; nodes of the tree are computed when
 * they are visited, and then known. An answer that comes after something else was begun changes nothing.
 */
import type { Core } from '../engine/client';
import type { RefusedError } from '../lib/api';
import { mapOf, withEntry } from '../lib/maps';
import type { Barred, Effect, LegalMove, PlayAnswer, PositionView } from '../lib/messages';
import { asRefused } from '../lib/refusal';
import { browser } from '../table/moments/surroundings';
import { Timeline } from '../table/moments/timeline.svelte';
import type { Players } from '../table/names/seats';
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

export const NOBODY: Players = { names: [], levels: [], bots: [], yours: [] };

type Views = ReadonlyMap<number, NodeView>;

export class Study {
  readonly #core: Core | null;
  readonly #own: (seat: number | null) => boolean;
  readonly timeline: Timeline;
  tree = $state.raw<Tree>(newTree());
  players = $state.raw<Players>(NOBODY);
  #views = $state.raw(mapOf<number, NodeView>());
  /** A move that the core is playing. */
  sending = $state<string | null>(null);
  error = $state.raw<RefusedError | null>(null);
  #begun = 0;

  /** `core`: `null` only shows what it is given; `own`: whose moves are shown as one's own. */
  constructor(
    core: Core | null,
    timeline = new Timeline(browser()),
    own: (seat: number | null) => boolean = () => true,
  ) {
    this.#core = core;
    this.timeline = timeline;
    this.#own = own;
  }

  /** The position from which everything starts. */
  get start(): PositionView | null {
    return this.#views.get(ROOT)?.position ?? null;
  }

  /** What is on the table; `null` until the core has said. */
  readonly here = $derived.by(() => this.#views.get(this.tree.at) ?? null);

  /** What the table shows: the moment on screen, else what is here. */
  get shown(): PositionView | null {
    return this.timeline.position ?? this.here?.position ?? null;
  }

  /** What happened from the start to here. */
  get effects(): readonly Effect[] {
    return pathTo(this.tree, this.tree.at).flatMap((id) => this.#views.get(id)?.effects ?? []);
  }

  /** Counts what was begun: by something that was opened, or by going to another node. */
  get begun(): number {
    return this.#begun;
  }

  /** Opens a position without moves. */
  open(position: string): Promise<boolean> {
    this.#begin();
    return this.#ask(async (core) => {
      const answer = await core.call('legal', { position });
      return () => {
        const { position: start, legal, barred } = answer;
        const view = { position: start, effects: [], moves: { legal, barred } };
        this.#restart(newTree(), NOBODY, mapOf([[ROOT, view]]));
      };
    });
  }

  /** Opens the game of a record. */
  openRecord(record: string): Promise<boolean> {
    this.#begin();
    return this.#ask(async (core) => {
      const answer = await core.call('record', { record });
      return () => this.show(answer, null);
    });
  }

  /** A game with its moves as the main variation; `at` is a number of its steps, `null` all of them. */
  show(answer: PlayAnswer, at: number | null): void {
    this.#begin();
    const { steps, names, levels, bots, yours, tags } = answer;
    const tree = steps.reduce(
      (before, { token, seat, position }) => play(before, { token, seat, round: position.round }),
      newTree(),
    );
    const to = [ROOT, ...pathTo(tree, tree.at)][Math.max(0, at ?? steps.length)] ?? tree.at;
    const players = { names, levels, bots, yours, tags };
    this.#restart({ ...tree, at: to }, players, viewsOf(answer, tree, tree.at));
    void this.#complete();
  }

  /** A tree as it was kept from an earlier visit. */
  restore(start: string, tree: Tree, players: Players): Promise<boolean> {
    this.#begin();
    return this.#ask(async (core) => {
      const views = await computed(core, start, tree);
      return () => this.#restart(tree, players, views);
    });
  }

  /** Plays moves and deals where the table stands, and shows them one after the other. */
  play(...tokens: readonly string[]): Promise<boolean> {
    return this.#play(tokens[0] ?? '', () => Promise.resolve(tokens));
  }

  /** Deals what follows from a seed. */
  dealFrom(seed: string): Promise<boolean> {
    return this.#play('', async (core, position) => [
      (await core.call('deal', { position, seed })).deal,
    ]);
  }

  go(to: number): void {
    const before = this.tree;
    this.#begin();
    this.tree = go(before, to);
    if (this.tree.at !== before.at) this.#showHere(before.at);
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
    if (!moved) return;
    this.#begin();
    this.#showHere();
  }

  #begin(): void {
    this.#begun += 1;
    this.sending = null;
    this.error = null;
  }

  async #play(
    sending: string,
    tokens: (core: Core, position: string) => Promise<readonly string[]>,
  ): Promise<boolean> {
    const from = this.here;
    if (!from || this.sending !== null) return false;
    const begun = this.#begun;
    this.sending = sending;
    const played = await this.#ask(async (core) => {
      const { text: position, round } = from.position;
      const moves = await tokens(core, position);
      const answer = await core.call('play', { position, moves });
      return () => this.#append(answer, round);
    });
    if (begun === this.#begun) this.sending = null;
    return played;
  }

  /** A move belongs to the round in which it was played, a deal to the one that it begins. */
  #append({ steps, legal, barred }: PlayAnswer, from: number): void {
    let round = from;
    for (const [i, { token, seat, effects, position }] of steps.entries()) {
      if (seat === null) round = position.round;
      this.tree = play(this.tree, { token, seat, round });
      const moves = i === steps.length - 1 ? { legal, barred } : null;
      this.#views = withEntry(this.#views, this.tree.at, { position, effects, moves });
      this.#animate(effects, seat, position);
    }
  }

  /** `from`: the node that was on the table before. */
  #showHere(from?: number): void {
    const view = this.here;
    if (!view) {
      this.#load();
      return;
    }
    const { played, parent } = nodeOf(this.tree, this.tree.at);
    this.timeline.catchUp();
    if (parent === from && played && view.effects.length > 0) {
      this.#animate(view.effects, played.seat, view.position);
    } else this.timeline.show(view.position, this.tree.at);
    void this.#complete();
  }

  #animate(effects: readonly Effect[], seat: number | null, after: PositionView): void {
    const step = { seat, effects, own: this.#own(seat), linger: false };
    this.timeline.push({ key: this.tree.at, step, after });
  }

  #restart(tree: Tree, players: Players, views: Views): void {
    this.tree = tree;
    this.players = players;
    this.#views = views;
    if (this.here) this.timeline.show(this.here.position, tree.at);
  }

  /** Computes the nodes up to the one on the table. */
  #load(): void {
    const { tree, start } = this;
    if (!start) return;
    void this.#ask(async (core) => {
      const views = await computed(core, start.text, tree);
      return () => {
        this.#views = mapOf([...this.#views, ...views]);
        this.#showHere();
      };
    });
  }

  /** Asks for the moves of the node on the table, where they are not known. */
  async #complete(): Promise<void> {
    const [id, view] = [this.tree.at, this.here];
    if (!view || view.moves) return;
    await this.#ask(async (core) => {
      const { legal, barred } = await core.call('legal', { position: view.position.text });
      return () => {
        this.#views = withEntry(this.#views, id, { ...view, moves: { legal, barred } });
      };
    });
  }

  /** Asks the core; says whether the answer was taken. */
  async #ask(answered: (core: Core) => Promise<() => void>): Promise<boolean> {
    const begun = this.#begun;
    if (!this.#core) return false;
    try {
      const apply = await answered(this.#core);
      if (begun !== this.#begun) return false;
      this.error = null;
      apply();
      return true;
    } catch (error) {
      if (begun === this.#begun) this.error = asRefused(error);
      return false;
    }
  }
}

/** The views of the node on the table and of those that lead to it. */
async function computed(core: Core, position: string, tree: Tree): Promise<Views> {
  const moves = tokensTo(tree, tree.at);
  return viewsOf(await core.call('play', { position, moves }), tree, tree.at);
}

/** The moves are those of the last node, `to`. */
function viewsOf(answer: PlayAnswer, tree: Tree, to: number): Views {
  const { start, steps, legal, barred } = answer;
  const shown = [{ position: start, effects: [] }, ...steps];
  return mapOf(
    [ROOT, ...pathTo(tree, to)].flatMap((id, i) => {
      const step = shown[i];
      if (!step) return [];
      const { position, effects } = step;
      return [[id, { position, effects, moves: id === to ? { legal, barred } : null }] as const];
    }),
  );
}
