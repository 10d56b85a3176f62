import { beforeEach, describe, expect, it, vi } from 'vitest';
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

  it('colours the frame of the browser', () => {
    document.head.innerHTML = ['light', 'dark']
      .map((own) => `<meta name="theme-color" media="(prefers-color-scheme: ${own})" />`)
      .join('');
    const media = (): string[] =>
      [...document.querySelectorAll('meta')].map((meta) =>
        (meta.getAttribute('media') ?? '').replace(/.*: |\)/g, ''),
      );
    setTheme('dark');
    expect(media()).toEqual(['not all', 'all']);
    setTheme('light');
    expect(media()).toEqual(['all', 'not all']);
    setTheme('system');
    expect(media()).toEqual(['light', 'dark']);
    document.head.innerHTML = '';
  });

  it('follows another tab', () => {
    dispatchEvent(new StorageEvent('storage', { key: 'evora.theme', newValue: 'light' }));
    expect(theme()).toBe('light');
    dispatchEvent(new StorageEvent('storage', { key: 'evora.theme', newValue: 'dark' }));
    expect(theme()).toBe('dark');
    dispatchEvent(new StorageEvent('storage', { key: 'evora.theme', newValue: 'purple' }));
    expect(theme()).toBe('system');
  });

  it('is remembered', async () => {
    localStorage.setItem('evora.theme', 'dark');
    vi.resetModules();
    const again = await import('./theme.svelte');
    expect(again.theme()).toBe('dark');
  });
});
