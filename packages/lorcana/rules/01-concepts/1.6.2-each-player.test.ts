/** CR 1.6.2: what each player does, done by both. */
import { expect, test } from "vitest";
import { lore, plays } from "../../fixtures/acts.ts";
import { action, asked, character, defsIn, table } from "../../fixtures/table.ts";
import type { Effect, Who } from "../../src/cards.ts";
import type { Zone } from "../../src/vocabulary.ts";

type Done = readonly [host: number, away: number];
type Row = [name: string, effect: Effect, done: (at: ReturnType<typeof table>) => Done];

const zone =
  (name: Zone) =>
  (at: ReturnType<typeof table>): Done => [
    defsIn(at, "host", name).filter((def) => def === "hero").length,
    defsIn(at, "away", name).filter((def) => def === "hero").length,
  ];

const rows: Row[] = [
  ["draw", { do: "draw", amount: 1 }, zone("hand")],
  ["mill", { do: "mill", amount: 1 }, zone("discard")],
  ["gain lore", { do: "gain-lore", amount: 1 }, lore],
  ["ink", { do: "put-into-inkwell", from: "top-of-deck", exerted: true }, zone("inkwell")],
];

const whom: [Who & string, Done][] = [
  ["you", [1, 0]],
  ["opponent", [0, 1]],
  ["each", [1, 1]],
  ["each-opponent", [0, 1]],
];

test.each(
  rows.flatMap(([name, effect, done]) => whom.map((who) => [name, who, effect, done] as const)),
)("[CR 1.6.2] %s: %j", (_name, [who, expected], effect, done) => {
  const deed = action("deed", [{ ...effect, who } as Effect]);
  const deck = ["hero", "hero"];
  const at = table([deed, character("hero")], {
    seats: { host: { hand: ["deed"], deck, inkwell: ["blank"] }, away: { deck, inkwell: [] } },
  });
  const after = plays(at, "host", "deed");
  expect(asked(after)).toEqual([]);
  expect(done(after)).toEqual(expected);
});

test("[CR 1.6.2a] each inks a card from hand, the active player first", () => {
  const deed = action("deed", [
    { do: "put-into-inkwell", from: "hand", exerted: false, who: "each" },
  ]);
  const at = table([deed, character("hero")], {
    seats: {
      host: { hand: ["deed", "hero"], inkwell: ["blank"] },
      away: { hand: ["hero"], inkwell: [] },
    },
  });
  const after = plays(at, "host", "deed");
  after.then({ type: "CARD_INKED", seat: "host" }, { type: "CARD_INKED", seat: "away" });
  expect(zone("inkwell")(after)).toEqual([1, 1]);
});
