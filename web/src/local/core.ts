/** What a game on this device asks of the engine in the page. */
import type { LegalAnswer, PlayAnswer, Variant } from '../lib/messages';

export interface Core {
  legal(position: string): Promise<LegalAnswer>;
  play(position: string, moves: readonly string[]): Promise<PlayAnswer>;
  record(record: string): Promise<PlayAnswer>;
  /** The text of a new position. */
  begin(players: number, variant: Variant, start: number): Promise<string>;
  deal(position: string, seed: string): Promise<string>;
  /** The move of a level; the same seed gives the same move. */
  choose(position: string, level: string, seed: string): Promise<string>;
  /** The canonical text of a game. */
  write(position: string, moves: readonly string[], tags: Record<string, string>): Promise<string>;
}
