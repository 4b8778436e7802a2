/**
 * SHA-256 (FIPS 180-4), synchronous: Web Crypto's digest is a promise, and an engine cannot wait.
 * The buffers below are shared by all calls, so that hashing allocates only its result; that is
 * safe because nothing here can be interrupted by another call.
 */
import { MOST_BYTES, writeUtf8 } from "./utf8.ts";

/** FIPS 180-4, 4.2.2: the fractional parts of the cube roots of the first 64 primes. */
const ROUND_CONSTANTS = Int32Array.of(
  0x428a2f98,
  0x71374491,
  0xb5c0fbcf,
  0xe9b5dba5,
  0x3956c25b,
  0x59f111f1,
  0x923f82a4,
  0xab1c5ed5,
  0xd807aa98,
  0x12835b01,
  0x243185be,
  0x550c7dc3,
  0x72be5d74,
  0x80deb1fe,
  0x9bdc06a7,
  0xc19bf174,
  0xe49b69c1,
  0xefbe4786,
  0x0fc19dc6,
  0x240ca1cc,
  0x2de92c6f,
  0x4a7484aa,
  0x5cb0a9dc,
  0x76f988da,
  0x983e5152,
  0xa831c66d,
  0xb00327c8,
  0xbf597fc7,
  0xc6e00bf3,
  0xd5a79147,
  0x06ca6351,
  0x14292967,
  0x27b70a85,
  0x2e1b2138,
  0x4d2c6dfc,
  0x53380d13,
  0x650a7354,
  0x766a0abb,
  0x81c2c92e,
  0x92722c85,
  0xa2bfe8a1,
  0xa81a664b,
  0xc24b8b70,
  0xc76c51a3,
  0xd192e819,
  0xd6990624,
  0xf40e3585,
  0x106aa070,
  0x19a4c116,
  0x1e376c08,
  0x2748774c,
  0x34b0bcb5,
  0x391c0cb3,
  0x4ed8aa4a,
  0x5b9cca4f,
  0x682e6ff3,
  0x748f82ee,
  0x78a5636f,
  0x84c87814,
  0x8cc70208,
  0x90befffa,
  0xa4506ceb,
  0xbef9a3f7,
  0xc67178f2,
);

/** FIPS 180-4, 5.3.3: the fractional parts of the square roots of the first eight primes. */
const INITIAL_HASH = Int32Array.of(
  0x6a09e667,
  0xbb67ae85,
  0x3c6ef372,
  0xa54ff53a,
  0x510e527f,
  0x9b05688c,
  0x1f83d9ab,
  0x5be0cd19,
);

const BLOCK_BYTES = 64;

const hash = new Int32Array(8);
const schedule = new Int32Array(64);
/** The message's last bytes with their padding: one block, or two when the length spills over. */
const tail = new Uint8Array(2 * BLOCK_BYTES);
const tailView = new DataView(tail.buffer);

/** Short texts are encoded in here: memory for each would cost more than hashing it. */
const encoded = new Uint8Array(4096);

/** The 32 bytes of the digest. */
export function sha256(bytes: Uint8Array): Uint8Array {
  digest(bytes, bytes.length);
  const out = new Uint8Array(32);
  const view = new DataView(out.buffer);
  for (let i = 0; i < 8; i++) view.setInt32(4 * i, hash[i] as number);
  return out;
}

/** The digest of the text's UTF-8 as 64 lower-case hex digits. */
export function sha256Hex(text: string): string {
  const most = MOST_BYTES * text.length;
  const bytes = most <= encoded.length ? encoded : new Uint8Array(most);
  digest(bytes, writeUtf8(text, bytes));
  let hex = "";
  for (const word of hash) hex += (word >>> 0).toString(16).padStart(8, "0");
  return hex;
}

/** Leaves the digest of the first bytes in `hash`. */
function digest(bytes: Uint8Array, length: number): void {
  hash.set(INITIAL_HASH);
  const wholeBytes = length - (length % BLOCK_BYTES);
  for (let at = 0; at < wholeBytes; at += BLOCK_BYTES) compress(bytes, at);

  const tailBytes = pad(bytes, wholeBytes, length);
  for (let at = 0; at < tailBytes; at += BLOCK_BYTES) compress(tail, at);
}

/**
 * FIPS 180-4, 5.1.1: a one bit, zeros, then the message's length in bits as a 64-bit number.
 * Returns how many bytes of `tail` are in use.
 */
function pad(bytes: Uint8Array, from: number, length: number): number {
  const rest = length - from;
  const used = rest + 9 <= BLOCK_BYTES ? BLOCK_BYTES : 2 * BLOCK_BYTES;
  tail.fill(0);
  for (let i = 0; i < rest; i++) tail[i] = bytes[from + i] as number;
  tail[rest] = 0x80;
  // The bit length can pass 2^32, where shifts wrap: the upper half is taken by division.
  tailView.setUint32(used - 8, Math.floor(length / 0x2000_0000));
  tailView.setUint32(used - 4, length << 3);
  return used;
}

/** FIPS 180-4, 6.2.2: works one block into `hash`. */
function compress(bytes: Uint8Array, at: number): void {
  expand(bytes, at);
  let a = hash[0] as number;
  let b = hash[1] as number;
  let c = hash[2] as number;
  let d = hash[3] as number;
  let e = hash[4] as number;
  let f = hash[5] as number;
  let g = hash[6] as number;
  let h = hash[7] as number;

  for (let t = 0; t < 64; t++) {
    const sum1 = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
    const choose = (e & f) ^ (~e & g);
    const t1 = (h + sum1 + choose + (ROUND_CONSTANTS[t] as number) + (schedule[t] as number)) | 0;
    const sum0 = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + sum0 + majority) | 0;
  }

  // Typed arrays of 32-bit integers wrap on store, which is the addition modulo 2^32 asked for.
  hash[0] = (hash[0] as number) + a;
  hash[1] = (hash[1] as number) + b;
  hash[2] = (hash[2] as number) + c;
  hash[3] = (hash[3] as number) + d;
  hash[4] = (hash[4] as number) + e;
  hash[5] = (hash[5] as number) + f;
  hash[6] = (hash[6] as number) + g;
  hash[7] = (hash[7] as number) + h;
}

/** FIPS 180-4, 6.2.2 step 1: the block's sixteen big-endian words and 48 more made of them. */
function expand(bytes: Uint8Array, at: number): void {
  for (let t = 0; t < 16; t++) {
    const i = at + 4 * t;
    schedule[t] =
      ((bytes[i] as number) << 24) |
      ((bytes[i + 1] as number) << 16) |
      ((bytes[i + 2] as number) << 8) |
      (bytes[i + 3] as number);
  }
  for (let t = 16; t < 64; t++) {
    const w15 = schedule[t - 15] as number;
    const w2 = schedule[t - 2] as number;
    const sigma0 = rotateRight(w15, 7) ^ rotateRight(w15, 18) ^ (w15 >>> 3);
    const sigma1 = rotateRight(w2, 17) ^ rotateRight(w2, 19) ^ (w2 >>> 10);
    schedule[t] = sigma1 + (schedule[t - 7] as number) + sigma0 + (schedule[t - 16] as number);
  }
}

function rotateRight(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}
