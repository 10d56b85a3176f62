import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from './api';
import { LEVELS } from './facts';
import { defaultLevel, levelsOffered, me } from './me.svelte';
import { noteServer, serverAway } from './server.svelte';

const ME = { guest: null, name: null, levels: ['novice'], default_level: 'novice' };

function answering(body: string, status = 200): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
}

afterEach(() => {
  vi.unstubAllGlobals();
  noteServer(true);
});

describe('a server that is away', () => {
  it('is noticed when nothing comes back, or what is no answer of ours', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
    await expect(api.me()).rejects.toMatchObject({ code: 'unavailable' });
    expect(serverAway()).toBe(true);
    answering('{"type":"refused","code":"busy"}', 503);
    await expect(api.me()).rejects.toMatchObject({ code: 'busy' });
    expect(serverAway()).toBe(false);
    answering('<h1>Bad gateway</h1>', 502);
    await expect(api.me()).rejects.toMatchObject({ code: 'unavailable' });
    expect(serverAway()).toBe(true);
  });

  it('leaves the levels of the engine in the page, until the network is back', async () => {
    expect(levelsOffered()).toEqual([]);
    dispatchEvent(new Event('offline'));
    expect(levelsOffered()).toEqual(LEVELS);
    expect(LEVELS).toContain(defaultLevel());
    answering(JSON.stringify(ME));
    dispatchEvent(new Event('online'));
    await expect.poll(() => me()?.levels).toEqual(['novice']);
    expect(serverAway()).toBe(false);
    expect(levelsOffered()).toEqual(['novice']);
  });
});
