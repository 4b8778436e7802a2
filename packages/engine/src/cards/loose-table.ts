import { own } from "@tcg/core/shapes";
import type { CardDefinition, CardTable } from "./card.ts";

/** What decks can be checked against though some cards are not well defined: ids, names, tokens. */
export function looseTable(given: unknown): CardTable {
  const all: readonly unknown[] = Array.isArray(given) ? given : Object.values(given ?? {});
  const named = all.flatMap((card) => {
    const [id, name] = [own(card, "id"), own(card, "name")];
    if (typeof id !== "string") return [];
    const loose = {
      ...(card as object),
      id,
      name: typeof name === "string" && name !== "" ? name : id,
    };
    return [[id, loose as CardDefinition] as const];
  });
  return Object.fromEntries(named);
}
