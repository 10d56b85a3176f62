/** What the analysis board asks of the core: its rules at once, its search for as long as one likes. */
import type { AnalysisView, EditAnswer, LegalAnswer, PlayAnswer, Variant } from '../lib/messages';
import type { Draft } from './draft';

export interface AnalyseAsk {
  readonly position: string;
  /** `null`: until it is cancelled. */
  readonly nodes: number | null;
  readonly lines: number;
}

/** A search under way. */
export interface Search {
  /** What it found in the end; never settles once it was cancelled. */
  readonly answer: Promise<AnalysisView>;
  cancel(): void;
}

export interface WriteAsk {
  readonly position: string;
  readonly moves: readonly string[];
  readonly tags: Readonly<Record<string, string>>;
  /** By the number of tokens before them. */
  readonly comments: Record<string, string[]>;
}

export interface Brain {
  legal(position: string): Promise<LegalAnswer>;
  play(position: string, moves: readonly string[]): Promise<PlayAnswer>;
  record(record: string): Promise<PlayAnswer>;
  deal(position: string, seed: string): Promise<string>;
  newGame(players: number, variant: Variant): Promise<string>;
  write(ask: WriteAsk): Promise<string>;
  edit(draft: Draft): Promise<EditAnswer>;
  analyse(ask: AnalyseAsk, report: (view: AnalysisView) => void): Search;
}
