import { createRandom, type Stream } from "@tcg/core";

/** All chance of a schedule. Each part draws from a stream of its own. */
export class Dice {
  readonly #stream: Stream;

  constructor(seed: number, name: string) {
    this.#stream = createRandom(seed, name);
  }

  /** With this probability, in thousandths. */
  in1000(thousandths: number): boolean {
    return thousandths > 0 && this.#stream.int(1000) < thousandths;
  }

  /** Both ends included. */
  between(least: number, most: number): number {
    return least + this.#stream.int(most - least + 1);
  }

  pick<T>(items: readonly T[]): T {
    return this.#stream.pick(items);
  }

  hex(bytes: number): string {
    const digits = Array.from({ length: bytes }, () => this.#stream.int(256));
    return digits.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }
}
