/** CR 8: the zones, who sees into them, and whether their order means something. */
import type { ZoneRules } from "@tcg/core";
import type { Lorcana } from "./types.ts";

export const zones: ZoneRules<Lorcana> = {
  // CR 8.2.2: nobody looks into a deck, its owner included.
  deck: { faces: "nobody", slots: "pile", ordered: true },
  hand: { faces: "owner", slots: "pile", ordered: false },
  play: { faces: "all", slots: "pile", ordered: true },
  // CR 5.1.5: cards under a card in play. One that lies face-down there is nobody's to look at.
  under: { faces: "all", slots: "pile", ordered: true, backs: "nobody" },
  // CR 8.5.3: nobody looks into an inkwell, and what went in cannot be told apart.
  inkwell: { faces: "nobody", slots: "pile", ordered: false, forgets: true },
  discard: { faces: "all", slots: "pile", ordered: true },
  // CR 4.3.4.8: a card that is being played is in no zone that counts.
  limbo: { faces: "all", slots: "pile", ordered: true },
};
