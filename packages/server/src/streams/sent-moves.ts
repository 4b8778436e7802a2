/** Which legal moves a stream has told, so that each is told once, and again only where its text is another. */
import type { ListedMove, Moves } from "../protocol.ts";

/** Cards get new ids as they move, and moves with them. Whoever is told one again takes the last. */
const MAX_REMEMBERED = 1000;

export class SentMoves {
  /** Texts by id, which says the command. */
  readonly #texts = new Map<string, string>();

  /** Those that were not told yet; they count as told from now on. */
  unsent(legalMoves: readonly ListedMove[]): Moves {
    const moves: Record<string, Moves[string]> = {};
    if (this.#texts.size > MAX_REMEMBERED) this.#texts.clear();
    for (const listed of legalMoves) {
      if (this.#texts.get(listed.id) === listed.text) continue;
      const { id, ...move } = listed;
      this.#texts.set(id, move.text);
      moves[id] = move;
    }
    return moves;
  }
}
