/** The log of a game: what happened, in notation and in words. */
import type { Colour, Effect, EventBody, GameEvent, Moved, Place, Step } from '../lib/messages';
import { list, t } from '../lib/texts.svelte';

export interface Entry {
  readonly key: string;
  /** A round's heading, a move, what the tiling brought, or a note. */
  readonly kind: 'round' | 'move' | 'score' | 'note';
  readonly seat: number | null;
  /** As in a record; only moves and deals have it. */
  readonly token: string | null;
  readonly words: string;
  undone: boolean;
}

export type Names = (seat: number) => string;

const fromTable = (place: Place): boolean => place.kind === 'factory' || place.kind === 'centre';

/** A move of the offer as one sentence; `null` for a tiling, which its scores tell. */
export function moveSentence(
  seat: number,
  effects: readonly Effect[],
  names: Names,
): string | null {
  let [count, falls, source, line] = [0, 0, 0, 0];
  let colour: Colour | null = null;
  let marker = 'no';
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
  return t('log-take', {
    name: names(seat),
    count,
    colour,
    source,
    line,
    falls: line === 0 ? 0 : falls,
    marker,
  });
}

/** What the effects of a move brought, each as a sentence. */
export function scoreSentences(effects: readonly Effect[], names: Names): [number, string][] {
  const sentences: [number, string][] = [];
  for (const effect of effects) {
    switch (effect.event) {
      case 'TilePlaced':
        sentences.push([
          effect.seat,
          t('log-placed', {
            name: names(effect.seat),
            row: effect.row,
            column: effect.column,
            colour: effect.colour,
            points: effect.points,
          }),
        ]);
        break;
      case 'TilesMoved':
        if (effect.origin.kind === 'line' && effect.target.kind === 'floor') {
          sentences.push([
            effect.origin.seat,
            t('log-no-space', {
              name: names(effect.origin.seat),
              line: effect.origin.number,
              count: effect.count,
            }),
          ]);
        }
        break;
      case 'FloorScored':
        if (effect.lost > 0) {
          sentences.push([
            effect.seat,
            t('log-floor', { name: names(effect.seat), points: effect.lost }),
          ]);
        }
        break;
      case 'BonusScored':
        sentences.push([
          effect.seat,
          t('log-bonus', {
            name: names(effect.seat),
            kind: effect.kind,
            which: effect.which,
            points: effect.points,
          }),
        ]);
        break;
    }
  }
  return sentences;
}

/** The note for an event that is neither a move nor a deal; `null` for what needs no words. */
export function noteSentence(body: EventBody, names: Names): string | null {
  switch (body.type) {
    case 'declined':
      return t('log-declined', { seat: body.seat });
    case 'joined':
      return t('log-joined', { name: names(body.seat) });
    case 'left':
      return t('log-left', { seat: body.seat });
    case 'undone':
      return t('log-undone', { name: names(body.seat) });
    case 'offered':
      return t('log-offered', { name: names(body.seat), what: body.what });
    case 'answered':
      return t('log-answered', { name: names(body.seat), accept: body.accept ? 'yes' : 'no' });
    case 'seat_out':
      return t('log-seat-out', { name: names(body.seat), reason: body.reason });
    case 'seat_given':
      return t('log-seat-given', { name: names(body.seat) });
    case 'ended':
      return endSentence(body.reason, body.winners, names);
    case 'rematch':
      return t('log-rematch');
    default:
      return null;
  }
}

export function endSentence(reason: string, winners: readonly number[], names: Names): string {
  return t('log-ended', {
    reason,
    count: winners.length,
    names: list(winners.map(names), 'conjunction'),
  });
}

export function roundSentence(effects: readonly Effect[], names: Names): string | null {
  for (const effect of effects) {
    if (effect.event === 'RoundStarted') {
      return t('log-round', { round: effect.round, name: names(effect.start) });
    }
  }
  return null;
}

/** The whole log. What was taken back stays, marked. */
export function entriesOf(events: readonly GameEvent[], names: Names): Entry[] {
  const log = new Log(names);
  for (const { seq, body } of events) {
    const key = String(seq);
    if (body.type === 'dealt') log.deal(key, body.deal, body.effects);
    else if (body.type === 'moved') log.move(key, body);
    else {
      if (body.type === 'undone') log.takeBack(body.tokens);
      log.note(key, noteSentence(body, names));
    }
  }
  return log.entries;
}

/** The log of a replay: its steps up to a number of them. */
export function entriesOfSteps(steps: readonly Step[], names: Names): Entry[] {
  const log = new Log(names);
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

  constructor(names: Names) {
    this.#names = names;
  }

  deal(key: string, token: string, effects: readonly Effect[]): void {
    this.#tokens.push(this.entries.length);
    this.#add(key, 'round', null, token, roundSentence(effects, this.#names) ?? token);
    this.#scores(key, effects);
  }

  move(key: string, { seat, move, effects }: Pick<Moved, 'seat' | 'move' | 'effects'>): void {
    this.#tokens.push(this.entries.length);
    const words = moveSentence(seat, effects, this.#names);
    const [first, ...rest] = scoreSentences(effects, this.#names);
    if (words !== null) this.#add(key, 'move', seat, move, words);
    else if (first) this.#add(key, 'move', seat, move, first[1]);
    const left = words !== null && first ? [first, ...rest] : rest;
    for (const [i, [who, text]] of left.entries()) {
      this.#add(`${key}.${String(i)}`, 'score', who, null, text);
    }
  }

  note(key: string, words: string | null): void {
    if (words !== null) this.#add(key, 'note', null, null, words);
  }

  takeBack(tokens: number): void {
    const from = this.#tokens[tokens];
    if (from === undefined) return;
    for (const entry of this.entries.slice(from))
      entry.undone = entry.undone || entry.kind !== 'note';
    this.#tokens.length = tokens;
  }

  #scores(key: string, effects: readonly Effect[]): void {
    for (const [i, [who, text]] of scoreSentences(effects, this.#names).entries()) {
      this.#add(`${key}.${String(i)}`, 'score', who, null, text);
    }
  }

  #add(
    key: string,
    kind: Entry['kind'],
    seat: number | null,
    token: string | null,
    words: string,
  ): void {
    this.entries.push({ key, kind, seat, token, words, undone: false });
  }
}

/** What has just happened, for screen readers: at most a few sentences. */
export function announce(events: readonly GameEvent[], names: Names): string {
  return entriesOf(events, names)
    .filter((entry) => !entry.undone)
    .slice(-12)
    .map((entry) => entry.words)
    .join(' ');
}
