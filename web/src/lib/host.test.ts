import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from './api';
import {
  banned,
  closeMessage,
  host,
  inLanguage,
  noteBan,
  noteHost,
  openMessage,
} from './host.svelte';
import { enter, entered, noteEntry } from './invitation.svelte';
import { forgetMe } from './me.svelte';
import type { HostState, Me } from './messages';
import { router } from './router.svelte';
import { GameSocket, type Link } from './socket';
import { store, stored } from './stored';
import { QUIET_HOST } from './testing';
import { FakeSocket } from './testing-socket';
import { setLanguage } from './texts.svelte';

const said = (id: number, until: number | null = null): HostState => ({
  ...QUIET_HOST,
  message: { id, message: { text: 'Hello', texts: { de: 'Hallo' } }, until },
});
const STRANGER: Me = {
  guest: null,
  name: null,
  kept: false,
  passkeys: 'yes',
  protocol: 1,
  build: 'b',
  levels: [],
  default_level: '',
  secure: true,
  host: { ...QUIET_HOST, invitation_only: true },
  banned: null,
  renamed: false,
  pages: [],
};

beforeEach(() => {
  noteHost(QUIET_HOST);
  noteBan(null);
  noteEntry();
  forgetMe();
  store('invitation', null);
  store('host-message', null);
});

describe('the message of the host', () => {
  it('is shown until it is closed or over, and the next one again', () => {
    expect(openMessage()).toBeNull();
    noteHost(said(1));
    expect(openMessage()?.id).toBe(1);
    closeMessage();
    expect(openMessage()).toBeNull();
    noteHost(said(2));
    expect(openMessage()?.id).toBe(2);
    noteHost(said(3, Date.now() - 1));
    expect(openMessage()).toBeNull();
  });

  it('is in the language of the page, if it has a text for it', async () => {
    const { message } = said(1).message ?? { message: { text: '', texts: {} } };
    await setLanguage('en');
    expect(inLanguage(message)).toBe('Hello');
    await setLanguage('de');
    expect(inLanguage(message)).toBe('Hallo');
    await setLanguage('en');
  });
});

describe('over a socket', () => {
  it('comes with the welcome and with every change, and a ban ends it', () => {
    vi.stubGlobal('WebSocket', FakeSocket);
    const links: Link[] = [];
    const socket = new GameSocket({
      opened: () => undefined,
      message: () => undefined,
      link: (link) => links.push(link),
    });
    socket.start();
    const welcome = { type: 'welcome', protocol: 1, build: 'b', guest: null } as const;
    FakeSocket.last().say({ ...welcome, host: said(4) });
    expect(host()?.message?.id).toBe(4);
    FakeSocket.last().say(said(5));
    expect(host()?.message?.id).toBe(5);
    const notice = { message: { text: 'Spam', texts: {} }, until: 7 };
    const { refused } = refuse('banned');
    FakeSocket.last().say({ ...refused, notice });
    const opened = FakeSocket.all.length;
    FakeSocket.last().onclose?.();
    expect(banned()).toEqual(notice);
    expect(links.at(-1)).toBe('banned');
    expect(FakeSocket.all).toHaveLength(opened);
    socket.stop();
    vi.unstubAllGlobals();
  });
});

describe('an invitation', () => {
  beforeEach(() => {
    vi.spyOn(api, 'me').mockResolvedValue(STRANGER);
    vi.spyOn(api, 'becomeGuest').mockResolvedValue({ ...STRANGER, guest: 'g1' });
  });

  it('makes a guest of a stranger at once, and leaves the address', async () => {
    router.navigate('/?invitation=abc&x=1');
    await enter();
    expect(api.becomeGuest).toHaveBeenCalledWith('abc');
    expect(entered()?.welcome).toBe(true);
    expect(router.url.search).toBe('?x=1');
  });

  it('is kept for later where nobody needs it', async () => {
    vi.mocked(api.me).mockResolvedValue({ ...STRANGER, host: QUIET_HOST });
    router.navigate('/?invitation=abc');
    await enter();
    expect(api.becomeGuest).not.toHaveBeenCalled();
    expect(stored('invitation')).toBe('abc');
    expect(entered()).toBeUndefined();
  });

  it('that is not good any more is said to be so', async () => {
    vi.mocked(api.becomeGuest).mockRejectedValue(refuse('invitation_needed'));
    router.navigate('/?invitation=old');
    await enter();
    expect(entered()?.refused?.code).toBe('invitation_needed');
  });
});
