/** Who answers questions about positions while a puzzle is solved. */
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
  legal: api.legal,
  play: api.play,
  judge: () => Promise.reject(new Error('no engine')),
};
