/** CR 8.2: cards of a deck that a player looks at, takes, and puts back. */
import { describe, expect, test } from "vitest";
import { chooses, plays } from "../../fixtures/acts.ts";
import { EVERYBODY, facesIn, shown } from "../../fixtures/sight.ts";
import { action, asked, card, character, defsIn, table } from "../../fixtures/table.ts";
import type { Effect } from "../../src/cards.ts";

const FREE = { cost: 0 };
const faces = [character("one"), character("two"), character("three"), character("four")];
type Look = Extract<Effect, { do: "look-at-top" }>;

/** Host looks at so many of four cards; no other face is anywhere. */
function looks(count: number, take: NonNullable<Look["take"]>, rest: Look["rest"]) {
  const set = [...faces, action("look", [{ do: "look-at-top", count, take, rest }], FREE)];
  const seats = { host: { hand: ["look"], deck: ["one", "two", "three", "four"], inkwell: [] } };
  return {
    set,
    open: plays(table(set, { seats: { ...seats, away: { deck: [] } } }), "host", "look"),
  };
}

describe("[CR 8.2.2] who looks at the top of a deck", () => {
  test("puts the one card that is left to the bottom, where the text says so", () => {
    const { open } = looks(2, { count: 1, to: "hand" }, "bottom");
    const after = chooses(open, "host", card(open, "host", "deck", "one"));
    expect(asked(after)).toEqual([]);
    expect(defsIn(after, "host", "deck")).toEqual(["three", "four", "two"]);
  });

  test("and leaves it on top where it does not", () => {
    const { open } = looks(2, { count: 1, to: "hand" }, "top");
    const after = chooses(open, "host", card(open, "host", "deck", "one"));
    expect(asked(after)).toEqual([]);
    expect(defsIn(after, "host", "deck")).toEqual(["two", "three", "four"]);
  });

  test("takes several at once, and those that were named", () => {
    const { open } = looks(4, { count: 3, to: "hand" }, "top");
    const named = ["one", "two", "four"].map((def) => card(open, "host", "deck", def));
    const after = chooses(open, "host", ...named);
    expect(defsIn(after, "host", "hand").sort()).toEqual(["four", "one", "two"]);
    expect(defsIn(after, "host", "deck")).toEqual(["three"]);
  });

  test("takes several also where the opponent knows one of them", () => {
    const take: Look["take"] = { count: 2, to: "hand" };
    const look = action("look", [{ do: "look-at-top", count: 3, take, rest: "top" }], FREE);
    const deck = [{ def: "one", knownBy: ["away"] as const }, "two", "three", "four"];
    const at = table([...faces, look], { seats: { host: { hand: ["look"], deck } } });
    const open = plays(at, "host", "look");
    const named = ["one", "three"].map((def) => card(open, "host", "deck", def));
    const after = chooses(open, "host", ...named);
    expect(defsIn(after, "host", "hand").sort()).toEqual(["one", "three"]);
    expect(defsIn(after, "host", "deck")).toEqual(["two", "four"]);
  });

  test("takes into the inkwell exerted", () => {
    const { open } = looks(1, { count: 1, to: "inkwell" }, "top");
    expect(open.state.seats.host.inkwell).toHaveLength(1);
    expect(open.state.seats.host.exertedInk).toBe(1);
  });
});

describe.each(EVERYBODY)("[CR 8.2.2] %s", (viewer) => {
  const isHost = viewer === "host";
  const words = (events: unknown): string[] =>
    faces.map(({ id }) => id).filter((id) => JSON.stringify(events).includes(`"${id}"`));

  test("sees the cards that are looked at, and those that stay, only as the one who looks", () => {
    const { set, open } = looks(3, { count: 1, to: "hand" }, "top");
    expect(words(shown(set, open, viewer))).toEqual(isHost ? ["one", "two", "three"] : []);
    expect(facesIn(set, open, viewer, "host", "deck")).toHaveLength(isHost ? 3 : 0);
    const after = chooses(open, "host", card(open, "host", "deck", "two"));
    expect(words(shown(set, after, viewer))).toEqual(isHost ? ["one", "two", "three"] : []);
    expect(facesIn(set, after, viewer, "host", "deck")).toEqual(isHost ? ["one", "three"] : []);
  });

  test("[CR 7.1.10a] sees the card that is taken if the text says that it is revealed", () => {
    const { set, open } = looks(2, { count: 1, to: "hand", reveal: true }, "top");
    const after = chooses(open, "host", card(open, "host", "deck", "two"));
    expect(words(shown(set, after, viewer))).toContain("two");
    expect(words(shown(set, after, viewer)).includes("one")).toBe(isHost);
  });
});
