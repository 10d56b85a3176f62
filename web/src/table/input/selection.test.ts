// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { keyInput, NOTHING, stands, step, targets, type Choice } from './selection';
import { move } from '../../lib/testing';

const LEGAL = ['1B0', '1B2', '1R0', '1R1', '0R0', '0R3', '2Y5', '2Y0'].map((text) => move(text));
const picked: Choice = { source: 1, colour: 'B', move: null };

describe('choosing a move', () => {
  it('picks, and puts down again what is picked', () => {
    const { choice } = step(NOTHING, { kind: 'pick', source: 1, colour: 'B' }, LEGAL, false);
    expect(choice).toEqual(picked);
    expect(step(choice, { kind: 'pick', source: 1, colour: 'B' }, LEGAL, false).choice).toBe(
      NOTHING,
    );
  });

  it('ignores tiles that cannot be taken', () => {
    const input = { kind: 'pick', source: 3, colour: 'W' } as const;
    expect(step(picked, input, LEGAL, false)).toEqual({ choice: picked, play: null });
  });

  it('plays on a legal line, and nothing on another', () => {
    expect(step(picked, { kind: 'target', line: 2 }, LEGAL, false).play).toBe('1B2');
    expect(step(picked, { kind: 'target', line: 3 }, LEGAL, false)).toEqual({
      choice: picked,
      play: null,
    });
    expect([...targets(picked, LEGAL).keys()]).toEqual([0, 2]);
  });

  it('asks for confirmation where that is preferred', () => {
    const { choice, play } = step(picked, { kind: 'target', line: 2 }, LEGAL, true);
    expect(play).toBeNull();
    expect(choice.move).toBe('1B2');
    expect(step(choice, { kind: 'confirm' }, LEGAL, true).play).toBe('1B2');
    expect(step(choice, { kind: 'back' }, LEGAL, true).choice).toEqual(picked);
    expect(step(choice, { kind: 'clear' }, LEGAL, true).choice).toBe(NOTHING);
  });

  it('tiles by column', () => {
    const legal = [move('2@1'), move('2@4')];
    expect(step(NOTHING, { kind: 'column', column: 4 }, legal, false).play).toBe('2@4');
    expect(step(NOTHING, { kind: 'column', column: 2 }, legal, false).play).toBeNull();
  });

  it('can be half of one: a source alone', () => {
    const { choice } = step(picked, { kind: 'source', source: 0 }, LEGAL, false);
    expect(choice).toEqual({ source: 0, colour: null, move: null });
    expect(step(picked, { kind: 'source', source: 7 }, LEGAL, false).choice).toBe(picked);
    expect(targets(choice, LEGAL).size).toBe(0);
    expect(targets({ ...NOTHING, colour: 'B' }, LEGAL).size).toBe(0);
  });

  it('picks other tiles instead, of the same source or the same colour', () => {
    for (const [source, colour] of [
      [1, 'R'],
      [0, 'R'],
    ] as const) {
      const waiting: Choice = { source: 1, colour: 'B', move: '1B2' };
      expect(step(waiting, { kind: 'pick', source, colour }, LEGAL, true).choice).toEqual({
        source,
        colour,
        move: null,
      });
    }
    expect(step(picked, { kind: 'pick', source: 0, colour: 'B' }, LEGAL, false).choice).toBe(
      picked,
    );
  });

  it('goes back one step at a time, and clears at once', () => {
    const waiting: Choice = { ...picked, move: '1B2' };
    expect(step(waiting, { kind: 'back' }, LEGAL, true)).toEqual({ choice: picked, play: null });
    expect(step(picked, { kind: 'back' }, LEGAL, true).choice).toBe(NOTHING);
    expect(step(picked, { kind: 'confirm' }, LEGAL, true)).toEqual({ choice: picked, play: null });
  });

  it('is over once it is played', () => {
    expect(step(picked, { kind: 'target', line: 2 }, LEGAL, false).choice).toBe(NOTHING);
    expect(step({ ...picked, move: '1B2' }, { kind: 'confirm' }, LEGAL, true).choice).toBe(NOTHING);
  });

  it('waits for a space of the wall to be confirmed, too', () => {
    const result = step(NOTHING, { kind: 'column', column: 1 }, [move('2@1')], true);
    expect(result).toEqual({ choice: { ...NOTHING, move: '2@1' }, play: null });
  });

  it('does not outlive its tiles', () => {
    expect(stands(picked, LEGAL)).toBe(true);
    expect(stands(picked, LEGAL.slice(2))).toBe(false);
    expect(stands({ ...picked, move: '1B3' }, LEGAL)).toBe(false);
    expect(stands(NOTHING, [])).toBe(true);
    expect(stands({ ...picked, move: '1B2' }, LEGAL)).toBe(true);
    expect(stands({ source: 2, colour: null, move: null }, LEGAL)).toBe(true);
    expect(stands({ source: 3, colour: null, move: null }, LEGAL)).toBe(false);
    expect(stands({ source: 2, colour: 'B', move: null }, LEGAL)).toBe(false);
    expect(stands({ source: null, colour: null, move: '2@1' }, [move('2@1')])).toBe(true);
  });
});

describe('keys', () => {
  function type(keys: string, confirm = false): string | null {
    let choice = NOTHING;
    let played: string | null = null;
    for (const key of keys.split(' ')) {
      const input = keyInput(key, choice, LEGAL);
      if (!input) continue;
      const result = step(choice, input, LEGAL, confirm);
      choice = result.choice;
      played = result.play ?? played;
    }
    return played;
  }

  it.each([
    ['1 b 2', '1B2'],
    ['0 R 3', '0R3'],
    ['1 B 0', '1B0'],
    ['1 B R 1', '1R1'],
    ['1 B Escape 2 Y 5', '2Y5'],
    // No source, no tiles: a mistyped source must not become another move.
    ['y 5', null],
    ['3 B 2', null],
    ['1 B 4', null],
  ])('%s plays %s', (keys, expected) => {
    expect(type(keys)).toBe(expected);
  });

  it('mean nothing where there is nothing to do', () => {
    for (const key of ['Escape', 'Enter', 'x', 'F1', '12', 'Br']) {
      expect(keyInput(key, NOTHING, LEGAL), key).toBeNull();
    }
    expect(keyInput('b', picked, LEGAL)).toBeNull();
    expect(keyInput('Enter', picked, LEGAL)).toBeNull();
    expect(keyInput('Escape', picked, LEGAL)).toEqual({ kind: 'back' });
  });

  it('confirms with Enter', () => {
    expect(type('1 B 2', true)).toBeNull();
    expect(type('1 B 2 Enter', true)).toBe('1B2');
  });

  it('chooses columns while tiling', () => {
    expect(keyInput('4', NOTHING, [move('2@4')])).toEqual({ kind: 'column', column: 4 });
    expect(keyInput('B', NOTHING, [move('2@4')])).toBeNull();
  });
});
