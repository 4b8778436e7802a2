/** LT 3: the zones and who sees into them. */
import type { ZoneRules } from "@tcg/core";
import type { LunchTable } from "./types.ts";

export const zones: ZoneRules<LunchTable> = {
  deck: { faces: "nobody", slots: "pile", ordered: true },
  hand: { faces: "owner", slots: "pile", ordered: false },
  board: { faces: "all", slots: ({ boardSlots }) => boardSlots, ordered: true },
  setZone: { faces: "all", slots: ({ setSlots }) => setSlots, ordered: true },
  field: { faces: "all", slots: 1, ordered: true },
  graveyard: { faces: "all", slots: "pile", ordered: true },
  banished: { faces: "all", slots: "pile", ordered: true },
};
