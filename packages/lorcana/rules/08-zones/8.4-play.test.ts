import { expect, test } from "vitest";
import { draw, gain, whenever } from "../../fixtures/abilities.ts";
import { lore, plays } from "../../fixtures/acts.ts";
import { EVERYBODY, facesIn } from "../../fixtures/sight.ts";
import {
  action,
  character,
  defsIn,
  item,
  location,
  song,
  table,
  when,
} from "../../fixtures/table.ts";

const cards = [
  character("hero", { cost: 0 }),
  item("lamp", { cost: 0 }),
  location("harbour", { cost: 0 }),
  action("deed", [draw(1)], { cost: 0 }),
  song("tune", [draw(1)], { cost: 0 }),
  character("mourner", {
    abilities: [
      when("banished", [gain(1)], "own"),
      whenever({ on: "banished", card: { type: "character", other: true } }, [gain(10)]),
    ],
  }),
  item("bell", {
    abilities: [
      whenever({ on: "leaves-play", card: { type: "character" }, side: "any" }, [gain(100)]),
    ],
  }),
  action("wipe", [{ do: "banish", target: { pick: "all", where: {} } }]),
  action("recall", [{ do: "return-to-hand", target: { pick: "all", where: {} } }]),
];

test("[CR 8.4.1] characters, items and locations come into play on their player's side, actions do not", () => {
  let at = table(cards, {
    seats: { host: { hand: ["hero", "lamp", "harbour", "deed", "tune"], deck: ["hero", "hero"] } },
  });
  for (const def of ["hero", "lamp", "harbour", "deed", "tune"]) {
    at = plays(at, "host", def);
    at.thenNot("CARD_BANISHED");
  }
  expect(defsIn(at, "host", "play")).toEqual(["hero", "lamp", "harbour"]);
  expect(defsIn(at, "away", "play")).toEqual([]);
  expect(defsIn(at, "host", "discard").sort()).toEqual(["deed", "tune"]);
});

test.each(EVERYBODY)("[CR 8.4.3] %s sees everything in play", (viewer) => {
  const at = table(cards, {
    seats: { host: { play: ["hero", "lamp"] }, away: { play: ["harbour", "mourner"] } },
  });
  expect(facesIn(cards, at, viewer, "host", "play")).toEqual(["hero", "lamp"]);
  expect(facesIn(cards, at, viewer, "away", "play")).toEqual(["harbour", "mourner"]);
});

test("[CR 8.4.4] what leaves together sees itself and the others leave", () => {
  const at = table(
    cards,
    {
      seats: {
        host: { hand: ["wipe"], play: ["mourner", "bell"] },
        away: { play: ["mourner", "hero"] },
      },
    },
    { loreToWin: 1000 },
  );
  let after = plays(at, "host", "wipe");
  expect(defsIn(after, "host", "play")).toEqual([]);
  expect(
    after.state.shared.bag.map(({ seat, source, name }) => `${seat} ${source.def} ${name}`).sort(),
  ).toEqual([
    // Each mourner: itself, and twice another. The bell: three characters.
    "away mourner banished",
    "away mourner banished",
    "away mourner own",
    "host bell leaves-play",
    "host bell leaves-play",
    "host bell leaves-play",
    "host mourner banished",
    "host mourner banished",
    "host mourner own",
  ]);
  while (after.state.prompts.length > 0) {
    const [prompt] = after.state.prompts;
    const entry = after.state.shared.bag.find(({ seat }) => seat === prompt?.seat)?.entry;
    after = after.when(prompt?.seat ?? "host", `CHOOSE_BAG_ENTRY ${entry}`);
  }
  expect(lore(after)).toEqual([321, 21]);
});

test("[CR 8.4.4] to the hand as well, where nothing is banished", () => {
  const at = table(
    cards,
    {
      seats: { host: { hand: ["recall"], play: ["mourner", "bell"] } },
    },
    { loreToWin: 1000 },
  );
  const after = plays(at, "host", "recall");
  expect(lore(after)).toEqual([100, 0]);
});
