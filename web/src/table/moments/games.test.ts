/**
 * Whole games of the core, folded effect by effect and moment by moment, against the server's own
 * views. `tests/test_moments_fold.py` plays the games and names the file in EVORA_GAMES.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Effect, LegalMove, PlayAnswer, PositionView } from '../../lib/messages';
import { fold } from './fold';
import type { Moment } from './moment';
import { timesOf } from './pace';
import { ordered } from './parts';
import { plan } from './plan';
import { predict, unpredicted } from './predict';

const FILE = process.env['EVORA_GAMES'];

interface Played extends PlayAnswer {
  /** What the server said beforehand of the move of each step. */
  readonly chosen: readonly (LegalMove | null)[];
}

const games = FILE ? (JSON.parse(readFileSync(FILE, 'utf8')) as Played[]) : [];

/** What effects tell of a position. */
function told(position: PositionView): unknown {
  const { factories, centre, marker, bag, lid, phase, start, round, boards } = position;
  return {
    ...{ factories, centre, marker, bag, lid, phase, start },
    // Between two rounds the old one is still on the table.
    round: phase === 'deal' ? round - 1 : round,
    boards: boards.map(({ score, lines, wall, floor, floor_cost }) => ({
      ...{ score, lines, wall, floor, floor_cost },
    })),
  };
}

/** A step of an offer or a tiling changes the phase only with its effects. */
function comparable(folded: PositionView, server: PositionView): PositionView {
  const phase = server.phase === 'tiling' ? 'tiling' : folded.phase;
  return { ...folded, phase, round: phase === 'deal' ? folded.round + 1 : folded.round };
}

function tilesIn(position: PositionView): number {
  const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
  const { factories, centre, bag, lid, boards } = position;
  const onBoards = boards.map(({ lines, wall, floor }) =>
    [...lines, ...wall, floor].join('').replaceAll(/[.1]/g, ''),
  );
  return [...factories, centre, ...onBoards].join('').length + sum(bag) + sum(lid);
}

/** What every board must show: what it had, and what its tiles that have arrived brought. */
function scoresAfter(before: PositionView, effects: readonly Effect[]): number[] {
  const scores = before.boards.map(({ score }) => score);
  for (const effect of effects) {
    if (effect.event === 'TilePlaced' || effect.event === 'BonusScored') {
      scores[effect.seat - 1] = (scores[effect.seat - 1] ?? 0) + effect.points;
    }
    if (effect.event === 'FloorScored') scores[effect.seat - 1] = effect.score;
  }
  return scores;
}

function flying({ flights }: Moment, refill: boolean): number {
  return refill ? 0 : flights.filter(({ piece }) => piece !== '1').length;
}

function* steps(game: Played) {
  let before = game.start;
  for (const [i, step] of game.steps.entries()) {
    yield { ...step, before, chosen: game.chosen[i] ?? null };
    before = step.position;
  }
}

// A test for each, so that none takes long.
const each = it.each(games.map((game, i) => ({ number: i + 1, game })));

describe.runIf(FILE)('whole games of the core', () => {
  it('are many', () => {
    expect(games.length).toBeGreaterThan(5);
  });

  each('$number: fold to the positions of the server after every step', ({ game }) => {
    for (const { before, effects, position } of steps(game)) {
      const folded = comparable(effects.reduce(fold, before), position);
      expect(told(folded)).toEqual(told(position));
      const shown = comparable(ordered(effects, before).reduce(fold, before), position);
      expect(told(shown)).toEqual(told(position));
    }
  });

  each('$number: are shown without a number that is ahead of the tiles', ({ game }) => {
    const times = timesOf('normal', 1);
    for (const { before, effects, position, seat } of steps(game)) {
      const step = { seat, effects, own: false, linger: false };
      const { moments, end } = plan(before, step, { times, summary: () => [] });
      expect(told(comparable(end, position))).toEqual(told(position));
      const order = ordered(effects, before);
      expect(moments.at(-1)?.done ?? order.length).toBeLessThanOrEqual(order.length);
      for (const [i, moment] of moments.entries()) {
        const refill = moment.flights.some(({ from, to }) => from === 'lid' && to === 'bag');
        const poured = refill ? order[moment.done] : undefined;
        const inBag = poured?.event === 'BagRefilled' ? poured.tiles.reduce((a, b) => a + b, 0) : 0;
        const there = tilesIn(moment.position) + flying(moment, refill) + inBag;
        expect(there, `moment ${String(i)}`).toBe(tilesIn(before));
        const scores = moment.position.boards.map(({ score }) => score);
        const counted = [moment.done, moment.done + 1].map((done) =>
          scoresAfter(before, order.slice(0, done)),
        );
        // A floor is counted while its tiles lie there: it is over when they are gone.
        expect(counted).toContainEqual(scores);
        expect(moment.duration).toBeGreaterThan(0);
      }
    }
  });

  each('$number: begin with what was predicted of a move', ({ game }) => {
    for (const { before, effects, seat, chosen } of steps(game)) {
      if (!chosen || seat === null) continue;
      const prediction = predict(before, seat, chosen);
      expect(prediction.effects.length).toBeGreaterThan(0);
      expect(unpredicted(prediction, effects)).toEqual(effects.slice(prediction.effects.length));
    }
  });
});
