import type { MaskedEvent } from "@ltcg/server/protocol";
import { expect, test } from "vitest";
import type { Faces } from "../match/shown.ts";
import { sentence } from "./sentence.ts";

const printed = { pell: { name: "Pell - Errand Automaton" } } as unknown as Faces;
const eyes = { viewer: "host", seating: ["host", "away"] };
const say = (event: object) =>
  sentence(event as MaskedEvent, { eyes, printed, faces: new Map([["c4", "pell"]]) });

test("what happens is told from where one sits", () => {
  const pell = { card: "c4", def: "pell", seat: "away" };
  expect(say({ type: "TURN_STARTED", seat: "host", turn: 3 })).toEqual({
    kind: "turn",
    text: "Turn 3: you",
  });
  expect(say({ type: "CARD_DRAWN", seat: "host", why: "turn", change: { def: "pell" } })).toEqual({
    kind: "yours",
    text: "You draw Pell - Errand Automaton",
  });
  expect(say({ type: "CARD_RETURNED", card: pell, change: {} })).toEqual({
    kind: "fact",
    text: "Pell - Errand Automaton goes back to the opponent's hand",
  });
  expect(say({ type: "GAME_ENDED", winners: ["away"], reason: "lore" })).toEqual({
    kind: "end",
    text: "The match is over: won by the opponent, enough lore was gathered",
  });
  expect(say({ type: "CREDITS_CLEARED" })).toBeNull();
});
