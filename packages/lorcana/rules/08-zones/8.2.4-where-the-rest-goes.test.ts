/** CR 8.2.4d, 7.1.10c, 7.1.10d: where the rest of the looked-at goes; revealed cards that one may take. */
import { describe, expect, test } from "vitest";
import { chooses, inPlay, plays } from "../../fixtures/acts.ts";
import { facesIn, seenIn } from "../../fixtures/sight.ts";
import { action, asked, card, character, defsIn, item, table } from "../../fixtures/table.ts";
import type { Effect } from "../../src/cards.ts";

const cup = item("cup");
const fox = character("fox");
const hen = character("hen", { cost: 5 });
const at = (effect: Effect, deck: string[] = ["cup", "fox", "hen", "cup"]) => {
  const cards = [cup, fox, hen, action("deed", [effect])];
  const begun = table(cards, { seats: { host: { hand: ["deed"], deck } } });
  return { cards, now: plays(begun, "host", "deed") };
};
const look = (more: Partial<Extract<Effect, { do: "look-at-top" }>>): Effect => ({
  do: "look-at-top",
  count: 3,
  rest: "bottom",
  ...more,
});

describe("[CR 8.2.4d] the rest", () => {
  test("goes to the discard, where all see it", () => {
    const { now } = at(look({ take: { count: 1, to: "hand" }, rest: "discard" }));
    const done = chooses(now, "host", card(now, "host", "deck", "fox"));
    expect(defsIn(done, "host", "hand")).toEqual(["fox"]);
    expect(defsIn(done, "host", "discard").sort()).toEqual(["cup", "deed", "hen"]);
    expect(defsIn(done, "host", "deck")).toEqual(["cup"]);
  });

  test("goes face-down and exerted to the inkwell, where nobody sees it", () => {
    const { cards, now } = at(look({ count: 2, take: { count: 1, to: "hand" }, rest: "inkwell" }));
    const done = chooses(now, "host", card(now, "host", "deck", "fox"));
    expect(done.state.seats.host.inkwell).toHaveLength(6);
    expect(done.state.seats.host.exertedInk).toBe(2);
    const { host, away } = seenIn(cards, done, "host", "inkwell");
    expect([...host, ...away].filter((def) => def !== null)).toEqual([]);
    expect(defsIn(done, "host", "hand")).toEqual(["fox"]);
  });

  test("stays behind where one of them is played", () => {
    const take = { count: 1, to: "play", where: { type: "character", cost: { max: 3 } } } as const;
    const { now } = at(look({ take, rest: "discard" }));
    chooses(now, "host", card(now, "host", "deck", "hen")).refused("choice/not-offered");
    const done = chooses(now, "host", card(now, "host", "deck", "fox"));
    expect(defsIn(done, "host", "play")).toEqual(["fox"]);
    expect(defsIn(chooses(now, "host"), "host", "discard")).toContain("fox");
  });
});

describe("[CR 7.1.10d] each of several revealed cards", () => {
  const each = { count: 1, each: true, to: "hand", where: { type: "item" } } as const;

  test("all that fit, and nobody is asked which", () => {
    const { now } = at(look({ count: 4, reveal: true, take: each }));
    expect(defsIn(now, "host", "hand")).toEqual(["cup", "cup"]);
    expect(asked(now)).toEqual(["host order_cards"]);
  });

  test("under may: none or all", () => {
    const { now } = at(look({ count: 4, reveal: true, take: { ...each, upTo: true } }));
    expect(asked(now)).toEqual(["host answer_may"]);
    expect(defsIn(now.when("host", "ANSWER_MAY yes"), "host", "hand")).toEqual(["cup", "cup"]);
    expect(defsIn(now.when("host", "ANSWER_MAY no"), "host", "hand")).toEqual([]);
  });

  test("nobody is asked where none fits", () => {
    const { now } = at(look({ reveal: true, take: { ...each, upTo: true } }), [
      "fox",
      "hen",
      "fox",
    ]);
    expect(asked(now)).toEqual(["host order_cards"]);
  });
});

describe("[CR 7.1.10c] a revealed card that one may take", () => {
  const reveal = (otherwise: "bottom" | "either"): Effect => ({
    do: "reveal-top",
    where: { type: "item" },
    to: "play",
    may: true,
    exerted: true,
    otherwise,
  });

  test("is played, exerted, or goes where others go", () => {
    const { now } = at(reveal("bottom"));
    const yes = now.when("host", "ANSWER_MAY yes");
    expect(yes.state.cards.get(inPlay(yes, "host", "cup"))?.data?.exerted).toBe(true);
    const no = now.when("host", "ANSWER_MAY no");
    expect(defsIn(no, "host", "deck")).toEqual(["fox", "hen", "cup", "cup"]);
  });

  test("nobody is asked about one that does not fit", () => {
    expect(asked(at(reveal("bottom"), ["fox", "hen"]).now)).toEqual([]);
    expect(defsIn(at(reveal("bottom"), ["fox", "hen"]).now, "host", "deck")).toEqual([
      "hen",
      "fox",
    ]);
  });

  test("on either end, as its player likes", () => {
    const { now } = at(reveal("either"), ["fox", "hen"]);
    expect(asked(now)).toEqual(["host choose_amount"]);
    expect(defsIn(now.when("host", "CHOOSE_AMOUNT 0"), "host", "deck")).toEqual(["fox", "hen"]);
    expect(defsIn(now.when("host", "CHOOSE_AMOUNT 1"), "host", "deck")).toEqual(["hen", "fox"]);
  });
});

test("a revealed card that does not fit may go to the hand", () => {
  const { now } = at({ do: "reveal-top", where: { type: "item" }, to: "play", otherwise: "hand" }, [
    "fox",
    "hen",
  ]);
  expect(defsIn(now, "host", "hand")).toEqual(["fox"]);
});

test("several cards from the top go into the inkwell, as many as there are", () => {
  const ink = { do: "put-into-inkwell", from: "top-of-deck", count: 3, exerted: true } as const;
  const inked = (deck: string[]) => at(ink, deck).now.state.seats.host;
  expect([
    inked(["fox", "hen", "cup", "cup"]).inkwell.length,
    inked(["fox"]).inkwell.length,
  ]).toEqual([8, 6]);
  expect(inked(["fox", "hen", "cup"]).exertedInk).toBe(4);
});

test("a hand that one looks at is seen by whoever looks", () => {
  const look = { do: "reveal-hand", who: "each-opponent", toYou: true } as const;
  const cards = [fox, action("deed", [look])];
  const begun = table(cards, { seats: { host: { hand: ["deed"] }, away: { hand: ["fox"] } } });
  const now = plays(begun, "host", "deed");
  expect(facesIn(cards, begun, "host", "away", "hand")).toEqual([]);
  expect(facesIn(cards, now, "host", "away", "hand")).toEqual(["fox"]);
});
