/**
 * Fingers and mice: taps that may drift a little, and drags, on everything that carries
 * `data-pick`, `data-target`, `data-column` or `data-space`. Keys and assistive technology come as clicks.
 */
import type { Attachment } from 'svelte/attachments';
import type { Colour } from '../../lib/messages';
import type { Input } from './selection';

/** A tap that wanders this far is still a tap. */
export const DRIFT = 12;

const ANY = '[data-pick], [data-target], [data-column], [data-space]';

export interface PointerActions {
  act(input: Input): void;
  canPick(source: number, colour: Colour): boolean;
  isPicked(source: number, colour: Colour): boolean;
  /** The line under the pointer, to show what it would bring. */
  aim(line: number | null, column: number | null): void;
  /** Draws what is dragged; `null` when it was let go. */
  drag(at: { x: number; y: number } | null): void;
}

/** What an element of the table stands for. */
export function inputOf(element: Element | null): Input | null {
  const data = element?.closest<HTMLElement>(ANY)?.dataset;
  if (!data) return null;
  const { pick, target, column, space } = data;
  if (pick !== undefined) {
    return { kind: 'pick', source: Number(pick.slice(0, -1)), colour: pick.slice(-1) as Colour };
  }
  if (target !== undefined) return { kind: 'target', line: Number(target) };
  if (column !== undefined) return { kind: 'column', column: Number(column) };
  const [row = 0, at = 0] = (space ?? '').split(':').map(Number);
  return space === undefined ? null : { kind: 'space', row, column: at };
}

interface Down {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly input: Input;
  dragged: boolean;
}

export function pointers(hands: PointerActions): Attachment<HTMLElement> {
  return (root) => {
    let down: Down | null = null;
    /** When a pointer made a tap: the click that follows it is the same tap. */
    let tapped = -1000;

    function pointerdown(event: PointerEvent): void {
      if (event.button !== 0 || !event.isPrimary) return;
      const input = inputOf(event.target as Element);
      if (!input) return;
      down = { id: event.pointerId, x: event.clientX, y: event.clientY, input, dragged: false };
      // Touch captures by itself; the pointer must be free to be over a line.
      (event.target as Element).releasePointerCapture(event.pointerId);
    }

    function pointermove(event: PointerEvent): void {
      const over = inputOf(document.elementFromPoint(event.clientX, event.clientY));
      const dragging = down?.dragged === true;
      if (event.pointerType === 'mouse' || dragging) {
        hands.aim(
          over?.kind === 'target' ? over.line : null,
          over?.kind === 'column' ? over.column : null,
        );
      }
      if (!down || event.pointerId !== down.id || down.input.kind !== 'pick') return;
      const far = Math.hypot(event.clientX - down.x, event.clientY - down.y) > DRIFT;
      if (!down.dragged && far) {
        const { source, colour } = down.input;
        if (!hands.canPick(source, colour)) return;
        if (!hands.isPicked(source, colour)) hands.act(down.input);
        down.dragged = true;
      }
      if (down.dragged) hands.drag({ x: event.clientX, y: event.clientY });
    }

    function pointerup(event: PointerEvent): void {
      if (!down || event.pointerId !== down.id) return;
      const was = down;
      down = null;
      if (was.dragged) {
        hands.drag(null);
        const over = inputOf(document.elementFromPoint(event.clientX, event.clientY));
        const there = over?.kind === 'target' || over?.kind === 'space';
        hands.act(there ? over : { kind: 'clear' });
        tapped = event.timeStamp;
      } else if (Math.hypot(event.clientX - was.x, event.clientY - was.y) <= DRIFT) {
        hands.act(was.input);
        tapped = event.timeStamp;
      }
    }

    function pointercancel(): void {
      if (down?.dragged) {
        hands.drag(null);
        hands.act({ kind: 'clear' });
      }
      down = null;
    }

    function click(event: MouseEvent): void {
      if (event.detail !== 0 && event.timeStamp - tapped < 700) return;
      const input = inputOf(event.target as Element);
      if (input) hands.act(input);
    }

    const options = { passive: true };
    root.addEventListener('pointerdown', pointerdown, options);
    root.addEventListener('click', click);
    addEventListener('pointermove', pointermove, options);
    addEventListener('pointerup', pointerup, options);
    addEventListener('pointercancel', pointercancel, options);
    return () => {
      root.removeEventListener('pointerdown', pointerdown);
      root.removeEventListener('click', click);
      removeEventListener('pointermove', pointermove);
      removeEventListener('pointerup', pointerup);
      removeEventListener('pointercancel', pointercancel);
    };
  };
}
