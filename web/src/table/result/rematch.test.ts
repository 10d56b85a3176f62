import { describe, expect, it } from 'vitest';
import type { GameEvent, GameView } from '../../lib/messages';
import { event, seat, view } from '../../lib/testing';
import { rematchOf } from './rematch';

/** A game of three that is over: the person at this page had seat 1. */
function over(changes: Partial<GameView> = {}): GameView {
  return view({ status: 'over', players: 3, seats: [seat(1), seat(2), seat(3)], ...changes });
}

function offer(by: number, ...waiting: number[]): GameView['offer'] {
  return { seat: by, what: 'rematch', tokens: null, waiting_for: waiting, same_deal: false };
}

function after(...bodies: GameEvent['body'][]): GameEvent[] {
  return bodies.map((body, i) => event(i + 1, body));
}

const offered = (by: number): GameEvent['body'] => ({
  type: 'offered',
  seat: by,
  what: 'rematch',
});
const no = (by: number): GameEvent['body'] => ({ type: 'answered', seat: by, accept: false });

describe('a rematch', () => {
  it('can be asked for while everybody is there', () => {
    expect(rematchOf(over(), [])).toEqual({ kind: 'free' });
    const left = over({ seats: [seat(1), seat(2), seat(3, { online: false })] });
    expect(rematchOf(left, [])).toEqual({ kind: 'over', why: 'left', seat: 3 });
    expect(rematchOf(over({ yours: [] }), [])).toEqual({ kind: 'none' });
  });

  it('does not wait for engines, bots and people at the same device', () => {
    const seats = [
      seat(1),
      seat(2, { kind: 'engine', online: false }),
      seat(3, { bot: true, online: false }),
    ];
    expect(rematchOf(over({ seats }), [])).toEqual({ kind: 'free' });
    const local = [seat(1), seat(2, { kind: 'local', online: false }), seat(3)];
    expect(rematchOf(over({ seats: local, yours: [1, 2] }), [])).toEqual({ kind: 'free' });
  });

  it('is a question to those who have not agreed, and is waited for by the others', () => {
    expect(rematchOf(over({ offer: offer(2, 1, 3) }), [])).toEqual({
      kind: 'asked',
      by: 2,
      seat: 1,
      same: false,
    });
    expect(rematchOf(over({ offer: offer(2, 3) }), [])).toMatchObject({
      kind: 'waiting',
      own: false,
    });
    expect(rematchOf(over({ offer: offer(1, 3) }), [])).toMatchObject({
      kind: 'waiting',
      own: true,
    });
  });

  it('is made once', () => {
    const made = over({ rematch: 'bcdefghijk', seats: [seat(1), seat(2, { online: false })] });
    expect(rematchOf(made, [])).toEqual({ kind: 'made', game: 'bcdefghijk' });
  });

  it('is not asked for again after a no, but by the one who said it', () => {
    expect(rematchOf(over(), after(offered(1), no(3)))).toEqual({
      kind: 'over',
      why: 'declined',
      seat: 3,
    });
    expect(rematchOf(over(), after(offered(2), no(1)))).toEqual({ kind: 'free' });
    expect(rematchOf(over(), after(offered(1), no(1)))).toEqual({ kind: 'free' });
    expect(rematchOf(over(), after(offered(1), no(3), offered(3), no(1)))).toEqual({
      kind: 'free',
    });
  });
});
