/** What the engine of the page is compiled from: the libraries of the core, as CMake knows them. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The sources of a library of `core/CMakeLists.txt` and of all that it links. */
export function sourcesOf(cmake, library) {
  const files = new Map();
  for (const [, name, list] of cmake.matchAll(/add_library\((\w+) STATIC\s+([^)]*)\)/g)) {
    files.set(name, list.trim().split(/\s+/));
  }
  const links = new Map();
  for (const [, name, list] of cmake.matchAll(/target_link_libraries\((\w+) PUBLIC ([^)]*)\)/g)) {
    links.set(name, [...(links.get(name) ?? []), ...list.trim().split(/\s+/)]);
  }
  const wanted = new Set([library]);
  // A set that grows while it is walked through is walked through to its new end.
  for (const name of wanted) {
    for (const other of links.get(name) ?? []) if (files.has(other)) wanted.add(other);
  }
  return [...wanted].flatMap((name) => files.get(name) ?? []).sort();
}

/** A source and every file of the core that it includes, directly or not: path to content. */
export function withIncludes(core, source) {
  const found = new Map();
  const open = [source];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    const content = readFileSync(join(core, path), 'utf8');
    found.set(path, content);
    for (const [, included] of content.matchAll(/^\s*#include "([^"]+)"/gm)) {
      open.push(included);
    }
  }
  return found;
}

/** The name under which what is made of these parts is kept. */
export function keyOf(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(String(part.length)).update(' ').update(part);
  return hash.digest('hex').slice(0, 32);
}
