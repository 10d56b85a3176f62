/** A line of a list for unit tests. */
import type { GameSummary } from '../../lib/messages';

export const SUMMARY: GameSummary = {
  bots: [],
  source: 'played',
  rated: false,
  ratings: [],
  game: 'Abcdefghij',
  status: 'playing',
  variant: 'coloured',
  players: 3,
  clock: { type: 'none' },
  names: ['Ana', 'Me', null],
  kept: [],
  kinds: ['guest', 'guest', 'engine'],
  levels: [null, null, 'casual'],
  yours: [2],
  to_move: 1,
  your_turn: false,
  scores: [1, 2, 3],
  winners: [],
  reason: null,
  round: 2,
  created: 0,
  changed: 0,
  deadline: null,
};
