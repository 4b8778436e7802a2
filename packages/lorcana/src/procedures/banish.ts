/** Banishing, several at once if need be (CR 1.9.5), with what stands in for it (CR 7.7). */
import type { CardId } from "@tcg/core";
import type { Asking } from "../asking/asking.ts";
import { inPlay } from "../reading/table.ts";
import type { AskingTask } from "../types.ts";
import {
  banishOne,
  type Leaving,
  leavingOf,
  putIntoInkwell,
  putOnDeck,
  returnToHand,
} from "./leave-play.ts";
import { type Standin, standinFor } from "./replacement.ts";
import { noteResult } from "./results.ts";
import { fallShort } from "./undone.ts";

export type BanishTask = Extract<AskingTask, { kind: "banish" }>;

export function banishTask(cards: readonly CardId[], needed?: number): BanishTask {
  return { kind: "banish", cards, ...(needed !== undefined && { needed }), answers: {} };
}

export function banishAll(asking: Asking<BanishTask>): void {
  const { play, task } = asking;
  const there = task.cards.filter((id) => inPlay(play.state, id) !== null);
  const standins = new Map<CardId, Standin | null>();
  for (const id of there) {
    const standin = standinFor(asking, "be-banished", id, { event: id, applied: [] });
    if (standin === undefined) return;
    standins.set(id, standin);
  }
  for (const leaving of leavingOf(play, there)) {
    leave(asking, leaving, standins.get(leaving.card.card) ?? null);
  }
  // CR 7.7.5: what something else stood in for has not happened.
  const banished = there.filter((id) => standins.get(id) === null).length;
  if (task.needed === undefined) return;
  noteResult(play, "banished", banished);
  if (banished < task.needed) fallShort(play);
}

function leave({ play }: Asking, leaving: Leaving, standin: Standin | null): void {
  switch (standin?.instead.do) {
    case "return-to-hand":
      return returnToHand(play, leaving);
    case "put-into-inkwell":
      return putIntoInkwell(play, leaving, standin.instead.exerted);
    case "put-on-bottom":
      return putOnDeck(play, leaving, "bottom");
    // These stand in for damage.
    case "prevent":
    case "reduce":
    case "put-on-this":
    case "deal-to-this":
    case undefined:
      return banishOne(play, leaving);
  }
}
