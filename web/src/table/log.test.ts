import { beforeAll, describe, expect, it } from 'vitest';
import type { Effect, Moved } from '../lib/messages';
import { startTexts } from '../lib/texts.svelte';
import { entriesOf, moveSentence, tell } from './log';
import { event } from '../lib/testing';

/** Without the marks that keep the direction of names. */
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');
const names = (seat: number): string => ['Andrea', 'Peter'][seat - 1] ?? '';
const line = (number: number) => ({ kind: 'line', seat: 1, number, space: 1 }) as const;
const centre = { kind: 'centre', seat: 0, number: 0, space: 0 } as const;
const floor = { kind: 'floor', seat: 1, number: 0, space: 1 } as const;

const take: Effect[] = [
  { event: 'MarkerMoved', origin: centre, target: floor },
  { event: 'TilesMoved', colour: 'R', count: 2, origin: centre, target: line(2) },
  { event: 'TilesMoved', colour: 'R', count: 1, origin: centre, target: { ...floor, space: 2 } },
];
const moved = (move: string, effects: Effect[] = []): Moved => ({
  type: 'moved',
  seat: 1,
  move,
  by: 'player',
  effects,
});

beforeAll(async () => {
  await startTexts();
});

describe('the log', () => {
  it('tells a move in one sentence', () => {
    expect(plain(moveSentence('0R2', 1, take, names) ?? '')).toBe(
      'Andrea takes 3 red from the centre to line 2, with the start marker; 1 falls.',
    );
    expect(plain(moveSentence('3B0', 1, [], names) ?? '')).toBe(
      'Andrea takes 0 blue from factory 3 to the floor line.',
    );
  });

  it('tells what the tiling brought', () => {
    const effects: Effect[] = [
      ...take,
      {
        event: 'TilePlaced',
        seat: 2,
        colour: 'B',
        row: 1,
        column: 1,
        horizontal: 0,
        vertical: 0,
        points: 1,
      },
      { event: 'FloorScored', seat: 1, spaces: 2, cost: 2, lost: 2, score: 0 },
    ];
    const told = entriesOf([event(1, moved('0R2', effects))], names);
    expect(told.map((entry) => entry.kind)).toEqual(['move', 'score', 'score']);
    expect(plain(told[1]?.words ?? '')).toBe('Peter, row 1: blue to column 1, 1 point.');
    expect(plain(told[2]?.words ?? '')).toBe('Andrea, floor line: 2 points lost.');
  });

  it('keeps what was taken back, marked', () => {
    const log = entriesOf(
      [
        event(1, { type: 'dealt', deal: '=', effects: [] }),
        event(2, moved('0R2', take)),
        event(3, { type: 'undone', seat: 1, tokens: 1 }),
        event(4, moved('0R3', take)),
      ],
      names,
    );
    expect(log.map(({ kind, undone }) => [kind, undone])).toEqual([
      ['round', false],
      ['move', true],
      ['note', false],
      ['move', false],
    ]);
  });

  it('tells the end', () => {
    const told = tell(
      [event(1, { type: 'ended', reason: 'row', winners: [1, 2], scores: [40, 40] })],
      names,
    );
    expect(plain(told)).toBe('The game is over. Andrea and Peter share the win.');
  });
});
