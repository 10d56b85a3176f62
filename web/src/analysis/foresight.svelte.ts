/** The moves of the best lines played out, so that each has its seat and its place on the table. */
import type { Core } from '../engine/client';
import type { AnalysisView, PositionView, Step } from '../lib/messages';
import { mapOf, withEntry } from '../lib/maps';

const MAX_KNOWN = 200;

export class Foresight {
  readonly #core: Core;
  /** None as long as the core has not answered. */
  #known = $state.raw(mapOf<string, readonly Step[]>());

  constructor(core: Core) {
    this.#core = core;
  }

  /** The steps of a line of moves; none until the core has played them. */
  stepsOf(position: PositionView, pv: readonly string[]): readonly Step[] {
    return this.#known.get(keyOf(position, pv)) ?? [];
  }

  about(position: PositionView, view: AnalysisView | null, lines: number): void {
    for (const { pv } of view?.lines.slice(0, lines) ?? []) {
      const key = keyOf(position, pv);
      if (pv.length > 0 && !this.#known.has(key)) void this.#ask(key, position.text, pv);
    }
  }

  async #ask(key: string, position: string, pv: readonly string[]): Promise<void> {
    this.#known = withEntry(this.#known, key, [], MAX_KNOWN);
    try {
      const { steps } = await this.#core.call('play', { position, moves: pv });
      this.#known = withEntry(this.#known, key, steps, MAX_KNOWN);
    } catch {
      // The line is shown without symbols: what went wrong is said where it matters.
    }
  }
}

function keyOf(position: PositionView, pv: readonly string[]): string {
  return `${position.text} ${pv.join(' ')}`;
}
