import { type CardId, idsIn, type Rejection } from "@tcg/core";
import { reachLocation } from "../deeds/location.ts";
import { type Book, definitionOf } from "../reading/book.ts";
import { factsOn, isRestricted } from "../reading/facts.ts";
import { inPlay, readyInk } from "../reading/table.ts";
import { reject } from "../rejections.ts";
import { nameIn } from "../sentences/names.ts";
import type { MoveOf, State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { takeTurnAction } from "./common.ts";

/** CR 4.3.7: one's own character, exerted or drying as it may be, to one's own location. */
export function moveToLocation(book: Book): MoveOf<"MOVE_TO_LOCATION"> {
  return {
    *candidates(state, seat) {
      const own = idsIn(state, seat, "play");
      const locations = own.filter((id) => definitionOf(book, state, id).type === "location");
      for (const card of own) {
        for (const location of locations) yield { type: "MOVE_TO_LOCATION", card, location };
      }
    },
    validate: (state, seat, { card, location }) => moveProblem(book, state, seat, card, location),
    execute(play, { card, location }, seat) {
      takeTurnAction(play, seat, "move");
      const amount = moveCost(book, play.state, location);
      if (amount > 0) play.emit({ type: "INK_SPENT", seat, amount });
      reachLocation(book, play, card, location);
    },
    text: (state, { card, location }) =>
      `Move ${nameIn(book, state, card)} to ${nameIn(book, state, location)} for ${moveCost(book, state, location)} ink`,
  };
}

function moveProblem(
  book: Book,
  state: State,
  seat: Seat,
  id: CardId,
  location: CardId,
): Rejection | null {
  const card = inPlay(state, id);
  if (card === null || card.seat !== seat) return reject("card/not-yours-in-play");
  if (definitionOf(book, state, id).type !== "character") return reject("card/not-a-character");
  const isOwn = inPlay(state, location)?.seat === seat;
  if (!isOwn || definitionOf(book, state, location).type !== "location") {
    return reject("move/not-a-location");
  }
  if (card.data.at === location) return reject("move/already-there");
  if (isRestricted(book, state, id, "move")) return reject("move/forbidden");
  return readyInk(state, seat) >= moveCost(book, state, location)
    ? null
    : reject("move/cannot-pay");
}

/** CR 6.5.4, with what changes it; never below 0. */
function moveCost(book: Book, state: State, location: CardId): number {
  const printed = definitionOf(book, state, location);
  const base = printed.type === "location" ? printed.moveCost : 0;
  const change = factsOn(book, state, location, "move-cost").map(({ fact }) => fact.amount);
  return Math.max(
    0,
    change.reduce((sum, amount) => sum + amount, base),
  );
}
