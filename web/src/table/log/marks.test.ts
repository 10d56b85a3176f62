// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Colour, Effect, EventBody, Place } from '../../lib/messages';
import { event, position } from '../../lib/testing';
import {
  marksOf,
  marksOfKey,
  movesSince,
  scoredMarks,
  tiledSince,
  turnsOf,
  turnsOfSteps,
} from './marks';

const place = (kind: Place['kind'], seat = 0, number = 0, space = 0): Place => ({
  kind,
  seat,
  number,
  space,
});
const CENTRE = place('centre');
const factory = (number: number): Place => place('factory', 0, number);
const line = (seat: number, number: number, space: number): Place =>
  place('line', seat, number, space);
const floor = (seat: number, space: number): Place => place('floor', seat, 0, space);
const tiles = (colour: Colour, count: number, origin: Place, target: Place): Effect => ({
  event: 'TilesMoved',
  colour,
  count,
  origin,
  target,
});
const moved = (seat: number, ...effects: Effect[]): EventBody => ({
  type: 'moved',
  seat,
  move: '',
  by: 'player',
  effects,
});
const dealt: EventBody = {
  type: 'dealt',
  deal: '=',
  effects: [{ event: 'RoundStarted', round: 2, start: 1 }],
};
const undone = (tokens: number): EventBody => ({ type: 'undone', seat: 1, tokens });
const turns = (...bodies: EventBody[]) => turnsOf(bodies.map((body, i) => event(i + 1, body)));
const since = (seat: number | null, ...bodies: EventBody[]) => {
  const all = turns(...bodies);
  return [...marksOf(all, movesSince(all, seat))].map(([key, mark]) => [
    key,
    mark.seat,
    mark.taken && `${String(mark.taken.count)}${mark.taken.colour}`,
  ]);
};
const taken = (seat: number, from: Place, number: number): EventBody =>
  moved(seat, tiles('K', 2, from, line(seat, number, 1)), tiles('B', 2, from, CENTRE));

describe('since my last move', () => {
  it('there are the source, the tiles and the destination of each opponent', () => {
    expect(
      since(1, dealt, taken(1, factory(1), 2), taken(2, factory(4), 3), taken(3, factory(5), 5)),
    ).toEqual([
      ['factory:4', 2, '2K'],
      ['line:2:3:1', 2, null],
      ['line:2:3:2', 2, null],
      ['factory:5', 3, '2K'],
      ['line:3:5:1', 3, null],
      ['line:3:5:2', 3, null],
    ]);
  });

  it('there is nothing until another one moves', () => {
    expect(since(1, dealt, taken(2, factory(4), 3), taken(1, factory(1), 2))).toEqual([]);
    expect(since(1, dealt)).toEqual([]);
  });

  it('there is everything when I have not moved yet', () => {
    expect(since(2, dealt, taken(1, factory(1), 2)).map(([key]) => key)).toEqual([
      'factory:1',
      'line:1:2:1',
      'line:1:2:2',
    ]);
  });

  it('what falls and the marker are marked on the floor', () => {
    const take = moved(
      2,
      { event: 'MarkerMoved', origin: CENTRE, target: floor(2, 1) },
      tiles('R', 1, CENTRE, line(2, 1, 1)),
      tiles('R', 2, CENTRE, floor(2, 2)),
      tiles('R', 1, CENTRE, place('lid')),
    );
    expect(since(1, dealt, take)).toEqual([
      ['floor:2:1', 2, null],
      ['centre:R', 2, '4R'],
      ['line:2:1:1', 2, null],
      ['floor:2:2', 2, null],
      ['floor:2:3', 2, null],
    ]);
  });

  it('a round that ended leaves what lies there now', () => {
    const last = moved(
      2,
      tiles('K', 2, CENTRE, line(2, 2, 1)),
      tiles('K', 1, CENTRE, floor(2, 1)),
      {
        event: 'TilePlaced',
        seat: 2,
        colour: 'K',
        row: 2,
        column: 5,
        horizontal: 0,
        vertical: 0,
        points: 1,
      },
      tiles('K', 1, line(2, 2, 2), place('lid')),
      { event: 'FloorScored', seat: 2, spaces: 1, cost: 1, lost: 0, score: 1 },
      { event: 'RoundEnded', round: 1, idle_rounds: 0 },
    );
    // Before the deal the source is still that of the move.
    expect(since(1, dealt, last).map(([key]) => key)).toEqual(['centre:K', 'wall:2:2:5']);
    expect(since(1, dealt, last, dealt)).toEqual([['wall:2:2:5', 2, null]]);
    // A line that did not fit on a grey wall fell: nothing is left to mark.
    const fell = moved(2, tiles('R', 3, line(2, 3, 1), floor(2, 1)));
    expect(since(1, dealt, taken(2, CENTRE, 3), fell).map(([key]) => key)).toEqual(['centre:K']);
  });

  it('a tiling is marked where the tile went', () => {
    const tiled = moved(2, {
      event: 'TilePlaced',
      seat: 2,
      colour: 'B',
      row: 1,
      column: 3,
      horizontal: 0,
      vertical: 0,
      points: 1,
    });
    expect(since(1, dealt, tiled)).toEqual([['wall:2:1:3', 2, null]]);
  });

  it('what was taken back is not marked', () => {
    const all = [dealt, taken(1, factory(1), 2), taken(2, factory(4), 3), undone(1)];
    expect(since(1, ...all)).toEqual([]);
    expect(since(1, ...all, taken(1, factory(1), 2), taken(2, factory(5), 4))).toHaveLength(3);
  });

  it('somebody who watches sees the last move', () => {
    const all = [dealt, taken(1, factory(1), 2), taken(2, factory(4), 3)];
    expect(since(null, ...all).map(([, seat]) => seat)).toEqual([2, 2, 2]);
    expect(since(null, dealt)).toEqual([]);
  });
});

describe('a line of the log', () => {
  const all = turns(dealt, taken(1, factory(1), 2), taken(2, factory(4), 3), dealt);

  it('shows its own move, and of an earlier round where it went', () => {
    expect([...marksOfKey(all.slice(0, 3), '2').keys()]).toEqual([
      'factory:1',
      'line:1:2:1',
      'line:1:2:2',
    ]);
    expect([...marksOfKey(all, '3').keys()]).toEqual(['line:2:3:1', 'line:2:3:2']);
    expect(marksOfKey(all, '3').get('line:2:3:1')).toMatchObject({ first: true });
    expect(marksOfKey(all, '3').get('line:2:3:2')).toMatchObject({ first: false });
  });

  it('that is a deal or was taken back shows nothing', () => {
    expect(marksOfKey(all, '1').size).toBe(0);
    expect(marksOfKey(all, '99').size).toBe(0);
  });

  it('of a replay has the number of its step', () => {
    const [deal, first] = all;
    if (!deal || !first) throw new Error('no turns');
    const steps = [deal, first].map((turn) => ({
      ...turn,
      effects: [...turn.effects],
      token: '',
      position: position(),
    }));
    expect([...marksOfKey(turnsOfSteps(steps), '1').keys()]).toContain('factory:1');
  });
});

describe('what was tiled', () => {
  const put = (seat: number, row: number): Effect => ({
    event: 'TilePlaced',
    ...{ seat, colour: 'K', row, column: row, horizontal: 0, vertical: 0, points: 1 },
  });
  const end: Effect = { event: 'RoundEnded', round: 1, idle_rounds: 0 };
  const tiled = (seat: number | null, ...bodies: EventBody[]): string[] => {
    const all = turns(...bodies);
    return [...marksOf(all, [], tiledSince(all, seat)).keys()];
  };
  const last = moved(1, tiles('K', 1, CENTRE, line(1, 1, 1)), put(1, 1), put(2, 3), end);

  it("is marked on all boards, also after one's own last move of the round", () => {
    expect(tiled(1, dealt, taken(2, factory(4), 3), last, dealt)).toEqual([
      'wall:1:1:1',
      'wall:2:3:3',
    ]);
    expect(tiled(2, dealt, last, dealt)).toHaveLength(2);
  });

  it('until one moves again, or anybody where one only watches', () => {
    expect(tiled(2, last, dealt, taken(1, factory(1), 2))).toHaveLength(2);
    expect(tiled(2, last, dealt, taken(2, factory(1), 2))).toEqual([]);
    expect(tiled(null, last, dealt)).toHaveLength(2);
    expect(tiled(null, last, dealt, taken(1, factory(1), 2))).toEqual([]);
    expect(tiled(1, dealt, taken(2, factory(1), 2))).toEqual([]);
  });

  it('by choice, in moves of their own, is marked as a whole', () => {
    const chosen = [moved(1, put(1, 2)), moved(2, put(2, 4)), moved(2, put(2, 5), end)];
    expect(tiled(2, taken(1, factory(1), 2), ...chosen, dealt)).toEqual([
      'wall:1:2:2',
      'wall:2:4:4',
      'wall:2:5:5',
    ]);
  });

  it('has its points in a still picture, added up where there were several', () => {
    const marks = scoredMarks([
      { at: 'wall:2:1:5', points: 3 },
      { at: 'floor:1:1', points: -2 },
      { at: 'wall:2:1:5', points: 2 },
    ]);
    expect([...marks].map(([key, { seat, points }]) => [key, seat, points])).toEqual([
      ['wall:2:1:5', 2, 5],
      ['floor:1:1', 1, -2],
    ]);
  });
});
