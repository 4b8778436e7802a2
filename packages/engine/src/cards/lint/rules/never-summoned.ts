import type { CardDefinition } from "../../card.ts";
import { TRIBUTE_FROM_LEVEL } from "../../tribute-level.ts";
import type { World } from "../world.ts";

/** A stereotype that needs a tribute where nothing can be one (LT 6.2). */
export function neverSummoned({ inDecks, does }: World, card: CardDefinition): string[] {
  if (card.type !== "stereotype" || !inDecks.includes(card)) return [];
  const comesAlone = (other: CardDefinition): boolean =>
    other.type === "stereotype" && other.level < TRIBUTE_FROM_LEVEL;
  if (inDecks.some(comesAlone) || does("create_token", "special_summon")) return [];
  const why = `from level ${TRIBUTE_FROM_LEVEL} on that takes a tribute`;
  return [`is never summoned: ${why}, and no stereotype comes without one`];
}
