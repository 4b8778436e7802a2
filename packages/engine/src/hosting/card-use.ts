/** What events of LunchTable tell of the use of cards. A spell or trap that is only set is not played yet. */
import type { EventOf } from "@tcg/core";
import type { CardUse } from "@tcg/core/hosting";
import type { LunchTable } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

export function cardUse(event: EventOf<LunchTable>): CardUse<LunchTable> | null {
  switch (event.type) {
    case "CARD_DRAWN":
    case "CARD_TO_HAND": {
      const { owner, from, def } = event.change;
      return from.zone === "deck" ? { how: "drawn", seat: owner as Seat, def } : null;
    }
    case "NORMAL_SUMMONED":
    case "MONSTER_SET":
    case "SPECIAL_SUMMONED":
      return { how: "played", seat: event.change.owner as Seat, def: event.change.def };
    case "SPELL_ACTIVATED":
    case "TRAP_ACTIVATED":
      return { how: "played", seat: event.seat, def: event.change.def };
    default:
      return null;
  }
}
