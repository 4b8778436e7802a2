/** CR 10.8.5: abilities that were used this turn, and a Shift onto the card that used them. */
import { expect, test } from "vitest";
import { gain, using } from "../../fixtures/abilities.ts";
import { inPlay, lore, plays, uses } from "../../fixtures/acts.ts";
import { action, character, keyword, table } from "../../fixtures/table.ts";

const THIS_TURN = { duration: "turn" } as const;
const cards = [
  character("base", { name: "Mira" }),
  character("floodborn", {
    name: "Mira",
    cost: 8,
    abilities: [
      keyword("shift", 3),
      { kind: "triggered", when: { on: "played", card: "this" }, effects: [gain(1)] },
    ],
  }),
];
const shifts = (at: ReturnType<typeof table>, def: string, onto: string) =>
  plays(at, "host", def, `onto=${inPlay(at, "host", onto)}`);

test("[CR 10.8.5b] an ability given this turn that was used is not used again", () => {
  const once = using([], [gain(1)], { oncePerTurn: true });
  const gift = action("gift", [
    {
      do: "grant-ability",
      ability: once,
      target: { pick: "all", where: { side: "yours" } },
      ...THIS_TURN,
    },
  ]);
  const at = table([...cards, gift], {
    seats: { host: { hand: ["gift", "floodborn"], play: ["base"] } },
  });
  const given = plays(at, "host", "gift");
  const after = shifts(uses(given, "host", "base"), "floodborn", "base");
  uses(after, "host", "floodborn").refused("ability/used");
  const unused = shifts(given, "floodborn", "base");
  expect(lore(uses(unused, "host", "floodborn"))).toEqual([2, 0]);
});

test("[CR 10.8.5d] its own ability is new, though that one has used its own this turn", () => {
  const once = using([], [gain(2)], { oncePerTurn: true });
  const more = [
    character("eager", { name: "Mira", abilities: [once] }),
    character("eager-queen", { name: "Mira", cost: 8, abilities: [once, keyword("shift", 3)] }),
  ];
  const at = table([...cards, ...more], {
    seats: { host: { hand: ["eager-queen"], play: ["eager"] } },
  });
  const used = uses(at, "host", "eager");
  uses(used, "host", "eager").refused("ability/used");
  const after = uses(shifts(used, "eager-queen", "eager"), "host", "eager-queen");
  expect(lore(after)).toEqual([4, 0]);
  uses(after, "host", "eager-queen").refused("ability/used");
});
