import type { CardId } from "@tcg/core";
import { describe, expect, test } from "vitest";
import { draw, gain, whenever } from "../../fixtures/abilities.ts";
import { challenges, chooses, inPlay, lore, plays, quests } from "../../fixtures/acts.ts";
import {
  action,
  asked,
  character,
  dataOf,
  item,
  placed,
  table,
  when,
} from "../../fixtures/table.ts";
import type { Effect } from "../../src/cards.ts";
import type { LorcanaEvent } from "../../src/events.ts";

type EventType = LorcanaEvent["type"];

const fox = character("fox");
const hen = character("hen");
const bane = action("bane", [{ do: "banish", target: { pick: "all", where: { name: "imp" } } }]);
const hit: Effect = {
  do: "deal-damage",
  amount: 1,
  target: { pick: "chosen", where: { type: "character" } },
};

describe("whose card it is", () => {
  test("[CR 1.8.1] its player decides, whoever's turn it is, unless the effect names another", () => {
    const imp = character("imp", { abilities: [when("banished", [hit])] });
    const set = { host: { hand: ["bane"], play: ["fox"] }, away: { play: ["imp", "hen"] } };
    const open = plays(table([imp, fox, hen, bane], { seats: set }), "host", "bane");
    expect(asked(open)).toEqual(["away choose_cards"]);
    open.offered(
      "away",
      `CHOOSE_CARDS ${inPlay(open, "host", "fox")}`,
      `CHOOSE_CARDS ${inPlay(open, "away", "hen")}`,
    );
    const kind = character("imp", {
      abilities: [
        when("banished", [
          { ...hit, target: { pick: "chosen", where: { type: "character" }, by: "opponent" } },
        ]),
      ],
    });
    const other = plays(table([kind, fox, hen, bane], { seats: set }), "host", "bane");
    expect(asked(other)).toEqual(["host choose_cards"]);
    const after = chooses(other, "host", inPlay(other, "away", "hen"));
    expect(dataOf(after, "away", "hen").damage).toBe(1);
  });

  const who = "chosen-player";
  test.each<[Effect, EventType]>([
    [{ do: "draw", amount: 1, who }, "CARD_DRAWN"],
    [{ do: "discard", amount: 1, who }, "CARD_DISCARDED"],
    [{ do: "mill", amount: 1, who }, "CARD_MILLED"],
    [{ do: "gain-lore", amount: 1, who }, "LORE_CHANGED"],
    [{ do: "lose-lore", amount: 1, who }, "LORE_CHANGED"],
    [{ do: "put-into-inkwell", from: "hand", exerted: true, who }, "CARD_INKED"],
    [{ do: "put-into-inkwell", from: "top-of-deck", exerted: true, who }, "CARD_INKED"],
    [{ do: "reveal-hand", who }, "CARDS_REVEALED"],
  ])(
    "[CR 1.8.1] a player that it leaves to choose may be either of the two: %j",
    (effect, type) => {
      const has = { lore: 5 };
      const at = table([action("gift", [effect]), fox], {
        seats: { host: { hand: ["gift", "fox"], has }, away: { hand: ["fox"], has } },
      });
      const open = plays(at, "host", "gift");
      expect(asked(open)).toEqual(["host choose_option"]);
      for (const [option, seat] of at.state.seating.entries()) {
        const { events } = open.when("host", `CHOOSE_OPTION ${option}`);
        const done = events.filter((event) => event.type === type);
        expect(done).toMatchObject([{ seat }]);
      }
    },
  );

  test("[CR 1.8.2] its player is who played it, and their turn is that one's", () => {
    const altar = item("altar", {
      abilities: [
        whenever({ on: "banished", card: { type: "character" } }, [
          { do: "draw", amount: 1, who: "its-player" },
        ]),
      ],
    });
    const at = table([altar, bane, character("imp")], {
      seats: { host: { hand: ["bane"], play: ["altar"] }, away: { play: ["imp"] } },
    });
    const after = plays(at, "host", "bane");
    expect([after.state.seats.host.hand.length, after.state.seats.away.hand.length]).toEqual([
      0, 1,
    ]);
    const dusk = item("dusk", {
      abilities: [whenever({ on: "turn-ends", side: "yours" }, [gain(1)])],
    });
    const turns = table([dusk], { seats: { away: { play: ["dusk"] } } });
    const theirs = turns.when("host", "END_TURN");
    expect(lore(theirs)).toEqual([0, 0]);
    expect(lore(theirs.when("away", "END_TURN"))).toEqual([0, 1]);
  });

  test("[CR 1.8.2] the challenging player is the player of the character that challenges", () => {
    const imp = character("imp", {
      willpower: 9,
      abilities: [when("challenged", [{ do: "discard", amount: 1, who: "the-others-player" }])],
    });
    const at = table([imp, fox], {
      seats: {
        host: { hand: ["fox", "fox"], play: ["fox"] },
        away: { hand: ["fox"], play: [placed("imp", { exerted: true })] },
      },
    });
    const open = challenges(at, "host", "fox", "imp");
    expect(asked(open)).toEqual(["host choose_cards"]);
    const after = chooses(open, "host", open.state.seats.host.hand[0] as CardId);
    expect([after.state.seats.host.hand.length, after.state.seats.away.hand.length]).toEqual([
      1, 1,
    ]);
  });

  test("[CR 1.8.3] you is who played the card that has the ability, though an opponent gave it", () => {
    const gift = action("gift", [
      {
        do: "grant-ability",
        ability: whenever({ on: "quests", card: "this" }, [gain(2), draw(1)]),
        target: { pick: "all", where: { name: "fox" } },
        duration: "until-your-next-turn",
      },
    ]);
    const at = table([gift, fox], { seats: { host: { hand: ["gift"] }, away: { play: ["fox"] } } });
    const theirs = plays(at, "host", "gift").when("host", "END_TURN");
    const after = quests(theirs, "away", "fox");
    // 1 for the quest and 2 for the gift, and a card beside that of the Draw step.
    expect(lore(after)).toEqual([0, 3]);
    expect([after.state.seats.host.hand.length, after.state.seats.away.hand.length]).toEqual([
      0, 2,
    ]);
  });
});
