/** The ChaCha20 block function (RFC 8439, section 2.3): a key and a number to 64 random bytes. */

/** "expand 32-byte k" as four little-endian words. */
const C0 = 0x61707865;
const C1 = 0x3320646e;
const C2 = 0x79622d32;
const C3 = 0x6b206574;

/** The state as it was before the rounds. Shared by all calls, which cannot interrupt each other. */
const initial = new Uint32Array(16);

/**
 * Writes block number `counter` of the key stream to `out`. Key (8), nonce (3) and block (16) are
 * words that stand for four bytes each, lowest first. The counter has 32 bits; a caller that may
 * pass 2^32 blocks must stop before, for it would start over.
 */
export function chachaBlock(
  key: Uint32Array,
  counter: number,
  nonce: Uint32Array,
  out: Uint32Array,
): void {
  initial[0] = C0;
  initial[1] = C1;
  initial[2] = C2;
  initial[3] = C3;
  initial.set(key, 4);
  initial[12] = counter;
  initial.set(nonce, 13);
  out.set(initial);

  // Twenty rounds: ten times the four columns, then the four diagonals.
  for (let round = 0; round < 10; round++) {
    quarterRound(out, 0, 4, 8, 12);
    quarterRound(out, 1, 5, 9, 13);
    quarterRound(out, 2, 6, 10, 14);
    quarterRound(out, 3, 7, 11, 15);
    quarterRound(out, 0, 5, 10, 15);
    quarterRound(out, 1, 6, 11, 12);
    quarterRound(out, 2, 7, 8, 13);
    quarterRound(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] = (out[i] as number) + (initial[i] as number);
}

/** RFC 8439, section 2.1, on the four words of the state at these indices. */
function quarterRound(state: Uint32Array, ia: number, ib: number, ic: number, id: number): void {
  let a = state[ia] as number;
  let b = state[ib] as number;
  let c = state[ic] as number;
  let d = state[id] as number;
  a = (a + b) | 0;
  d = rotateLeft(d ^ a, 16);
  c = (c + d) | 0;
  b = rotateLeft(b ^ c, 12);
  a = (a + b) | 0;
  d = rotateLeft(d ^ a, 8);
  c = (c + d) | 0;
  b = rotateLeft(b ^ c, 7);
  state[ia] = a;
  state[ib] = b;
  state[ic] = c;
  state[id] = d;
}

function rotateLeft(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
