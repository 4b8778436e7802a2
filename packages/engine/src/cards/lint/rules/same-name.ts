import type { CardDefinition } from "../../card.ts";
import type { World } from "../world.ts";

/** Two cards with one name: players and filters that ask for it cannot tell them apart (LT 8.15). */
export function sameName({ cards }: World, card: CardDefinition): string[] {
  const plain = (name: string): string => name.toLowerCase();
  const other = Object.values(cards).find(
    ({ id, name }) => id !== card.id && plain(name) === plain(card.name),
  );
  return other === undefined ? [] : [`has the name of ${other.id}, “${other.name}”`];
}
