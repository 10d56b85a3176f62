/**
 * Who answers questions about positions while a puzzle is solved: the engine in the page, so that it
 * works without a network. A browser that cannot run it asks the server for the rules.
 */
import { engine } from '../engine/engine';
import { api } from '../lib/api';
import type { LegalAnswer, PlayAnswer } from '../lib/messages';

export interface Judgement {
  /** Shares of the win, by seat. */
  readonly win: readonly number[];
  /** What is played then. */
  readonly pv: readonly string[];
}

export interface Oracle {
  legal(position: string): Promise<LegalAnswer>;
  play(position: string, moves: readonly string[]): Promise<PlayAnswer>;
  /** What a position is worth, after a search with this many nodes. */
  judge(position: string, nodes: number): Promise<Judgement>;
}

export const oracle: Oracle = {
  legal: (position) => engine.call('legal', { position }).catch(() => api.legal(position)),
  play: (position, moves) =>
    engine.call('play', { position, moves: [...moves] }).catch(() => api.play(position, moves)),
  judge: async (position, nodes) => {
    const { lines } = await engine.call('analyse', { position, nodes, lines: 1 });
    const [best] = lines;
    if (!best) throw new Error(`nothing found: ${position}`);
    return best;
  },
};
