/** Passkeys: the server's options for the browser's authenticators, and their answers. */
import { me } from './me.svelte';
import type { MakePasskey, PasskeyOptions, SignIn, SignInOptions } from './messages';

/** Why passkeys do not work here; `null`: they do. The server knows its address, the page its browser. */
export type NoPasskeys = 'address' | 'insecure' | 'elsewhere' | 'browser';

export function noPasskeys(): NoPasskeys | null {
  const known = me()?.passkeys ?? 'browser';
  if (known !== 'yes') return known;
  return isSecureContext && 'PublicKeyCredential' in window ? null : 'browser';
}

/** Asks an authenticator for a new passkey; `null` if the person wants none. */
export async function createPasskey(options: PasskeyOptions): Promise<MakePasskey | null> {
  const credential = await attempt(
    navigator.credentials.create({
      publicKey: {
        rp: { id: options.party, name: 'Evora' },
        user: { id: bytes(options.user), name: options.name, displayName: options.name },
        challenge: bytes(options.challenge),
        pubKeyCredParams: options.algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: options.known.map((id) => ({ type: 'public-key', id: bytes(id) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        attestation: 'none',
        timeout: options.timeout_ms,
      },
    }),
  );
  if (credential === null) return null;
  const response = credential.response as AuthenticatorAttestationResponse;
  return {
    client_data: text(response.clientDataJSON),
    attestation: text(response.attestationObject),
  };
}

/** Asks for a passkey of this server; `null` if the person shows none. */
export async function usePasskey(options: SignInOptions): Promise<SignIn | null> {
  const credential = await attempt(
    navigator.credentials.get({
      publicKey: {
        rpId: options.party,
        challenge: bytes(options.challenge),
        userVerification: 'preferred',
        timeout: options.timeout_ms,
      },
    }),
  );
  if (credential === null) return null;
  const response = credential.response as AuthenticatorAssertionResponse;
  return {
    passkey: text(credential.rawId),
    client_data: text(response.clientDataJSON),
    authenticator_data: text(response.authenticatorData),
    signature: text(response.signature),
  };
}

/** Who closes the question of the browser, or has such a passkey already, changes nothing. */
async function attempt(asked: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await asked) as PublicKeyCredential | null;
  } catch {
    return null;
  }
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
