import { expect, test } from "vitest";
import { gain, using, whenever } from "../../fixtures/abilities.ts";
import { challenges, goesRound, lore, moves, plays, uses } from "../../fixtures/acts.ts";
import { action, card, character, dataOf, defsIn, location, table } from "../../fixtures/table.ts";

const cards = [
  character("hero", { strength: 2 }),
  location("harbour", { lore: 2, willpower: 5 }),
  location("alley", { lore: 0 }),
  location("tower", {
    abilities: [
      using([{ pay: "ink", amount: 1 }], [gain(1)]),
      whenever({ on: "moves-to-location", card: { type: "character" }, other: "this" }, [gain(4)]),
    ],
  }),
  action("flood", [{ do: "banish", target: { pick: "all", where: { type: "location" } } }]),
  action("chart", [
    {
      do: "return-to-hand",
      target: {
        pick: "chosen",
        where: { type: "location" },
        zone: "discard",
        count: 2,
        upTo: true,
      },
    },
  ]),
];

test("[CR 6.5.1] a location is a card in play; elsewhere it is a location card", () => {
  const at = table(cards, {
    seats: {
      host: {
        hand: ["flood", "chart", "harbour"],
        play: ["harbour", "hero"],
        discard: ["harbour", "hero"],
        deck: ["harbour"],
      },
    },
  });
  const after = plays(at, "host", "flood");
  expect(defsIn(after, "host", "play")).toEqual(["hero"]);
  expect(defsIn(after, "host", "hand")).toEqual(["chart", "harbour"]);
  expect(defsIn(after, "host", "deck")).toEqual(["harbour"]);
  plays(at, "host", "chart").offered(
    "host",
    "CHOOSE_CARDS -",
    `CHOOSE_CARDS ${card(at, "host", "discard", "harbour")}`,
  );
});

test("[CR 6.5.5] it keeps its damage, and is banished with as much as its willpower", () => {
  const at = table(cards, {
    seats: { host: { play: ["hero", "hero", "hero"] }, away: { play: ["harbour"] } },
  });
  const once = challenges(at, "host", "hero", "harbour");
  expect(dataOf(once, "away", "harbour").damage).toBe(2);
  const next = goesRound(once);
  expect(dataOf(next, "away", "harbour").damage).toBe(2);
  const [, second, third] = next.state.seats.host.play;
  const harbour = card(next, "away", "play", "harbour");
  const twice = next.when("host", `CHALLENGE ${second} ${harbour}`);
  expect(defsIn(twice, "away", "play")).toEqual(["harbour"]);
  expect(defsIn(twice.when("host", `CHALLENGE ${third} ${harbour}`), "away", "discard")).toEqual([
    "harbour",
  ]);
});

test("[CR 6.5.6] it gives its lore value in every Set step of its player from the next turn on", () => {
  const at = table(cards, { seats: { host: { hand: ["harbour", "alley"] } } });
  const out = plays(plays(at, "host", "harbour"), "host", "alley");
  expect(lore(out)).toEqual([0, 0]);
  const theirs = out.when("host", "END_TURN");
  expect(lore(theirs)).toEqual([0, 0]);
  const own = theirs.when("away", "END_TURN");
  expect(lore(own)).toEqual([2, 0]);
  expect(lore(goesRound(own))).toEqual([4, 0]);
});

test("[CR 6.5.7] its abilities work from the turn it is played", () => {
  const at = table(cards, { seats: { host: { hand: ["tower"], play: ["hero"] } } });
  const out = plays(at, "host", "tower");
  expect(lore(uses(out, "host", "tower"))).toEqual([1, 0]);
  expect(lore(moves(out, "host", "hero", "tower"))).toEqual([4, 0]);
});
