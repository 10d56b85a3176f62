// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { keyOf, sourcesOf } from './sources.js';

const CMAKE = `
add_library(rules STATIC
  rules/a.cpp
  rules/b.cpp
)
add_library(search STATIC search/c.cpp)
target_link_libraries(search PUBLIC rules Threads::Threads)
add_library(batch STATIC batch/d.cpp)
target_link_libraries(batch PUBLIC rules)
add_library(calls STATIC
  calls/e.cpp)
target_link_libraries(calls PUBLIC search)
`;

describe('what the engine of the page is made of', () => {
  it('is a library and all that it links', () => {
    expect(sourcesOf(CMAKE, 'calls')).toEqual([
      'calls/e.cpp',
      'rules/a.cpp',
      'rules/b.cpp',
      'search/c.cpp',
    ]);
  });

  it('is kept by content', () => {
    expect(keyOf('a', 'bc')).toBe(keyOf('a', 'bc'));
    expect(keyOf('a', 'bc')).not.toBe(keyOf('ab', 'c'));
  });
});
