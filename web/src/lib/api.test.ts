import { describe, expect, it, vi } from 'vitest';
import { api, newId, recordOf, refuse, RefusedError } from './api';

function answer(status: number, body: string): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(() => Promise.resolve(new Response(body || null, { status })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

describe('the client of the server', () => {
  it('sends a body as JSON and gives the answer back', async () => {
    const fetched = answer(200, '{"code":"ABCD","expires":5}');
    expect(await api.makeCode()).toEqual({ code: 'ABCD', expires: 5 });
    await api.setName('Ana');
    expect(fetched).toHaveBeenLastCalledWith('/api/me', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Ana"}',
    });
  });

  it('knows an answer without content', async () => {
    answer(204, '');
    expect(await api.deleteMe()).toBeUndefined();
  });

  it('throws what the server refuses, with the field', async () => {
    answer(400, '{"type":"refused","code":"bad_position","field":"position","detail":"bag: …"}');
    const error = await api.rules('legal', {}).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(RefusedError);
    expect(String(error)).toBe('RefusedError: bag: …');
    expect(refuse('stale').message).toBe('stale');
    expect(error).toMatchObject({ code: 'bad_position', field: 'position', detail: 'bag: …' });
  });

  it('takes a page of a proxy and a dropped line for a server that is away', async () => {
    answer(502, '<html>');
    await expect(api.me()).rejects.toMatchObject({ code: 'unavailable' });
    answer(200, '<html>');
    await expect(api.me()).rejects.toMatchObject({ code: 'unavailable' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(api.me()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('asks without a body where there is none', async () => {
    const fetched = answer(200, '{}');
    await api.me();
    expect(fetched).toHaveBeenLastCalledWith('/api/me', { method: 'GET', headers: {} });
  });

  it('says what could not be asked, for developers', async () => {
    answer(502, '<html>');
    await expect(api.me()).rejects.toMatchObject({ detail: 'GET /api/me: 502', field: null });
    answer(500, '{"type":"other"}');
    await expect(api.me()).rejects.toMatchObject({ code: 'unavailable' });
    answer(500, 'null');
    await expect(api.me()).rejects.toMatchObject({ code: 'unavailable' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(api.me()).rejects.toMatchObject({ detail: 'Failed to fetch' });
  });

  it.each([
    [() => api.becomeGuest(null), 'POST', '/api/me'],
    [() => api.becomeGuest('a b'), 'POST', '/api/me?invitation=a%20b'],
    [() => api.noteRename(), 'DELETE', '/api/me/renamed'],
    [() => api.deleteMe(), 'DELETE', '/api/me'],
    [() => api.makeCode(), 'POST', '/api/me/code'],
    [() => api.useCode('AB'), 'POST', '/api/me/use-code', { code: 'AB' }],
    [() => api.myGames(), 'GET', '/api/me/games'],
    [
      () => api.dailyPuzzle('2026-11-16', 'grey-3'),
      'GET',
      '/api/puzzles/daily?date=2026-11-16&setting=grey-3',
    ],
    [() => api.createGame({ id: 'x', seats: [] }), 'POST', '/api/games', { id: 'x', seats: [] }],
    [() => api.game('a/b'), 'GET', '/api/games/a%2Fb'],
    [() => api.events('g', 7), 'GET', '/api/games/g/events?since=7'],
    [
      () => api.command('g', { type: 'leave', id: 'x', seq: 1 }),
      'POST',
      '/api/games/g/commands',
      { type: 'leave', id: 'x', seq: 1 },
    ],
    [() => api.steps('g'), 'GET', '/api/games/g/steps'],
    [() => api.rules('legal', { a: 'p' }), 'POST', '/api/rules/legal', { a: 'p' }],
  ] as const)('%s asks %s %s', async (call, method, path, body?: unknown) => {
    const fetched = answer(200, '{}');
    await call();
    const [url, init] = fetched.mock.calls[0] as [string, RequestInit];
    expect([url, init.method]).toEqual([path, method]);
    expect(init.body).toEqual(body && JSON.stringify(body));
  });

  it('knows the address of a record', () => {
    expect(recordOf('a b')).toBe('/api/games/a%20b/record');
  });

  it('makes ids that the server accepts', () => {
    expect(newId()).toMatch(/^[A-Za-z0-9_-]{8,40}$/);
    expect(newId()).not.toBe(newId());
    // All bits set: `/` in base64, which an address cannot have; then `+`.
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
      (bytes as unknown as Uint8Array).fill(0xff);
      return bytes;
    });
    expect(newId()).toBe('_'.repeat(20));
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
      (bytes as unknown as Uint8Array).fill(0xfb);
      return bytes;
    });
    expect(newId()).toMatch(/^-[\w-]{19}$/);
  });

  it('quotes what goes into an address', async () => {
    const fetched = answer(200, '{"games":[],"next":null}');
    await api.myGames('a b&c');
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/me/games?before=a%20b%26c');
  });
});
