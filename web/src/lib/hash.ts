/** SHA-256 of the 32 bytes of a seed, in hex; `null` where the page may not compute it. */
export async function hashOf(seed: string): Promise<string | null> {
  // Browsers give `subtle` to secure pages only, whatever the types say.
  const subtle = (crypto as Partial<Crypto>).subtle;
  const digits = /^[0-9a-f]{64}$/.exec(seed)?.[0].match(/../g);
  if (!subtle || !digits) return null;
  const bytes = Uint8Array.from(digits, (pair) => parseInt(pair, 16));
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
