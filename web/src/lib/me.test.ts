import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from './api';
import { forgetMe, loadMe, me, needGuest, setMe } from './me.svelte';
import type { Me } from './messages';

const STRANGER: Me = {
  guest: null,
  name: null,
  protocol: 1,
  build: 'b',
  levels: ['novice'],
  default_level: 'novice',
  secure: true,
};
const GUEST: Me = { ...STRANGER, guest: 'g1', name: 'Ana' };

beforeEach(() => {
  forgetMe();
  vi.spyOn(api, 'me').mockResolvedValue(STRANGER);
  vi.spyOn(api, 'becomeGuest').mockResolvedValue(GUEST);
});

describe('who is here', () => {
  it('is asked once, however many want to know', async () => {
    expect(await Promise.all([loadMe(), loadMe()])).toEqual([STRANGER, STRANGER]);
    await loadMe();
    expect(api.me).toHaveBeenCalledTimes(1);
    expect(me()).toEqual(STRANGER);
  });

  it('is asked again after a failure', async () => {
    vi.mocked(api.me).mockRejectedValueOnce(refuse('unavailable'));
    await expect(loadMe()).rejects.toMatchObject({ code: 'unavailable' });
    expect(await loadMe()).toEqual(STRANGER);
  });

  it('becomes a guest when somebody is needed, and only once', async () => {
    expect((await needGuest()).guest).toBe('g1');
    expect(me()?.name).toBe('Ana');
    expect((await needGuest()).guest).toBe('g1');
    expect(api.becomeGuest).toHaveBeenCalledTimes(1);
  });

  it('is who an answer says, without another question', async () => {
    setMe(GUEST);
    expect(await loadMe()).toBe(GUEST);
    expect(api.me).not.toHaveBeenCalled();
  });

  it('is a stranger again after everything was deleted; the server is as it was', async () => {
    setMe(GUEST);
    forgetMe();
    expect(me()).toEqual(STRANGER);
    await loadMe();
    expect(api.me).toHaveBeenCalledTimes(1);
  });
});
