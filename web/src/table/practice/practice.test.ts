import { beforeEach, describe, expect, it } from 'vitest';
import { FakeCore } from '../../engine/testing';
import type { GameView } from '../../lib/messages';
import { move, seat, view } from '../../lib/testing';
import { mayPractise, Practice } from './practice.svelte';

const legal = [move('1B2'), move('2Y3')];
const engineSeat = (number: number) => seat(number, { kind: 'engine', level: 'club' });
const alone = (changes: Partial<GameView> = {}): GameView =>
  view({
    yours: [1],
    clock: { type: 'none' },
    seats: [seat(1), engineSeat(2)],
    ...changes,
  });

let core: FakeCore;
let practice: Practice;

beforeEach(() => {
  core = new FakeCore();
  practice = new Practice(core);
});

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const lines = (found: string): object => ({ lines: [{ move: found }] });
const reviewed = (grade: string | null, cost = 200_000_000): object => ({
  moves: [{ grade, cost }],
});

describe('who may practise', () => {
  it('plays alone against engines, without a clock', () => {
    expect(mayPractise(alone())).toBe(true);
    expect(mayPractise(alone({ seats: [seat(1), engineSeat(2), engineSeat(3)] }))).toBe(true);
  });

  it('plays against no person, here or elsewhere, and against no bot', () => {
    const person = seat(3, { yours: false });
    expect(mayPractise(alone({ seats: [seat(1), engineSeat(2), person] }))).toBe(false);
    expect(mayPractise(alone({ seats: [seat(1), seat(2, { bot: true })] }))).toBe(false);
    // An engine plays on for somebody who left.
    const left = seat(2, { level: 'club', out: 'claimed' });
    expect(mayPractise(alone({ seats: [seat(1), left] }))).toBe(false);
    const two = [seat(1), seat(2, { kind: 'local', yours: true }), engineSeat(3)];
    expect(mayPractise(alone({ yours: [1, 2], seats: two }))).toBe(false);
  });

  it('does not watch, and plays against no clock', () => {
    expect(mayPractise(alone({ yours: [] }))).toBe(false);
    const clock = { type: 'budget', initial_ms: 60_000, credit_ms: 0 } as const;
    expect(mayPractise(alone({ clock }))).toBe(false);
  });
});

describe('a hint', () => {
  it('tells the source first, and asked again the whole move', async () => {
    const asked = practice.ask('here', legal);
    await settle();
    expect([practice.asking, practice.hint('here')]).toEqual([true, null]);
    expect(core.asked).toMatchObject([{ name: 'analyse', ask: { position: 'here' } }]);
    core.asked[0]?.resolve(lines('2Y3'));
    await asked;
    expect(practice.hint('here')).toMatchObject({ move: legal[1], whole: false });
    expect(practice.hint('there')).toBeNull();
    await practice.ask('here', legal);
    expect(practice.hint('here')).toMatchObject({ move: legal[1], whole: true });
    expect([practice.asking, core.asked.length]).toEqual([false, 1]);
    practice.dismiss();
    expect(practice.hint('here')).toBeNull();
  });

  it('tells a space of the wall at once', async () => {
    const asked = practice.ask('here', [move('2@4')]);
    await settle();
    core.asked[0]?.resolve(lines('2@4'));
    await asked;
    expect(practice.hint('here')).toMatchObject({ whole: true });
  });

  it('says when it failed, until it is asked again', async () => {
    const asked = practice.ask('here', legal);
    await settle();
    core.asked[0]?.reject(new Error('no network'));
    await asked;
    expect([practice.failed, practice.asking]).toEqual([true, false]);
    void practice.ask('here', legal);
    expect(practice.failed).toBe(false);
  });
});

describe('a move that cost much', () => {
  const after = alone({ undo: 'free', undo_seat: 1, tokens: 6 });

  it('can be taken back, as long as the game allows it', async () => {
    const done = practice.played('here', '1B2', 4);
    await settle();
    expect(core.asked).toMatchObject([
      { name: 'review', ask: { position: 'here', moves: ['1B2'] } },
    ]);
    core.asked[0]?.resolve(reviewed('mistake', 120_000_000));
    await done;
    expect(practice.costly(after)).toEqual({ cost: 0.12, tokens: 5 });
    expect(practice.costly({ ...after, undo: null })).toBeNull();
    // Taken back already.
    expect(practice.costly({ ...after, tokens: 4 })).toBeNull();
    practice.forget();
    expect(practice.costly(after)).toBeNull();
  });

  it.each([null, 'inaccuracy'])('is not one of grade %s', async (grade) => {
    const done = practice.played('here', '1B2', 4);
    await settle();
    core.asked[0]?.resolve(reviewed(grade));
    await done;
    expect(practice.costly(after)).toBeNull();
  });

  it('is not talked about once another is played, or a hint is asked for', async () => {
    const first = practice.played('here', '1B2', 4);
    await settle();
    void practice.ask('next', legal);
    expect(core.asked[0]?.cancelled).toBe(true);
    core.asked[0]?.resolve(reviewed('blunder'));
    await first;
    expect(practice.costly(after)).toBeNull();
  });

  it('is nobody told about when the engine fails', async () => {
    const done = practice.played('here', '1B2', 4);
    await settle();
    core.asked[0]?.reject(new Error('no network'));
    await done;
    expect([practice.failed, practice.costly(after)]).toEqual([false, null]);
  });
});
