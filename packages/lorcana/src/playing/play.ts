/** CR 4.3.4.3-4.3.4.7: a card is announced, paid for, and is played. */
import type { CardId } from "@tcg/core";
import type { Cost } from "../cards.ts";
import { costTasks } from "../costs/index.ts";
import { togetherCost } from "../keywords/sing-together.ts";
import { exert } from "../procedures/conditions.ts";
import type { AskingTask, How, Play } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { costFacts, costsOf, sparedBy } from "./cost.ts";
import { announceSong } from "./singing.ts";

export type EnterTask = Extract<AskingTask, { readonly kind: "play/enter" }>;

/**
 * From the hand into limbo: while it is played it is in no zone that counts (CR 4.3.4.8). What was
 * for the next such card is used up, however this one is paid for.
 */
export function announce(play: Play, seat: Seat, id: CardId, how: How): CardId {
  const usedUp = costFacts(play, seat, id).filter(({ next }) => next);
  const change = play.moved(id, { seat, zone: "limbo" });
  play.emit({ type: "PLAY_ANNOUNCED", seat, how, change });
  const effects = usedUp.flatMap(({ effect }) => (effect === null ? [] : [effect]));
  if (effects.length > 0) play.emit({ type: "EFFECTS_EXPIRED", effects, watches: [] });
  return change.as;
}

export function playCard(play: Play, seat: Seat, id: CardId, how: How): void {
  const costs = costsOf(play, seat, id, how);
  const card = announce(play, seat, id, how);
  if (how.by === "sing") {
    exert(play, how.singer);
    announceSong(play, seat, [how.singer], card);
  }
  const together: Cost[] =
    how.by === "sing-together"
      ? [{ pay: "singers", need: togetherCost(play, card) ?? 0, singers: [] }]
      : [];
  const paying = { seat, card, ...sparedBy(how) };
  play.next(...costTasks(paying, [...together, ...costs]), enter(card, seat, how));
}

export function enter(card: CardId, seat: Seat, how: How): EnterTask {
  return { kind: "play/enter", card, seat, how, answers: {} };
}
