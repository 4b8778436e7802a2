import type { CardId } from "@tcg/core";
import { describe, expect, test } from "vitest";
import { gain } from "../../fixtures/abilities.ts";
import { chooses, lore, plays } from "../../fixtures/acts.ts";
import { EVERYBODY, facesIn, shown } from "../../fixtures/sight.ts";
import {
  action,
  asked,
  card,
  character,
  dataOf,
  defsIn,
  table,
  when,
} from "../../fixtures/table.ts";

const cards = [
  character("hero", { willpower: 9 }),
  character("phoenix", {
    willpower: 1,
    abilities: [
      when("banished", [{ do: "return-to-hand", target: { pick: "it" } }, gain(1)], "rise"),
    ],
  }),
  // Comes from the same deaths, and may be taken first.
  character("ghoul", {
    abilities: [
      {
        kind: "triggered",
        name: "eat",
        when: { on: "banished", card: { type: "character", other: true } },
        effects: [
          {
            do: "put-on-deck",
            target: { pick: "all", where: { name: "phoenix" }, zone: "discard" },
            place: "bottom",
          },
        ],
      },
    ],
  }),
  action("volley", [
    {
      do: "deal-damage",
      amount: 1,
      target: { pick: "chosen", where: { type: "character" }, count: 2, upTo: true, as: "those" },
    },
    { do: "exert", target: { pick: "those", as: "those" } },
  ]),
  action("spark", [
    { do: "deal-damage", amount: 1, target: { pick: "all", where: { name: "phoenix" } } },
  ]),
  action("expose", [{ do: "reveal-hand", who: "opponent" }]),
  action("flip", [
    { do: "reveal-top", where: { type: "character" }, to: "hand", otherwise: "bottom" },
  ]),
  action("pry", [{ do: "choose-discard", where: { type: "action" } }]),
];

describe("up to N", () => {
  const at = table(cards, {
    seats: { host: { hand: ["volley"], play: ["hero"] }, away: { play: ["hero", "hero"] } },
  });
  const asking = plays(at, "host", "volley");
  const ids = [...at.state.seats.host.play, ...at.state.seats.away.play];

  test("[CR 7.1.8a] where nothing is there to be chosen it can be done with none", () => {
    const volley = action("either", [
      {
        do: "choose-one",
        options: [
          [{ do: "banish", target: { pick: "chosen", where: { type: "item" }, upTo: true } }],
          [gain(7)],
        ],
      },
    ]);
    const open = plays(
      table([volley], { seats: { host: { hand: ["either"] } } }),
      "host",
      "either",
    );
    expect(asked(open)).toEqual(["host choose_option"]);
  });

  test("[CR 7.1.8a] none is legal, and so is any number up to N", () => {
    asking.offered(
      "host",
      "CHOOSE_CARDS -",
      ...ids.map((id) => `CHOOSE_CARDS ${id}`),
      `CHOOSE_CARDS ${ids[0]},${ids[1]}`,
      `CHOOSE_CARDS ${ids[0]},${ids[2]}`,
      `CHOOSE_CARDS ${ids[1]},${ids[2]}`,
    );
    const none = asking.when("host", "CHOOSE_CARDS -");
    expect(asked(none)).toEqual([]);
    expect(dataOf(none, "host", "hero").damage).toBe(0);
  });

  test("[CR 7.1.8b] more than N is refused, and the same one twice", () => {
    asking.when("host", `CHOOSE_CARDS ${ids.join(",")}`).refused("choice/wrong-number");
    const [id] = ids;
    asking
      .when("host", { type: "CHOOSE_CARDS", cards: [id, id] } as never)
      .refused("command/malformed");
  });

  test("[CR 7.1.9] what is counted of those comes to nothing where none was named", () => {
    const weigh = action("weigh", [
      { do: "gain-lore", amount: { stat: "strength", of: { pick: "those", as: "that" } } },
      gain(1),
    ]);
    const after = plays(table([weigh], { seats: { host: { hand: ["weigh"] } } }), "host", "weigh");
    expect(lore(after)).toEqual([1, 0]);
  });

  test("[CR 7.1.9e] what follows means those that were chosen and no others", () => {
    const after = asking.when("host", `CHOOSE_CARDS ${ids[0]},${ids[2]}`);
    const exerted = ids.map((id) => after.state.cards.get(id as CardId)?.data?.exerted);
    expect(exerted).toEqual([true, false, true]);
  });
});

describe("that card", () => {
  test("[CR 7.1.9] is the one that the ability was triggered by, where it is now", () => {
    const at = table(cards, {
      seats: { host: { hand: ["spark"], play: ["phoenix"], discard: ["phoenix"] } },
    });
    const after = plays(at, "host", "spark");
    expect(defsIn(after, "host", "hand")).toEqual(["phoenix"]);
    // The one that lay in the discard before is still there.
    expect(after.state.seats.host.discard).toContain(card(at, "host", "discard", "phoenix"));
  });

  test("[CR 7.1.9.1] does nothing to a card that lies in the discard where one in play is meant", () => {
    const axe = action("axe", [
      { do: "banish", target: { pick: "all", where: { name: "chest" } } },
    ]);
    const chest = character("chest", {
      abilities: [when("banished", [{ do: "put-under", target: { pick: "self" } }, gain(1)])],
    });
    const at = table([...cards, chest, axe], {
      seats: { host: { hand: ["axe"], play: ["chest"] } },
    });
    const after = plays(at, "host", "axe");
    expect(after.state.seats.host.under).toEqual([]);
    expect(after.state.seats.host.deck).toHaveLength(10);
    expect(lore(after)).toEqual([1, 0]);
  });

  test("[CR 7.1.9.1] does nothing if that very card has left the zone, though another copy is there; the rest happens", () => {
    const at = table(cards, {
      seats: { host: { hand: ["spark"], play: ["phoenix", "ghoul"] } },
    });
    const waiting = plays(at, "host", "spark");
    const entry = (name: string) =>
      waiting.state.shared.bag.find((each) => each.name === name)?.entry;
    const eaten = waiting.when("host", `CHOOSE_BAG_ENTRY ${entry("eat")}`);
    expect(defsIn(eaten, "host", "hand")).toEqual([]);
    expect(defsIn(eaten, "host", "deck").at(-1)).toBe("phoenix");
    expect(lore(eaten)).toEqual([1, 0]);
    // With another copy put into the discard since, that one stays where it is.
    const two = table(cards, {
      seats: { host: { hand: ["spark"], play: ["phoenix", "phoenix", "ghoul"] } },
    });
    let after = plays(two, "host", "spark");
    const first = after.state.shared.bag.find(({ name }) => name === "rise");
    after = after.when("host", `CHOOSE_BAG_ENTRY ${first?.entry}`);
    expect(defsIn(after, "host", "hand")).toEqual(["phoenix"]);
    expect(defsIn(after, "host", "discard").filter((def) => def === "phoenix")).toHaveLength(1);
  });
});

describe("revealing", () => {
  const seats = {
    host: { hand: ["expose", "flip", "pry"], deck: ["hero", "spark"] },
    away: { hand: ["hero", "spark", "flip"], deck: ["phoenix"] },
  };
  const at = table(cards, { seats });

  test.each(EVERYBODY)("[CR 7.1.10a] %s sees the cards and from which zone they are", (viewer) => {
    const hand = plays(at, "host", "expose");
    expect(new Set(facesIn(cards, hand, viewer, "away", "hand"))).toEqual(
      new Set(["hero", "spark", "flip"]),
    );
    const told = shown(cards, hand, viewer).find(({ type }) => type === "CARDS_REVEALED");
    expect(told).toMatchObject({ change: { seat: "away", zone: "hand", count: 3 } });
    const top = shown(cards, plays(at, "host", "flip"), viewer).find(
      ({ type }) => type === "CARDS_REVEALED",
    );
    expect(JSON.stringify(top)).toContain('"hero"');
    expect(JSON.stringify(top)).toContain('"zone":"deck"');
  });

  test("[CR 7.1.10b] only cards of the group that the effect spoke of", () => {
    const revealed = plays(at, "host", "flip").events.flatMap((event) =>
      event.type === "CARDS_REVEALED" ? event.change.cards.map(({ def }) => def) : [],
    );
    expect(revealed).toEqual(["hero"]);
    const pried = plays(at, "host", "pry");
    // Of the opponent's hand: not of the own hand, and no deck. It is open now, so one must be chosen.
    pried.offered(
      "host",
      `CHOOSE_CARDS ${card(pried, "away", "hand", "spark")}`,
      `CHOOSE_CARDS ${card(pried, "away", "hand", "flip")}`,
    );
    chooses(pried, "host", card(pried, "host", "hand", "flip")).refused("choice/not-offered");
    expect(facesIn(cards, pried, "host", "away", "deck")).toEqual([]);
  });
});
