/** What the review asks of the core, and how long it may take. */
import type { AskReview, ReviewView } from '../lib/messages';

export interface Run {
  /** The review; after `cancel` what it had said last, if anything. */
  readonly answer: Promise<ReviewView>;
  cancel(): void;
}

export interface Reviewer {
  review(ask: AskReview, report: (view: ReviewView) => void): Run;
}

/** A game as a review needs it. */
export interface ReviewedGame {
  readonly position: string;
  readonly moves: readonly string[];
  /** Of a game that was ended early. */
  readonly winners: readonly number[] | null;
}
