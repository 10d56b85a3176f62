import { afterEach, describe, expect, it, vi } from 'vitest';
import { onStored, store, stored, storedNames } from './stored';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('what a browser keeps', () => {
  it('has a name of its own among all that a site keeps', () => {
    store('colour', 'blue');
    expect(localStorage.getItem('evora.colour')).toBe('blue');
    expect(stored('colour')).toBe('blue');
    store('colour', null);
    expect(localStorage).toHaveLength(0);
    expect(stored('colour')).toBeNull();
  });

  it('is found by how its name begins, and nothing of another site beside it', () => {
    store('game.1', 'a');
    store('game.2', 'b');
    store('colour', 'blue');
    localStorage.setItem('other.game.3', 'c');
    expect(storedNames('game.').sort()).toEqual(['game.1', 'game.2']);
  });

  it('may be nothing: no error reaches the page', () => {
    const refuse = () => {
      throw new DOMException('The quota is exceeded');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    expect(() => {
      store('colour', 'blue');
    }).not.toThrow();
    expect(stored('colour')).toBeNull();
  });

  it('is followed when another tab changes it, until nobody listens', () => {
    const seen: (string | null)[] = [];
    const stop = onStored('colour', (value) => seen.push(value));
    const change = (key: string, newValue: string | null): void => {
      dispatchEvent(new StorageEvent('storage', { key, newValue }));
    };
    change('evora.colour', 'red');
    change('colour', 'black');
    change('evora.other', 'white');
    change('evora.colour', null);
    expect(seen).toEqual(['red', null]);
    stop();
    change('evora.colour', 'blue');
    expect(seen).toHaveLength(2);
  });
});
