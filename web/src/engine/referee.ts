/** Whether the engine may think: not for somebody who plays a rated game. */
import { FRESH_MS, onEngineOff, requireFairPlay } from '../lib/fair-play.svelte';
import type { AskEngine } from '../lib/messages';

/** A call that waits to begin. `position`: what it is about. */
export interface Appeal {
  readonly what: AskEngine['what'];
  position(): Promise<string>;
  begin(): void;
  /** It may not begin, or not go on. */
  refuse(why: unknown): void;
}

/** Lets a call begin if that is fair, and ends it when it no longer is; returns a function for its end. */
export type Referee = (appeal: Appeal) => () => void;

/** For tests of everything else. */
export const anythingGoes: Referee = ({ begin }) => {
  begin();
  return () => undefined;
};

export const fairPlay: Referee = ({ what, position, begin, refuse }) => {
  let left = false;
  let looking = false;
  const look = async (): Promise<void> => {
    if (looking) return; // what changes meanwhile counts
    looking = true;
    try {
      await requireFairPlay(what, position);
    } catch (why) {
      if (!left) refuse(why);
      leave();
    }
    looking = false;
  };
  const forget = onEngineOff(() => void look());
  // On another device a game may begin without a word to this one.
  const timer = setInterval(() => void look(), FRESH_MS);
  const leave = (): void => {
    left = true;
    forget();
    clearInterval(timer);
  };
  void look().then(() => {
    if (!left) begin();
  });
  return leave;
};
