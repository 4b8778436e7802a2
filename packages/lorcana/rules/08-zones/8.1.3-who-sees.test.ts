/**
 * Who sees what, for every effect that looks, reveals, searches or takes cards where they are hidden:
 * what both players and a spectator are told of the cards, faces and ids, and what their views show
 * then. How a line such as `"bee is"` is read, `cardsTold` says.
 */
import type { Moved } from "@tcg/core";
import type { Then } from "@tcg/core/testkit";
import { describe, expect, test } from "vitest";
import { draw } from "../../fixtures/abilities.ts";
import { chooses, inks, inPlay, plays, uses } from "../../fixtures/acts.ts";
import { type ForEach, forEach, seenIn, shown, toldOf } from "../../fixtures/sight.ts";
import { action, card, character, keyword, table } from "../../fixtures/table.ts";
import type { EventType } from "../../src/events.ts";
import type { Lorcana } from "../../src/types.ts";
import type { Seat, Zone } from "../../src/vocabulary.ts";

const BEES = { name: "bee" } as const;
const MINE = { side: "yours", type: "character" } as const;
const chosen = (zone: "play" | "discard") => ({ pick: "chosen", where: MINE, zone }) as const;
const everyOne = { pick: "all", where: { type: "character" } } as const;

const cards = [
  ...["ant", "bee", "cat", "dog"].map((id) => character(id)),
  character("tome", { abilities: [keyword("boost", 0)] }),
  action("draw", [draw(2)]),
  action("take", [{ do: "look-at-top", count: 3, take: { count: 1, to: "hand" }, rest: "top" }]),
  action("ink", [
    { do: "look-at-top", count: 2, take: { count: 1, to: "inkwell" }, rest: "bottom" },
  ]),
  action("show", [
    { do: "look-at-top", count: 3, take: { count: 1, to: "hand", reveal: true }, rest: "bottom" },
  ]),
  action("keep one", [
    { do: "look-at-top", count: 3, take: { count: 1, to: "hand" }, rest: "discard" },
  ]),
  action("sink rest", [
    { do: "look-at-top", count: 3, take: { count: 1, to: "hand" }, rest: "inkwell" },
  ]),
  action("play one", [
    { do: "look-at-top", count: 3, take: { count: 1, to: "play" }, rest: "discard" },
  ]),
  action("seek", [{ do: "search", where: BEES, to: "hand" }]),
  action("find", [{ do: "search", where: BEES, to: "top-of-deck" }]),
  action("flip", [{ do: "reveal-top", where: BEES, to: "hand", otherwise: "top" }]),
  action("turn", [{ do: "reveal-top", where: BEES, to: "inkwell", otherwise: "bottom" }]),
  action("toss", [{ do: "reveal-top", where: BEES, to: "play", otherwise: "discard" }]),
  action("guess", [{ do: "name-card", to: "hand" }]),
  action("bare", [{ do: "reveal-hand", who: "opponent" }]),
  action("own up", [{ do: "reveal-hand", who: "you" }]),
  action("pry", [{ do: "choose-discard" }]),
  action("rob", [{ do: "discard", amount: 1, who: "opponent" }]),
  action("rob blindly", [{ do: "discard", amount: 1, who: "opponent", random: true }]),
  action("mill", [{ do: "mill", amount: 1, who: "opponent" }]),
  action("bury", [{ do: "put-into-inkwell", from: "hand", exerted: false }]),
  action("sink", [{ do: "put-into-inkwell", from: "top-of-deck", exerted: false }]),
  action("melt", [{ do: "put-into-inkwell", from: everyOne, exerted: false }]),
  action("dredge", [{ do: "put-into-inkwell", from: chosen("discard"), exerted: false }]),
  action("lift", [{ do: "put-on-deck", target: chosen("discard"), place: "top" }]),
  action("lose", [{ do: "put-on-deck", target: chosen("discard"), place: "shuffled" }]),
  action("clear", [{ do: "put-on-deck", target: everyOne, place: "bottom" }]),
  action("stack", [{ do: "put-under", target: everyOne }]),
  action("recall", [{ do: "return-to-hand", target: everyOne }]),
  action("regain", [{ do: "return-to-hand", target: chosen("discard") }]),
  action("wipe", [{ do: "banish", target: everyOne }]),
  action("free", [{ do: "play-free", from: "hand", where: BEES }]),
];

type At = Then<Lorcana>;
type Zones = Partial<Record<Zone, readonly string[]>>;

/** Host has this action in hand and plays it. */
function played(does: string, host: Zones, away: Zones = {}): At {
  const seats = { host: { ...host, hand: [does, ...(host.hand ?? [])] }, away };
  return plays(table(cards, { seats }), "host", does);
}

const told = (at: At, type: EventType): ForEach => toldOf(cards, at, type);
const seen = (at: At, seat: Seat, zone: Zone): ForEach<string | null> =>
  seenIn(cards, at, seat, zone);
const choose = (at: At, def: string): At => chooses(at, "host", card(at, "host", "deck", def));

/** The places that cards left, as each is told; without a number it is told the zone alone. */
const leftFrom = (at: At, type: EventType): ForEach<unknown> =>
  forEach((viewer) =>
    shown(cards, at, viewer)
      .filter((event) => event.type === type)
      .map(({ change }) => (change as Moved).from),
  );
const SOMEWHERE = { seat: "host", zone: "deck" };

/** All three are told or see the same. */
function all<T>(...lines: T[]): ForEach<T> {
  return { host: lines, away: lines, spectator: lines };
}

/** One of the players is told or sees this, the two others that. */
function one<T>(seat: Seat, lines: readonly T[], others: readonly T[] = []): ForEach<T> {
  return { host: others, away: others, spectator: others, [seat]: lines };
}

test("[CR 8.3.2] cards that are drawn are shown to whoever draws them", () => {
  const at = played("draw", { deck: ["ant", "bee", "cat"] });
  expect(told(at, "CARD_DRAWN")).toEqual(one("host", ["ant is", "bee is"], ["?", "?"]));
  expect(seen(at, "host", "hand")).toEqual(one("host", ["ant", "bee"]));
  expect(seen(at, "host", "deck")).toEqual(all());
});

describe("[CR 8.2.2] the top cards of a deck, looked at", () => {
  const deck = ["ant", "bee", "cat", "dog"];

  test("are shown to whoever looks at them", () => {
    const at = played("take", { deck });
    const [three, none] = [["ant,bee,cat is"], ["?,?,?"]];
    expect(told(at, "CARDS_LOOKED_AT")).toEqual(one("host", three, none));
    expect(seen(at, "host", "deck")).toEqual(one("host", ["ant", "bee", "cat"]));
  });

  test("and taken into the hand nobody else sees one, nor which it was", () => {
    const at = choose(played("take", { deck }), "bee");
    expect(told(at, "CARD_TO_HAND")).toEqual(one("host", ["bee is"], ["?"]));
    expect(told(at, "CARDS_LOOKED_AT")).toEqual(one("host", ["ant,cat is"], ["?,?"]));
    expect(leftFrom(at, "CARD_TO_HAND")).toEqual(all(SOMEWHERE));
    expect(seen(at, "host", "hand")).toEqual(one("host", ["bee"]));
  });

  test("nor in which order the others go back", () => {
    const taken = choose(played("take", { deck }), "bee");
    const [ant, cat] = [card(taken, "host", "deck", "ant"), card(taken, "host", "deck", "cat")];
    const at = taken.when("host", `ORDER_CARDS ${cat},${ant}`);
    expect(told(at, "DECK_ARRANGED")).toEqual(all("?,?,?"));
    expect(told(at, "CARDS_LOOKED_AT")).toEqual(one("host", ["cat,ant is"], ["?,?"]));
    expect(seen(at, "host", "deck")).toEqual(one("host", ["cat", "ant"]));
  });

  test("nor what goes to the inkwell, or under the deck", () => {
    const at = choose(played("ink", { deck }), "ant");
    const { away, spectator } = told(at, "CARD_INKED");
    expect([away, spectator]).toEqual([["?"], ["?"]]);
    expect(told(at, "CARD_TO_DECK")).toEqual(one("host", ["bee was is"], ["?"]));
    expect(seen(at, "host", "inkwell")).toEqual(all());
    expect(seen(at, "host", "deck")).toEqual(one("host", ["bee"]));
  });

  test("nor which place was taken, by where the others lay that go elsewhere", () => {
    const twins = ["bee", "ant", "bee"];
    const takes = (does: string, place: number): At => {
      const before = played(does, { deck: twins });
      const id = before.state.seats.host.deck[place];
      return chooses(before, "host", id as NonNullable<typeof id>);
    };
    for (const does of ["keep one", "sink rest", "play one"]) {
      for (const type of ["CARD_MILLED", "CARD_INKED", "PLAY_ANNOUNCED"] as const) {
        const [first, last] = [takes(does, 0), takes(does, 2)];
        expect(told(first, type).away).toEqual(told(last, type).away);
        expect(leftFrom(first, type).away).toEqual(leftFrom(last, type).away);
      }
    }
    expect(told(takes("keep one", 2), "CARD_MILLED").away).toEqual(["ant is", "bee is"]);
    expect(leftFrom(takes("play one", 2), "PLAY_ANNOUNCED").away).toEqual([SOMEWHERE]);
  });

  test("but a card that the effect says to reveal all see, and where it is now", () => {
    const at = choose(played("show", { deck }), "bee");
    expect(told(at, "CARD_TO_HAND")).toEqual(all("bee is"));
    expect(told(at, "CARDS_LOOKED_AT")).toEqual(one("host", ["ant,cat is"], ["?,?"]));
    expect(seen(at, "host", "hand")).toEqual(all("bee"));
    expect(seen(at, "host", "deck")).toEqual(one("host", ["ant", "cat"]));
  });
});

describe("[CR 8.1.3] a deck that is looked through", () => {
  const deck = ["ant", "bee", "cat"];

  test.each(["seek", "find"])("is shown to whoever looks through it: %s", (search) => {
    const at = played(search, { deck });
    expect(told(at, "CARDS_LOOKED_AT")).toEqual(one("host", ["ant,bee,cat is"], ["?,?,?"]));
    expect(seen(at, "host", "deck")).toEqual(one("host", deck));
  });

  test("what is found for the hand all see, and not where it lay; nobody knows the rest", () => {
    const at = choose(played("seek", { deck }), "bee");
    expect(told(at, "CARD_TO_HAND")).toEqual(one("host", ["bee was is"], ["bee is"]));
    expect(told(at, "DECK_SHUFFLED")).toEqual(all("?,?"));
    expect(leftFrom(at, "CARD_TO_HAND")).toEqual(all(SOMEWHERE));
    expect(seen(at, "host", "hand")).toEqual(all("bee"));
    expect(seen(at, "host", "deck")).toEqual(all());
  });

  test("what is found for the top all see there, and nothing beneath it", () => {
    const at = choose(played("find", { deck }), "bee");
    expect(told(at, "CARD_TO_DECK")).toEqual(all("bee is"));
    expect(leftFrom(at, "CARD_TO_DECK")).toEqual(all(SOMEWHERE));
    expect(seen(at, "host", "deck")).toEqual(all("bee"));
  });

  test("if nothing is found nobody else has seen a card, and nobody knows one any more", () => {
    const at = chooses(played("seek", { deck }), "host");
    expect(told(at, "DECK_SHUFFLED")).toEqual(all("?,?,?"));
    for (const type of ["CARD_TO_HAND", "CARDS_LOOKED_AT", "CARDS_REVEALED"] as const) {
      expect(told(at, type)).toEqual(all());
    }
    expect(seen(at, "host", "deck")).toEqual(all());
  });
});

describe("[CR 7.1.10a] the top card of a deck, revealed, all see", () => {
  const bees = ["bee", "ant"];
  const ants = ["ant", "bee"];

  test.each([
    ["flip", bees, "CARD_TO_HAND", "bee was is", "hand", ["bee"]],
    ["flip", ants, "CARD_TO_HAND", null, "deck", ["ant"]],
    ["turn", bees, "CARD_INKED", "bee was", "inkwell", []],
    ["turn", ants, "CARD_TO_DECK", "ant was is", "deck", ["ant"]],
    ["toss", bees, "CARD_ENTERED", "bee was is", "play", ["bee"]],
    ["toss", ants, "CARD_MILLED", "ant was is", "discard", ["toss", "ant"]],
  ] as const)("and follow where it goes: %s %s", (does, deck, type, line, zone, there) => {
    const at = played(does, { deck, inkwell: ["cat"] });
    expect(told(at, "CARDS_REVEALED")).toEqual(all(`${deck[0]} is`));
    expect(told(at, type)).toEqual(line === null ? all() : all(line));
    expect(seen(at, "host", zone)).toEqual(all(...there));
  });

  test.each([
    ["ant", ["ant"], []],
    ["bee", [], ["ant"]],
  ])("after a name was said: %s", (name, inHand, onDeck) => {
    const asking = played("guess", { deck: ["ant", "bee"] });
    const names = ["blank", ...cards.map((each) => each.name)].toSorted();
    const at = asking.when("host", `CHOOSE_OPTION ${names.indexOf(name)}`);
    at.then({ type: "CARD_NAMED", name });
    expect(told(at, "CARDS_REVEALED")).toEqual(all("ant is"));
    expect(seen(at, "host", "hand")).toEqual(all(...inHand));
    expect(seen(at, "host", "deck")).toEqual(all(...onDeck));
  });
});

describe("[CR 8.1.3] a hand", () => {
  const hand = ["ant", "bee"];

  test("that is revealed all see, and know from then on", () => {
    const at = played("bare", {}, { hand });
    expect(told(at, "CARDS_REVEALED")).toEqual(one("away", ["ant,bee was is"], ["ant,bee is"]));
    expect(seen(at, "away", "hand")).toEqual(all(...hand));
    expect(seen(at, "away", "deck")).toEqual(all());
  });

  test("is no other hand than the one that the effect speaks of", () => {
    const mine = played("own up", { hand: ["cat"] }, { hand });
    expect(seen(mine, "host", "hand")).toEqual(all("cat"));
    expect(seen(mine, "away", "hand")).toEqual(one("away", hand));
    const theirs = played("bare", { hand: ["cat"] }, { hand });
    expect(seen(theirs, "host", "hand")).toEqual(one("host", ["cat"]));
  });

  test("that is revealed for a choice all see, and what stays in it", () => {
    const asking = played("pry", { hand: ["cat"] }, { hand });
    expect(told(asking, "CARDS_REVEALED")).toEqual(one("away", ["ant,bee was is"], ["ant,bee is"]));
    const at = chooses(asking, "host", card(asking, "away", "hand", "ant"));
    expect(told(at, "CARD_DISCARDED")).toEqual(all("ant was is"));
    expect(seen(at, "away", "hand")).toEqual(all("bee"));
    expect(seen(at, "host", "hand")).toEqual(one("host", ["cat"]));
  });

  test("that has to discard shows the card that goes, and no other", () => {
    const asking = played("rob", {}, { hand });
    const at = chooses(asking, "away", card(asking, "away", "hand", "ant"));
    expect(told(at, "CARD_DISCARDED")).toEqual(one("away", ["ant was is"], ["ant is"]));
    expect(seen(at, "away", "hand")).toEqual(one("away", ["bee"]));
    const blindly = played("rob blindly", {}, { hand: ["ant", "ant"] });
    expect(told(blindly, "CARD_DISCARDED")).toEqual(one("away", ["ant was is"], ["ant is"]));
    expect(seen(blindly, "away", "hand")).toEqual(one("away", ["ant"]));
  });
});

test("[CR 8.6.3] a card that goes from a deck to the discard all see there, and not the next", () => {
  const at = played("mill", {}, { deck: ["ant", "bee"] });
  expect(told(at, "CARD_MILLED")).toEqual(all("ant is"));
  expect(seen(at, "away", "discard")).toEqual(all("ant"));
  expect(seen(at, "away", "deck")).toEqual(all());
});

describe("a card that goes to the inkwell", () => {
  test("[CR 4.3.3.1b] is shown to all by the turn action, and seen there by nobody", () => {
    const at = inks(table(cards, { seats: { host: { hand: ["ant"] } } }), "host", "ant");
    expect(told(at, "CARD_INKED")).toEqual(one("host", ["ant was"], ["ant"]));
    expect(seen(at, "host", "inkwell")).toEqual(all());
  });

  test("[CR 8.5.6b] is not shown by an effect, from hand or deck", () => {
    const asking = played("bury", { hand: ["ant", "bee"] });
    const buried = chooses(asking, "host", card(asking, "host", "hand", "ant"));
    expect(told(buried, "CARD_INKED")).toEqual(one("host", ["ant was"], ["?"]));
    const sunk = played("sink", { deck: ["ant"] });
    expect(told(sunk, "CARD_INKED")).toEqual(all("?"));
    for (const at of [buried, sunk]) expect(seen(at, "host", "inkwell")).toEqual(all());
  });

  test("[CR 8.5.3] from where all saw it they follow it no further than that", () => {
    const melted = played("melt", { play: ["ant"] });
    expect(told(melted, "CARD_LEFT_PLAY")).toEqual(all("ant was"));
    const dredged = played("dredge", { discard: ["ant"] });
    expect(told(dredged, "CARD_INKED")).toEqual(all("ant was"));
    for (const at of [melted, dredged]) expect(seen(at, "host", "inkwell")).toEqual(all());
  });
});

describe("[CR 8.2.2] a card that goes to a deck", () => {
  test("from the discard all know there", () => {
    const at = played("lift", { deck: ["bee"], discard: ["ant"] });
    expect(told(at, "CARD_TO_DECK")).toEqual(all("ant was is"));
    expect(seen(at, "host", "deck")).toEqual(all("ant"));
  });

  test("and until it is shuffled", () => {
    const at = played("lose", { deck: ["bee"], discard: ["ant"] });
    expect(told(at, "DECK_SHUFFLED")).toEqual(all("?,?"));
    expect(seen(at, "host", "deck")).toEqual(all());
  });
});

describe("[CR 10.15.3] a card that goes face-down under another", () => {
  const boosted = (does: string): At => {
    const seats = { host: { hand: [does], play: ["tome"], deck: ["ant", "bee"] } };
    return uses(table(cards, { seats }), "host", "tome");
  };

  test("is seen by nobody, and its place by all", () => {
    for (const at of [boosted("recall"), played("stack", { play: ["cat"], deck: ["ant"] })]) {
      expect(told(at, "CARD_PUT_UNDER")).toEqual(all("? is"));
      expect(seen(at, "host", "under")).toEqual(all(null));
    }
  });

  test("[CR 5.1.7] goes along to a hand, where its player sees it", () => {
    const at = plays(boosted("recall"), "host", "recall");
    expect(told(at, "CARD_RETURNED")).toEqual(all("tome was is"));
    expect(told(at, "STACK_FOLLOWED")).toEqual(one("host", ["ant was is"], ["? was"]));
    expect(seen(at, "host", "hand")).toEqual(one("host", ["ant", "tome"], ["tome"]));
  });

  test("[CR 5.1.7] and to a deck or an inkwell, where nobody does", () => {
    const cleared = plays(boosted("clear"), "host", "clear");
    expect(seen(cleared, "host", "deck")).toEqual(all("tome"));
    const melted = plays(boosted("melt"), "host", "melt");
    expect(seen(melted, "host", "inkwell")).toEqual(all());
    for (const at of [cleared, melted]) expect(told(at, "STACK_FOLLOWED")).toEqual(all("? was"));
  });

  test("[CR 5.1.7] and to the discard, where all do", () => {
    const at = plays(boosted("wipe"), "host", "wipe");
    expect(told(at, "STACK_FOLLOWED")).toEqual(all("ant was is"));
    expect(seen(at, "host", "discard")).toEqual(all("wipe", "ant", "tome"));
  });
});

describe("[CR 8.3.2] a card that comes to a hand", () => {
  test("from play or the discard all know there, and nothing beside it", () => {
    const recalled = played("recall", { hand: ["bee"], play: ["ant"] });
    expect(told(recalled, "CARD_RETURNED")).toEqual(all("ant was is"));
    const regained = played("regain", { hand: ["bee"], discard: ["ant"] });
    expect(told(regained, "CARD_TO_HAND")).toEqual(all("ant was is"));
    for (const at of [recalled, regained]) {
      expect(seen(at, "host", "hand")).toEqual(one("host", ["ant", "bee"], ["ant"]));
    }
  });

  test("and what is played from a hand by an effect all see, not what it could have been", () => {
    const asking = played("free", { hand: ["ant", "bee", "bee"] });
    const at = chooses(asking, "host", card(asking, "host", "hand", "bee"));
    expect(told(at, "PLAY_ANNOUNCED")).toEqual(one("host", ["bee was is"], ["bee is"]));
    expect(inPlay(at, "host", "bee")).toBeDefined();
    expect(seen(at, "host", "hand")).toEqual(one("host", ["ant", "bee"]));
  });
});
