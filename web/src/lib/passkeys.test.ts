import { afterEach, describe, expect, it, vi } from 'vitest';
import { QUIET_HOST } from './testing';
import { forgetMe, setMe } from './me.svelte';
import type { Me } from './messages';
import { createPasskey, noPasskeys, usePasskey } from './passkeys';

const ME: Me = {
  guest: null,
  name: null,
  kept: false,
  passkeys: 'yes',
  protocol: 1,
  build: 'b',
  levels: [],
  default_level: 'novice',
  secure: true,
  host: QUIET_HOST,
  banned: null,
  renamed: false,
  pages: [],
};
const OPTIONS = { challenge: '-_8A', party: 'localhost', timeout_ms: 1000 };
const MAKING = { ...OPTIONS, user: 'AQ', name: 'Ana', algorithms: [-7], known: ['Ag'] };

const bytes = (...values: number[]): ArrayBuffer => Uint8Array.from(values).buffer;

/** A browser whose authenticators answer so. */
function authenticators(answer: () => Promise<unknown>): { create: unknown; get: unknown } {
  const found = { create: vi.fn(answer), get: vi.fn(answer) };
  vi.stubGlobal('navigator', { credentials: found });
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  vi.stubGlobal('isSecureContext', true);
  return found;
}

afterEach(() => {
  vi.unstubAllGlobals();
  forgetMe();
});

describe('where passkeys work', () => {
  it('is said by the server for its address, and by the browser', () => {
    authenticators(() => Promise.resolve(null));
    setMe({ ...ME, passkeys: 'address' });
    expect(noPasskeys()).toBe('address');
    setMe(ME);
    expect(noPasskeys()).toBeNull();
    vi.stubGlobal('isSecureContext', false);
    expect(noPasskeys()).toBe('browser');
  });
});

describe('a passkey', () => {
  it('is made as the server asks', async () => {
    const response = { clientDataJSON: bytes(251, 255), attestationObject: bytes(0) };
    const { create } = authenticators(() => Promise.resolve({ response }));
    expect(await createPasskey(MAKING)).toEqual({ client_data: '-_8', attestation: 'AA' });
    expect(create).toHaveBeenCalledWith({
      publicKey: expect.objectContaining({
        challenge: Uint8Array.of(251, 255, 0),
        excludeCredentials: [{ type: 'public-key', id: Uint8Array.of(2) }],
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        attestation: 'none',
      }) as unknown,
    });
  });

  it('is used without saying who one is', async () => {
    const response = {
      clientDataJSON: bytes(1),
      authenticatorData: bytes(2),
      signature: bytes(3),
    };
    const { get } = authenticators(() => Promise.resolve({ rawId: bytes(4), response }));
    expect(await usePasskey(OPTIONS)).toEqual({
      passkey: 'BA',
      client_data: 'AQ',
      authenticator_data: 'Ag',
      signature: 'Aw',
    });
    expect(get).toHaveBeenCalledWith({
      publicKey: {
        rpId: 'localhost',
        challenge: Uint8Array.of(251, 255, 0),
        userVerification: 'preferred',
        timeout: 1000,
      },
    });
  });

  it('is none if the question is closed', async () => {
    authenticators(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    expect(await createPasskey(MAKING)).toBeNull();
    expect(await usePasskey(OPTIONS)).toBeNull();
  });
});
