/** What makes one tile differ a little from the next. */

/** How many drawings of hairlines there are in the sprite. */
export const CRAZES = 3;

/** A deterministic mixture of a whole number: 32 bits. */
export function mixed(grain: number): number {
  let x = Math.imul(grain + 1, 0x9e3779b1);
  x = Math.imul(x ^ (x >>> 15), 0x85ebca6b);
  return (x ^ (x >>> 13)) >>> 0;
}
