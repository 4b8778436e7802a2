import { idsIn, subsets } from "@tcg/core";
import { reject } from "../rejections.ts";
import { alterHand as alter } from "../setup.ts";
import type { MoveOf } from "../types.ts";
import { ascending } from "./common.ts";

/** CR 3.1.6: any number of cards of the opening hand, once. */
export const alterHand: MoveOf<"ALTER_HAND"> = {
  answers: ["alter_hand"],
  exact: true,
  *candidates({ state }, seat) {
    const hand = ascending(idsIn(state, seat, "hand"));
    for (let count = 0; count <= hand.length; count++) {
      for (const cards of subsets(hand, count)) yield { type: "ALTER_HAND", cards };
    }
  },
  validate({ state }, seat, { cards }) {
    const hand = idsIn(state, seat, "hand");
    return cards.every((id) => hand.includes(id)) ? null : reject("card/not-in-hand");
  },
  execute: (play, { cards }, seat) => alter(play, seat, cards),
};
