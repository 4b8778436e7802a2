import { describe, expect, test } from "vitest";
import { chooses, plays } from "../../fixtures/acts.ts";
import { EVERYBODY, facesIn, shown, viewOf } from "../../fixtures/sight.ts";
import { action, asked, card, character, defsIn, table } from "../../fixtures/table.ts";

const cards = [
  character("one"),
  character("two"),
  character("three"),
  action("peek", [{ do: "look-at-top", count: 3, take: { count: 1, to: "hand" }, rest: "top" }]),
  action("shuffle", [
    {
      do: "put-on-deck",
      target: { pick: "chosen", where: { type: "character", side: "yours" }, zone: "discard" },
      place: "shuffled",
    },
  ]),
  action("sink", [
    {
      do: "put-on-deck",
      target: {
        pick: "chosen",
        where: { side: "yours", type: "character" },
        zone: "discard",
        count: 3,
        upTo: true,
      },
      place: "bottom",
    },
  ]),
  action("lift", [
    {
      do: "put-on-deck",
      target: { pick: "all", where: { side: "opposing", type: "character" } },
      place: "top",
    },
  ]),
];

describe("[CR 8.2.2] into a deck", () => {
  const at = table(cards, {
    seats: { host: { hand: ["peek"], deck: ["one", "two", "three", "one"], discard: ["two"] } },
  });

  test.each(EVERYBODY)("%s sees nothing but how many cards it has", (viewer) => {
    expect(viewOf(cards, at, viewer).zones.host.deck).toEqual({ count: 4, cards: [] });
  });

  test("only who was shown a card there sees it, in its place", () => {
    const looking = plays(at, "host", "peek");
    const taken = chooses(looking, "host", card(looking, "host", "deck", "two"));
    expect(asked(taken)).toEqual(["host order_cards"]);
    const [one, three] = [card(taken, "host", "deck", "one"), card(taken, "host", "deck", "three")];
    const after = taken.when("host", `ORDER_CARDS ${three},${one}`);
    expect(defsIn(after, "host", "deck")).toEqual(["three", "one", "one"]);
    const mine = viewOf(cards, after, "host").zones.host.deck;
    expect(mine.cards.map(({ def, index }) => [def, index])).toEqual([
      ["three", 0],
      ["one", 1],
    ]);
    for (const viewer of ["away", "spectator"] as const) {
      expect(viewOf(cards, after, viewer).zones.host.deck).toMatchObject({ count: 3, cards: [] });
      expect(JSON.stringify(shown(cards, after, viewer))).not.toMatch(/three|two|"one"/);
      expect(JSON.stringify(shown(cards, looking, viewer))).not.toMatch(/three|two|"one"/);
    }
  });

  test("and until the deck is shuffled", () => {
    const known = table(cards, {
      seats: {
        host: {
          hand: ["shuffle"],
          deck: [{ def: "one", knownBy: ["host"] }, "two"],
          discard: ["three"],
        },
      },
    });
    expect(facesIn(cards, known, "host", "host", "deck")).toEqual(["one"]);
    const after = plays(known, "host", "shuffle");
    for (const viewer of EVERYBODY) {
      expect(viewOf(cards, after, viewer).zones.host.deck).toEqual({ count: 3, cards: [] });
    }
  });
});

describe("[CR 8.2.4, 8.2.4c] cards that both know, put there in any order", () => {
  test("lie under the deck in the order their player chose, and both know it", () => {
    const at = table(cards, {
      seats: { host: { hand: ["sink"], deck: ["one"], discard: ["one", "two", "three"] } },
    });
    const [one, two, three] = ["one", "two", "three"].map((def) =>
      card(at, "host", "discard", def),
    );
    let after = plays(at, "host", "sink").when("host", `CHOOSE_CARDS ${one},${two},${three}`);
    after.offered("host", `CHOOSE_CARDS ${one}`, `CHOOSE_CARDS ${two}`, `CHOOSE_CARDS ${three}`);
    after = after.when("host", `CHOOSE_CARDS ${three}`);
    after.offered("host", `CHOOSE_CARDS ${one}`, `CHOOSE_CARDS ${two}`);
    after = after.when("host", `CHOOSE_CARDS ${one}`);
    expect(defsIn(after, "host", "deck")).toEqual(["one", "three", "one", "two"]);
    for (const viewer of EVERYBODY) {
      const { deck } = viewOf(cards, after, viewer).zones.host;
      expect(deck.cards.map(({ def, index }) => [def, index])).toEqual([
        ["three", 1],
        ["one", 2],
        ["two", 3],
      ]);
    }
  });

  test("go deck by deck, and on top also from the discard", () => {
    const raise = action("raise", [
      {
        do: "put-on-deck",
        target: { pick: "all", where: { type: "character" }, zone: "discard" },
        place: "top",
      },
    ]);
    const at = table([...cards, raise], {
      seats: {
        host: { hand: ["raise"], discard: ["one", "two"], deck: ["three"] },
        away: { discard: ["two", "one"], deck: ["three"] },
      },
    });
    const raising = plays(at, "host", "raise");
    const of = (seat: "host" | "away", def: string) => card(at, seat, "discard", def);
    raising.offered(
      "host",
      `CHOOSE_CARDS ${of("host", "one")}`,
      `CHOOSE_CARDS ${of("host", "two")}`,
    );
    const after = chooses(chooses(raising, "host", of("host", "two")), "host", of("away", "one"));
    expect(asked(after)).toEqual([]);
    expect(defsIn(after, "host", "deck")).toEqual(["two", "one", "three"]);
    expect(defsIn(after, "away", "deck")).toEqual(["one", "two", "three"]);
  });

  test("lie on top of it in that order, the first one uppermost", () => {
    const at = table(cards, {
      seats: { host: { hand: ["lift"] }, away: { play: ["one", "two"], deck: ["three"] } },
    });
    const after = plays(at, "host", "lift").when(
      "host",
      `CHOOSE_CARDS ${card(at, "away", "play", "two")}`,
    );
    expect(defsIn(after, "away", "deck")).toEqual(["two", "one", "three"]);
    expect(facesIn(cards, after, "host", "away", "deck")).toEqual(["two", "one"]);
    expect(facesIn(cards, after, "away", "away", "deck")).toEqual(["two", "one"]);
  });
});
