/** An engine without rules for the tests of games on this device: a round is four moves. */
import { FakeCore } from '../engine/testing';
import type { LevelAnswer, PlayAnswer, PositionView, Step } from '../lib/messages';
import { board, move, position } from '../lib/testing';

const MOVES = 4;
const ROUNDS = 2;

/** The text of a position is how many deals and moves led to it. */
function at(count: number): PositionView {
  const round = Math.floor(count / (MOVES + 1));
  const inside = count % (MOVES + 1);
  const over = round === ROUNDS;
  const phase = over ? 'over' : inside === 0 ? 'deal' : 'offer';
  return position({
    text: String(count),
    round: round + 1,
    phase,
    to_move: phase === 'offer' ? ((inside - 1) % 2) + 1 : null,
    boards: [board({ score: count }), board({ score: 1 })],
  });
}

function step(before: PositionView, token: string): Step {
  const after = at(Number(before.text) + 1);
  const ended = after.phase === 'deal' || after.phase === 'over';
  return {
    token,
    seat: before.to_move,
    effects: ended ? [{ event: 'RoundEnded', round: before.round, idle_rounds: 0 }] : [],
    position: after,
  };
}

function play(from: string, tokens: readonly string[]): PlayAnswer {
  const start = at(Number(from));
  const steps: Step[] = [];
  for (const token of tokens) {
    const before = steps.at(-1)?.position ?? start;
    if (token === 'damaged') throw new Error(token);
    steps.push(step(before, token));
  }
  const last = steps.at(-1)?.position ?? start;
  return {
    start,
    steps,
    legal: last.phase === 'offer' ? [move('1B1')] : [],
    barred: [],
    rounds: Array.from({ length: last.round - 1 }, (_, i) => ({ round: i + 1, seats: [] })),
    bonuses: [],
    names: [],
    levels: [],
    yours: [],
    result:
      last.phase === 'over'
        ? { reason: 'row', winners: [1], decided_by: 'points', scores: [10, 1], bonuses: [] }
        : null,
    bots: [],
    tags: {},
  };
}

export function fakeCore(): FakeCore {
  return new FakeCore({
    legal: ({ position: text }) => ({ position: at(Number(text)), legal: [], barred: [] }),
    play: ({ position: text, moves, seed, known = 0 }) => {
      const due = seed ? at(Number(text) + moves.length).phase === 'deal' : false;
      const answer = play(text, due ? [...moves, '='] : moves);
      return { ...answer, steps: answer.steps.slice(known) };
    },
    record: () => play('0', ['=', '1B1']),
    new: () => ({ position: '0' }),
    seed: ({ seed, tokens = 0 }) => ({ seed, hash: 'h', start: 1, player_seed: tokens }),
    level: () => ({ move: '2R2' }) as LevelAnswer,
    write: ({ moves, tags }) => ({ record: `${JSON.stringify(tags)}\n${moves.join(' ')}` }),
  });
}
