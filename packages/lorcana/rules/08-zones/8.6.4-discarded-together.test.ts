/** Host discards items for a price, having drawn them in one order or another. */
import { type CardId, cardOf, idsIn } from "@tcg/core";
import type { Setup, Then } from "@tcg/core/testkit";
import { expect, test } from "vitest";
import { gain } from "../../fixtures/abilities.ts";
import { chooses, plays } from "../../fixtures/acts.ts";
import { action, card, defsIn, item, table } from "../../fixtures/table.ts";
import type { Effect } from "../../src/cards.ts";
import type { Lorcana } from "../../src/types.ts";

type Hand = NonNullable<NonNullable<NonNullable<Setup<Lorcana>["seats"]>["host"]>["hand"]>;

const items = [item("lamp"), item("torch"), item("vase")];

const price: Effect = {
  do: "pay",
  costs: [{ pay: "discard", count: 2, where: { type: "item" } }],
  effects: [gain(1)],
};

/** Host has played the action with this effect. */
function after(effect: Effect, hand: Hand): Then<Lorcana> {
  const at = table([...items, action("deed", [effect])], {
    seats: { host: { hand: ["deed", ...hand] } },
  });
  return plays(at, "host", "deed");
}

/** The items that were discarded, the first of them first: it lies under the others. */
function discarded(at: Then<Lorcana>): string[] {
  return defsIn(at, "host", "discard")
    .filter((def) => def !== "deed")
    .toReversed();
}

test.each([[["lamp", "torch", "vase"]], [["vase", "torch", "lamp"]], [["torch", "vase", "lamp"]]])(
  "[CR 8.6.4] what is chosen at once lies by printed card, drawn as %j",
  (hand) => {
    const asking = after(price, hand);
    const chosen = idsIn(asking.state, "host", "hand").filter(
      (id) => cardOf(asking.state, id).def !== "torch",
    );
    expect(discarded(chooses(asking, "host", ...chosen))).toEqual(["lamp", "vase"]);
  },
);

test("[CR 8.6.4] and so does what chance takes", () => {
  const random: Effect = { do: "discard", amount: 3, random: true };
  expect(discarded(after(random, ["vase", "torch", "lamp"]))).toEqual(["lamp", "torch", "vase"]);
});

test("[CR 8.6.4] of copies those go first that the opponent knows", () => {
  const asking = after(price, ["lamp", "lamp", { def: "lamp", knownBy: ["away"] }]);
  const [, second, known] = idsIn(asking.state, "host", "hand") as [CardId, CardId, CardId];
  const at = chooses(asking, "host", second, known);
  const left = at.events.flatMap((event) =>
    event.type === "CARD_DISCARDED" ? [event.change.card] : [],
  );
  expect(left).toEqual([known, second]);
});

test("[CR 8.6.4] what is discarded one after the other lies as its player chose", () => {
  let at = after({ do: "discard", amount: 2 }, ["lamp", "torch", "vase"]);
  for (const def of ["vase", "lamp"]) at = chooses(at, "host", card(at, "host", "hand", def));
  expect(discarded(at)).toEqual(["vase", "lamp"]);
});
