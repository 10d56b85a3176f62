/**
 * Setting up by finger, mouse and keys. Everything that can be filled carries `data-spot`, everything
 * that can be taken from the palette `data-piece`. Tells what was done; knows no position.
 */
import type { Attachment } from 'svelte/attachments';
import { DRIFT } from '../table/input/pointer';
import { PIECES, type Piece } from './draft';

export interface SpotActions {
  /** What lies at a spot, to be drawn while it is dragged. */
  pieceAt(spot: string): Piece | '';
  /** A spot was tapped, or pressed by key. */
  tap(spot: string): void;
  /** A piece was chosen from the palette. */
  choose(piece: string): void;
  put(spot: string, piece: Piece): void;
  move(from: string, to: string): void;
  clear(spot: string): void;
  /** What is dragged, and where; `null` when it was let go. */
  drag(dragged: { piece: Piece; x: number; y: number } | null): void;
}

interface Down {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly spot: string | null;
  readonly piece: Piece | '';
  dragged: boolean;
}

const spotOf = (element: Element | null): string | null =>
  element?.closest<HTMLElement>('[data-spot]')?.dataset['spot'] ?? null;

export function spotInput(actions: SpotActions): Attachment<HTMLElement> {
  return (root) => {
    let down: Down | null = null;
    /** Something was dragged: a click that follows belongs to that. */
    let dragged = false;

    function pointerdown(event: PointerEvent): void {
      if (event.button !== 0 || !event.isPrimary) return;
      dragged = false;
      const target = event.target as Element;
      const spot = spotOf(target);
      const chosen = target.closest<HTMLElement>('[data-piece]')?.dataset['piece'];
      if (spot === null && chosen === undefined) return;
      const piece = spot === null ? asPiece(chosen) : actions.pieceAt(spot);
      down = {
        id: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        spot,
        piece,
        dragged: false,
      };
      if (target.hasPointerCapture(event.pointerId)) target.releasePointerCapture(event.pointerId);
    }

    function pointermove(event: PointerEvent): void {
      if (!down || event.pointerId !== down.id || down.piece === '') return;
      const { piece } = down;
      if (Math.hypot(event.clientX - down.x, event.clientY - down.y) > DRIFT) down.dragged = true;
      if (down.dragged) actions.drag({ piece, x: event.clientX, y: event.clientY });
    }

    function pointerup(event: PointerEvent): void {
      if (!down || event.pointerId !== down.id) return;
      const { spot, piece } = down;
      dragged = down.dragged;
      down = null;
      if (!dragged || piece === '') return;
      actions.drag(null);
      const to = spotOf(document.elementFromPoint(event.clientX, event.clientY));
      if (to === spot) return;
      if (spot === null) {
        if (to !== null) actions.put(to, piece);
      } else if (to === null) actions.clear(spot);
      else actions.move(spot, to);
    }

    function pointercancel(): void {
      if (down?.dragged) actions.drag(null);
      down = null;
    }

    function click(event: MouseEvent): void {
      if (event.detail !== 0 && dragged) return;
      const target = event.target as Element;
      const spot = spotOf(target);
      const piece = target.closest<HTMLElement>('[data-piece]')?.dataset['piece'];
      if (spot !== null) actions.tap(spot);
      else if (piece !== undefined) actions.choose(piece);
    }

    function keydown(event: KeyboardEvent): void {
      const target = event.target as HTMLElement;
      const spot = spotOf(target);
      if (spot === null || event.altKey || event.ctrlKey || event.metaKey) return;
      const to = DIRECTIONS[event.key] && nearest(root, target, DIRECTIONS[event.key] ?? [0, 0]);
      const piece = asPiece(event.key.toUpperCase());
      if (to) to.focus();
      else if (piece !== '') actions.put(spot, piece);
      else if (['Delete', 'Backspace', '0'].includes(event.key)) actions.clear(spot);
      else return;
      event.preventDefault();
    }

    root.addEventListener('pointerdown', pointerdown);
    root.addEventListener('click', click);
    root.addEventListener('keydown', keydown);
    addEventListener('pointermove', pointermove, { passive: true });
    addEventListener('pointerup', pointerup);
    addEventListener('pointercancel', pointercancel);
    return () => {
      root.removeEventListener('pointerdown', pointerdown);
      root.removeEventListener('click', click);
      root.removeEventListener('keydown', keydown);
      removeEventListener('pointermove', pointermove);
      removeEventListener('pointerup', pointerup);
      removeEventListener('pointercancel', pointercancel);
    };
  };
}

function asPiece(text: string | undefined): Piece | '' {
  return PIECES.find((piece) => piece === text) ?? '';
}

const DIRECTIONS: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next spot in a direction: near, and not much to the side. */
export function nearest(
  root: HTMLElement,
  from: HTMLElement,
  [dx, dy]: readonly [number, number],
): HTMLElement | undefined {
  const centre = (element: HTMLElement): [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = centre(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const spot of root.querySelectorAll<HTMLElement>('[data-spot]')) {
    const [sx, sy] = centre(spot);
    const ahead = (sx - x) * dx + (sy - y) * dy;
    const aside = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx);
    const distance = ahead + 3 * aside;
    if (spot !== from && ahead > 2 && distance < least) [best, least] = [spot, distance];
  }
  return best;
}
