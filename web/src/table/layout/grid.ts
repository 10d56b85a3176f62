/**
 * The factories in rows and columns, with bag, lid and centre: where there is no room for a ring. The
 * plates are as large as the room allows.
 */
import { TARGET } from './board';
import type { Size } from './ring';

export interface Grid {
  /** The diameter of a factory, and how many stand side by side and below each other. */
  readonly plate: number;
  readonly columns: number;
  readonly rows: number;
  /** Bag and lid have a column of their own; else they stand where the next plate would. */
  readonly side: boolean;
  /** The centre stands in the last row, after its plates, and not below them. */
  readonly beside: boolean;
  /** The height of a colour's place in the centre. */
  readonly cell: number;
  /** Of the whole. */
  readonly height: number;
}

interface Form extends Pick<Grid, 'columns' | 'rows' | 'side' | 'beside'> {
  readonly width: number;
  readonly least: number;
}

const GAP = 2;
/** Around the places of the centre. */
const EDGE = 4;
/** The most a plate and a place of the centre grow to. */
const MAX_PLATE = 140;
const MAX_CELL = 64;
/** A plate that is larger by less than this is not worth a higher grid. */
const WORTH = 3;

/** Bag and lid with their numbers, at this size of text. */
const stockWidth = (text: number): number => 36 + 30 * text;

/** The best grid with targets of this size; `null` where there is no room for one. */
export function gridIn(room: Size, count: number, target: number, text = 1): Grid | null {
  let best: Grid | null = null;
  for (const form of formsOf(room.width, count, target, text)) {
    const found = largestOf(form, room.height, target);
    if (!found) continue;
    const better = found.plate - (best?.plate ?? 0);
    if (!best || better >= WORTH || (better >= 0 && found.height < best.height)) best = found;
  }
  return best && roomy(best, room.height);
}

/** The lowest grid with targets of this size, for where there is room for none. */
export function lowestGrid(width: number, count: number, target: number, text = 1): Grid {
  const forms = formsOf(width, count, target, text);
  const plate = Math.min(2 * target, ...[Math.max(...forms.map((form) => form.width))]);
  const fitting = forms.filter((form) => form.width >= plate && form.least <= plate);
  const all = (fitting.length > 0 ? fitting : forms).map((form) => gridOf(form, plate, target));
  const [first, ...rest] = all as [Grid, ...Grid[]];
  return rest.reduce((best, each) => (each.height < best.height ? each : best), first);
}

/** All ways to stand, by what fits side by side. `width` of a form: the largest plate in it. */
function formsOf(width: number, count: number, target: number, text: number): Form[] {
  const stock = stockWidth(text);
  const forms: Form[] = [];
  for (let columns = 3; columns <= 6; columns++) {
    for (const side of [true, false]) {
      const widest = Math.floor((width - (side ? stock + columns * GAP : 0)) / columns);
      const plates = Math.ceil(count / columns);
      const free = columns * plates - count;
      const below = side ? plates : Math.ceil((count + 1) / columns);
      forms.push({
        columns,
        side,
        rows: below,
        beside: false,
        width: widest,
        least: side ? 0 : stock,
      });
      // The centre next to the last plates; bag and lid in the last place, or in their column.
      const places = side ? free : free - 1;
      const centre = 3 * (Math.min(target, TARGET) + GAP) + 2 * EDGE;
      const least = Math.ceil(Math.max(side ? 0 : stock, (centre - (side ? stock : 0)) / places));
      if (places > 0)
        forms.push({ columns, side, rows: plates, beside: true, width: widest, least });
    }
  }
  return forms;
}

function largestOf(form: Form, height: number, target: number): Grid | null {
  const least = Math.max(2 * target, form.least);
  for (let plate = Math.min(form.width, MAX_PLATE); plate >= least; plate--) {
    const found = gridOf(form, plate, target);
    if (found.height <= height) return found;
  }
  return null;
}

function gridOf({ columns, rows, side, beside }: Form, plate: number, target: number): Grid {
  const cell = beside ? Math.max(target, Math.floor((plate - GAP - EDGE) / 2)) : target;
  const plates = rows * (plate + GAP) - GAP;
  const centre = beside ? Math.max(0, 2 * cell + GAP + EDGE - plate) : GAP + cell + EDGE;
  return { plate, columns, rows, side, beside, cell, height: plates + centre };
}

/** A centre below the plates takes some of what is left over. */
function roomy(grid: Grid, height: number): Grid {
  if (grid.beside) return grid;
  const more = Math.min(MAX_CELL - grid.cell, Math.floor((height - grid.height) / 2));
  return more > 0 ? { ...grid, cell: grid.cell + more, height: grid.height + more } : grid;
}

/** Where everything stands in a CSS grid with these rows and columns. */
export function areasOf(
  { columns, rows, side, beside }: Grid,
  count: number,
): { plates: string[]; stock: string; centre: string } {
  const area = (row: number, from: number, to = from + 1): string =>
    [row, from, row + 1, to].map(String).join(' / ');
  const place = (i: number): [number, number] => [Math.floor(i / columns) + 1, (i % columns) + 1];
  const [row, column] = place(count - 1);
  const [next, after] = place(count);
  const edge = side ? columns + 2 : columns + 1;
  return {
    plates: Array.from({ length: count }, (_, i) => area(...place(i))),
    stock: side ? area(1, columns + 1) : beside ? area(row, columns) : area(next, after),
    centre: beside ? area(row, column + 1, side ? edge : columns) : area(rows + 1, 1, edge),
  };
}
