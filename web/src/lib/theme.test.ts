import { beforeEach, describe, expect, it } from 'vitest';
import { setTheme, theme } from './theme.svelte';

describe('theme', () => {
  beforeEach(() => {
    localStorage.clear();
    setTheme('system');
  });

  it('follows the system until somebody chooses', () => {
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    setTheme('dark');
    expect(theme()).toBe('dark');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('evora.theme')).toBe('dark');
    setTheme('system');
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    expect(localStorage.getItem('evora.theme')).toBeNull();
  });

  it('follows another tab', () => {
    dispatchEvent(new StorageEvent('storage', { key: 'evora.theme', newValue: 'light' }));
    expect(theme()).toBe('light');
  });
});
