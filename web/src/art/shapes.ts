/** The five tiles as numbers and paths, on a square of 48. */
import type { Colour } from '../lib/messages';

/** A star with its first point straight up. */
export function star(points: number, outer: number, inner: number, x = 24, y = 24): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (Math.PI * i) / points;
    const at = [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
    return at.map((value) => Number(value.toFixed(2))).join(' ');
  });
  return `M${corners.join('L')}Z`;
}

/** One petal of the red flower, from the middle towards the upper right corner. */
export const PETAL = 'M25 23C24.4 16.8 29 10.8 39.2 8.8C37.2 19 31.2 23.6 25 23Z';

/** The yellow lattice: three lines each way, and a dot in each whole field. */
export const LATTICE = 'M3 24 24 3M3 45 45 3M24 45 45 24M24 3 45 24M3 3 45 45M3 24 24 45';
export const LATTICE_DOTS = [
  [24, 13.4],
  [13.4, 24],
  [34.6, 24],
  [24, 34.6],
] as const;

/** Two quarter arcs around each corner. */
export const ARCS = [
  'M10.6 2.4A8.2 8.2 0 0 1 2.4 10.6M17.8 2.4A15.4 15.4 0 0 1 2.4 17.8',
  'M37.4 2.4A8.2 8.2 0 0 0 45.6 10.6M30.2 2.4A15.4 15.4 0 0 0 45.6 17.8',
  'M10.6 45.6A8.2 8.2 0 0 0 2.4 37.4M17.8 45.6A15.4 15.4 0 0 0 2.4 30.2',
  'M37.4 45.6A8.2 8.2 0 0 1 45.6 37.4M30.2 45.6A15.4 15.4 0 0 1 45.6 30.2',
].join('');

/** A snowflake with four arms, and a short ray between each two. */
export const SNOWFLAKE =
  'M24 7.5V40.5M7.5 24H40.5M18.6 9.6 24 15 29.4 9.6M18.6 38.4 24 33 29.4 38.4' +
  'M9.6 18.6 15 24 9.6 29.4M38.4 18.6 33 24 38.4 29.4' +
  'M17.2 17.2 12.9 12.9M30.8 17.2 35.1 12.9M17.2 30.8 12.9 35.1M30.8 30.8 35.1 35.1';

export const STAR = star(8, 16.8, 5.4);

/** Hairlines in the glaze. Each tile shows one, turned by a quarter or more. */
export const CRAZES = [
  'M2 15 11 19 17 14 28 17 33 11 46 13M17 14 14 2M28 17 30 29 24 36 27 46M30 29 46 33M11 19 8 33 2 36',
  'M9 2 13 12 7 22 12 31 8 46M13 12 25 9 31 2M12 31 24 34 34 30 46 37M25 9 36 17 34 30M36 17 46 15',
  'M2 27 13 24 20 30 31 26 46 29M13 24 16 11 10 2M20 30 17 46M31 26 34 14 46 8M31 26 37 39 35 46',
] as const;

/** What a tile is made of: its ground, and the same a little lighter and darker. */
export const GLAZES: Record<Colour, { ground: string; light: string; dark: string }> = {
  B: { ground: '#1f56a8', light: '#4577c2', dark: '#103468' },
  Y: { ground: '#e9b634', light: '#f7d779', dark: '#c8951f' },
  R: { ground: '#d2523c', light: '#e67a5f', dark: '#9c2f1c' },
  K: { ground: '#24262b', light: '#4d5159', dark: '#101215' },
  W: { ground: '#f2f6f4', light: '#ffffff', dark: '#c3d2ce' },
};

/** A deterministic mixture of a whole number: 32 bits. */
export function mixed(grain: number): number {
  let x = Math.imul(grain + 1, 0x9e3779b1);
  x = Math.imul(x ^ (x >>> 15), 0x85ebca6b);
  return (x ^ (x >>> 13)) >>> 0;
}
