import { describe, expect, test } from "vitest";
import { draw, gain, standing, using } from "../../fixtures/abilities.ts";
import { challenges, chooses, inPlay, lore, plays, quests, uses } from "../../fixtures/acts.ts";
import {
  action,
  asked,
  card,
  character,
  dataOf,
  defsIn,
  item,
  keyword,
  table,
  when,
} from "../../fixtures/table.ts";
import type { Effect } from "../../src/cards.ts";

const fox = character("fox");
const ANY = { type: "character" } as const;
const hit = (amount: number): Effect => ({
  do: "deal-damage",
  amount,
  target: { pick: "chosen", where: ANY },
});

describe("a card's text against the rules", () => {
  test("[CR 1.2.1] wins: who may challenge ready characters does", () => {
    const hawk = character("hawk", {
      abilities: [standing("self", [{ fact: "permission", permission: "challenge-ready" }])],
    });
    const at = table([hawk, fox], {
      seats: { host: { play: ["hawk", "fox"] }, away: { play: ["fox"] } },
    });
    const [hawkId, foxId] = [inPlay(at, "host", "hawk"), inPlay(at, "host", "fox")];
    at.offered(
      "host",
      `CHALLENGE ${hawkId} ${inPlay(at, "away", "fox")}`,
      `QUEST ${hawkId}`,
      `QUEST ${foxId}`,
      "END_TURN",
    );
    expect(dataOf(challenges(at, "host", "hawk", "fox"), "away", "fox").damage).toBe(2);
  });

  const ban = item("ban", {
    abilities: [
      standing({ player: "opponents" }, [{ fact: "restriction", restriction: "play-actions" }]),
    ],
  });
  const horn = item("horn", {
    abilities: [using([{ pay: "ink", amount: 1 }], [{ do: "play-free", from: "hand", where: {} }])],
  });
  const cheer = action("cheer", [gain(1)]);

  test("[CR 1.2.2] what is forbidden stays forbidden, though it is for free", () => {
    const at = table([ban, horn, cheer, fox], {
      seats: { host: { hand: ["cheer", "fox"], play: ["horn"] }, away: { play: ["ban"] } },
    });
    plays(at, "host", "cheer").refused("play/forbidden");
    const open = uses(at, "host", "horn");
    open.offered("host", `CHOOSE_CARDS ${card(open, "host", "hand", "fox")}`, "CHOOSE_CARDS -");
  });

  test("[CR 1.2.2] nor is it played from the top of the deck", () => {
    const omen = item("omen", {
      abilities: [
        using(
          [{ pay: "exert" }],
          [{ do: "reveal-top", where: {}, to: "play", otherwise: "discard" }],
        ),
      ],
    });
    const set = (top: string) =>
      table([ban, omen, cheer, fox], {
        seats: { host: { deck: [top], play: ["omen"] }, away: { play: ["ban"] } },
      });
    const forbidden = uses(set("cheer"), "host", "omen");
    expect([lore(forbidden)[0], defsIn(forbidden, "host", "deck")]).toEqual([0, ["cheer"]]);
    expect(defsIn(uses(set("fox"), "host", "omen"), "host", "play")).toEqual(["omen", "fox"]);
  });

  test("[CR 1.2.2] whichever of the two came first", () => {
    const mute = action("mute", [
      { do: "restrict-player", restriction: "play-actions", who: "you", duration: "turn" },
      { do: "play-free", from: "hand", where: { type: "action" } },
    ]);
    const at = table([mute, cheer], { seats: { host: { hand: ["mute", "cheer"] } } });
    const after = plays(at, "host", "mute");
    expect([lore(after)[0], defsIn(after, "host", "hand")]).toEqual([0, ["cheer"]]);
    // The permission is the older one, the prohibition the newer: the prohibition holds.
    const hawk = character("hawk", {
      abilities: [standing("self", [{ fact: "permission", permission: "challenge-ready" }])],
    });
    const veil = action("veil", [
      {
        do: "restrict",
        restriction: "be-challenged",
        target: { pick: "all", where: { name: "fox" } },
        duration: "turn",
      },
    ]);
    const other = table([hawk, veil, fox], {
      seats: { host: { hand: ["veil"], play: ["hawk"] }, away: { play: ["fox"] } },
    });
    const veiled = plays(other, "host", "veil");
    challenges(veiled, "host", "hawk", "fox").refused("challenge/protected");
  });
});

describe("an effect", () => {
  test("[CR 1.2.3a] leaves out what cannot be done and does the rest", () => {
    const trade = action("trade", [draw(2), { do: "discard", amount: 1 }]);
    const at = table(
      [trade],
      { seats: { host: { hand: ["trade", "blank"], deck: [] } } },
      { deckOut: "end-turn-empty" },
    );
    expect(defsIn(plays(at, "host", "trade"), "host", "discard")).toEqual(["trade", "blank"]);
    const smash = action("smash", [
      { do: "banish", target: { pick: "chosen", where: { type: "item" } } },
      { do: "lose-lore", amount: 3 },
      { do: "remove-damage", amount: 2, target: { pick: "chosen", where: ANY } },
      draw(1),
    ]);
    const nothing = table([smash, fox], {
      seats: { host: { hand: ["smash"], play: ["fox"], has: { lore: 2 } } },
    });
    const after = plays(nothing, "host", "smash");
    expect([lore(after)[0], after.state.seats.host.hand.length]).toEqual([0, 1]);
    expect(asked(after)).toEqual([]);
  });

  const zap = action("zap", [hit(2)]);

  test("[CR 1.2.3b] must be done if it can, even to the chooser's own", () => {
    const at = table([zap, fox], { seats: { host: { hand: ["zap"], play: ["fox"] } } });
    expect(dataOf(plays(at, "host", "zap"), "host", "fox").damage).toBe(2);
    const two = table([zap, fox, character("hen")], {
      seats: { host: { hand: ["zap"], play: ["fox", "hen"] } },
    });
    const open = plays(two, "host", "zap");
    open.offered(
      "host",
      `CHOOSE_CARDS ${inPlay(open, "host", "fox")}`,
      `CHOOSE_CARDS ${inPlay(open, "host", "hen")}`,
    );
    open.when("host", "CHOOSE_CARDS -").refused("choice/wrong-number");
  });

  test("[CR 1.2.4a] an action may be played without a target; the rest of its text happens", () => {
    const snap = action("snap", [hit(2), draw(1)]);
    const cloud = character("cloud", { abilities: [keyword("ward")] });
    const at = table([snap, cloud], {
      seats: { host: { hand: ["snap"] }, away: { play: ["cloud"] } },
    });
    const after = plays(at, "host", "snap");
    expect(asked(after)).toEqual([]);
    expect(dataOf(after, "away", "cloud").damage).toBe(0);
    expect(after.state.seats.host.hand).toHaveLength(1);
    expect(defsIn(after, "host", "discard")).toEqual(["snap"]);
  });

  test("[CR 1.2.4b] nothing is asked or told when a card is announced or a trigger enters the bag", () => {
    const pact = action("pact", [
      draw(1),
      {
        do: "choose-one",
        options: [[gain(1)], [{ do: "may", effects: [hit(1)] }]],
      },
    ]);
    const at = table([pact, fox], { seats: { host: { hand: ["pact"], play: ["fox"] } } });
    const open = plays(at, "host", "pact");
    // The first sentence is over before the second asks.
    open.then({ type: "PLAY_ANNOUNCED" }, { type: "CARD_DRAWN" }, { type: "PROMPT_OPENED" });
    expect(asked(open)).toEqual(["host choose_option"]);
    const guide = character("guide", {
      abilities: [when("quests", [hit(1)], "one"), when("quests", [hit(3)], "two")],
    });
    const bag = quests(
      table([guide, fox], { seats: { host: { play: ["guide", "fox"] } } }),
      "host",
      "guide",
    );
    expect(asked(bag)).toEqual(["host choose_bag_entry"]);
    bag.thenNot("CARDS_CHOSEN", "REFERENCE_BOUND");
    // The fox dies of the first; for the second it can no longer be chosen.
    const first = bag.when("host", "CHOOSE_BAG_ENTRY 2");
    expect(asked(first)).toEqual(["host choose_cards"]);
    const after = chooses(first, "host", inPlay(first, "host", "fox"));
    expect(dataOf(after, "host", "guide").damage).toBe(1);
  });

  test("[CR 1.2.4c] does nothing where its amount comes to less than nothing", () => {
    const owe = action("owe", [{ do: "discard", amount: { count: ANY, times: -1 } }]);
    const at = table([owe, fox], { seats: { host: { hand: ["owe", "fox"], play: ["fox"] } } });
    const after = plays(at, "host", "owe");
    expect(asked(after)).toEqual([]);
    expect(defsIn(after, "host", "hand")).toEqual(["fox"]);
  });

  test("[CR 1.2.4c] counts its amount once, as it resolves", () => {
    const muster = action("muster", [
      {
        do: "modify",
        stat: "lore",
        amount: { count: { ...ANY, side: "yours" } },
        target: { pick: "chosen", where: { name: "fox" } },
        duration: "turn",
      },
    ]);
    const at = table([muster, fox, character("hen")], {
      seats: { host: { hand: ["muster", "hen"], play: ["fox"] } },
    });
    const mustered = plays(plays(at, "host", "muster"), "host", "hen");
    // 1 printed and 1 for the fox alone: the hen came later.
    expect(lore(quests(mustered, "host", "fox"))).toEqual([2, 0]);
    const plague = action("plague", [
      {
        do: "deal-damage",
        amount: { count: { ...ANY, damaged: false } },
        target: { pick: "all", where: ANY },
      },
    ]);
    const sick = table([plague, fox, character("hen")], {
      seats: { host: { hand: ["plague"], play: ["fox"] }, away: { play: ["hen"] } },
    });
    const after = plays(sick, "host", "plague");
    expect(dataOf(after, "host", "fox").damage).toBe(2);
    expect(dataOf(after, "away", "hen").damage).toBe(2);
  });
});
