import { beforeAll, describe, expect, it } from 'vitest';
import { seat, view } from '../../lib/testing';
import { startTexts } from '../../lib/texts.svelte';
import {
  boardName,
  hasCompany,
  hasOpponent,
  largest,
  nameOf,
  namesOf,
  othersOf,
  othersSeats,
  plainSeats,
  readNames,
  tableSeats,
  youOf,
} from './seats';

beforeAll(startTexts);

describe('names of seats', () => {
  it('are those of people and engines, or what is known of the seat', () => {
    expect(nameOf(seat(2, { name: 'Ana' }))).toBe('Ana');
    expect(nameOf(seat(2))).toBe('Player 2');
    expect(nameOf(seat(2, { kind: 'open' }))).toBe('free seat');
    expect(nameOf(seat(2, { kind: 'engine', level: 'novice' }))).toBe('Novice');
    // A person whom an engine stands in for keeps their name.
    expect(nameOf(seat(2, { kind: 'guest', level: 'novice', name: 'Ana' }))).toBe('Ana');
    expect(nameOf(seat(2, { kind: 'engine', name: 'Robot' }))).toBe('Robot');
  });

  it('get a number where two would be the same', () => {
    const seats = [
      seat(1, { kind: 'engine', level: 'novice' }),
      seat(2, { name: 'Ana' }),
      seat(3, { kind: 'engine', level: 'novice' }),
    ];
    expect(namesOf(seats)).toEqual(['Novice (1)', 'Ana', 'Novice (3)']);
  });

  it('say that the level of an uploaded game is only said', () => {
    const seats = [
      seat(1, { kind: 'local', name: 'Ana' }),
      seat(2, { kind: 'engine', level: 'full' }),
    ];
    const shown = (source: 'played' | 'uploaded') =>
      tableSeats(view({ seats, source })).map(({ name }) => name);
    expect(shown('played')).toEqual(['Ana', 'Full strength']);
    expect(shown('uploaded')).toEqual(['Ana', 'said to be Full strength']);
    const players = { names: ['Ana', null], levels: [null, 'full'], tags: { Source: 'uploaded' } };
    expect(plainSeats(2, players).map(({ name }) => name)).toEqual(shown('uploaded'));
  });

  it('say what a bot is, also in a replay', () => {
    const seats = tableSeats(
      view({
        seats: [
          seat(1, { name: 'Gizmo', bot: true }),
          seat(2, { kind: 'open', bot: true, name: 'X' }),
        ],
      }),
    );
    expect(seats.map(({ name }) => name)).toEqual(['Gizmo (bot)', 'X (bot, invited)']);
    expect(plainSeats(2, { names: ['Ana'], bots: [2] }).map(({ name }) => name)).toEqual([
      'Ana',
      'Player 2 (bot)',
    ]);
  });

  it('are numbers where nobody plays', () => {
    expect(plainSeats(2, { names: [null, 'Ana'] })).toEqual([
      {
        seat: 1,
        name: 'Player 1',
        plain: 'Player',
        number: 1,
        kind: 'local',
        bot: false,
        yours: false,
        you: false,
        away: false,
        out: null,
      },
      {
        seat: 2,
        name: 'Ana',
        kind: 'local',
        bot: false,
        yours: false,
        you: false,
        away: false,
        out: null,
      },
    ]);
  });
});

it('a number tells players of one name apart, and is known without the name', () => {
  const [ana, ...others] = plainSeats(3, { names: ['Ana'], levels: [null, 'keen', 'keen'] });
  expect([ana?.plain, ana?.number]).toEqual([undefined, undefined]);
  expect(others.map(({ plain, number }) => [plain, number])).toEqual([
    ['Keen player', 2],
    ['Keen player', 3],
  ]);
});

describe('seats of a replay', () => {
  it('have the names of people and the levels of engines', () => {
    const seats = plainSeats(4, { names: ['Ana'], levels: [null, 'keen', null, 'keen'] });
    expect(seats.map(({ name }) => name)).toEqual([
      'Ana',
      'Keen player (2)',
      'Player 3',
      'Keen player (4)',
    ]);
    expect(seats.map(({ kind }) => kind)).toEqual(['local', 'engine', 'local', 'engine']);
  });

  it('call the reader you, but nobody at a device of several', () => {
    const names = ['Ana', null];
    const levels = [null, 'keen'];
    const read = (yours: number[]) => readNames(plainSeats(2, { names, levels, yours }));
    expect(read([1])).toEqual(['You', 'Keen player']);
    expect(read([1, 2])).toEqual(['Ana', 'Keen player']);
    expect(read([])).toEqual(['Ana', 'Keen player']);
  });
});

describe('seats of a game', () => {
  const away = (changes: Parameters<typeof seat>[1]) =>
    tableSeats(view({ seats: [seat(1), seat(2, changes)] }))[1]?.away;

  it('are away only when somebody else should be there', () => {
    expect(away({ online: false })).toBe(true);
    expect(away({ online: true })).toBe(false);
    expect(away({ online: false, yours: true })).toBe(false);
    expect(away({ online: false, kind: 'engine' })).toBe(false);
    const over = view({ status: 'over', seats: [seat(1), seat(2, { online: false })] });
    expect(tableSeats(over)[1]?.away).toBe(false);
  });

  it('say whose they are and who is out', () => {
    const seats = [seat(1, { name: 'Ana' }), seat(2, { out: 'resigned', kind: 'engine' })];
    expect(tableSeats(view({ seats }))).toMatchObject([
      { seat: 1, name: 'Ana', yours: true, out: null },
      { seat: 2, kind: 'engine', yours: false, out: 'resigned' },
    ]);
  });
});

describe('the seat that is called you', () => {
  const seats = [seat(1, { name: 'Ana' }), seat(2, { name: 'Ben', yours: true })];

  it('is the only one of the person at the page', () => {
    expect(tableSeats(view({ seats, yours: [1] })).map(({ you }) => you)).toEqual([true, false]);
    const read = tableSeats(view({ seats, yours: [2] }));
    expect(readNames(read)).toEqual(['Ana', 'You']);
    expect(read.map(boardName)).toEqual(['Board of Ana', 'Your board']);
  });

  it('is none at one device, and none for who watches', () => {
    expect(readNames(tableSeats(view({ seats, yours: [1, 2] })))).toEqual(['Ana', 'Ben']);
    expect(youOf(view({ yours: [] }))).toBeNull();
  });
});

describe('company', () => {
  const with2 = (changes: Parameters<typeof seat>[1], yours = [1]) =>
    view({ yours, seats: [seat(1), seat(2, changes)] });

  it('is a person at another device, also after they left', () => {
    expect(hasCompany(with2({}))).toBe(true);
    expect(hasCompany(with2({ out: 'resigned' }))).toBe(true);
    expect(hasCompany(with2({ kind: 'engine' }))).toBe(false);
    expect(hasCompany(with2({ kind: 'local', yours: true }, [1, 2]))).toBe(false);
    expect(hasCompany(with2({}, []))).toBe(false);
  });

  it('is asked before a game ends, unless they left', () => {
    expect(hasOpponent(with2({}))).toBe(true);
    expect(hasOpponent(with2({ out: 'resigned' }))).toBe(false);
    expect(hasOpponent(with2({ kind: 'engine' }))).toBe(false);
    expect(hasOpponent(with2({ kind: 'local', yours: true }, [1, 2]))).toBe(false);
  });
});

describe('other people', () => {
  it('are those whom one can block and report: no engines, nobody at this device', () => {
    const seats = [
      seat(1, { yours: true }),
      seat(2, { kind: 'local', yours: true }),
      seat(3, { out: 'resigned' }),
      seat(4, { kind: 'engine', level: 'novice' }),
    ];
    expect(othersSeats(view({ seats, yours: [1, 2] }))).toEqual([3]);
    // One's own seat stays one's own after one has resigned.
    expect(othersSeats(view({ seats: [seat(1, { out: 'resigned' })], yours: [1] }))).toEqual([]);
  });
});

describe('the largest board', () => {
  it('is always one’s own', () => {
    const large = largest();
    expect(large([2], 1)).toBe(2);
    expect(large([2], null)).toBe(2);
  });

  it('stays where it is for those who only watch', () => {
    const large = largest();
    for (const toMove of [null, 3, 2]) expect(large([], toMove)).toBe(1);
  });

  it('changes between one’s own seats at one device, and stays while others move', () => {
    const large = largest();
    expect(large([1, 3], 3)).toBe(3);
    expect(large([1, 3], 2)).toBe(3);
    expect(large([1, 3], 1)).toBe(1);
  });
});

it.each([
  [2, 1, [2]],
  [2, 2, [1]],
  [3, 1, [2, 3]],
  [4, 1, [2, 3, 4]],
  [4, 3, [4, 1, 2]],
  [4, 4, [1, 2, 3]],
])('the others of %i players at seat %i follow in order of play', (players, own, others) => {
  expect(othersOf(players, own)).toEqual(others);
});
