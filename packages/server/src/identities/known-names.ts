/**
 * What players are called, remembered for a moment: every view of a match asks. A name that another process
 * changes is seen here after that moment.
 */
import type { IdentityStore } from "./identity-store.ts";
import { defaultName } from "./names.ts";

const REMEMBERED_MS = 10_000;
const MAX_REMEMBERED = 10_000;

export class KnownNames {
  readonly #store: Pick<IdentityStore, "namesOf">;
  readonly #now: () => number;
  readonly #known = new Map<string, { readonly name: string; readonly atMs: number }>();

  constructor(store: Pick<IdentityStore, "namesOf">, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Everybody has a name: the chosen one, or one made from the id. */
  async of(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const atMs = this.#now();
    const names = new Map<string, string>();
    const asked: string[] = [];
    for (const id of new Set(ids)) {
      const known = this.#known.get(id);
      if (known !== undefined && Math.abs(atMs - known.atMs) < REMEMBERED_MS) {
        names.set(id, known.name);
      } else asked.push(id);
    }
    const chosen: ReadonlyMap<string, string> =
      asked.length === 0 ? new Map() : await this.#store.namesOf(asked);
    for (const id of asked) {
      const name = chosen.get(id) ?? defaultName(id);
      names.set(id, name);
      this.remember(id, name, atMs);
    }
    return names;
  }

  /** What somebody is called from now on. */
  remember(id: string, name: string, atMs: number = this.#now()): void {
    if (this.#known.size >= MAX_REMEMBERED) this.#known.clear();
    this.#known.set(id, { name, atMs });
  }
}
