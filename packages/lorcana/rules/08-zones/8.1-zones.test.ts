import { describe, expect, test } from "vitest";
import { bonus, draw, standing } from "../../fixtures/abilities.ts";
import { chooses, goesRound, inPlay, moves, plays, quests } from "../../fixtures/acts.ts";
import { EVERYBODY, facesIn, factsOf, shown, viewOf } from "../../fixtures/sight.ts";
import {
  action,
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

const cards = [
  character("hero", { cost: 1, abilities: [keyword("rush")] }),
  character("secret"),
  item("lamp"),
  location("harbour"),
  action("used", [draw(1)]),
  action("show", [{ do: "reveal-hand", who: "opponent" }]),
  action("seek", [{ do: "search", where: { type: "character" }, to: "hand" }]),
  action("peek", [
    {
      do: "look-at-top",
      count: 2,
      take: { count: 1, where: { type: "character" }, to: "hand", reveal: true },
      rest: "bottom",
    },
  ]),
  action("cheer", [
    {
      do: "modify",
      stat: "strength",
      amount: 5,
      target: { pick: "all", where: { name: "hero" } },
      duration: "turn",
    },
  ]),
  action("recall", [
    { do: "return-to-hand", target: { pick: "all", where: { type: "character" } } },
  ]),
  action("doom", [
    { do: "exert", target: { pick: "chosen", where: { type: "character" }, as: "that" } },
    {
      do: "later",
      at: "end-of-turn",
      effects: [{ do: "banish", target: { pick: "those", as: "that" } }],
    },
  ]),
  item("banner", {
    abilities: [standing({ where: { type: "character" } }, [bonus("strength", 1)])],
  }),
];

test.each(EVERYBODY)("[CR 8.1.2] %s sees and counts what is in public zones", (viewer) => {
  const at = table(cards, {
    seats: {
      host: { play: ["hero", "lamp", "harbour"], discard: ["used"] },
      away: { play: ["hero"], discard: ["show", "used"] },
    },
  });
  expect(facesIn(cards, at, viewer, "host", "play")).toEqual(["hero", "lamp", "harbour"]);
  expect(facesIn(cards, at, viewer, "host", "discard")).toEqual(["used"]);
  expect(facesIn(cards, at, viewer, "away", "play")).toEqual(["hero"]);
  expect(facesIn(cards, at, viewer, "away", "discard")).toEqual(["show", "used"]);
  expect(viewOf(cards, at, viewer).zones.away.discard.count).toBe(2);
});

describe("[CR 8.1.3] private zones", () => {
  const at = table(cards, {
    seats: {
      host: { hand: ["show"] },
      away: { hand: ["secret", "used"], deck: ["secret", "secret"], inkwell: ["secret"] },
    },
  });

  test.each(["host", "spectator"] as const)("of another's, %s knows the number alone", (viewer) => {
    const { zones } = viewOf(cards, at, viewer);
    expect([zones.away.hand, zones.away.deck, zones.away.inkwell]).toEqual([
      { count: 2, cards: [] },
      { count: 2, cards: [] },
      { count: 1, cards: [] },
    ]);
  });

  test("faces that an effect shows are seen, and nothing beside them", () => {
    const after = plays(at, "host", "show");
    for (const viewer of EVERYBODY) {
      expect(new Set(facesIn(cards, after, viewer, "away", "hand"))).toEqual(
        new Set(["secret", "used"]),
      );
      expect(facesIn(cards, after, viewer, "away", "deck")).toEqual([]);
    }
  });
});

describe("[CR 8.1.4] who looks for a kind of card may find none though there is one", () => {
  test("in the whole deck", () => {
    const at = table(cards, {
      seats: { host: { hand: ["seek"], deck: ["used", "secret", "lamp", "hero"] } },
    });
    const asking = plays(at, "host", "seek");
    // Ids are only known while the deck is looked at.
    asking.offered(
      "host",
      "CHOOSE_CARDS -",
      `CHOOSE_CARDS ${card(asking, "host", "deck", "secret")}`,
      `CHOOSE_CARDS ${card(asking, "host", "deck", "hero")}`,
    );
    const after = asking.when("host", "CHOOSE_CARDS -");
    expect(defsIn(after, "host", "hand")).toEqual([]);
    expect(after.state.seats.host.deck).toHaveLength(4);
    after.thenNot("CARDS_REVEALED");
  });

  test("among the top cards", () => {
    const at = table(cards, {
      seats: { host: { hand: ["peek"], deck: ["secret", "used", "hero"] } },
    });
    const asking = plays(at, "host", "peek");
    asking.offered(
      "host",
      "CHOOSE_CARDS -",
      `CHOOSE_CARDS ${card(asking, "host", "deck", "secret")}`,
    );
    // And where there is none the same question is put, so that nobody can tell.
    const bare = plays(
      table(cards, { seats: { host: { hand: ["peek"], deck: ["used", "used", "hero"] } } }),
      "host",
      "peek",
    );
    bare.offered("host", "CHOOSE_CARDS -");
    expect(shown(cards, asking, "away")).toEqual(shown(cards, bare, "away"));
  });
});

test("[CR 8.1.4] who finds the last card of a deck has nothing left to shuffle", () => {
  const at = table(cards, { seats: { host: { hand: ["seek"], deck: ["secret"] } } });
  const asking = plays(at, "host", "seek");
  const found = asking.when("host", `CHOOSE_CARDS ${card(asking, "host", "deck", "secret")}`);
  expect(defsIn(found, "host", "hand")).toEqual(["secret"]);
  expect(found.events.filter(({ type }) => type === "DECK_SHUFFLED")).toEqual([]);
  const none = asking.when("host", "CHOOSE_CARDS -");
  expect(none.events.filter(({ type }) => type === "DECK_SHUFFLED")).toHaveLength(1);
});

describe("a card that leaves play is a new card", () => {
  test("[CR 8.1.5a] its damage, effects, location and dryness are gone", () => {
    const at = table(cards, {
      seats: {
        host: {
          hand: ["cheer", "recall"],
          play: [placed("hero", { damage: 2, exerted: true }), "harbour", "banner"],
        },
      },
    });
    const cheered = plays(moves(at, "host", "hero", "harbour"), "host", "cheer");
    expect(factsOf(cards, cheered, "host", "hero").strength).toBe(8);
    const back = plays(cheered, "host", "recall");
    const again = plays(back, "host", "hero");
    expect(dataOf(again, "host", "hero")).toEqual({
      exerted: false,
      drying: true,
      damage: 0,
      at: null,
      beneath: null,
      used: [],
    });
    expect(factsOf(cards, again, "host", "hero").strength).toBe(3);
    expect(inPlay(again, "host", "hero")).not.toBe(inPlay(at, "host", "hero"));
    quests(again, "host", "hero").refused("card/drying");
  });

  test("[CR 8.1.5a] what others have stays with them", () => {
    const at = table(cards, {
      seats: { host: { hand: ["cheer"], play: ["hero"] }, away: { play: ["secret"] } },
    });
    const bolt = action("bolt", [
      { do: "banish", target: { pick: "all", where: { name: "secret" } } },
    ]);
    const rouse = action("rouse", [
      {
        do: "modify",
        stat: "strength",
        amount: 5,
        target: { pick: "all", where: { type: "character" } },
        duration: "turn",
      },
    ]);
    const more = [...cards, bolt, rouse];
    const roused = table(more, {
      seats: { host: { hand: ["rouse", "bolt"], play: ["hero"] }, away: { play: ["secret"] } },
    });
    const plain = factsOf(cards, at, "host", "hero").strength as number;
    const after = plays(plays(roused, "host", "rouse"), "host", "bolt");
    expect(defsIn(after, "away", "discard")).toEqual(["secret"]);
    expect(factsOf(more, after, "host", "hero").strength).toBe(plain + 5);
  });

  test("[CR 8.1.5b] what pointed at it before does not find it when it comes back", () => {
    const at = table(cards, { seats: { host: { hand: ["doom", "recall"], play: ["hero"] } } });
    const doomed = plays(at, "host", "doom");
    expect(defsIn(doomed.when("host", "END_TURN"), "host", "discard")).toContain("hero");
    const again = plays(plays(doomed, "host", "recall"), "host", "hero");
    expect(defsIn(again.when("host", "END_TURN"), "host", "play")).toEqual(["hero"]);
  });

  test("[CR 8.1.5b] nor does it in a later turn", () => {
    const at = table(cards, {
      seats: { host: { hand: ["doom", "recall"], play: ["hero", "secret"] } },
    });
    const doomed = chooses(plays(at, "host", "doom"), "host", inPlay(at, "host", "hero"));
    const again = plays(plays(doomed, "host", "recall"), "host", "hero");
    expect(defsIn(goesRound(again), "host", "play")).toEqual(["hero"]);
  });
});
