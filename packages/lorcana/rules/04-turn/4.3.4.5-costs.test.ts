import { describe, expect, test } from "vitest";
import { standing, whenever } from "../../fixtures/abilities.ts";
import { chooses, inPlay, plays } from "../../fixtures/acts.ts";
import { viewOf } from "../../fixtures/sight.ts";
import {
  action,
  asked,
  card,
  character,
  dataOf,
  defsIn,
  item,
  keyword,
  song,
  table,
} from "../../fixtures/table.ts";
import type { Cost, ItemCard } from "../../src/cards.ts";

/** An item that says what its player's characters and songs cost. */
function dearer(id: string, amount: number): ItemCard {
  return item(id, { abilities: [standing({ player: "you" }, [{ fact: "cost", amount }])] });
}

/** An item that asks for something besides. */
function toll(id: string, ...costs: Cost[]): ItemCard {
  const facts = costs.map((cost) => ({ fact: "extra-cost", cost }) as const);
  return item(id, { abilities: [standing({ player: "you" }, facts)] });
}

const hero = character("hero", { cost: 2 });
const plus1 = dearer("plus1", 1);
const less3 = dearer("less3", -3);
const ink2 = toll("ink2", { pay: "ink", amount: 2 });

function spent(at: ReturnType<typeof table>): number {
  return at.state.seats.host.exertedInk;
}

describe("the total cost", () => {
  test.each([
    [["plus1", "less3"], 0],
    [["less3", "plus1"], 0],
    [["plus1", "plus1"], 4],
    [["ink2"], 4],
    [["less3", "ink2"], 1],
    [["ink2", "plus1", "less3"], 2],
  ] as const)("[CR 4.3.4.5a] 2 with %j is %i, whichever came first", (standingThere, total) => {
    const at = table([hero, plus1, less3, ink2], {
      seats: { host: { hand: ["hero"], play: [...standingThere] } },
    });
    expect(spent(plays(at, "host", "hero"))).toBe(total);
  });

  test("[CR 4.3.4.5b] is never below 0, and what a reduction has left over is lost", () => {
    const dear = [hero, less3, character("giant", { cost: 4 })];
    const at = table(dear, { seats: { host: { hand: ["hero", "giant"], play: ["less3"] } } });
    expect(viewOf(dear, at, "host").game.costs).toEqual({
      [card(at, "host", "hand", "hero")]: 0,
      [card(at, "host", "hand", "giant")]: 1,
    });
    const free = plays(at, "host", "hero");
    expect(spent(free)).toBe(0);
    expect(spent(plays(free, "host", "giant"))).toBe(1);
  });

  test("[CR 4.3.4.5b] a reduction for the next card is used up whole", () => {
    const gift = action("gift", [{ do: "reduce-cost", amount: 5, next: true }], { cost: 0 });
    const at = table([hero, gift], { seats: { host: { hand: ["gift", "hero", "hero"] } } });
    const first = plays(plays(at, "host", "gift"), "host", "hero");
    expect(spent(first)).toBe(0);
    expect(spent(plays(first, "host", "hero"))).toBe(2);
  });

  test("[CR 4.3.4.5a] a reduction for the turn is there for every card of it", () => {
    const sale = action("sale", [{ do: "reduce-cost", amount: 1 }], { cost: 0 });
    const at = table([hero, sale], { seats: { host: { hand: ["sale", "hero", "hero"] } } });
    const both = plays(plays(plays(at, "host", "sale"), "host", "hero"), "host", "hero");
    expect(spent(both)).toBe(2);
  });

  test("[CR 4.3.4.5a] a reduction by as much as there is nothing of is none", () => {
    const items = { count: { type: "item" } } as const;
    const sale = action("sale", [{ do: "reduce-cost", amount: items }], { cost: 0 });
    const at = table([hero, sale], { seats: { host: { hand: ["sale", "hero"] } } });
    const sold = plays(at, "host", "sale");
    // Plain 0: a state is JSON, which knows no minus zero.
    expect(sold.state.shared.effects.map(({ fact }) => fact)).toEqual([
      { fact: "cost", amount: 0 },
    ]);
    expect(spent(plays(sold, "host", "hero"))).toBe(2);
  });

  test("[CR 4.3.4.5c] reductions and increases work on Shift as on the ink cost", () => {
    const heir = character("heir", { name: "hero", cost: 8, abilities: [keyword("shift", 4)] });
    const shift = (item: string): number => {
      const at = table([heir, hero, plus1, less3], {
        seats: { host: { hand: ["heir"], play: ["hero", item] } },
      });
      return spent(plays(at, "host", "heir", `onto=${inPlay(at, "host", "hero")}`));
    };
    expect([shift("plus1"), shift("less3")]).toEqual([5, 1]);
  });
});

describe("paying", () => {
  test("[CR 4.3.4.6a] exactly as many ready ink are exerted as the total has", () => {
    const at = table([hero], { seats: { host: { hand: ["hero"], has: { exertedInk: 3 } } } });
    const after = plays(at, "host", "hero");
    expect(spent(after)).toBe(5);
    expect(after.state.seats.host.inkwell).toHaveLength(5);
    expect(defsIn(after, "host", "play")).toEqual(["hero"]);
  });

  const everything = toll(
    "everything",
    { pay: "exert-another", where: { type: "item", name: "rope" } },
    { pay: "banish", where: { type: "character" } },
    { pay: "discard", count: 2 },
  );
  const rope = item("rope");

  test("[CR 4.3.4.6b] costs other than ink are paid too, all of them", () => {
    const at = table([hero, everything, rope], {
      seats: {
        host: { hand: ["hero", "blank", "blank", "rope"], play: ["everything", "rope", "blank"] },
      },
    });
    const open = plays(at, "host", "hero");
    expect(asked(open)).toEqual(["host choose_cards"]);
    const first = chooses(open, "host", card(open, "host", "hand", "rope"));
    const after = chooses(first, "host", card(first, "host", "hand", "blank"));
    expect(spent(after)).toBe(2);
    expect(dataOf(after, "host", "rope").exerted).toBe(true);
    expect(defsIn(after, "host", "discard").toSorted()).toEqual(["blank", "blank", "rope"]);
    expect(defsIn(after, "host", "play")).toEqual(["everything", "rope", "hero"]);
  });

  test("[CR 4.3.4.6b] a card with a condition is not withheld: the cost is due", () => {
    const picky = toll("picky", { pay: "discard", count: 1, where: { type: "item" } });
    const at = table([hero, picky, rope], {
      seats: { host: { hand: ["hero", "rope", "blank"], play: ["picky"] } },
    });
    const open = plays(at, "host", "hero");
    const id = card(open, "host", "hand", "rope");
    open.offered("host", `CHOOSE_CARDS ${id}`);
    open.when("host", "CHOOSE_CARDS -").refused("choice/wrong-number");
    expect(defsIn(chooses(open, "host", id), "host", "discard")).toEqual(["rope"]);
  });

  test("[CR 4.3.4.6b] one card does not pay twice", () => {
    const discards = [
      toll("one", { pay: "discard", count: 1 }),
      toll("two", { pay: "discard", count: 1 }),
    ];
    const few = table([hero, ...discards], {
      seats: { host: { hand: ["hero", "blank"], play: ["one", "two"] } },
    });
    expect(plays(few, "host", "hero").refused("play/cannot-pay").state).toEqual(few.state);
    const enough = table([hero, ...discards], {
      seats: { host: { hand: ["hero", "blank", "blank"], play: ["one", "two"] } },
    });
    const paid = plays(enough, "host", "hero");
    const open = chooses(paid, "host", card(paid, "host", "hand", "blank"));
    expect(defsIn(open, "host", "discard")).toEqual(["blank", "blank"]);
  });

  test("[CR 4.3.4.6b] but what was exerted can still be banished", () => {
    const spent = toll(
      "spent",
      { pay: "banish", where: { name: "rope" } },
      { pay: "exert-another", where: { name: "rope" } },
    );
    const at = table([hero, spent, rope], {
      seats: { host: { hand: ["hero"], play: ["spent", "rope"] } },
    });
    const after = plays(at, "host", "hero");
    after.then({ type: "CARD_EXERTED", card: { def: "rope" } }, { type: "CARD_BANISHED" });
    expect(defsIn(after, "host", "discard")).toEqual(["rope"]);
  });

  test("[CR 4.3.4.6b] what one cost needs is not to be had for another", () => {
    // Only the rope can be returned, so the banishing must leave it alone.
    const greedy = toll(
      "greedy",
      { pay: "banish", where: { type: "item" } },
      { pay: "return-another", where: { name: "rope" } },
    );
    const at = table([hero, greedy, rope, item("string")], {
      seats: { host: { hand: ["hero"], play: ["greedy", "rope", "string"] } },
    });
    const open = plays(at, "host", "hero");
    open.offered(
      "host",
      `CHOOSE_CARDS ${inPlay(at, "host", "string")}`,
      `CHOOSE_CARDS ${inPlay(at, "host", "greedy")}`,
    );
    const after = chooses(open, "host", inPlay(at, "host", "string"));
    expect(defsIn(after, "host", "hand")).toEqual(["rope"]);
    expect(defsIn(after, "host", "discard")).toEqual(["string"]);
    const without = table([hero, greedy, rope], {
      seats: { host: { hand: ["hero"], play: ["rope", "greedy"] } },
    });
    expect(defsIn(plays(without, "host", "hero"), "host", "discard")).toEqual(["greedy"]);
  });

  test("[CR 4.3.4.6b] who sings together leaves those that another cost needs", () => {
    const strict = toll("strict", { pay: "exert-another", where: { name: "hero" } });
    const round = song("round", [{ do: "draw", amount: 1 }], {
      cost: 9,
      abilities: [keyword("sing-together", 4)],
    });
    const cards = [strict, round, hero, character("lark", { cost: 2 })];
    const few = table(cards, {
      seats: { host: { hand: ["round"], play: ["strict", "hero", "lark"] } },
    });
    plays(few, "host", "round", "together=together").refused("play/cannot-pay");
    const at = table(cards, {
      seats: { host: { hand: ["round"], play: ["strict", "hero", "lark", "lark"] } },
    });
    const open = plays(at, "host", "round", "together=together");
    const [, , one, two] = at.state.seats.host.play;
    open.offered("host", `CHOOSE_CARDS ${one}`, `CHOOSE_CARDS ${two}`);
    const after = open.when("host", `CHOOSE_CARDS ${one}`);
    expect(defsIn(after, "host", "discard")).toEqual(["round"]);
    expect(dataOf(after, "host", "hero").exerted).toBe(true);
    after.then({ type: "SONG_SUNG", singers: [{ def: "lark" }, { def: "lark" }] });
  });

  test("[CR 4.3.4.6b] the singer and the card to shift onto pay for nothing else", () => {
    const harsh = toll("harsh", { pay: "banish", where: { type: "character" } });
    const heir = character("heir", { name: "hero", abilities: [keyword("shift", 1)] });
    const strict = toll("strict", { pay: "exert-another", where: { type: "character" } });
    const tune = song("tune", [{ do: "draw", amount: 1 }], { cost: 2 });
    const shifting = table([heir, hero, harsh], {
      seats: { host: { hand: ["heir"], play: ["hero", "harsh"] } },
    });
    const base = inPlay(shifting, "host", "hero");
    plays(shifting, "host", "heir", `onto=${base}`).refused("play/cannot-pay");
    const singing = table([tune, hero, strict], {
      seats: { host: { hand: ["tune"], play: ["hero", "strict"] } },
    });
    plays(singing, "host", "tune", `singer=${inPlay(singing, "host", "hero")}`).refused(
      "play/cannot-pay",
    );
    const both = table([heir, hero, harsh], {
      seats: { host: { hand: ["heir"], play: ["hero", "harsh", "blank"] } },
    });
    const after = plays(both, "host", "heir", `onto=${inPlay(both, "host", "hero")}`);
    expect(defsIn(after, "host", "discard")).toEqual(["blank"]);
    expect(defsIn(after, "host", "under")).toEqual(["hero"]);
  });
});

describe("for free", () => {
  const gate = action("gate", [{ do: "play-free", from: "hand", where: { type: "character" } }]);

  test("[CR 4.3.4.10a] no ink is paid, neither the cost nor what was added to it", () => {
    const at = table([gate, hero, plus1, ink2], {
      seats: { host: { hand: ["gate", "hero"], play: ["plus1", "ink2"] } },
    });
    const open = plays(at, "host", "gate");
    expect(spent(open)).toBe(4);
    const after = chooses(open, "host", card(open, "host", "hand", "hero"));
    expect(spent(after)).toBe(4);
    expect(defsIn(after, "host", "play")).toContain("hero");
  });

  test("[CR 4.3.4.10b] other costs are due, and all other steps are taken", () => {
    const due = item("due", {
      abilities: [
        standing({ player: "you" }, [
          { fact: "extra-cost", cost: { pay: "discard", count: 1 }, where: { type: "character" } },
        ]),
        whenever({ on: "played", card: { type: "character" } }, [{ do: "gain-lore", amount: 1 }]),
      ],
    });
    const at = table([gate, hero, due], {
      seats: { host: { hand: ["gate", "hero", "gate"], play: ["due"] } },
    });
    const open = plays(at, "host", "gate");
    const after = chooses(open, "host", card(open, "host", "hand", "hero"));
    after.then({ type: "PLAY_ANNOUNCED", how: { by: "free" } }, { type: "CARD_PLAYED" });
    expect(defsIn(after, "host", "discard")).toEqual(["gate", "gate"]);
    expect(defsIn(after, "host", "play")).toEqual(["due", "hero"]);
    expect(after.state.seats.host.lore).toBe(1);
    const poor = table([gate, hero, due], {
      seats: { host: { hand: ["gate", "hero"], play: ["due"] } },
    });
    const asks = plays(poor, "host", "gate");
    const kept = chooses(asks, "host", card(asks, "host", "hand", "hero"));
    expect(defsIn(kept, "host", "hand")).toEqual(["hero"]);
    expect(defsIn(kept, "host", "discard")).toEqual(["gate"]);
  });

  test("[CR 4.3.4.10b] it is the next card that was played, for what waits for that", () => {
    const gift = action("gift", [
      { do: "reduce-cost", amount: 1, where: { type: "character" }, next: true },
    ]);
    const at = table([gate, gift, hero], {
      seats: { host: { hand: ["gift", "gate", "hero", "hero"] } },
    });
    const open = plays(plays(at, "host", "gift"), "host", "gate");
    const free = chooses(open, "host", card(open, "host", "hand", "hero"));
    expect(spent(free)).toBe(2);
    expect(spent(plays(free, "host", "hero"))).toBe(4);
  });

  test("[CR 4.3.4.10c] it is the one alternate cost: the card is neither shifted nor sung", () => {
    const stage = action("stage", [{ do: "play-free", from: "hand", where: {} }]);
    const heir = character("heir", { name: "hero", abilities: [keyword("shift", 1)] });
    const tune = song("tune", [{ do: "gain-lore", amount: 1 }], { cost: 2 });
    const at = table([stage, heir, tune, hero], {
      seats: { host: { hand: ["stage", "heir", "tune"], play: ["hero"] } },
    });
    const open = plays(at, "host", "stage");
    const shifted = chooses(open, "host", card(open, "host", "hand", "heir"));
    expect(asked(shifted)).toEqual([]);
    expect(defsIn(shifted, "host", "under")).toEqual([]);
    expect(defsIn(shifted, "host", "play")).toEqual(["hero", "heir"]);
    const sung = chooses(open, "host", card(open, "host", "hand", "tune"));
    expect(sung.state.seats.host.lore).toBe(1);
    expect(dataOf(sung, "host", "hero").exerted).toBe(false);
    sung.thenNot("SONG_SUNG");
  });
});

test("[CR 4.3.4.5] what costs 0 is played, and no ink is spent", () => {
  const free = character("free", { cost: 0 });
  const at = table([free], { seats: { host: { hand: ["free"], inkwell: [] } } });
  const after = plays(at, "host", "free");
  expect(defsIn(after, "host", "play")).toEqual(["free"]);
  after.thenNot("INK_SPENT");
});
