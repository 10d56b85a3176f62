/** Something that happened on the table: what the effects started from, and what they were. */
import type { Effect, PositionView } from '../lib/messages';

export interface Happening {
  readonly before: PositionView;
  readonly effects: readonly Effect[];
}
