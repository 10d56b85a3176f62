/** Where the words of the guide stand: beside what they are about, and inside the window. Pure. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

const GAP = 16;
const EDGE = 8;

/** The box around boxes; `null` where there is none. */
export function boxOf(boxes: readonly Box[]): Box | null {
  const real = boxes.filter((box) => box.width > 0);
  if (real.length === 0) return null;
  const left = Math.min(...real.map((box) => box.left));
  const top = Math.min(...real.map((box) => box.top));
  const right = Math.max(...real.map((box) => box.left + box.width));
  const bottom = Math.max(...real.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** Below the box, else above it, else to one of its sides, else at the bottom of the window. */
export function besides(box: Box, card: Size, room: Size): { left: number; top: number } {
  const middle = within(box.left + box.width / 2 - card.width / 2, card.width, room.width);
  const below = box.top + box.height + GAP;
  if (below + card.height + EDGE <= room.height) return { left: middle, top: below };
  const above = box.top - GAP - card.height;
  if (above >= EDGE) return { left: middle, top: above };
  const top = within(box.top + box.height / 2 - card.height / 2, card.height, room.height);
  const right = box.left + box.width + GAP;
  if (right + card.width + EDGE <= room.width) return { left: right, top };
  const left = box.left - GAP - card.width;
  if (left >= EDGE) return { left, top };
  return { left: middle, top: room.height - card.height - EDGE };
}

function within(at: number, size: number, room: number): number {
  return Math.max(EDGE, Math.min(at, room - size - EDGE));
}
