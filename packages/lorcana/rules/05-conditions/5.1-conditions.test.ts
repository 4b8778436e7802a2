import type { CardId } from "@tcg/core";
import { describe, expect, test } from "vitest";
import { bonus, gain, standing, using } from "../../fixtures/abilities.ts";
import { goesRound, inks, lore, moves, plays, uses } from "../../fixtures/acts.ts";
import { EVERYBODY, facesIn, factsOf, offers, viewOf } from "../../fixtures/sight.ts";
import {
  action,
  asked,
  card,
  character,
  dataOf,
  defsIn,
  item,
  keyword,
  location,
  placed,
  table,
} from "../../fixtures/table.ts";
import type { Filter, Selector } from "../../src/cards.ts";

const everything: Selector = { pick: "all", where: {} };
const characters: Selector = { pick: "all", where: { type: "character" } };
const anyone: Selector = { pick: "chosen", where: { type: "character" } };
const FREE = { cost: 0 };
const counting = (id: string, where: Filter) =>
  action(id, [{ do: "gain-lore", amount: { count: where } }], FREE);
const cards = [
  character("base", {
    name: "Mira",
    cost: 1,
    willpower: 5,
    abilities: [keyword("evasive"), standing({ where: { name: "Bo" } }, [bonus("strength", 3)])],
  }),
  character("floodborn", { name: "Mira", cost: 8, willpower: 7, abilities: [keyword("shift", 1)] }),
  character("friend", { name: "Bo", strength: 1 }),
  character("tome", { abilities: [keyword("boost", 1)] }),
  character("worker", {
    abilities: [
      using([{ pay: "exert" }], [gain(1)]),
      using([{ pay: "ink", amount: 1 }], [gain(2)]),
    ],
  }),
  item("lamp", { abilities: [using([{ pay: "exert" }], [gain(1)])] }),
  location("harbour"),
  location("mill", { abilities: [using([{ pay: "exert" }], [gain(1)])] }),
  action("wipe", [{ do: "banish", target: characters }], FREE),
  action("recall", [{ do: "return-to-hand", target: characters }], FREE),
  action("poke", [{ do: "exert", target: anyone }], FREE),
  action("tire", [{ do: "exert", target: everything }], FREE),
  action("wake", [{ do: "ready", target: everything }], FREE),
  action("burn", [{ do: "deal-damage", amount: 1, target: everything }], FREE),
  action("prick", [{ do: "put-damage", amount: 1, target: everything }], FREE),
  counting("count-damaged", { damaged: true }),
  counting("count-undamaged", { damaged: false, type: "character" }),
  counting("count-characters", { type: "character" }),
];
const exerted = (def: string) => placed(def, { exerted: true });

/** Host has a floodborn on its base, and these besides. */
function stacked(more: readonly string[] = [], hand: readonly string[] = []) {
  const deck = ["friend", "lamp"];
  const at = table(cards, {
    seats: { host: { hand: ["floodborn", ...hand], play: ["base", ...more], deck } },
  });
  return plays(at, "host", "floodborn", `onto=${card(at, "host", "play", "base")}`);
}

describe("ready and exerted", () => {
  test("[CR 5.1.1] characters and items enter play ready", () => {
    const at = table(cards, { seats: { host: { hand: ["friend", "lamp"] } } });
    const after = plays(plays(at, "host", "friend"), "host", "lamp");
    expect(dataOf(after, "host", "friend").exerted).toBe(false);
    expect(dataOf(after, "host", "lamp").exerted).toBe(false);
  });

  test("[CR 5.1.1] only a ready card's exert abilities can be used", () => {
    const at = table(cards, { seats: { host: { play: [exerted("worker"), exerted("lamp")] } } });
    uses(at, "host", "worker", 0).refused("ability/cannot-pay");
    uses(at, "host", "lamp", 0).refused("ability/cannot-pay");
    const ready = table(cards, { seats: { host: { play: ["worker"] } } });
    const used = uses(ready, "host", "worker", 0);
    expect(lore(used)).toEqual([1, 0]);
    uses(used, "host", "worker", 0).refused("ability/cannot-pay");
  });

  test("[CR 5.1.2] abilities of an exerted card that do not need the symbol can be used", () => {
    const at = table(cards, { seats: { host: { play: [exerted("worker")] } } });
    expect(lore(uses(at, "host", "worker", 1))).toEqual([2, 0]);
  });
});

describe("damage", () => {
  const at = table(cards, {
    seats: {
      host: {
        hand: ["count-damaged", "count-undamaged"],
        play: [placed("friend", { damage: 1 }), "friend", placed("worker", { damage: 2 })],
      },
    },
  });

  test("[CR 5.1.3] one counter is enough to count as damaged", () => {
    expect(lore(plays(at, "host", "count-damaged"))).toEqual([2, 0]);
  });

  test("[CR 5.1.4] without any a card counts as undamaged", () => {
    expect(lore(plays(at, "host", "count-undamaged"))).toEqual([1, 0]);
  });
});

describe("under and on top", () => {
  test("[CR 5.1.5] a card under another cannot be chosen", () => {
    const at = stacked(["friend"], ["poke"]);
    const asking = plays(at, "host", "poke");
    asking.offered(
      "host",
      `CHOOSE_CARDS ${card(at, "host", "play", "floodborn")}`,
      `CHOOSE_CARDS ${card(at, "host", "play", "friend")}`,
    );
    const under = card(at, "host", "under", "base");
    asking.when("host", `CHOOSE_CARDS ${under}`).refused("choice/not-offered");
  });

  test("[CR 5.1.6] the card on top has its own text, not that of the cards under it", () => {
    const at = stacked(["friend"]);
    expect(factsOf(cards, at, "host", "floodborn").keywords).toEqual(["shift"]);
    expect(factsOf(cards, at, "host", "friend").strength).toBe(1);
  });

  test("[CR 5.1.7] it takes the whole stack with it, and every card arrives by itself", () => {
    const banished = plays(stacked([], ["wipe"]), "host", "wipe");
    expect(defsIn(banished, "host", "discard").sort()).toEqual(["base", "floodborn", "wipe"]);
    expect(defsIn(banished, "host", "under")).toEqual([]);
    const back = plays(stacked([], ["recall"]), "host", "recall");
    expect(defsIn(back, "host", "hand").sort()).toEqual(["base", "floodborn"]);
    expect(offers(cards, back, "host", "PLAY_CARD")).toEqual([
      `PLAY_CARD ${card(back, "host", "hand", "base")}`,
    ]);
  });

  test("[CR 5.1.7] and nothing else: the location it was at stays", () => {
    const there = moves(stacked(["harbour"], ["wipe"]), "host", "floodborn", "harbour");
    const after = plays(there, "host", "wipe");
    expect(asked(after)).toEqual([]);
    expect(defsIn(after, "host", "play")).toEqual(["harbour"]);
  });

  test("[CR 5.1.8] only the top card is in play: the others are no characters and have no damage", () => {
    const at = stacked(["friend"], ["count-characters", "burn"]);
    expect(lore(plays(at, "host", "count-characters"))).toEqual([2, 0]);
    const burnt = plays(at, "host", "burn");
    expect(dataOf(burnt, "host", "floodborn").damage).toBe(1);
    expect(burnt.state.cards.get(card(burnt, "host", "under", "base"))?.data?.damage).toBe(0);
    expect(Object.keys(viewOf(cards, at, "host").game.cards)).toHaveLength(2);
  });

  test.each(EVERYBODY)("[CR 5.1.9] %s sees face-up cards under another", (viewer) => {
    expect(facesIn(cards, stacked(), viewer, "host", "under")).toEqual(["base"]);
    // Whoever has just come to the table too: nobody has to have seen it in play.
    const late = table(cards, { seats: { host: { play: ["floodborn"], under: ["base"] } } });
    expect(facesIn(cards, late, viewer, "host", "under")).toEqual(["base"]);
  });

  test.each(EVERYBODY)(
    "[CR 5.1.10] %s sees how many lie face-down there, and no face",
    (viewer) => {
      const deck = ["friend", "lamp", "lamp"];
      const at = table(cards, { seats: { host: { play: ["tome"], deck } } });
      const once = uses(at, "host", "tome");
      expect(facesIn(cards, once, viewer, "host", "under")).toEqual([null]);
      const twice = uses(goesRound(once), "host", "tome");
      expect(viewOf(cards, twice, viewer).zones.host.under.count).toBe(2);
      expect(facesIn(cards, twice, viewer, "host", "under")).toEqual([null, null]);
    },
  );
});

describe("not every card can have every condition", () => {
  test("[CR 5.1.13a] items have no damage: none is dealt to them or put on them", () => {
    const at = table(cards, {
      seats: { host: { hand: ["burn", "prick"], play: ["lamp", "worker"] } },
    });
    const after = plays(plays(at, "host", "burn"), "host", "prick");
    expect(dataOf(after, "host", "lamp").damage).toBe(0);
    expect(dataOf(after, "host", "worker").damage).toBe(2);
    expect(defsIn(after, "host", "play")).toEqual(["lamp", "worker"]);
  });

  test("[CR 5.1.13b] locations are neither ready nor exerted: nothing exerts or readies them", () => {
    const at = table(cards, {
      seats: { host: { hand: ["tire", "wake"], play: ["harbour", "mill", "worker"] } },
    });
    const worker = card(at, "host", "play", "worker");
    uses(at, "host", "mill").refused("ability/cannot-pay");
    const tired = plays(at, "host", "tire");
    const tiredCards = tired.events.flatMap((event) =>
      event.type === "CARD_EXERTED" ? [event.card.card] : [],
    );
    expect(tiredCards).toEqual([worker]);
    expect(dataOf(tired, "host", "harbour").exerted).toBe(false);
    const woken = plays(tired, "host", "wake").events.flatMap((event) =>
      event.type === "CARD_READIED" ? [event.card.card] : [],
    );
    expect(woken).toEqual([worker]);
  });

  test("[CR 5.1.13c] cards in the inkwell are face-down, ready or exerted, and nothing else", () => {
    const at = table(cards, { seats: { host: { hand: ["friend", "burn"], inkwell: [] } } });
    const inked = inks(at, "host", "friend");
    const [id] = inked.state.seats.host.inkwell;
    expect(inked.state.cards.get(id as CardId)).toMatchObject({ zone: "inkwell", data: null });
    const after = plays(inked, "host", "burn");
    for (const viewer of EVERYBODY) {
      expect(viewOf(cards, after, viewer).zones.host.inkwell).toEqual({ count: 1, cards: [] });
      expect(viewOf(cards, after, viewer).game.players.host.ink).toEqual({ total: 1, ready: 1 });
    }
  });
});
