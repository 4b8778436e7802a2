/** CR 8.6.3: the engine keeps an order of the discard that no rule asks about: the newest card first. */
import { expect, test } from "vitest";
import { draw, using } from "../../fixtures/abilities.ts";
import { chooses, plays, uses } from "../../fixtures/acts.ts";
import { action, card, character, defsIn, item, placed, table } from "../../fixtures/table.ts";
import type { Effect } from "../../src/cards.ts";

const cards = [character("hero"), character("under"), item("lamp")];
const every = { pick: "all", where: { type: "character" } } as const;

/** What lies in host's discard after this, where "old" lay before. */
function discardAfter(effect: Effect, seats: { deck?: string[]; play?: string[] }): string[] {
  const procedure = action("deed", [effect]);
  const at = table([...cards, procedure, item("old")], {
    seats: { host: { hand: ["deed"], discard: ["old"], ...seats } },
  });
  return defsIn(plays(at, "host", "deed"), "host", "discard");
}

test.each<[string, Effect, { deck?: string[]; play?: string[] }]>([
  ["milled", { do: "mill", amount: 1 }, { deck: ["hero"] }],
  [
    "revealed in vain",
    { do: "reveal-top", where: { type: "item" }, to: "hand", otherwise: "discard" },
    { deck: ["hero"] },
  ],
  ["banished", { do: "banish", target: every }, { play: ["hero"] }],
])(
  "[CR 8.6.3] a card that is %s lies on the others, and the action on it",
  (_name, effect, seats) => {
    expect(discardAfter(effect, seats)).toEqual(["deed", "hero", "old"]);
  },
);

test("[CR 8.6.3] a discarded card lies on the others", () => {
  const at = table([...cards, action("deed", [{ do: "discard", amount: 1 }])], {
    seats: { host: { hand: ["deed", "hero", "lamp"], discard: ["under"] } },
  });
  const asking = plays(at, "host", "deed");
  const after = chooses(asking, "host", card(asking, "host", "hand", "lamp"));
  expect(defsIn(after, "host", "discard")).toEqual(["deed", "lamp", "under"]);
});

test("[CR 5.1.7] what lay under a banished card follows it there", () => {
  const boosted = item("boosted", {
    abilities: [using([{ pay: "ink", amount: 1 }], [{ do: "put-under", target: every }])],
  });
  const wipe = action("wipe", [{ do: "banish", target: every }]);
  const at = table([...cards, boosted, wipe], {
    seats: {
      host: {
        hand: ["wipe"],
        play: ["boosted", "hero"],
        deck: ["under", "lamp"],
        discard: ["lamp"],
      },
    },
  });
  const after = plays(uses(at, "host", "boosted"), "host", "wipe");
  expect(defsIn(after, "host", "discard")).toEqual(["wipe", "under", "hero", "lamp"]);
});

test("[CR 8.2.2] a card that is shuffled into a deck from play is not left where it was put", () => {
  const procedure = action("deed", [{ do: "put-on-deck", target: every, place: "shuffled" }]);
  const at = table([...cards, procedure], {
    seats: { host: { hand: ["deed"] }, away: { play: ["hero"] } },
  });
  const after = plays(at, "host", "deed");
  after.then({ type: "CARD_LEFT_PLAY" }, { type: "DECK_SHUFFLED", seat: "away" });
  expect(defsIn(after, "away", "deck")).toHaveLength(11);
  const still = (place: "top" | "bottom") => {
    const put = action("put", [{ do: "put-on-deck", target: every, place }]);
    const from = { host: { hand: ["put"] }, away: { play: [placed("hero")] } };
    return plays(table([...cards, put], { seats: from }), "host", "put");
  };
  for (const place of ["top", "bottom"] as const) {
    const moved = still(place);
    expect(moved.events.map(({ type }) => type)).not.toContain("DECK_SHUFFLED");
    expect(defsIn(moved, "away", "deck").at(place === "top" ? 0 : -1)).toBe("hero");
  }
});

test("[CR 10.13.1] a card with Ward is chosen like any other where it lies in a discard", () => {
  const shy = character("shy", { abilities: [{ kind: "keyword", keyword: "ward" }] });
  const dig = action("dig", [
    {
      do: "put-on-deck",
      target: { pick: "chosen", where: { type: "character" }, zone: "discard" },
      place: "bottom",
    },
    draw(1),
  ]);
  const at = table([shy, dig], { seats: { host: { hand: ["dig"] }, away: { discard: ["shy"] } } });
  const after = plays(at, "host", "dig");
  expect(defsIn(after, "away", "discard")).toEqual([]);
  expect(defsIn(after, "away", "deck").at(-1)).toBe("shy");
});
