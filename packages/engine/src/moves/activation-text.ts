import type { CardId } from "@tcg/core";
import { type Book, definitionOf } from "../table.ts";
import type { State } from "../types.ts";

/** A target that lies face-down is named by its back. */
export function activationText(
  book: Book,
  state: State,
  verb: "Activate" | "Use",
  card: CardId,
  targets: readonly CardId[] | undefined,
): string {
  const { name } = definitionOf(book, state, card);
  const aim = (targets ?? []).map((id) =>
    state.cards[id]?.faceDown ? "a face-down card" : definitionOf(book, state, id).name,
  );
  return `${verb} ${name}${aim.length > 0 ? ` on ${aim.join(", ")}` : ""}`;
}
