/** Whose eyes a card's face meets on its way, where the zones do not say it (CR 8.1.3). */
import { expect, test } from "vitest";
import { faces } from "./events.ts";
import { SEATS, type Seat } from "./vocabulary.ts";

type Shown = keyof typeof faces;
type Told = (event: object, seating: readonly Seat[]) => readonly Seat[];

/** Who sees the face in this event. */
function seen(type: Shown, event: object): unknown {
  const audience = faces[type] as unknown as string | Told;
  return typeof audience === "function" ? audience(event, SEATS) : audience;
}

test.each<[Shown, object, unknown]>([
  ["CARD_TO_HAND", { seat: "host" }, []],
  ["CARD_TO_HAND", { seat: "host", revealed: true }, SEATS],
  ["CARD_TO_DECK", { seat: "host" }, []],
  ["CARD_TO_DECK", { seat: "host", revealed: true }, SEATS],
  ["CARD_INKED", { seat: "host", why: "turn" }, SEATS],
  ["CARD_INKED", { seat: "host", why: "effect" }, []],
  ["CARDS_LOOKED_AT", { seat: "away" }, ["away"]],
  ["CARDS_REVEALED", { seat: "away" }, "all"],
])("[CR 8.1.3] %s with %j shows the face to %j", (type, event, who) => {
  expect(seen(type, event)).toEqual(who);
});
