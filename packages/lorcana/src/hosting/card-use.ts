/** What events of Lorcana tell of the use of cards. A card that goes to the inkwell is not played. */
import type { EventOf } from "@tcg/core";
import type { CardUse } from "@tcg/core/hosting";
import type { Lorcana } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

export function cardUse(event: EventOf<Lorcana>): CardUse<Lorcana> | null {
  switch (event.type) {
    case "CARD_DRAWN":
    case "CARD_TO_HAND": {
      const { owner, from, def } = event.change;
      return from.zone === "deck" ? { how: "drawn", seat: owner as Seat, def } : null;
    }
    case "CARD_PLAYED":
      return { how: "played", seat: event.seat, def: event.card.def };
    default:
      return null;
  }
}
