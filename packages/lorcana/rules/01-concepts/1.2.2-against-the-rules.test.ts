/** Cards that forbid what players otherwise do, or allow what they otherwise cannot. */
import { describe, expect, test } from "vitest";
import { standing, using } from "../../fixtures/abilities.ts";
import { chooses, inks, inPlay, lore, plays, uses } from "../../fixtures/acts.ts";
import {
  action,
  asked,
  card,
  character,
  dataOf,
  defsIn,
  item,
  placed,
  table,
} from "../../fixtures/table.ts";
import type { Filter, StandingEffect } from "../../src/cards.ts";

const you = { player: "you" } as const;
const forbids = (restriction: "discard" | "lose-lore"): StandingEffect => ({
  fact: "restriction",
  restriction,
});
const chosenItem = { pick: "chosen", where: { type: "item" } } as const;

const cards = [
  character("hero"),
  character("foe"),
  character("dear", { cost: 9, inkable: false }),
  character("idler", {
    cost: 9,
    abilities: [
      standing("self", [{ fact: "free-to-play" }], {
        from: "hand",
        while: { have: { name: "hero" }, count: { min: 1 } },
      }),
    ],
  }),
  character("captain", {
    abilities: [
      standing("self", [{ fact: "not-to-be-played" }], {
        from: "hand",
        while: { not: { have: { name: "hero" }, count: { min: 2 } } },
      }),
    ],
  }),
  item("lamp"),
  item("vault", { abilities: [standing(you, [forbids("discard"), forbids("lose-lore")])] }),
  item("rite", { abilities: [using([{ pay: "discard", count: 1 }], [{ do: "draw", amount: 1 }])] }),
  item("case", {
    abilities: [
      standing({ where: { type: "item", side: "yours" } }, [
        { fact: "restriction", restriction: "be-chosen" },
      ]),
    ],
  }),
  item("ink-maker", { abilities: [standing(you, [{ fact: "inkable" }])] }),
  item("ink-baker", {
    abilities: [standing(you, [{ fact: "inkable", where: { cost: { max: 3 } } }])],
  }),
  item("giver", {
    abilities: [standing(you, [{ fact: "free-to-play", where: { name: "dear" } }])],
  }),
  action("smash", [{ do: "banish", target: chosenItem }]),
  action("sweep", [{ do: "banish", target: { pick: "all", where: { type: "item" } } }]),
  action("purge", [
    { do: "discard", amount: 1, who: "each" },
    { do: "lose-lore", amount: 1, who: "each" },
  ]),
  action("invite", [{ do: "play-free", from: "hand", where: { name: "captain" } }]),
  action("sink", [{ do: "put-into-inkwell", from: { pick: "self" }, exerted: true }]),
];

const withHand = (hand: readonly string[], play: readonly string[] = []) =>
  table(cards, { seats: { host: { hand: [...hand], play: [...play] } } });

describe("[CR 1.2.2] what a player cannot do", () => {
  test("an effect does to the others; for a cost the player still discards", () => {
    const at = table(cards, {
      seats: {
        host: { hand: ["purge", "hero"], play: ["vault", "rite"], has: { lore: 3 } },
        away: { hand: ["foe"], has: { lore: 3 } },
      },
    });
    const after = plays(at, "host", "purge");
    expect([defsIn(after, "host", "hand"), defsIn(after, "away", "hand")]).toEqual([["hero"], []]);
    expect(lore(after)).toEqual([3, 2]);
    expect(defsIn(uses(after, "host", "rite"), "host", "discard")).toContain("hero");
  });
});

describe("[CR 1.2.2] what opponents cannot choose", () => {
  const seats = (hand: string) => ({
    seats: { host: { hand: [hand], play: ["lamp"] }, away: { play: ["case"] } },
  });

  test("their effects do not offer", () => {
    const at = plays(table(cards, seats("smash")), "host", "smash");
    expect([defsIn(at, "host", "play"), defsIn(at, "away", "play")]).toEqual([[], ["case"]]);
  });

  test("those that choose nothing do", () => {
    expect(defsIn(plays(table(cards, seats("sweep")), "host", "sweep"), "away", "play")).toEqual(
      [],
    );
  });

  test("its own player chooses it", () => {
    const at = table(cards, { seats: { host: { hand: ["smash"], play: ["case"] } } });
    expect(defsIn(plays(at, "host", "smash"), "host", "play")).toEqual([]);
  });
});

describe("[CR 1.2.1] a card that counts as having the inkwell symbol", () => {
  test("can be put into the inkwell, and another cannot", () => {
    inks(withHand(["dear"]), "host", "dear").refused("ink/no-symbol");
    const at = inks(withHand(["dear"], ["ink-maker"]), "host", "dear");
    expect(defsIn(at, "host", "hand")).toEqual([]);
    inks(withHand(["dear"], ["ink-baker"]), "host", "dear").refused("ink/no-symbol");
  });
});

describe("[CR 4.3.4.10a] a card that may be played for free", () => {
  test("by its own word costs nothing while that holds", () => {
    plays(withHand(["idler"]), "host", "idler").refused("play/cannot-pay");
    const at = plays(withHand(["idler"], ["hero"]), "host", "idler");
    expect(defsIn(at, "host", "play")).toContain("idler");
    expect(at.state.seats.host.exertedInk).toBe(0);
  });

  test("by another card's word does, if it is such a card", () => {
    const at = withHand(["dear", "idler"], ["giver"]);
    expect(defsIn(plays(at, "host", "dear"), "host", "play")).toContain("dear");
    plays(at, "host", "idler").refused("play/cannot-pay");
  });
});

describe("[CR 1.2.2] a card that cannot be played as it stands", () => {
  test("is not played, neither for its cost nor by an effect", () => {
    const at = withHand(["captain", "invite"], ["hero"]);
    plays(at, "host", "captain").refused("play/forbidden");
    const after = plays(at, "host", "invite");
    const chosen = chooses(after, "host", card(after, "host", "hand", "captain"));
    expect(defsIn(chosen, "host", "hand")).toEqual(["captain"]);
  });

  test("is played once what it asks for is there", () => {
    const at = plays(withHand(["captain"], ["hero", "hero"]), "host", "captain");
    expect(defsIn(at, "host", "play")).toContain("captain");
  });
});

test("[CR 4.3.4.8] an action that puts itself into the inkwell does not come to the discard", () => {
  const at = plays(withHand(["sink"]), "host", "sink");
  expect(defsIn(at, "host", "discard")).toEqual([]);
  expect(at.state.seats.host.inkwell).toHaveLength(6);
});

const own: Filter = { type: "character" };

describe("[CR 1.6.2a] what each player chooses", () => {
  const give = action("give", [
    { do: "exert", target: { pick: "chosen", where: own, by: "each" } },
  ]);

  test("is among their own, the active player first", () => {
    const at = table([...cards, give], {
      seats: { host: { hand: ["give"], play: ["hero", "foe"] }, away: { play: ["foe", "hero"] } },
    });
    const first = plays(at, "host", "give");
    expect(asked(first)).toEqual(["host choose_cards"]);
    const second = chooses(first, "host", inPlay(first, "host", "foe"));
    expect(asked(second)).toEqual(["away choose_cards"]);
    const done = chooses(second, "away", inPlay(second, "away", "hero"));
    expect([dataOf(done, "host", "foe"), dataOf(done, "away", "hero")]).toMatchObject([
      { exerted: true },
      { exerted: true },
    ]);
    expect(dataOf(done, "away", "foe").exerted).toBe(false);
  });

  test("is skipped by who has none", () => {
    const at = table([...cards, give], {
      seats: { host: { hand: ["give"] }, away: { play: ["hero"] } },
    });
    expect(dataOf(plays(at, "host", "give"), "away", "hero").exerted).toBe(true);
  });
});

test("[CR 9.1.1b] damage that cannot be removed stays", () => {
  const stay = item("stay", {
    abilities: [
      standing({ where: { type: "character" } }, [
        { fact: "restriction", restriction: "have-damage-removed" },
      ]),
    ],
  });
  const heal = action("heal", [
    { do: "remove-damage", amount: 2, target: { pick: "all", where: { type: "character" } } },
  ]);
  const at = table([...cards, stay, heal], {
    seats: { host: { hand: ["heal"], play: ["stay", placed("hero", { damage: 2 })] } },
  });
  expect(dataOf(plays(at, "host", "heal"), "host", "hero").damage).toBe(2);
});

test("[CR 1.10] the opponent one chooses chooses among their own", () => {
  const blame = action("blame", [
    {
      do: "exert",
      target: { pick: "chosen", where: { ...own, side: "opposing" }, by: "opponent" },
    },
  ]);
  const at = table([...cards, blame], {
    seats: { host: { hand: ["blame"] }, away: { play: ["hero"] }, third: { play: ["foe"] } },
  });
  const first = plays(at, "host", "blame").when("host", { type: "CHOOSE_OPTION", option: 2 });
  expect(dataOf(first, "third", "foe").exerted).toBe(true);
  expect(dataOf(first, "away", "hero").exerted).toBe(false);
});
