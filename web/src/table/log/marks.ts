/**
 * What moves have left on the table, by place: from where tiles were taken, and where they lie now.
 * Pure; effects only say from where to where. The keys are those of `data-place`, and `factory:N` for
 * a whole factory.
 */
import type { Colour, Effect, GameEvent, Place, Step } from '../../lib/messages';

export interface Mark {
  /** Who moved. */
  readonly seat: number;
  /** What was taken from here; none where tiles arrived. */
  readonly taken: { readonly colour: Colour; readonly count: number } | null;
  /** The first place of the move's destination: it carries the seat's symbol. */
  readonly first: boolean;
  /** Nobody has moved here: the engine would. */
  readonly hint?: boolean;
  /** What was won or lost here, in a still picture of the end of a round. */
  readonly points?: number;
}

export type Marks = ReadonlyMap<string, Mark>;
export const NO_MARKS: Marks = new Map();

/** A deal (`seat` is null) or a move that still stands. */
export interface Turn {
  /** As in the log. */
  readonly key: string;
  readonly seat: number | null;
  readonly effects: readonly Effect[];
}

/** The deals and moves of a game, without what was taken back. */
export function turnsOf(events: readonly GameEvent[]): Turn[] {
  const turns: Turn[] = [];
  for (const { seq, body } of events) {
    if (body.type === 'dealt') turns.push({ key: String(seq), seat: null, effects: body.effects });
    if (body.type === 'moved') turns.push({ key: String(seq), ...body });
    if (body.type === 'undone') turns.length = Math.min(turns.length, body.tokens);
  }
  return turns;
}

export function turnsOfSteps(steps: readonly Step[]): Turn[] {
  return steps.map(({ seat, effects }, i) => ({ key: String(i), seat, effects }));
}

/**
 * The moves of the others since the last one of `seat`; for somebody who watches (`null`) the last
 * move.
 */
export function movesSince(turns: readonly Turn[], seat: number | null): Turn[] {
  if (seat === null) return turns.filter((turn) => turn.seat !== null).slice(-1);
  const own = turns.findLastIndex((turn) => turn.seat === seat);
  return turns.slice(own + 1).filter((turn) => turn.seat !== null);
}

/**
 * The turns with which the last round was tiled, until `seat` moves again (somebody who watches:
 * until anybody does).
 */
export function tiledSince(turns: readonly Turn[], seat: number | null): Turn[] {
  const has = (turn: Turn | undefined, event: Effect['event']): boolean =>
    turn?.effects.some((effect) => effect.event === event) ?? false;
  const end = turns.findLastIndex((turn) => has(turn, 'RoundEnded'));
  const moved = turns.findLastIndex(
    (turn) => turn.seat !== null && (turn.seat === seat || seat === null),
  );
  if (end < 0 || moved > end) return [];
  let start = end;
  // Who tiles by choice does it in moves of their own.
  while (has(turns[start - 1], 'TilePlaced') && !has(turns[start - 1], 'RoundEnded')) start--;
  return turns.slice(start, end + 1);
}

/** Marks for some of the moves, and for all tiles of a tiling, as the table is after all turns. */
export function marksOf(
  turns: readonly Turn[],
  moves: readonly Turn[],
  tiled: readonly Turn[] = [],
): Marks {
  const first = turns.findIndex((turn) => moves.includes(turn) || tiled.includes(turn));
  if (first < 0) return NO_MARKS;
  const marks = new MarkBook();
  for (const turn of turns.slice(first)) {
    const marked = moves.includes(turn) ? turn.seat : null;
    for (const effect of turn.effects) marks.follow(effect, marked, tiled.includes(turn));
  }
  return marks.all;
}

/** What was won and lost in a round, where it was. */
export function scoredMarks(scored: readonly { at: string; points: number }[]): Marks {
  const marks = new Map<string, Mark>();
  for (const { at, points } of scored) {
    const seat = Number(at.split(':')[1]);
    const sum = points + (marks.get(at)?.points ?? 0);
    marks.set(at, { seat, taken: null, first: false, points: sum });
  }
  return marks;
}

/** The marks of one line of the log; none for what was taken back. */
export function marksOfKey(turns: readonly Turn[], key: string): Marks {
  return marksOf(
    turns,
    turns.filter((turn) => turn.key === key && turn.seat !== null),
  );
}

const isSource = (place: Place): boolean => place.kind === 'factory' || place.kind === 'centre';

class MarkBook {
  readonly all = new Map<string, Mark>();

  /** `marked`: the seat whose move this effect belongs to, if it is to be marked; `tiling`: whatever
      is tiled is. */
  follow(effect: Effect, marked: number | null, tiling: boolean): void {
    switch (effect.event) {
      case 'TilesMoved':
        if (isSource(effect.origin) && effect.target.kind !== 'centre') {
          if (marked !== null) this.#take(effect, marked);
        } else if (effect.origin.kind === 'line') this.#drop(lineOf(effect.origin));
        break;
      case 'MarkerMoved':
        if (marked !== null && effect.target.kind === 'floor') {
          this.#put(`floor:${String(effect.target.seat)}:${String(effect.target.space)}`, marked);
        }
        break;
      case 'TilePlaced': {
        const { seat, row, column } = effect;
        const arrived = this.#drop(`line:${String(seat)}:${String(row)}:`);
        if (arrived || marked === seat || tiling) {
          this.#put(`wall:${String(seat)}:${String(row)}:${String(column)}`, seat, true);
        }
        break;
      }
      case 'FloorScored':
        this.#drop(`floor:${String(effect.seat)}:`);
        break;
      case 'RoundStarted':
        this.#drop('factory:');
        this.#drop('centre:');
        break;
    }
  }

  #take(effect: Extract<Effect, { event: 'TilesMoved' }>, seat: number): void {
    const { origin, target, colour, count } = effect;
    const source =
      origin.kind === 'centre' ? `centre:${colour}` : `factory:${String(origin.number)}`;
    const before = this.all.get(source);
    const rest = before?.seat === seat && before.taken?.colour === colour ? before.taken.count : 0;
    this.all.set(source, { seat, taken: { colour, count: count + rest }, first: true });
    if (target.kind !== 'line' && target.kind !== 'floor') return;
    const to = target.kind === 'line' ? lineOf(target) : `floor:${String(target.seat)}:`;
    for (let i = 0; i < count; i++) {
      this.#put(to + String(target.space + i), seat, i === 0 && rest === 0);
    }
  }

  #put(key: string, seat: number, first = false): void {
    this.all.set(key, { seat, taken: null, first });
  }

  /** Forgets all places that begin so; says whether there was one. */
  #drop(start: string): boolean {
    const gone = [...this.all.keys()].filter((key) => key.startsWith(start));
    for (const key of gone) this.all.delete(key);
    return gone.length > 0;
  }
}

const lineOf = (place: Place): string => `line:${String(place.seat)}:${String(place.number)}:`;
