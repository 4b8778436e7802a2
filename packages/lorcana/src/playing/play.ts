/** CR 4.3.4.3-4.3.4.7: a card is announced, paid for, and is played. */
import type { CardId, Moved, MoveOptions } from "@tcg/core";
import type { Cost } from "../cards.ts";
import { paying } from "../costs/index.ts";
import { togetherCost } from "../keywords/sing-together.ts";
import type { AskingTask, How, Play } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { costFacts, costsOf, sparedBy } from "./cost.ts";

export type EnterTask = Extract<AskingTask, { readonly kind: "play/enter" }>;

/**
 * From the hand into limbo: while it is played it is in no zone that counts (CR 4.3.4.8). What was
 * for the next such card is used up, however this one is paid for.
 */
export function announce(
  play: Play,
  seat: Seat,
  id: CardId,
  how: How,
  options: MoveOptions = {},
): Moved {
  const usedUp = costFacts(play, seat, id).filter(({ next }) => next);
  const change = play.moved(id, { seat, zone: "limbo" }, options);
  play.emit({ type: "PLAY_ANNOUNCED", seat, how, change });
  const effects = usedUp.flatMap(({ effect }) => (effect === null ? [] : [effect]));
  if (effects.length > 0) play.emit({ type: "EFFECTS_EXPIRED", effects, watches: [] });
  return change;
}

export function playCard(play: Play, seat: Seat, id: CardId, how: How): void {
  const costs = costsOf(play, seat, id, how);
  const { as: card } = announce(play, seat, id, how);
  const all = [...singersOf(play, card, how), ...costs];
  play.next(...paying({ seat, card, ...sparedBy(how) }, all), enter(card, seat, how));
}

function singersOf(play: Play, card: CardId, how: How): Cost[] {
  if (how.by === "sing") return [{ pay: "singers", need: null, singers: [how.singer] }];
  if (how.by !== "sing-together") return [];
  return [{ pay: "singers", need: togetherCost(play, card) ?? 0, singers: [] }];
}

export function enter(card: CardId, seat: Seat, how: How): EnterTask {
  return { kind: "play/enter", card, seat, how, answers: {} };
}
