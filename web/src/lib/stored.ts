/** Small preferences that outlive a visit. A browser that keeps nothing is no error. */
const PREFIX = 'evora.';

export function stored(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Keeps a value; `null` forgets it. */
export function store(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // Private windows and full disks: the choice holds until the page is closed.
  }
}

/** The names of all values that begin in this way. */
export function storedNames(beginning: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX + beginning))
      .map((name) => name.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Calls back when another tab changes a value; returns a function that ends it. */
export function onStored(name: string, changed: (value: string | null) => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key === PREFIX + name) changed(event.newValue);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
