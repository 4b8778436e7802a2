import { entriesOf, resolveEntry } from "../bag.ts";
import { reject } from "../rejections.ts";
import type { MoveOf } from "../types.ts";

/** CR 8.7.4: one of one's own, in any order. */
export const chooseBagEntry: MoveOf<"CHOOSE_BAG_ENTRY"> = {
  answers: ["choose_bag_entry"],
  exact: true,
  candidates: ({ state }, seat) =>
    entriesOf(state, seat).map(({ entry }) => ({ type: "CHOOSE_BAG_ENTRY", entry })),
  validate: ({ state }, seat, { entry }) =>
    entriesOf(state, seat).some((own) => own.entry === entry) ? null : reject("bag/not-yours"),
  execute(play, { entry }, seat) {
    const found = entriesOf(play.state, seat).find((own) => own.entry === entry);
    if (found !== undefined) resolveEntry(play, found);
  },
};
