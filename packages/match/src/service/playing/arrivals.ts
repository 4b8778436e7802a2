/** Actions of people that have arrived at this process and have not been answered yet. */

interface Arrived {
  readonly atMs: number;
  readonly answered: Promise<unknown>;
}

export class Arrivals {
  readonly #underWay = new Map<string, Set<Arrived>>();

  /** Answers an action that arrived at `atMs`. */
  async answer<T>(matchId: string, atMs: number, act: () => Promise<T>): Promise<T> {
    const acting = act();
    const arrived = { atMs, answered: acting.catch(() => {}) };
    const ofMatch = this.#underWay.get(matchId) ?? new Set();
    this.#underWay.set(matchId, ofMatch.add(arrived));
    try {
      return await acting;
    } finally {
      ofMatch.delete(arrived);
      if (ofMatch.size === 0) this.#underWay.delete(matchId);
    }
  }

  /** Resolves when the actions that arrived by `atMs` are answered; null if all of them are. */
  until(matchId: string, atMs: number): Promise<unknown> | null {
    const arrived = [...(this.#underWay.get(matchId) ?? [])].filter((each) => each.atMs <= atMs);
    return arrived.length === 0 ? null : Promise.all(arrived.map(({ answered }) => answered));
  }
}
