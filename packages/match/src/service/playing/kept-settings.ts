/** Settings of the matches used last, in memory: each match's newest revision that was seen here. */
import type { SettingsRead } from "./seat-settings.ts";

const MAX_KEPT = 1000;

export class KeptSettings {
  readonly #kept = new Map<string, SettingsRead>();

  get(matchId: string): SettingsRead | undefined {
    return this.#kept.get(matchId);
  }

  /** Of two that were read at the same time, the newer stays. */
  keep(matchId: string, read: SettingsRead): void {
    const newest = this.#kept.get(matchId);
    if (newest !== undefined && newest.revision > read.revision) return;
    this.#kept.delete(matchId);
    this.#kept.set(matchId, read);
    if (this.#kept.size <= MAX_KEPT) return;
    const [oldest] = this.#kept.keys();
    this.#kept.delete(oldest as string);
  }

  delete(matchId: string): void {
    this.#kept.delete(matchId);
  }
}
