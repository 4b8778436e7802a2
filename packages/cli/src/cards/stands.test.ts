import { expect, test } from "vitest";
import { cardSetIn } from "./card-set-file.ts";
import { lunchTable } from "./table.ts";

const names = {
  def: (def: string | null | undefined) => `<${def}>`,
  card: (card: string | null | undefined) => `(${card})`,
};
const { words } = lunchTable(cardSetIn(undefined));
const told = (modifier: object): string | null | undefined =>
  words.event?.({ type: "MODIFIER_APPLIED", modifier }, names);

const source = { card: "c9", def: "buddy" };
const modifier = { on: { card: "c1" }, source, controller: "host", turnsLeft: null };

test.each([
  [
    { fact: { kind: "attack", operation: "add", amount: 500 }, duration: "turn" },
    "(c1): +500 attack this turn",
  ],
  [
    { fact: { kind: "protection", protection: "battle" }, duration: "while_source" },
    "(c1): cannot be destroyed by battle while <buddy> stays face-up",
  ],
  [
    { fact: { kind: "restriction", restriction: "attack" }, duration: "until_next_turn" },
    "(c1): cannot attack until host's next turn",
  ],
  [
    { fact: { kind: "restriction", restriction: "attack" }, duration: 2 },
    "(c1): cannot attack for 2 turns (counting this one)",
  ],
  [
    { fact: { kind: "restriction", restriction: "attack" }, duration: 1 },
    "(c1): cannot attack for 1 turn (counting this one)",
  ],
  [
    { fact: { kind: "keyword", keyword: "pierce" }, duration: "until_end_phase" },
    "(c1): pierce until the end phase",
  ],
  [
    {
      fact: { kind: "cost", cardType: "spell", operation: "add", amount: -1 },
      on: { seat: "away" },
      duration: "permanent",
    },
    "away: spells cost 1 clout less for good",
  ],
  // Told by who controls it now.
  [{ fact: { kind: "control", from: "away" }, duration: 2 }, null],
])("what now stands about a card or a seat is told: %j", (given, line) => {
  expect(told({ ...modifier, ...given })).toBe(line);
});
