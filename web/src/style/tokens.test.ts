// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SOURCE = readFileSync('src/style/tokens.css', 'utf8');
const GROUNDS = ['ground', 'surface', 'surface-raised', 'surface-sunk', 'accent-soft'];

/** The colour of a token in the light (0) or dark (1) theme. */
function colour(token: string, theme: number): string {
  const found = new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(SOURCE);
  const value = found?.[theme + 1];
  if (!value) throw new Error(`No colours for --${token}`);
  return value;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const value = parseInt(hex.slice(i, i + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast as WCAG 2 defines it. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([
  ['light', 0],
  ['dark', 1],
])('%s', (_, theme) => {
  it.each(['ink', 'ink-soft', 'accent', 'accent-strong', 'danger', 'good'])(
    'has %s as readable text on every ground',
    (text) => {
      for (const ground of GROUNDS) {
        expect(contrast(colour(text, theme), colour(ground, theme)), ground).toBeGreaterThanOrEqual(
          4.5,
        );
      }
    },
  );

  it('has readable buttons', () => {
    for (const ground of ['accent', 'accent-strong']) {
      expect(contrast(colour('on-accent', theme), colour(ground, theme))).toBeGreaterThanOrEqual(
        4.5,
      );
    }
  });

  it.each(['line-strong', 'focus', 'glow'])('has %s as a line that can be seen', (line) => {
    for (const ground of GROUNDS.slice(0, 4)) {
      expect(contrast(colour(line, theme), colour(ground, theme)), ground).toBeGreaterThanOrEqual(
        3,
      );
    }
  });
});
