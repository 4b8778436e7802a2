import type { CardId } from "@tcg/core";
import { nextSingers } from "../keywords/sing-together.ts";
import { singingCost } from "../keywords/singer.ts";
import { announceSong } from "../playing/singing.ts";
import { exert } from "../procedures/conditions.ts";
import type { CostRule } from "./cost.ts";
import { toExert } from "./needs.ts";

interface Singers {
  readonly pay: "singers";
  readonly need: number;
  readonly singers: readonly CardId[];
}

/**
 * CR 10.10: one singer after the other is named, more than enough of them if one likes, and then they
 * are exerted together (CR 4.3.4.4b): what exerting one changes does not matter to the others.
 */
export const singers: CostRule<Singers> = {
  // Asked before the song is announced: keywords/sing-together.ts.
  canPay: () => true,
  pay(asking, { need, singers: sung }) {
    const { play, task } = asking;
    const { seat, card, later } = task;
    const cards = nextSingers(play, { seat, song: card, need, sung }, toExert(later));
    const pool = { from: "these", cards, seat, self: card, byEffect: false } as const;
    const chosen = asking.cards("singer", seat, pool, { min: need > 0 ? 1 : 0, max: 1 });
    if (chosen === null) return;
    const singer = chosen[0];
    if (singer === undefined) {
      for (const id of sung) exert(play, id);
      return announceSong(play, seat, sung, card);
    }
    const left = need - singingCost(play, singer);
    play.next({
      ...task,
      cost: { pay: "singers", need: left, singers: [...sung, singer] },
      answers: {},
    });
  },
};
