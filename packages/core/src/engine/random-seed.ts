/** The part of Web Crypto that a seed needs: the `crypto` of browsers, Node and most others. */
export interface Randomness {
  /** Fills them. */
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): unknown;
}

const SEED_BYTES = 32;

/** A 256-bit seed: `randomSeed(crypto)`. For the host of a match, never for a rule. */
export function randomSeed(platform: Randomness): string {
  const bytes = new Uint8Array(SEED_BYTES);
  platform.getRandomValues(bytes);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
