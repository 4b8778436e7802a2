/** What the service writes for recorded matches: the rows that stores and bare databases are given. */
import { memoryStore } from "../../packages/match/src/memory/index.ts";
import type { NewEntry } from "../../packages/match/src/store.ts";
import { openHost } from "./host.ts";
import type { Recorded } from "./recorded.ts";
import { Table } from "./table.ts";

/** By match, in order. */
export async function entriesOf(
  matches: readonly Recorded[],
): Promise<readonly (readonly NewEntry[])[]> {
  const written: NewEntry[][] = [];
  for (const recorded of matches) {
    const entries: NewEntry[] = [];
    written.push(entries);
    const store = memoryStore();
    const host = openHost({
      ...store,
      append(entry) {
        entries.push(entry);
        return store.append(entry);
      },
    });
    const table = new Table(host, [recorded], 0);
    while (table.acted < recorded.moves.length) await table.act();
    await host.close();
  }
  return written;
}

/** A client that writes matches one after the other, under ids of its own. */
export class EntryClient {
  readonly #name: string;
  readonly #matches: readonly (readonly NewEntry[])[];
  #match: number;
  #at = 0;
  #actions = 0;

  constructor(client: number, matches: readonly (readonly NewEntry[])[]) {
    this.#name = `client-${client}`;
    this.#matches = matches;
    this.#match = client;
  }

  /** Without what comes before the first action of a match. */
  get actions(): number {
    return this.#actions;
  }

  next(): NewEntry {
    const entries = this.#matches[this.#match % this.#matches.length] ?? [];
    const entry = entries[this.#at++];
    if (entry === undefined) {
      this.#match++;
      this.#at = 0;
      return this.next();
    }
    if (entry.seat !== "") this.#actions++;
    const matchId = `${this.#name}-match-${this.#match}`;
    // What seats had set when this was recorded was written beside the entries, and is not here.
    const isBySettings = entry.expectedRevision !== undefined;
    return { ...entry, matchId, ...(isBySettings && { expectedRevision: 0 }) };
  }
}
