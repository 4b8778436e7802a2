import type { CardId } from "@tcg/core";
import { exert } from "../deeds/conditions.ts";
import { singingCost } from "../keywords/singer.ts";
import { announceSong, singersPool } from "../playing/singing.ts";
import type { CostRule } from "./cost.ts";
import { toExert } from "./needs.ts";

interface Singers {
  readonly pay: "singers";
  readonly need: number;
  readonly singers: readonly CardId[];
}

/** CR 10.10: one singer after the other; more than enough of them may sing. */
export const singers: CostRule<Singers> = {
  // Asked before the song is announced: keywords/sing-together.ts.
  canPay: () => true,
  pay(asking, { need, singers: sung }) {
    const { book, play, task } = asking;
    const { seat, card, later } = task;
    const min = need > 0 ? 1 : 0;
    const pool = singersPool(seat, card, toExert(later));
    const chosen = asking.cards("singer", seat, pool, { min, max: 1 });
    if (chosen === null) return;
    const singer = chosen[0];
    if (singer === undefined) return announceSong(book, play, seat, sung, card);
    const left = need - singingCost(book, play.state, singer);
    exert(book, play, singer);
    play.next({
      ...task,
      cost: { pay: "singers", need: left, singers: [...sung, singer] },
      picks: {},
    });
  },
};
