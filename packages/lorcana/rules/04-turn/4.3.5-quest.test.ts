import { describe, expect, test } from "vitest";
import { bonus, draw, gain, standing, whenever } from "../../fixtures/abilities.ts";
import { inPlay, lore, plays, quests } from "../../fixtures/acts.ts";
import {
  action,
  asked,
  card,
  character,
  dataOf,
  item,
  keyword,
  location,
  placed,
  table,
  when,
} from "../../fixtures/table.ts";

const plain = character("plain", { lore: 2 });

/** An item that says something about all of its player's characters. */
function aura(id: string, fact: Parameters<typeof standing>[1][number]): ReturnType<typeof item> {
  return item(id, {
    abilities: [standing({ where: { type: "character", side: "yours" } }, [fact])],
  });
}

describe("who quests", () => {
  const set = {
    seats: {
      host: { play: ["plain", "lamp", "pier"], discard: ["plain"] },
      away: { play: ["plain"] },
    },
  };
  const cards = [plain, item("lamp"), location("pier", { lore: 2 })];

  test("[CR 4.3.5.1] characters, and neither items nor locations", () => {
    const at = table(cards, set);
    quests(at, "host", "lamp").refused("card/not-a-character");
    quests(at, "host", "pier").refused("card/not-a-character");
    const [plainId, pier] = [inPlay(at, "host", "plain"), inPlay(at, "host", "pier")];
    at.offered("host", `QUEST ${plainId}`, `MOVE_TO_LOCATION ${plainId} ${pier}`, "END_TURN");
  });

  test("[CR 4.3.5.4] the active player's own, in play, in the Main Phase, while nothing waits", () => {
    const at = table(cards, set);
    at.when("host", `QUEST ${inPlay(at, "away", "plain")}`).refused("card/not-yours-in-play");
    at.when("host", `QUEST ${card(at, "host", "discard", "plain")}`).refused(
      "card/not-yours-in-play",
    );
    quests(at, "away", "plain").refused("turn/not-yours");
    const dawn = item("dawn", {
      abilities: [whenever({ on: "turn-starts" }, [{ do: "may", effects: [gain(1)] }])],
    });
    const early = table([plain, dawn], { seats: { away: { play: ["plain", "dawn"] } } });
    const open = early.when("host", "END_TURN");
    expect(asked(open)).toEqual(["away answer_may"]);
    quests(open, "away", "plain").refused("prompt/answer-first");
    expect(lore(quests(open.when("away", "ANSWER_MAY no"), "away", "plain"))).toEqual([0, 2]);
  });

  test("[CR 4.3.5.5a] no drying character, with Rush neither", () => {
    const rusher = character("rusher", { abilities: [keyword("rush")] });
    const at = table([plain, rusher], {
      seats: {
        host: { play: [placed("plain", { drying: true }), placed("rusher", { drying: true })] },
      },
    });
    quests(at, "host", "plain").refused("card/drying");
    quests(at, "host", "rusher").refused("card/drying");
  });

  test("[CR 4.3.5.5b] no exerted character", () => {
    const at = table([plain], { seats: { host: { play: [placed("plain", { exerted: true })] } } });
    quests(at, "host", "plain").refused("card/exerted");
  });

  test("[CR 4.3.5.5c] none with Reckless, printed or given", () => {
    const wild = character("wild", { abilities: [keyword("reckless")] });
    const fury = aura("fury", { fact: "keyword", keyword: "reckless" });
    const at = table([plain, wild, fury], { seats: { host: { play: ["plain", "wild"] } } });
    quests(at, "host", "wild").refused("quest/reckless");
    expect(lore(quests(at, "host", "plain"))).toEqual([2, 0]);
    const given = table([plain, wild, fury], { seats: { host: { play: ["plain", "fury"] } } });
    quests(given, "host", "plain").refused("quest/reckless");
  });

  test("[CR 4.3.5.5d] [CR 4.3.5.6] none of which an effect says so, and then nothing happens", () => {
    const lull = aura("lull", { fact: "restriction", restriction: "quest" });
    const at = table([plain, lull], { seats: { host: { play: ["plain", "lull"] } } });
    expect(quests(at, "host", "plain").refused("quest/forbidden").state).toEqual(at.state);
    at.offered("host", "END_TURN");
    // It is about questing and nothing else.
    const other = table([plain, lull], {
      seats: {
        host: { play: ["plain", "lull"] },
        away: { play: [placed("plain", { exerted: true })] },
      },
    });
    other.offered(
      "host",
      `CHALLENGE ${inPlay(other, "host", "plain")} ${inPlay(other, "away", "plain")}`,
      "END_TURN",
    );
  });
});

describe("a quest", () => {
  test("[CR 4.3.5.7] exerts the character", () => {
    const at = table([plain], { seats: { host: { play: ["plain", "plain"] } } });
    const after = quests(at, "host", "plain");
    expect(dataOf(after, "host", "plain").exerted).toBe(true);
    const [, other] = after.state.seats.host.play;
    expect(other && after.state.cards.get(other)?.data?.exerted).toBe(false);
  });

  test("[CR 4.3.5.8a] gains the current lore value, what counts something included", () => {
    const choir = character("choir", {
      lore: 1,
      abilities: [
        standing("self", [
          {
            fact: "stat",
            stat: "lore",
            amount: { count: { type: "character", side: "yours", other: true } },
          },
        ]),
      ],
    });
    const crown = aura("crown", bonus("lore", 1));
    const at = table([choir, plain, crown], {
      seats: { host: { play: ["choir", "plain", "plain", "crown"] }, away: { play: ["plain"] } },
    });
    // 1 printed, 2 for the others, 1 from the crown.
    expect(lore(quests(at, "host", "choir"))).toEqual([4, 0]);
  });

  test("[CR 4.3.5.8b] with a lore value of 0 is legal, and triggers what quests trigger", () => {
    const poor = character("poor", { lore: 0, abilities: [when("quests", [draw(1)])] });
    const at = table([poor], { seats: { host: { play: ["poor"] } } });
    const after = quests(at, "host", "poor");
    expect(lore(after)).toEqual([0, 0]);
    expect(dataOf(after, "host", "poor").exerted).toBe(true);
    expect(after.state.seats.host.hand).toHaveLength(1);
    after.thenNot("LORE_CHANGED");
  });

  test("[CR 4.3.5.8c] with a lore value below 0 gains nothing and costs nothing", () => {
    const shame = aura("shame", bonus("lore", -5));
    const at = table([plain, shame], {
      seats: { host: { play: ["plain", "shame"], has: { lore: 4 } } },
    });
    expect(lore(quests(at, "host", "plain"))).toEqual([4, 0]);
  });

  const scholar = character("scholar", { lore: 2, abilities: [when("quests", [draw(1)])] });

  test("[CR 4.3.5.9] what it triggers comes after the lore, with a check between", () => {
    const won = table([scholar], { seats: { host: { play: ["scholar"], has: { lore: 18 } } } });
    const after = quests(won, "host", "scholar").ended("lore", "host");
    expect(after.state.seats.host.hand).toEqual([]);
    const near = table([scholar], { seats: { host: { play: ["scholar"], has: { lore: 17 } } } });
    const goesOn = quests(near, "host", "scholar");
    goesOn.then({ type: "LORE_CHANGED", lore: 19 }, { type: "BAG_ADDED" }, { type: "CARD_DRAWN" });
    expect(goesOn.state.outcome.status).toBe("running");
  });

  test("[CR 4.3.5.10] is over when the bag is empty; only then comes another turn action", () => {
    const pair = character("pair", {
      abilities: [when("quests", [draw(1)], "one"), when("quests", [gain(1)], "two")],
    });
    const wait = action("wait", []);
    const at = table([pair, wait, plain], {
      seats: { host: { play: ["pair", "plain"], hand: ["wait"] } },
    });
    const open = quests(at, "host", "pair");
    expect(asked(open)).toEqual(["host choose_bag_entry"]);
    plays(open, "host", "wait").refused("prompt/answer-first");
    quests(open, "host", "plain").refused("prompt/answer-first");
    open.when("host", "END_TURN").refused("prompt/answer-first");
    const over = open.when("host", "CHOOSE_BAG_ENTRY 2");
    expect(lore(over)).toEqual([2, 0]);
    expect(over.state.shared.bag).toEqual([]);
    plays(over, "host", "wait").then({ type: "CARD_PLAYED" });
  });
});
