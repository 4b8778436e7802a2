/** What a match notes for yields with each entry: for each person, when what a yield waits for came last. */
import { isCardId } from "@tcg/core";
import { cameWith, type LastCame } from "../../responses/settings.ts";
import type { AnyEvent, LiveMatch } from "../matches/live-match.ts";
import type { Entry } from "./commits.ts";

/**
 * `next`: the match with this entry. Noted whatever anybody has set, so that an entry depends on no
 * settings: whoever reads them compares the versions.
 */
export function lastCameAfter(
  next: LiveMatch,
  { seat: actor, events, turnBefore }: Entry,
): Readonly<Record<string, LastCame>> | undefined {
  const { head, state, hosted, version } = next;
  const windows = hosted?.windows;
  if (windows === undefined || state === null) return head.lastCame;
  const turnChanged = head.turn !== turnBefore;
  const turnSeat = turnChanged ? windows.turnSeat(state) : null;
  const came: Record<string, LastCame> = {};
  for (const { seat } of head.seats) {
    if (!next.isPersonAt(seat)) continue;
    came[seat] = cameWith(head.lastCame?.[seat] ?? {}, version, {
      turnChanged,
      isOwnTurn: turnSeat === seat,
      concernsSeat: actor !== seat && concerns(next, seat, events),
    });
  }
  return came;
}

/** Whether an event affects the seat or names one of its cards, wherever the card is. */
function concerns(
  { state, hosted }: LiveMatch,
  seat: string,
  events: readonly AnyEvent[],
): boolean {
  const isOwn = (value: unknown): boolean => {
    if (isCardId(value)) return state?.cards.get(value)?.seat === seat;
    if (typeof value !== "object" || value === null) return false;
    for (const key in value) if (isOwn(value[key as keyof typeof value])) return true;
    return false;
  };
  return events.some((event) => hosted?.windows?.strikes(event, seat) === true || isOwn(event));
}
