/** The log of a game: what happened, in notation and in words. */
import type {
  Colour,
  Effect,
  EventBody,
  GameEvent,
  Moved,
  Place,
  Step,
  TilePlaced,
} from '../../lib/messages';
import { date, list, t, type Values } from '../../lib/texts.svelte';

export interface Entry {
  readonly key: string;
  /** A round's heading, a move, what the tiling brought, or a note. */
  readonly kind: 'round' | 'move' | 'score' | 'note';
  readonly seat: number | null;
  /** As in a record; only moves and deals have it. */
  readonly token: string | null;
  readonly words: string;
  /** The same for the eye: short, with tiles drawn where `TILES` stands. */
  readonly drawn: DrawnSentence | null;
  undone: boolean;
}

/** Stands in a text for tiles that are drawn there. */
export const TILES = '\uFFFC';

export interface DrawnSentence {
  readonly text: string;
  readonly colour: Colour;
  readonly count: number;
}

export type Names = (seat: number) => string;
/** The one seat of the person who reads, who is then called "you"; null if there is no such one. */
export type You = number | null;

const fromTable = (place: Place): boolean => place.kind === 'factory' || place.kind === 'centre';

/** How a seat is called: by its name, or "you". */
export const called = (seat: number, names: Names, you: You): string =>
  seat === you ? t('you-name') : names(seat);

/** What a move of the offer took, and where it went; line 0 is the floor. */
export interface Take {
  readonly colour: Colour;
  readonly count: number;
  readonly source: number;
  readonly line: number;
  /** Tiles that found no space on the line. */
  readonly falls: number;
  readonly marker: 'yes' | 'free' | 'no';
}

/** `null` for a tiling. */
export function takeOf(effects: readonly Effect[]): Take | null {
  let [count, falls, source, line] = [0, 0, 0, 0];
  let colour: Colour | null = null;
  let marker: Take['marker'] = 'no';
  for (const effect of effects) {
    if (effect.event === 'MarkerMoved' && effect.target.kind === 'floor') {
      marker = effect.target.space === 0 ? 'free' : 'yes';
    }
    if (effect.event !== 'TilesMoved' || !fromTable(effect.origin)) continue;
    if (effect.target.kind === 'centre') continue;
    count += effect.count;
    colour = effect.colour;
    source = effect.origin.number;
    if (effect.target.kind === 'line') line = effect.target.number;
    else falls += effect.count;
  }
  if (colour === null) return null;
  return { colour, count, source, line, falls: line === 0 ? 0 : falls, marker };
}

/** A move of the offer as one sentence; `null` for a tiling, which its scores tell. */
export function moveSentence(
  seat: number,
  effects: readonly Effect[],
  names: Names,
  you: You = null,
): string | null {
  const take = takeOf(effects);
  if (!take) return null;
  return seat === you ? t('you-take', { ...take }) : t('log-take', { name: names(seat), ...take });
}

/** A move as it is drawn: who, which tiles, from where to where. */
export function drawnMove(
  seat: number,
  effects: readonly Effect[],
  names: Names,
  you: You = null,
): DrawnSentence | null {
  const name = called(seat, names, you);
  const take = takeOf(effects);
  if (take) {
    const { colour, count } = take;
    return { text: t('drawn-take', { name, ...take, tiles: TILES }), colour, count };
  }
  const placed = effects.find((effect) => effect.event === 'TilePlaced' && effect.seat === seat);
  return placed?.event === 'TilePlaced' ? drawnPlaced(placed, name) : null;
}

function drawnPlaced(placed: TilePlaced, name: string): DrawnSentence {
  const { row, column, points, colour } = placed;
  const text = t('drawn-placed', { name, row, column, points, tiles: TILES });
  return { text, colour, count: 1 };
}

/** A seat, a sentence about it, and how the sentence is drawn. */
type ScoreSentence = [number, string, DrawnSentence | null];

/** What the effects of a move brought, each as a sentence. */
export function scoreSentences(
  effects: readonly Effect[],
  names: Names,
  you: You = null,
): ScoreSentence[] {
  const sentences: ScoreSentence[] = [];
  const name = (seat: number): string => called(seat, names, you);
  for (const effect of effects) {
    switch (effect.event) {
      case 'TilePlaced':
        sentences.push([
          effect.seat,
          t('log-placed', {
            name: name(effect.seat),
            row: effect.row,
            column: effect.column,
            colour: effect.colour,
            points: effect.points,
          }),
          drawnPlaced(effect, name(effect.seat)),
        ]);
        break;
      case 'TilesMoved':
        if (effect.origin.kind === 'line' && effect.target.kind === 'floor') {
          sentences.push([
            effect.origin.seat,
            t('log-no-space', {
              name: name(effect.origin.seat),
              line: effect.origin.number,
              count: effect.count,
            }),
            null,
          ]);
        }
        break;
      case 'FloorScored':
        if (effect.lost > 0) {
          sentences.push([
            effect.seat,
            t('log-floor', { name: name(effect.seat), points: effect.lost }),
            null,
          ]);
        }
        break;
      case 'BonusScored':
        sentences.push([
          effect.seat,
          t('log-bonus', {
            name: name(effect.seat),
            kind: effect.kind,
            which: effect.which,
            points: effect.points,
          }),
          null,
        ]);
        break;
    }
  }
  return sentences;
}

/** The note for an event that is neither a move nor a deal; `null` for what needs no words. */
export function noteSentence(body: EventBody, names: Names, you: You = null): string | null {
  /** A text of its own where it is about the person who reads. */
  const about = (seat: number, note: string, values: Values = {}): string =>
    seat === you ? t(`you-${note}`, values) : t(`log-${note}`, { name: names(seat), ...values });
  switch (body.type) {
    case 'declined':
      return t('log-declined', { seat: body.seat });
    case 'joined':
      return about(body.seat, 'joined');
    case 'left':
      return t('log-left', { seat: body.seat });
    case 'undone':
      return about(body.seat, 'undone');
    case 'offered':
      return about(body.seat, 'offered', { what: body.what });
    case 'answered':
      return about(body.seat, 'answered', { accept: body.accept ? 'yes' : 'no' });
    case 'seat_out':
      return about(body.seat, 'seat-out', { reason: body.reason });
    case 'seat_given':
      return about(body.seat, 'seat-given');
    case 'time_given': {
      const given = { seconds: body.ms / 1000, receiver: names(body.seat) };
      if (body.seat === you) return t('you-get-time', { name: names(body.by), ...given });
      return about(body.by, 'time-given', given);
    }
    case 'on_holiday':
      if (body.ends === null) return about(body.seat, 'holiday-over');
      return about(body.seat, 'on-holiday', { date: date(body.ends) });
    case 'ended':
      return endSentence(body.reason, body.winners, names, you);
    case 'rematch_lapsed':
      return about(body.seat, 'rematch-lapsed');
    case 'rematch':
      return t('log-rematch');
    default:
      return null;
  }
}

export function endSentence(
  reason: string,
  winners: readonly number[],
  names: Names,
  you: You = null,
): string {
  const count = winners.length;
  if (you !== null && winners.includes(you)) return t('you-ended', { count });
  return t('log-ended', { reason, count, names: list(winners.map(names), 'conjunction') });
}

/** A round, and who starts it. */
export function startSentence(round: number, start: number, names: Names, you: You): string {
  if (start === you) return t('you-round', { round });
  return t('log-round', { round, name: names(start) });
}

export function roundSentence(
  effects: readonly Effect[],
  names: Names,
  you: You = null,
): string | null {
  const started = effects.find((effect) => effect.event === 'RoundStarted');
  if (started?.event !== 'RoundStarted') return null;
  return startSentence(started.round, started.start, names, you);
}

/** The whole log. What was taken back stays, marked. */
export function entriesOf(events: readonly GameEvent[], names: Names, you: You = null): Entry[] {
  const log = new Log(names, you);
  for (const { seq, body } of events) {
    const key = String(seq);
    if (body.type === 'dealt') log.deal(key, body.deal, body.effects);
    else if (body.type === 'moved') log.move(key, body);
    else {
      if (body.type === 'undone') log.takeBack(body.tokens);
      log.note(key, noteSentence(body, names, you));
    }
  }
  return log.entries;
}

/** The log of a replay: its steps up to a number of them. */
export function entriesOfSteps(steps: readonly Step[], names: Names, you: You = null): Entry[] {
  const log = new Log(names, you);
  for (const [i, { token, seat, effects }] of steps.entries()) {
    if (seat === null) log.deal(String(i), token, effects);
    else log.move(String(i), { seat, move: token, effects });
  }
  return log.entries;
}

class Log {
  readonly entries: Entry[] = [];
  /** Where the entries of each token begin. */
  #tokens: number[] = [];
  #names: Names;
  #you: You;

  constructor(names: Names, you: You) {
    this.#names = names;
    this.#you = you;
  }

  deal(key: string, token: string, effects: readonly Effect[]): void {
    this.#tokens.push(this.entries.length);
    const words = roundSentence(effects, this.#names, this.#you) ?? token;
    this.#add({ key, kind: 'round', seat: null, token, words, drawn: null });
    this.#scores(key, scoreSentences(effects, this.#names, this.#you));
  }

  move(key: string, { seat, move, effects }: Pick<Moved, 'seat' | 'move' | 'effects'>): void {
    this.#tokens.push(this.entries.length);
    const words = moveSentence(seat, effects, this.#names, this.#you);
    const scores = scoreSentences(effects, this.#names, this.#you);
    const about = { key, kind: 'move', seat, token: move } as const;
    if (words !== null) {
      const drawn = drawnMove(seat, effects, this.#names, this.#you);
      this.#add({ ...about, words, drawn });
    } else {
      const first = scores.shift();
      if (first) this.#add({ ...about, words: first[1], drawn: first[2] });
    }
    this.#scores(key, scores);
  }

  note(key: string, words: string | null): void {
    if (words === null) return;
    this.#add({ key, kind: 'note', seat: null, token: null, words, drawn: null });
  }

  takeBack(tokens: number): void {
    const from = this.#tokens[tokens];
    if (from === undefined) return;
    for (const entry of this.entries.slice(from))
      entry.undone = entry.undone || entry.kind !== 'note';
    this.#tokens.length = tokens;
  }

  #scores(key: string, scores: readonly ScoreSentence[]): void {
    for (const [i, [seat, words, drawn]] of scores.entries()) {
      this.#add({ key: `${key}.${String(i)}`, kind: 'score', seat, token: null, words, drawn });
    }
  }

  #add(entry: Omit<Entry, 'undone'>): void {
    this.entries.push({ ...entry, undone: false });
  }
}
