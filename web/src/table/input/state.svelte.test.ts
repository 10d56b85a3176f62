import { beforeEach, describe, expect, it } from 'vitest';
import { prefer } from '../../lib/preferences.svelte';
import { move, position } from '../../lib/testing';
import { startTexts } from '../../lib/texts.svelte';
import { TableState, type TableSource } from './state.svelte';
import { countOf } from '../names/words';

const LEGAL = ['1B0', '1B2', '1R1', '0R3'].map((text) => move(text));
const TILING = [move('2@1', { points: 2 }), move('2@4', { points: 5 })];

const onmove = (text: string): void => void played.push(text);
const START: TableSource = { position: position(), legal: LEGAL, sending: null, onmove };

let source = $state.raw(START);
let table: TableState;
let played: string[];

beforeEach(() => {
  prefer({ confirm: false });
  played = [];
  source = START;
  table = new TableState(() => source);
});

const change = (changes: Partial<TableSource>): void => {
  source = { ...source, ...changes };
};
const pick = (): unknown => table.act({ kind: 'pick', source: 1, colour: 'B' });

describe('whose table it is', () => {
  it('is interactive for those who move here, and theirs while they may', () => {
    expect([table.interactive, table.mine]).toEqual([true, true]);
    change({ legal: null });
    expect([table.interactive, table.mine]).toEqual([true, false]);
    change({ onmove: undefined });
    expect(table.interactive).toBe(false);
  });
});

describe('a choice', () => {
  it('is kept until its move is played, and then told', () => {
    pick();
    expect(table.isPicked(1, 'B')).toBe(true);
    expect(table.isPicked(1, 'R')).toBe(false);
    expect(table.isPicked(0, 'B')).toBe(false);
    expect([...table.targets.keys()]).toEqual([0, 2]);
    expect(table.taken).toBe(2);
    table.act({ kind: 'target', line: 2 });
    expect(played).toEqual(['1B2']);
    expect(table.choice.source).toBeNull();
    expect(table.taken).toBe(0);
  });

  it('falls when a new position has taken its tiles away', () => {
    pick();
    change({ legal: [move('0R3')] });
    expect(table.choice.source).toBeNull();
    expect(table.targets.size).toBe(0);
  });

  it('can only be what is legal', () => {
    expect(table.canPick(1, 'B')).toBe(true);
    expect(table.canPick(0, 'R')).toBe(true);
    expect(table.canPick(0, 'B')).toBe(false);
    expect(table.canPick(2, 'B')).toBe(false);
  });

  it('takes the aim with it when it is put down', () => {
    pick();
    [table.aim, table.aimColumn] = [2, 1];
    pick();
    expect([table.aim, table.aimColumn]).toEqual([null, null]);
  });

  it('leaves the aim where it is while it stands', () => {
    table.aim = 2;
    pick();
    expect(table.aim).toBe(2);
  });
});

it('says why nothing came of an input, until something does', async () => {
  await startTexts();
  const absent = { kind: 'pick', source: 2, colour: 'K' } as const;
  table.act(absent);
  expect(table.reason).not.toBe('');
  pick();
  expect(table.reason).toBe('');
  table.act(absent);
  expect(table.reason).not.toBe('');
  change({ position: position() });
  expect(table.reason).toBe('');
});

describe('a move on its way', () => {
  beforeEach(() => {
    change({ sending: '1B2' });
  });

  it('is shown as chosen, and nothing else can be', () => {
    expect(table.choice).toEqual({ source: 1, colour: 'B', move: '1B2' });
    expect(table.legal).toEqual([]);
    expect(table.mine).toBe(true);
    expect(table.canPick(1, 'R')).toBe(false);
    expect(table.act({ kind: 'pick', source: 1, colour: 'R' }).colour).toBe('B');
    expect(table.considered?.move).toBe('1B2');
    expect(table.shownLine).toBe(2);
  });

  it('that is not among the moves is not shown', () => {
    change({ sending: '3K4' });
    expect(table.choice.source).toBeNull();
  });
});

describe('the considered move', () => {
  it('is the one under the pointer', () => {
    expect(table.considered).toBeNull();
    pick();
    expect(table.considered).toBeNull();
    table.aim = 2;
    expect(table.considered?.move).toBe('1B2');
    expect(table.shownLine).toBe(2);
    table.aim = 4;
    expect(table.considered).toBeNull();
  });

  it('is the one that waits to be confirmed, wherever the pointer is', () => {
    prefer({ confirm: true });
    pick();
    table.act({ kind: 'target', line: 0 });
    table.aim = 2;
    expect(table.considered?.move).toBe('1B0');
    expect(table.shownLine).toBe(0);
    expect(played).toEqual([]);
    table.act({ kind: 'confirm' });
    expect(played).toEqual(['1B0']);
  });

  it('is a space of the wall while tiling', () => {
    change({ legal: TILING });
    expect(table.tiling).toEqual(TILING);
    table.aimColumn = 4;
    expect(table.considered?.move).toBe('2@4');
    expect(table.shownLine).toBeNull();
    table.aimColumn = 3;
    expect(table.considered).toBeNull();
  });

  it('is no space of the wall otherwise', () => {
    expect(table.tiling).toEqual([]);
  });
});

it('counts the tiles of a colour in a factory or in the centre', () => {
  const shown = position({ factories: ['BBRK', 'YYWB', '', '', ''], centre: 'RRB' });
  expect(countOf(shown, 1, 'B')).toBe(2);
  expect(countOf(shown, 2, 'B')).toBe(1);
  expect(countOf(shown, 0, 'R')).toBe(2);
  expect(countOf(shown, 9, 'R')).toBe(0);
});
