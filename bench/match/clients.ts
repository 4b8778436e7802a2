/** Clients that append one entry after the other, each to matches of its own. */
import type { NewEntry } from "../../packages/match/src/store.ts";
import { ENTRIES_A_MATCH, entryOf } from "./rows.ts";

export class MatchClient {
  readonly #name: string;
  #matches = 0;
  #version = ENTRIES_A_MATCH;

  constructor(name: string) {
    this.#name = name;
  }

  /** The entry that is next; a new match when one is full. */
  next(): NewEntry {
    if (this.#version === ENTRIES_A_MATCH) {
      this.#version = 0;
      this.#matches++;
    }
    this.#version++;
    return entryOf(`${this.#name}-match-${this.#matches}`, this.#version);
  }

  /** How many matches it has begun, the last by its part. */
  get matches(): number {
    return this.#matches - 1 + this.#version / ENTRIES_A_MATCH;
  }
}

export const makeClients = (count: number): MatchClient[] =>
  Array.from({ length: count }, (_, i) => new MatchClient(`client-${i}`));
