/** CR 8.2.4: cards of a deck that a player looks at and puts back, and cards of a hand that go there. */
import { type CardId, idsIn } from "@tcg/core";
import { describe, expect, test } from "vitest";
import { draw } from "../../fixtures/abilities.ts";
import { chooses, plays } from "../../fixtures/acts.ts";
import { toldOf } from "../../fixtures/sight.ts";
import { action, asked, card, character, defsIn, item, table } from "../../fixtures/table.ts";
import type { Effect } from "../../src/cards.ts";

const cards = [character("hero"), item("lamp"), item("bell"), item("rope")];
const deck = ["hero", "lamp", "bell", "rope", "blank"];

function read(effect: Effect, hand: readonly string[] = []) {
  const set = [...cards, action("deed", [effect], { cost: 0 })];
  return plays(table(set, { seats: { host: { hand: ["deed", ...hand], deck } } }), "host", "deed");
}
type At = ReturnType<typeof read>;

function orders(at: At, ...defs: string[]): At {
  const top = idsIn(at.state, "host", "deck");
  const ids = defs.map((def) => top.find((id) => at.state.cards.get(id)?.def === def) as CardId);
  return at.when("host", { type: "ORDER_CARDS", cards: ids });
}

describe("[CR 8.2.4a] cards that a player has looked at go back", () => {
  test("one of them on the top or on the bottom", () => {
    const asking = read({ do: "look-at-top", count: 1, rest: "either" });
    expect(asked(asking)).toEqual(["host choose_amount"]);
    expect(defsIn(asking.when("host", "CHOOSE_AMOUNT 0"), "host", "deck")).toEqual(deck);
    expect(defsIn(asking.when("host", "CHOOSE_AMOUNT 1"), "host", "deck")).toEqual([
      "lamp",
      "bell",
      "rope",
      "blank",
      "hero",
    ]);
  });

  test("each on either end, and both ends in any order", () => {
    const asking = read({ do: "look-at-top", count: 4, rest: "either" });
    const two = orders(asking.when("host", "CHOOSE_AMOUNT 2"), "rope", "hero", "bell", "lamp");
    expect(defsIn(two, "host", "deck")).toEqual(["rope", "hero", "blank", "bell", "lamp"]);
    const none = orders(asking.when("host", "CHOOSE_AMOUNT 0"), "rope", "bell", "lamp", "hero");
    expect(defsIn(none, "host", "deck")).toEqual(["rope", "bell", "lamp", "hero", "blank"]);
    const all = orders(asking.when("host", "CHOOSE_AMOUNT 4"), "rope", "bell", "lamp", "hero");
    expect(defsIn(all, "host", "deck")).toEqual(["blank", "rope", "bell", "lamp", "hero"]);
  });

  test("so many on the top and the others on the bottom", () => {
    const asking = read({ do: "look-at-top", count: 3, rest: { onTop: 1 } });
    expect(asked(asking)).toEqual(["host order_cards"]);
    const put = orders(asking, "bell", "hero", "lamp");
    expect(defsIn(put, "host", "deck")).toEqual(["bell", "rope", "blank", "hero", "lamp"]);
  });

  test("after some have been taken", () => {
    const asking = read({
      do: "look-at-top",
      count: 4,
      take: { count: 1, to: "hand" },
      rest: { onTop: 1 },
    });
    const taken = chooses(asking, "host", card(asking, "host", "deck", "lamp"));
    const put = orders(taken, "rope", "bell", "hero");
    expect(defsIn(put, "host", "hand")).toEqual(["lamp"]);
    expect(defsIn(put, "host", "deck")).toEqual(["rope", "blank", "bell", "hero"]);
  });

  test("and of an emptier deck as many as there are", () => {
    const set = [...cards, action("deed", [{ do: "look-at-top", count: 3, rest: { onTop: 1 } }])];
    const at = table(set, { seats: { host: { hand: ["deed"], deck: ["hero"] } } });
    expect(defsIn(plays(at, "host", "deed"), "host", "deck")).toEqual(["hero"]);
  });
});

describe("[CR 8.2.4b] cards of a hand go to the deck unseen", () => {
  test("as many as said, chosen by their player", () => {
    const asking = read({ do: "hand-to-deck", amount: 2, place: "bottom" }, [
      "lamp",
      "bell",
      "hero",
    ]);
    const once = chooses(asking, "host", card(asking, "host", "hand", "bell"));
    expect(toldOf([...cards, action("deed", [draw(1)])], once, "CARD_TO_DECK").away).toEqual([
      expect.not.stringContaining("bell"),
    ]);
    const twice = chooses(once, "host", card(once, "host", "hand", "hero"));
    expect(defsIn(twice, "host", "deck")).toEqual([...deck, "bell", "hero"]);
    expect(defsIn(twice, "host", "hand")).toEqual(["lamp"]);
  });

  test("or as many as there are; on top the last one lies uppermost", () => {
    const asking = read({ do: "hand-to-deck", amount: 3, place: "top" }, ["lamp", "bell"]);
    const done = chooses(asking, "host", card(asking, "host", "hand", "bell"));
    expect(asked(done)).toEqual([]);
    expect(defsIn(done, "host", "deck")).toEqual(["lamp", "bell", ...deck]);
  });
});
