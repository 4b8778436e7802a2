/** Of printed cards, what rules read: a match goes on when a typing error in a name is mended. */
import type { CardTable } from "./card.ts";

export function pinnedCards(cards: CardTable): Readonly<Record<string, unknown>> {
  const named = new Set<string>();
  for (const { name: _name, ...rest } of Object.values(cards)) collectNames(rest, named);
  const pinned = Object.entries(cards).map(
    ([id, { name, flavour: _flavour, rarity: _rarity, ...read }]) => [
      id,
      // Cards that some effect looks for by name are told apart by it.
      named.has(name) ? { ...read, name } : read,
    ],
  );
  return Object.fromEntries(pinned) as Readonly<Record<string, unknown>>;
}

/** Every name that an effect, a cost or a condition asks for. */
function collectNames(tree: unknown, named: Set<string>): void {
  if (typeof tree !== "object" || tree === null) return;
  for (const [key, value] of Object.entries(tree)) {
    if (key === "name" && typeof value === "string") named.add(value);
    else collectNames(value, named);
  }
}
