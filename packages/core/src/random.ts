/**
 * Randomness as data. A match has one 256-bit seed and any number of named streams, one for each
 * purpose (each deck, effects, first seat); its state holds only how far each stream was used.
 *
 * A stream is the ChaCha20 key stream (RFC 8439) with the seed as key and a nonce made of the
 * stream's name, read as 32-bit words from block 0 on. So streams do not depend on each other: a
 * draw more in one of them changes nothing in the rest. Recorded matches are re-run by this, so
 * every detail here (nonce, order of words, rejection, order of a shuffle) is a format for ever.
 */
import { chachaBlock } from "./chacha20.ts";
import { InvariantError, invariant } from "./invariant-error.ts";
import { sha256, sha256Hex } from "./sha256.ts";
import { encodeUtf8 } from "./utf8.ts";

/**
 * The part of a state that no view shows. `used` counts what was used of each stream: 32-bit words
 * of a chacha20 source, values of a script. A stream that is not in it was not used yet.
 */
export interface RandomState {
  readonly source: RandomSource;
  readonly used: Readonly<Record<string, number>>;
}

export type RandomSource =
  /** The seed is 64 hex digits: the 32 bytes of the key in order. */
  | { readonly kind: "chacha20"; readonly seed: string }
  /** For tests: for each stream the results of its bounded draws, in order. */
  | { readonly kind: "script"; readonly values: Readonly<Record<string, readonly number[]>> };

/** A number is for tests and simulations; a match that people play takes 64 hex digits. */
export type Seed = number | string;

/** Draws from one stream of a state, which it does not touch. */
export interface Stream {
  /** Where the stream stands after the draws so far: what belongs in `used`. */
  readonly position: number;
  /**
   * An integer from 0 to bound - 1, each equally likely; bound is an integer from 1 to 2^32. Every
   * call draws, also with bound 1, so that a script has exactly one value for each call.
   */
  int(bound: number): number;
  /**
   * A shuffled copy (Fisher-Yates). It draws int(n), int(n - 1), ..., int(2), and the result of
   * int(k) says which of the first k items is swapped with the k-th. So a script for n items has
   * n - 1 values, and n-1, n-2, ..., 1 leaves them as they are.
   */
  shuffle<T>(items: readonly T[]): T[];
  /** One item, each equally likely: items[int(items.length)]. */
  pick<T>(items: readonly T[]): T;
}

const TWO_32 = 2 ** 32;
const WORDS_PER_BLOCK = 16;
const HEX_SEED = /^[0-9a-fA-F]{64}$/;

/**
 * Makes a source of a seed. A number is stretched to 256 bits by SHA-256; that spreads it, but a
 * number can still be guessed, so it is no secret.
 */
export function seedSource(seed: Seed): RandomSource {
  if (typeof seed === "number") {
    if (!Number.isSafeInteger(seed)) {
      throw new RangeError(`a seed that is a number must be a safe integer, not ${seed}`);
    }
    return { kind: "chacha20", seed: stretched(String(seed)) };
  }
  if (typeof seed !== "string") {
    throw new TypeError(`a seed is an integer or 64 hex digits, not of type ${typeof seed}`);
  }
  if (!HEX_SEED.test(seed)) {
    // The text itself stays out of the message: it may be most of a secret.
    throw new RangeError(
      seed.length === 64
        ? "a seed that is a text must be 64 hex digits; this one has other characters"
        : `a seed that is a text must be 64 hex digits; this one has ${seed.length} characters`,
    );
  }
  return { kind: "chacha20", seed: seed.toLowerCase() };
}

/** A state in which nothing was drawn yet. */
export function freshRandom(source: RandomSource): RandomState {
  return { source, used: {} };
}

/** Takes up the stream of this name where the state says it stands. */
export function openStream(state: RandomState, name: string): Stream {
  const position = ownNumber(state.used, name);
  invariant(
    Number.isSafeInteger(position) && position >= 0,
    `stream ${JSON.stringify(name)} cannot stand at ${position}`,
  );
  const { source } = state;
  return source.kind === "script"
    ? new ScriptStream(name, ownList(source.values, name), position)
    : new ChachaStream(name, keyOf(source.seed), position);
}

/**
 * A stream on its own, not part of a game's state: for bots, tests and simulations. Where the same
 * seed also runs a game, use a name that the game does not.
 */
export function createRandom(seed: Seed, name = "stand-alone"): Stream {
  return openStream(freshRandom(seedSource(seed)), name);
}

/** How many scripted values of each stream are still unused; {} when all were used up. */
export function unusedScript(state: RandomState): Record<string, number> {
  const { source, used } = state;
  if (source.kind !== "script") return {};
  const left = Object.entries(source.values)
    .map(([name, values]) => [name, values.length - ownNumber(used, name)] as const)
    .filter(([, count]) => count > 0);
  return Object.fromEntries(left);
}

abstract class DrawnStream implements Stream {
  readonly name: string;
  position: number;

  constructor(name: string, position: number) {
    this.name = name;
    this.position = position;
  }

  int(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1 || bound > TWO_32) {
      throw new RangeError(`a bound is an integer from 1 to 2^32, not ${bound}`);
    }
    return this.draw(bound);
  }

  shuffle<T>(items: readonly T[]): T[] {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const chosen = this.draw(last + 1);
      const item = shuffled[chosen] as T;
      shuffled[chosen] = shuffled[last] as T;
      shuffled[last] = item;
    }
    return shuffled;
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError("cannot pick from an empty list");
    return items[this.draw(items.length)] as T;
  }

  /** The next result for a bound that was checked. */
  protected abstract draw(bound: number): number;
}

class ChachaStream extends DrawnStream {
  private readonly key: Uint32Array;
  private readonly nonce: Uint32Array;
  private readonly block = new Uint32Array(WORDS_PER_BLOCK);
  /** Which block `block` holds; none yet. */
  private blockNumber = -1;

  constructor(name: string, key: Uint32Array, position: number) {
    super(name, position);
    this.key = key;
    this.nonce = nonceOf(name);
  }

  /**
   * The largest multiple of the bound that 32 bits hold is split evenly over the results; a word
   * beyond it would favour the small ones and is thrown away. That happens to less than every
   * second word, whatever the bound.
   */
  protected draw(bound: number): number {
    const limit = TWO_32 - (TWO_32 % bound);
    let word = this.nextWord();
    while (word >= limit) word = this.nextWord();
    return word % bound;
  }

  private nextWord(): number {
    const blockNumber = Math.floor(this.position / WORDS_PER_BLOCK);
    if (blockNumber !== this.blockNumber) this.load(blockNumber);
    const word = this.block[this.position % WORDS_PER_BLOCK] as number;
    this.position++;
    return word;
  }

  private load(blockNumber: number): void {
    // The counter has 32 bits; a stream that started over would repeat itself.
    invariant(blockNumber < TWO_32, `stream ${JSON.stringify(this.name)} is used up`, {
      stream: this.name,
      position: this.position,
    });
    chachaBlock(this.key, blockNumber, this.nonce, this.block);
    this.blockNumber = blockNumber;
  }
}

class ScriptStream extends DrawnStream {
  private readonly values: readonly number[];

  constructor(name: string, values: readonly number[], position: number) {
    super(name, position);
    this.values = values;
  }

  protected draw(bound: number): number {
    const value = this.values[this.position];
    if (value === undefined) {
      throw this.fault(`is used up: it has ${this.values.length} values`, bound);
    }
    if (!Number.isInteger(value) || value < 0 || value >= bound) {
      throw this.fault(`has ${value}, which is not an integer from 0 to ${bound - 1}`, bound);
    }
    this.position++;
    return value;
  }

  private fault(problem: string, bound: number): InvariantError {
    const { name, position } = this;
    return new InvariantError(
      `the script of stream ${JSON.stringify(name)} ${problem} (position ${position}, bound ${bound})`,
      { stream: name, position, bound },
    );
  }
}

/** Reads an own entry only, so that a stream may be called "constructor". */
function ownNumber(counts: Readonly<Record<string, number>>, name: string): number {
  return Object.hasOwn(counts, name) ? (counts[name] as number) : 0;
}

function ownList(
  lists: Readonly<Record<string, readonly number[]>>,
  name: string,
): readonly number[] {
  return Object.hasOwn(lists, name) ? (lists[name] as readonly number[]) : [];
}

/**
 * Streams are opened for every draw of a game, and mostly the same ones: the words made of the
 * last seeds and names are kept. The result depends on the text alone, so nobody can tell.
 */
function remembered<T>(limit: number, make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    let words = made.get(text);
    if (words === undefined) {
      words = make(text);
      if (made.size >= limit) made.clear();
      made.set(text, words);
    }
    return words;
  };
}

/** A number as 256 bits. Balance runs and bots start the same few thousand matches again and again. */
const stretched: (seed: string) => string = remembered(4096, (seed) =>
  sha256Hex(`@tcg/core seed\n${seed}`),
);

/** A 256-bit seed drawn from a stream, for a source of its own. */
export function drawSeed(random: Pick<Stream, "int">): string {
  const words = Array.from({ length: 8 }, () => random.int(2 ** 32));
  return words.map((word) => word.toString(16).padStart(8, "0")).join("");
}

/**
 * The seed's 32 bytes as the words of a ChaCha20 key. A server draws from a seed and a secret of each match under way:
 * with fewer kept than that, each is made anew at every draw.
 */
const keyOf: (seed: string) => Uint32Array = remembered(4096, (seed) => {
  invariant(HEX_SEED.test(seed), "the seed of a chacha20 source is 64 hex digits");
  const bytes = Uint8Array.from({ length: 32 }, (_, i) =>
    Number.parseInt(seed.slice(2 * i, 2 * i + 2), 16),
  );
  return littleEndianWords(bytes, 8);
});

/**
 * The nonce is the first 96 bits of the SHA-256 of the name, so that any name will do and two names
 * share a nonce with a probability of 2^-96 only. The text before the name separates this use of the
 * hash from all others in the project: no commitment or stretched seed is ever a nonce.
 */
const nonceOf: (name: string) => Uint32Array = remembered(1024, (name) => {
  // Half surrogates all look alike in UTF-8: two such names would get the same stream.
  invariant(name.isWellFormed(), "the name of a stream is well-formed text");
  return littleEndianWords(sha256(encodeUtf8(`@tcg/core stream\n${name}`)), 3);
});

function littleEndianWords(bytes: Uint8Array, count: number): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return Uint32Array.from({ length: count }, (_, i) => view.getUint32(4 * i, true));
}
