// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import type { Effect, GameEvent, GameView, Moved } from '../../lib/messages';
import { board, event, move, position, seat, view } from '../../lib/testing';
import { LiveMoments } from './live.svelte';
import { FakeSurroundings, place, placed, tiles } from './testing';
import { Timeline } from './timeline.svelte';

const START = position({ factories: ['BBRK', 'YYWW', '', '', ''], centre: '' });
const MINE = move('1B2', { projected_score: 3 });
const MY_TAKE: Effect[] = [
  tiles('B', 2, place('factory', 0, 1), place('line', 1, 2, 1)),
  tiles('R', 1, place('factory', 0, 1), place('centre')),
  tiles('K', 1, place('factory', 0, 1), place('centre')),
];
const THEIR_TAKE = [tiles('Y', 2, place('factory', 0, 2), place('line', 2, 2, 1))];

let around: FakeSurroundings;
let moments: LiveMoments;
let wishes: { summary: boolean; handover: boolean };
let truth: GameView;
let events: GameEvent[];

beforeEach(() => {
  around = new FakeSurroundings();
  wishes = { summary: true, handover: false };
  moments = new LiveMoments(new Timeline(around), () => wishes);
  truth = view({ seq: 1, position: START, legal: [MINE] });
  events = [];
  moments.arrive({ before: null, view: truth, events: [], again: true });
});

const moved = (who: number, text: string, effects: Effect[], by: Moved['by'] = 'player') => {
  const body: GameEvent['body'] = { type: 'moved', seat: who, move: text, by, effects };
  return body;
};

function arrive(bodies: GameEvent['body'][], changes: Partial<GameView> = {}, again = false): void {
  const before = truth;
  const fresh = bodies.map((body, i) => event(truth.seq + i + 1, body));
  truth = { ...truth, legal: null, seq: truth.seq + fresh.length, ...changes };
  events = [...events, ...fresh];
  moments.arrive({ before, view: truth, events: fresh, again });
}

const shown = () => moments.view(truth);
const after = (changes = {}) => position({ text: 'after', factories: ['', ''], ...changes });

describe("one's own move", () => {
  it('is shown with the tap, and not again with the answer', () => {
    moments.play(truth, 1, '1B2');
    expect(moments.timeline.moment?.flights).toHaveLength(4);
    expect(shown().legal).toBeNull();
    around.pass(1000);
    expect(moments.timeline.playing).toBe(false);
    expect(shown().position?.boards[0]).toMatchObject({ lines: ['', 'BB', '', '', ''] });
    expect(shown().position?.boards[0]?.projected_score).toBe(3);
    expect(moments.words).toMatchObject({ kind: 'take', seat: 1 });
    arrive([moved(1, '1B2', MY_TAKE)], { position: after({ to_move: 2 }), to_move: 2 });
    expect(moments.apart).toBe(false);
    expect(shown()).toBe(truth);
    expect(around.heard).toEqual(['take', 'place']);
    expect(moments.events(events, 2)).toEqual(events);
  });

  it('goes on with what the answer adds', () => {
    moments.play(truth, 1, '1B2');
    const tiling = [placed(1, 2, 1, 'B')];
    arrive([moved(1, '1B2', [...MY_TAKE, ...tiling])], {
      position: after({ boards: [board({ score: 1 }), board()] }),
    });
    around.pass(1000);
    expect(moments.words).toEqual({ kind: 'tiling', seat: 1 });
    around.pass(5000);
    expect(shown()).toBe(truth);
  });

  it('is taken back when it was refused, or was another one', () => {
    moments.play(truth, 1, '1B2');
    moments.refused(truth);
    expect(shown()).toBe(truth);
    moments.play(truth, 1, '1B2');
    arrive([moved(1, '2Y2', THEIR_TAKE)], { position: after() });
    expect(shown()).toBe(truth);
  });
});

describe('the others', () => {
  it('are shown first: the turn, the moves and the result come with the end', () => {
    const result = { reason: 'row' } as unknown as GameView['result'];
    arrive(
      [
        moved(2, '2Y2', THEIR_TAKE, 'engine'),
        { type: 'ended', reason: 'row', winners: [1], scores: [1, 0] },
      ],
      { position: after(), to_move: 1, legal: [MINE], result, status: 'over' },
    );
    expect(shown()).toMatchObject({ legal: null, result: null, status: 'playing' });
    expect(moments.events(events, 2)).toEqual([]);
    around.pass(1000);
    expect(moments.events(events, 2)).toHaveLength(1);
    around.pass(1000);
    expect(shown()).toBe(truth);
    expect(moments.events(events, 2)).toHaveLength(2);
  });

  it('are told in the order in which they were shown, also later', () => {
    const lost: Effect = { event: 'FloorScored', seat: 2, spaces: 1, cost: 1, lost: 1, score: 0 };
    const tiling = [placed(2, 1, 2), placed(1, 1, 1), lost];
    const started: Effect = { event: 'RoundStarted', round: 2, start: 2 };
    arrive([{ type: 'dealt', deal: '', effects: [started] }], { position: after({ start: 2 }) });
    around.pass(5000);
    arrive([moved(1, '1B2', [...MY_TAKE, ...tiling])], { position: after() });
    const told = () => {
      const body = moments.events(events, 2).at(-1)?.body;
      return body?.type === 'moved' ? body.effects.slice(3) : null;
    };
    const order = [tiling[0], lost, tiling[1]];
    while (moments.timeline.playing) {
      const now = told();
      expect(now).toEqual(now && order.slice(0, now.length));
      around.pass(50);
    }
    expect(told()).toEqual(order);
  });

  it('may come and go meanwhile', () => {
    arrive([moved(2, '2Y2', THEIR_TAKE, 'engine')], { position: after() });
    arrive([], { seats: [seat(1), seat(2, { online: false })] });
    expect(moments.timeline.playing).toBe(true);
    expect(shown().seats[1]?.online).toBe(false);
  });

  it.each([
    [
      'after a gap',
      () => {
        arrive([moved(2, '2Y2', THEIR_TAKE)], { position: after() }, true);
      },
    ],
    [
      'taken back',
      () => {
        arrive([{ type: 'undone', seat: 1, tokens: 0 }], { position: after() });
      },
    ],
    [
      'many at once',
      () => {
        arrive(
          Array.from({ length: 4 }, () => moved(2, '2Y2', THEIR_TAKE)),
          { position: after() },
        );
      },
    ],
  ])('are there at once: %s', (_, happens) => {
    moments.play(truth, 1, '1B2');
    happens();
    expect(shown()).toBe(truth);
  });
});

describe('the summary of a round', () => {
  const ROUND = { round: 1, seats: [{ placed: [], gained: 3, cost: 0, lost: 0, score: 3 }] };
  const ENDED: Effect = { event: 'RoundEnded', round: 1, idle_rounds: 0 };
  const cards = (changes: Partial<GameView> = {}): unknown => {
    arrive([moved(2, '2Y2', [...THEIR_TAKE, ENDED], 'engine')], {
      position: after(),
      rounds: [ROUND],
      ...changes,
    });
    around.pass(1500);
    return moments.timeline.moment?.card ?? null;
  };

  it('says what the server counted', () => {
    const seats = [{ seat: 1, gained: 3, lost: 0, score: 3 }];
    expect(cards()).toEqual({ kind: 'summary', round: 1, seats });
  });

  it('can be switched off, and does not come while one has no time to read', () => {
    wishes.summary = false;
    expect(cards()).toBeNull();
    wishes.summary = true;
    const clock = { type: 'budget', initial_ms: 1, credit_ms: 1 } as const;
    expect(cards({ clock, legal: [MINE] })).toBeNull();
  });
});

describe('a device that is shared', () => {
  beforeEach(() => {
    truth = { ...truth, yours: [1, 2] };
  });

  it('shows where the tiles land before the board of the next one comes', () => {
    moments.play(truth, 1, '1B2');
    arrive([moved(1, '1B2', MY_TAKE)], { position: after({ to_move: 2 }), to_move: 2, legal: [] });
    around.pass(450);
    expect(shown().to_move).toBe(1);
    expect(shown().position?.boards[0]?.lines[1]).toBe('BB');
    around.pass(1000);
    expect(shown().to_move).toBe(2);
  });

  it('is handed over with a tap, if people want that', () => {
    wishes.handover = true;
    moments.play(truth, 1, '1B2');
    arrive([moved(1, '1B2', MY_TAKE)], { position: after({ to_move: 2 }), to_move: 2 });
    around.pass(60_000);
    expect(moments.timeline.moment?.card).toEqual({ kind: 'handover', seat: 2 });
    expect(shown().to_move).toBe(1);
    moments.timeline.next();
    expect(shown()).toBe(truth);
  });

  it('is not handed over to the same person, nor to an engine', () => {
    wishes.handover = true;
    moments.play(truth, 1, '1B2');
    arrive([moved(1, '1B2', MY_TAKE)], { position: after({ to_move: 3 }), to_move: 3 });
    around.pass(60_000);
    expect(moments.timeline.playing).toBe(false);
    arrive([moved(3, '2Y2', THEIR_TAKE, 'engine')], { position: after(), to_move: 1 });
    around.pass(60_000);
    expect(moments.timeline.playing).toBe(false);
  });
});
