import { describe, expect, it } from "vitest";
import { nothingTold, tell } from "../match/tell.ts";
import { sentence } from "./sentence.ts";

const eyes = { viewer: "red", seating: ["red", "blue"] };
const say = (...events: { type: string; [field: string]: unknown }[]): string[] =>
  tell(sentence, nothingTold, events, eyes, { kid: { name: "New Kid" } }).lines.map(
    ({ text }) => text,
  );

describe("an event that nobody has put into words", () => {
  it("is told by its name, its plain fields and the names of cards", () => {
    const place = (seat: string, zone: string) => ({ seat, zone });
    const move = {
      card: "c1",
      as: "c2",
      def: "kid",
      from: place("blue", "hand"),
      to: place("blue", "playArea"),
    };
    expect(
      say(
        { type: "CARD_PLAYED", seat: "blue", cost: 2, target: null, change: move },
        { type: "CARD_EXERTED", card: "c2", task: { kind: "resolve", refs: ["c9"] } },
      ),
    ).toEqual([
      "The opponent: card played, cost 2, New Kid from the opponent's hand to the opponent's play area",
      "Card exerted, card New Kid",
    ]);
  });

  it("says who won, and nothing of the machinery", () => {
    expect(
      say(
        { type: "PROMPT_OPENED", prompt: { kind: "order", seat: "red" } },
        { type: "GAME_ENDED", winners: ["red"], reason: "deck_out" },
      ),
    ).toEqual(["The match is over (deck out): won by you"]);
  });
});
