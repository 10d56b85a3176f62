/** Phones, and windows that are as small: the factories in a grid, the others folded to cards. */
import { FACTORIES } from '../../lib/facts';
import {
  BOARD_WIDTH,
  boardSize,
  clamp,
  largest,
  MIN_UNIT,
  SMALL_TARGET,
  TARGET,
  unitIn,
} from './board';
import { gridIn, lowestGrid, type Grid } from './grid';
import type { Fold, Layout } from './layout';

export type Slim = Pick<
  Layout,
  'unit' | 'row' | 'small' | 'bar' | 'words' | 'head' | 'unfolded' | 'fold' | 'opened'
> & { readonly grid: Grid };

/** What is asked for besides the room. */
export interface PhoneWishes {
  readonly still: boolean;
  readonly wordless: boolean;
  /** The size of text, where 1 is the usual one. */
  readonly text: number;
}

const PAD = 4;
const GAP = 4;
const HEAD = 28;
const FOLDED = 44;
/** The line with name and score above a folded board. */
const NAME_LINE = 19;
const MIN_OVER = 64;
/** The least unit of a board that is not folded, and the most. */
const MIN_UNFOLDED = 16;
const MAX_UNFOLDED = 32;
/** Lines, gap and wall of a miniature, in its spaces. */
export const MINI_WIDTH = 10.4;
/** Targets as large as there is room for. */
const TARGETS = [TARGET, 38, SMALL_TARGET] as const;
/** Until the plates are this large, the others' boards stay as small as they may be. */
const GOOD_PLATE = 2 * TARGET;
/**
 * The longest sentence of the bar in any language, in one line of the widest font, and about what is
 * lost at the end of a line because words are not divided. `tests/web/test_phones.py` looks at it.
 */
const SENTENCE = 660;
const LOST = 40;
/** A line of the bar's words. */
const LINE = 17.5;

const countOf = (players: number): number => FACTORIES[String(players) as keyof typeof FACTORIES];

/** The height of the words above the buttons of the bar: room for the longest sentence. */
export function wordsHeight(width: number, text: number): number {
  let lines = 2;
  while (lines * width - (lines - 1) * LOST * text < SENTENCE * text) lines++;
  return Math.ceil(lines * LINE * text);
}

function barOf(
  width: number,
  { wordless, text }: PhoneWishes,
): { bar: number; words: number; head: number } {
  const words = wordless ? 0 : wordsHeight(width, text);
  return { words, bar: words + TARGET, head: Math.round(HEAD * text) };
}

// --- The others

/** How the others are shown in a strip of this width and at most this height. */
interface Strip extends Pick<Slim, 'unfolded' | 'fold'> {
  readonly small: number;
  readonly height: number;
}

const leastStrip = (players: number, text: number): number =>
  Math.ceil(players > 2 ? MIN_OVER + (text - 1) * NAME_LINE : FOLDED * text);

function stripIn(
  width: number,
  players: number,
  height: number,
  text: number,
  unit: number,
): Strip {
  const each = (width - GAP * (players - 2)) / (players - 1);
  const head = Math.round(HEAD * text);
  const most = Math.min(MAX_UNFOLDED, unit);
  const small = clamp(Math.min((height - head - 14) / 6.1, unitIn(each)), 0, most);
  const fold = foldIn(each, players, height, text);
  const unfolded = small >= MIN_UNFOLDED;
  return {
    ...{ unfolded, fold, small },
    height: unfolded ? boardSize(small, small, head).height : fold.height,
  };
}

/** The best card of this width, and of at most this height. */
function foldIn(each: number, players: number, height: number, text: number): Fold {
  const line = NAME_LINE * text;
  if (players > 2) {
    const cell = Math.min((each - 10) / MINI_WIDTH, (height - line - 8) / 5, 22);
    return { height: Math.floor(line + 8 + 5 * cell), cell, over: true };
  }
  const least = FOLDED * text;
  const cell = Math.min((each * 0.58) / MINI_WIDTH, (Math.max(height, least) - 8) / 5, 20);
  return { height: Math.ceil(Math.max(least, 5 * cell + 8)), cell, over: false };
}

// --- Upright

export function phone(width: number, height: number, players: number, wishes: PhoneWishes): Slim {
  const { text } = wishes;
  const room = width - 2 * PAD;
  const bar = barOf(room, wishes);
  const widest = clamp(unitIn(room - 3), 26, 62);
  const count = countOf(players);
  const least = leastStrip(players, text);
  const unitOf = (row: number): number => Math.min(widest, row);
  /** What a row of this height and a strip leave for the factories. */
  const rest = (row: number, strip: number): number =>
    height - 2 * PAD - 3 * GAP - bar.bar - strip - boardSize(unitOf(row), row, bar.head).height;
  const grid = (row: number, strip: number, target: number): Grid | null =>
    gridIn({ width: room, height: rest(row, strip) }, count, target, text);
  const opened = clamp(unitIn(room - 9), 20, 44);

  for (const target of wishes.still ? [SMALL_TARGET] : TARGETS) {
    const lowest = Math.max(target, Math.min(widest + 1, TARGET));
    const first = grid(lowest, least, target);
    if (!first) continue;
    // The others' boards and the rows of one's own take what the plates do not need.
    const plate = Math.min(first.plate, GOOD_PLATE);
    const enough = (row: number, strip: number): boolean =>
      (grid(row, strip, target)?.plate ?? 0) >= plate;
    const unit = unitOf(
      largest(lowest, Math.max(widest + 1, lowest), (row) => enough(row, least)) ?? lowest,
    );
    const tiles = Math.max(lowest, unit);
    const most = largest(least, height, (strip) => enough(tiles, strip)) ?? least;
    const strip = stripIn(room, players, most, text, unit);
    const plates = grid(tiles, strip.height, target) ?? first;
    const spare = rest(tiles, strip.height) - plates.height;
    const row = clamp(tiles + spare / 6, tiles, Math.max(widest + 10, tiles));
    const small = strip.unfolded ? strip.small : opened;
    const { unfolded, fold } = strip;
    return { ...bar, unfolded, fold, unit, row, small, opened, grid: plates };
  }
  const row = Math.max(SMALL_TARGET, Math.min(widest + 1, TARGET));
  const strip = stripIn(room, players, least, text, unitOf(row));
  const plates = lowestGrid(room, count, SMALL_TARGET, text);
  const { unfolded, fold } = strip;
  return { ...bar, unfolded, fold, unit: unitOf(row), row, small: opened, opened, grid: plates };
}

// --- Held across: one's own board beside the factories

export function landscape(
  width: number,
  height: number,
  players: number,
  wishes: PhoneWishes,
): Slim & Pick<Layout, 'above'> {
  const { text } = wishes;
  // With four the others stand above one's own board.
  const above = players === 4;
  const least = leastStrip(players, text);
  const head = Math.round(HEAD * text);
  const room = height - head - 2 * PAD - 16 - (above ? least : 0);
  const unit = clamp(Math.min((width * 0.54) / (BOARD_WIDTH + 0.1), room / 6.3), MIN_UNIT, 60);
  const target = above ? SMALL_TARGET : TARGET;
  const row = clamp(room / 6, target, Math.max(target, unit + 10));
  const own = boardSize(unit, row, head);
  const left = width - own.width - 3 * 6;
  const bar = barOf(left, wishes);
  const tall = height - 2 * PAD - GAP - bar.bar;
  const count = countOf(players);
  const stripFor = above ? own.width : left;
  const grid = (strip: number, size: number): Grid | null =>
    gridIn({ width: left, height: above ? tall : tall - strip - GAP }, count, size, text);
  const size = TARGETS.find((each) => grid(least, each)) ?? SMALL_TARGET;
  const first = grid(least, size) ?? lowestGrid(left, count, size, text);
  // The others' boards as they are, if the factories can still be large.
  const plate = Math.min(first.plate, GOOD_PLATE + 2 * PAD);
  const most = above
    ? height - 2 * PAD - GAP - own.height
    : (largest(least, height, (strip) => (grid(strip, size)?.plate ?? 0) >= plate) ?? least);
  const strip = stripIn(stripFor, players, most, text, unit);
  const opened = openedIn(width, height - strip.fold.height, unit, head);
  return {
    ...{ ...bar, unit, row, opened, above },
    ...{ unfolded: strip.unfolded, fold: strip.fold },
    small: strip.unfolded ? strip.small : opened,
    grid: grid(strip.height, size) ?? first,
  };
}

/** The unit of an opened board, with the button that closes it below. */
function openedIn(width: number, height: number, unit: number, head: number): number {
  return clamp(Math.min(unitIn(width - 24), (height - head - 76) / 6.1), 20, Math.max(unit, 34));
}
