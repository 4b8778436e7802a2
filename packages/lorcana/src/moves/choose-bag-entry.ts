import { entriesOf, resolveEntry } from "../bag.ts";
import { type Book, definition, fullName } from "../reading/book.ts";
import { reject } from "../rejections.ts";
import type { MoveOf } from "../types.ts";

/** CR 8.7.4: one of one's own, in any order. */
export function chooseBagEntry(book: Book): MoveOf<"CHOOSE_BAG_ENTRY"> {
  return {
    answers: ["choose_bag_entry"],
    candidates: (state, seat) =>
      entriesOf(state, seat).map(({ entry }) => ({ type: "CHOOSE_BAG_ENTRY", entry })),
    validate: (state, seat, { entry }) =>
      entriesOf(state, seat).some((own) => own.entry === entry) ? null : reject("bag/not-yours"),
    execute(play, { entry }, seat) {
      const found = entriesOf(play.state, seat).find((own) => own.entry === entry);
      if (found !== undefined) resolveEntry(book, play, found);
    },
    text({ shared }, { entry }) {
      const found = shared.bag.find((each) => each.entry === entry);
      if (found === undefined) return `Resolve entry ${entry}`;
      const card = fullName(definition(book, found.source.def));
      return `Resolve ${card}${found.name === "" ? "" : `: ${found.name}`} (${entry})`;
    },
  };
}
