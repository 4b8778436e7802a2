/** What was missing in a match in which an effect did not resolve: how far it came. */
import { type CardId, cardOf, type EventOf, idsIn } from "@tcg/core";
import { isFaceUp } from "../../reading/table.ts";
import type { LunchTable, State } from "../../types.ts";
import type { Seat } from "../../vocabulary.ts";
import type { DefinedCards } from "../complete-cards.ts";
import { PrintedCards } from "../printed.ts";
import { triggerOf } from "../trigger-of.ts";
import type { Aimed } from "./effects.ts";
import { lackOf } from "./ready.ts";

/**
 * From nothing at all to almost there. `card`: it never came to its seat's hand or table. `play`: a card
 * with a continuous effect never lay face-up. `condition`, `targets`, `objects`: as in ready.ts, each time
 * the card was there. `trigger`, `use`: nothing of these was missing, and yet it did not go on the chain,
 * because what it waits for did not happen or for another reason, such as its costs. `result`: it
 * went on the chain or was in force, and nothing came of it.
 */
export const MISSING = [
  "card",
  "play",
  "condition",
  "targets",
  "objects",
  "trigger",
  "use",
  "result",
] as const;
export type Missing = (typeof MISSING)[number];

interface Seen {
  readonly events: readonly EventOf<LunchTable>[];
  readonly after: State;
}

export function missingIn(
  cards: DefinedCards,
  { card, effect }: Aimed,
  seat: Seat,
  steps: readonly Seen[],
): Missing {
  const isLink = (event: EventOf<LunchTable>): boolean =>
    event.type === "CHAIN_LINK_ADDED" &&
    event.link.source.def === card.id &&
    event.link.effect === effect.id;
  if (steps.some(({ events }) => events.some(isLink))) return "result";
  const printed = new PrintedCards(cards);
  const without = triggerOf(effect) === null ? "use" : "trigger";
  const missingNow = (state: State, id: CardId): Missing => {
    if (effect.type === "continuous" && !liesFaceUp(state, id)) return "play";
    const lack = lackOf(printed, state, seat, id, effect);
    return lack ?? (effect.type === "continuous" ? "result" : without);
  };
  let furthest: Missing = "card";
  for (const { after } of steps) {
    for (const id of copiesOf(after, seat, card.id)) {
      const missing = missingNow(after, id);
      if (MISSING.indexOf(missing) > MISSING.indexOf(furthest)) furthest = missing;
    }
  }
  return furthest;
}

const liesFaceUp = (state: State, id: CardId): boolean =>
  cardOf(state, id).zone !== "hand" && isFaceUp(state, id);

/** Those that a seat has in its hand and on its side of the table. */
function copiesOf(state: State, seat: Seat, def: string): CardId[] {
  const zones = ["hand", "board", "setZone", "field"] as const;
  return zones
    .flatMap((zone) => idsIn(state, seat, zone))
    .filter((id) => cardOf(state, id).def === def);
}
