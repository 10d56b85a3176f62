import { describe, expect, it, vi } from 'vitest';
import { api, newId, RefusedError } from './api';

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
    const error = await api.legal('x').catch((error: unknown) => error);
    expect(error).toBeInstanceOf(RefusedError);
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

  it('makes ids that the server accepts', () => {
    expect(newId()).toMatch(/^[A-Za-z0-9_-]{8,40}$/);
    expect(newId()).not.toBe(newId());
  });

  it('quotes what goes into an address', async () => {
    const fetched = answer(200, '{"games":[],"next":null}');
    await api.myGames('a b&c');
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/me/games?before=a%20b%26c');
  });
});
