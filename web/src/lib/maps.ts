/** Maps that are never changed in place: a change is another map. */
export function mapOf<Key, Value>(
  entries: Iterable<readonly [Key, Value]> = [],
): ReadonlyMap<Key, Value> {
  return new Map(entries);
}

/** With one entry more, which is then the youngest; of more than `max` the oldest goes. */
export function withEntry<Key, Value>(
  map: ReadonlyMap<Key, Value>,
  key: Key,
  value: Value,
  max = Infinity,
): ReadonlyMap<Key, Value> {
  const changed = new Map(map);
  changed.delete(key);
  changed.set(key, value);
  for (const oldest of changed.keys()) {
    if (changed.size <= max) break;
    changed.delete(oldest);
  }
  return changed;
}
