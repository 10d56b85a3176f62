import { describe, expect, it } from 'vitest';
import { board, position } from '../../lib/testing';
import { sourceIn } from './source';

describe('a replay', () => {
  const start = position({ phase: 'deal', round: 1 });

  it('says whose word it is', () => {
    expect(sourceIn({ start, tags: {} })).toBe('played');
    expect(sourceIn({ start, tags: { Source: 'uploaded' } })).toBe('uploaded');
    expect(sourceIn({ start, tags: { Source: 'Evora', Site: 'uploaded' } })).toBe('played');
  });

  it.each([
    position({ phase: 'offer', round: 1 }),
    position({ phase: 'deal', round: 2 }),
    position({ phase: 'deal', boards: [board({ score: 90 }), board()] }),
    position({ phase: 'deal', boards: [board(), board({ lines: ['B', '', '', '', ''] })] }),
  ])('notices a start that is none', (start) => {
    expect(sourceIn({ start, tags: {} })).toBe('position');
  });
});
