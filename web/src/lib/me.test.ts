import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from './api';
import { forgetMe, loadMe, me, myName, needGuest, setMe, takeName } from './me.svelte';
import type { Me } from './messages';
import { noteServer } from './server.svelte';
import { stored } from './stored';
import { QUIET_HOST } from './testing';

const STRANGER: Me = {
  guest: null,
  name: null,
  kept: false,
  passkeys: 'yes',
  protocol: 1,
  build: 'b',
  levels: ['novice'],
  default_level: 'novice',
  secure: true,
  pages: [],
  host: QUIET_HOST,
  banned: null,
  renamed: false,
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

describe('a name', () => {
  const NAMELESS: Me = { ...GUEST, name: null };

  beforeEach(() => {
    noteServer(true);
    vi.spyOn(api, 'setName').mockImplementation((name) => Promise.resolve({ ...GUEST, name }));
    vi.mocked(api.becomeGuest).mockResolvedValue(NAMELESS);
  });

  it('is the guest’s, and known with the server away', async () => {
    await takeName(' Ana ');
    expect(api.setName).toHaveBeenCalledWith('Ana');
    expect(myName()).toBe('Ana');
    expect(stored('name')).toBe('Ana');
    await takeName('');
    await takeName('Ana');
    expect(api.setName).toHaveBeenCalledTimes(1);
  });

  it('that was taken without a server waits for it, and is sent once', async () => {
    noteServer(false);
    await takeName('Ana');
    expect(myName()).toBe('Ana');
    noteServer(true);
    setMe(STRANGER);
    expect(api.setName).not.toHaveBeenCalled();
    await needGuest();
    await expect.poll(() => me()?.name).toBe('Ana');
    expect(api.setName).toHaveBeenCalledTimes(1);
    // Taken away on another device: it does not come back from here.
    setMe(NAMELESS);
    expect(api.setName).toHaveBeenCalledTimes(1);
    expect(myName()).toBeNull();
  });

  it('that the server does not allow is forgotten', async () => {
    noteServer(false);
    await takeName('\u202egnorw');
    noteServer(true);
    vi.mocked(api.setName).mockRejectedValue(refuse('bad_name'));
    setMe(NAMELESS);
    await expect.poll(() => myName()).toBeNull();
    expect(stored('name-unsent')).toBeNull();
  });

  it('gives way to the one that the guest has', async () => {
    noteServer(false);
    await takeName('Ana');
    noteServer(true);
    setMe({ ...GUEST, name: 'Bo' });
    expect(myName()).toBe('Bo');
    expect(api.setName).not.toHaveBeenCalled();
  });

  it('is deleted with everything else', () => {
    setMe(GUEST);
    forgetMe();
    expect(myName()).toBeNull();
  });
});
