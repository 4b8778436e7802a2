import type { CardId } from "@tcg/core";
import { announceSong } from "../playing/singing.ts";
import { exert } from "../procedures/conditions.ts";
import type { CostRule } from "./cost.ts";

interface Singers {
  readonly pay: "singers";
  readonly need: number | null;
  readonly singers: readonly CardId[];
}

/** CR 6.3.3.3, 10.10: they are exerted together: what exerting one changes does not matter to the others. */
export const singers: CostRule<Singers> = {
  // Asked before the song is announced: playing/legality.ts.
  canPay: () => true,
  pay({ play, seat, card, named }) {
    for (const id of named) exert(play, id);
    announceSong(play, seat, named, card);
  },
};
