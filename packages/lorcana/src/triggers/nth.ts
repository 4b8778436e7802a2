/** "The second action in a turn": which time it was, by what is counted for each player. */
import type { EventOf } from "@tcg/core";
import type { Filter, Trigger } from "../cards.ts";
import type { Lorcana, Occurrence, State } from "../types.ts";
import type { LogKey, TriggerName } from "../vocabulary.ts";

/** What is counted of the triggers that can be asked for the time. */
export const COUNTED: Partial<Readonly<Record<TriggerName, LogKey>>> = {
  played: "played",
  quests: "quested",
  challenges: "challenged",
  inked: "inked",
  drawn: "drawn",
  discarded: "discarded",
  sings: "sang",
};

/** Of cards that are played: those of their kind. */
function keyOf({ on, card }: Trigger): LogKey | undefined {
  return on === "played" && typeof card === "object" ? playedKey(card) : COUNTED[on];
}

/** Where cards of this kind are counted. */
export function playedKey({ song, type }: Filter): LogKey {
  if (song) return "played-songs";
  switch (type) {
    case "action":
      return "played-actions";
    case "character":
      return "played-characters";
    case "item":
      return "played-items";
    default:
      return "played";
  }
}

/** `since`: what has happened in the same batch after it, and is counted already. */
export function isNth(
  { seats }: State,
  when: Trigger,
  { seat }: Occurrence,
  since: readonly EventOf<Lorcana>[],
): boolean {
  const key = keyOf(when);
  if (when.nth === undefined || key === undefined) return true;
  const later = since.filter((event) => timesCounted(event, key, seat)).length;
  return seats[seat].log[key] - later === when.nth;
}

function timesCounted(event: EventOf<Lorcana>, key: LogKey, seat: Occurrence["seat"]): boolean {
  if (!("seat" in event) || event.seat !== seat) return false;
  switch (event.type) {
    case "CARD_PLAYED":
      return event.counts.includes(key);
    case "CARD_INKED":
      return key === "inked";
    case "CARD_DRAWN":
      return key === "drawn" && event.why !== "opening";
    case "CARD_DISCARDED":
      return key === "discarded";
    default:
      return false;
  }
}
