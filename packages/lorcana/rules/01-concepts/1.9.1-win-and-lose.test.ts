/** CR 1.9.1.1, 1.9.1.2, 1.9.2.1: what the check finds of winning and losing. */
import { describe, expect, test } from "vitest";
import { draw, gain, standing, whenever } from "../../fixtures/abilities.ts";
import { lore, plays, quests } from "../../fixtures/acts.ts";
import { action, asked, character, item, location, table, when } from "../../fixtures/table.ts";

describe("whoever has 20 lore wins", () => {
  test("[CR 1.9.1.1a] by a quest, before anything the quest triggered resolves", () => {
    const thief = character("thief", {
      lore: 2,
      abilities: [when("quests", [{ do: "lose-lore", amount: 5 }])],
    });
    const at = table([thief], { seats: { host: { play: ["thief"], has: { lore: 18 } } } });
    quests(at, "host", "thief").ended("lore", "host").thenNot("BAG_ADDED");
    const near = table([thief], { seats: { host: { play: ["thief"], has: { lore: 17 } } } });
    const after = quests(near, "host", "thief");
    expect([after.state.outcome.status, lore(after)[0]]).toEqual(["running", 14]);
  });

  test("[CR 1.9.1.1b] by locations in the Set step, before start-of-turn triggers and the draw", () => {
    const mill = location("mill", { lore: 1 });
    const dawn = item("dawn", { abilities: [whenever({ on: "turn-starts" }, [draw(1)])] });
    const at = table([mill, dawn], {
      seats: { away: { play: ["mill", "dawn"], deck: [], has: { lore: 19 } } },
    });
    const after = at.when("host", "END_TURN").ended("lore", "away");
    after.thenNot("BAG_ADDED", "DRAW_FAILED", "CARD_DRAWN");
  });

  test("[CR 1.9.1.1c] in the opponent's turn, and through an effect of the opponent", () => {
    const tribute = action("tribute", [{ do: "gain-lore", amount: 2, who: "opponent" }]);
    const at = table([tribute], {
      seats: { host: { hand: ["tribute"] }, away: { has: { lore: 18 } } },
    });
    plays(at, "host", "tribute").ended("lore", "away");
    const imp = character("imp", { abilities: [when("banished", [gain(2)])] });
    const bane = action("bane", [
      { do: "banish", target: { pick: "all", where: { name: "imp" } } },
    ]);
    const theirs = table([imp, bane], {
      seats: { host: { hand: ["bane"] }, away: { play: ["imp"], has: { lore: 18 } } },
    });
    plays(theirs, "host", "bane").ended("lore", "away");
  });

  test("[CR 1.9.1.1d] or as much as a card says, and at the next check when that card leaves", () => {
    const bar = item("bar", {
      abilities: [standing({ player: "opponents" }, [{ fact: "lore-to-win", amount: 5 }])],
    });
    const cheer = action("cheer", [gain(4)]);
    const smash = action("smash", [
      { do: "banish", target: { pick: "all", where: { type: "item" } } },
    ]);
    const set = (mine: number) =>
      table([bar, cheer, smash], {
        seats: {
          host: { hand: ["cheer", "smash"], has: { lore: mine } },
          away: { play: ["bar"], has: { lore: 16 } },
        },
      });
    const short = plays(set(20), "host", "cheer");
    expect([short.state.outcome.status, lore(short)[0]]).toEqual(["running", 24]);
    plays(short, "host", "smash").ended("lore", "host");
    plays(set(21), "host", "cheer").ended("lore", "host");
    // It says nothing of its own player.
    const tribute = action("tribute", [{ do: "gain-lore", amount: 4, who: "opponent" }]);
    const theirs = table([bar, tribute], {
      seats: { host: { hand: ["tribute"] }, away: { play: ["bar"], has: { lore: 16 } } },
    });
    plays(theirs, "host", "tribute").ended("lore", "away");
  });

  test("[CR 1.9.1.1e] only at the check: lore gained and lost within one effect wins nothing", () => {
    const fever = action("fever", [gain(5), { do: "lose-lore", amount: 5 }]);
    const at = table([fever], { seats: { host: { hand: ["fever"], has: { lore: 19 } } } });
    const after = plays(at, "host", "fever");
    expect([after.state.outcome.status, lore(after)[0]]).toEqual(["running", 19]);
    // Also while somebody is asked in the middle.
    const pause = action("pause", [
      gain(5),
      { do: "may", effects: [gain(1)], otherwise: [{ do: "lose-lore", amount: 5 }] },
    ]);
    const asks = plays(
      table([pause], { seats: { host: { hand: ["pause"], has: { lore: 19 } } } }),
      "host",
      "pause",
    );
    expect([asked(asks), lore(asks)[0]]).toEqual([["host answer_may"], 24]);
    expect(asks.when("host", "ANSWER_MAY no").state.outcome.status).toBe("running");
    asks.when("host", "ANSWER_MAY yes").ended("lore", "host");
  });
});

describe("who had to draw and found the deck empty", () => {
  test("[CR 1.9.1.2a] loses when the effect has been carried out, not in the middle", () => {
    const feast = action("feast", [
      draw(3),
      { do: "gain-lore", amount: { cardsIn: "hand", of: "you" } },
    ]);
    const at = table([feast], { seats: { host: { hand: ["feast"], deck: ["blank", "blank"] } } });
    const after = plays(at, "host", "feast").ended("deck-out", "away");
    expect(after.state.seats.host.hand).toHaveLength(2);
    expect(lore(after)).toEqual([2, 0]);
  });

  test("[CR 1.9.1.2b] and nobody else: not by an empty deck, its last card, or other ways of taking", () => {
    const last = action("last", [
      draw(1),
      { do: "mill", amount: 2 },
      { do: "put-into-inkwell", from: "top-of-deck", exerted: true },
      { do: "look-at-top", count: 2, take: { count: 1, to: "hand" }, rest: "top" },
      { do: "reveal-top", where: {}, to: "hand", otherwise: "top" },
    ]);
    const at = table([last], { seats: { host: { hand: ["last"], deck: ["blank"] } } });
    const after = plays(at, "host", "last");
    expect(after.state.seats.host.deck).toEqual([]);
    expect(after.state.outcome.status).toBe("running");
    const on = after.when("host", "END_TURN");
    expect([on.state.phase, on.state.outcome.status]).toEqual(["main", "running"]);
  });

  test("[CR 1.9.1.2c] loses by the Draw step before the Main Phase", () => {
    const at = table([], { seats: { away: { deck: [] } } });
    const after = at.when("host", "END_TURN").ended("deck-out", "host");
    expect(after.state.phase).toBe("beginning");
  });

  test("[CR 1.9.1.2d] loses with the other if both did: the game is a draw", () => {
    const toast = action("toast", [{ do: "draw", amount: 1, who: "each" }]);
    const at = table([toast], {
      seats: { host: { hand: ["toast"], deck: [], has: { lore: 19 } }, away: { deck: [] } },
    });
    plays(at, "host", "toast").ended("deck-out");
  });

  const feast = action("feast", [draw(1), gain(1)]);

  test("[CR 1.9.1.2e] with end-turn-empty who ends the own turn without a deck loses instead", () => {
    const at = table(
      [feast],
      { seats: { host: { hand: ["feast"], deck: [] } } },
      { deckOut: "end-turn-empty" },
    );
    const failed = plays(at, "host", "feast");
    expect([failed.state.outcome.status, lore(failed)[0]]).toEqual(["running", 1]);
    const ended = failed.when("host", "END_TURN").ended("deck-out", "away");
    ended.then({ type: "TURN_ENDED", seat: "host" }).thenNot("TURN_STARTED");
    // With one card left nobody loses; and the opponent's empty deck does not matter.
    const other = table(
      [feast],
      { seats: { host: { deck: ["blank"] }, away: { deck: [] } } },
      { deckOut: "end-turn-empty" },
    );
    const theirs = other.when("host", "END_TURN");
    expect([theirs.state.phase, theirs.state.outcome.status]).toEqual(["main", "running"]);
    theirs.when("away", "END_TURN").ended("deck-out", "host");
  });

  test("[CR 1.9.1.2e] with failed-draw an empty deck at the end of the turn is nothing", () => {
    const at = table(
      [feast],
      { seats: { host: { hand: ["feast"], deck: ["blank"] } } },
      { deckOut: "failed-draw" },
    );
    const theirs = plays(at, "host", "feast").when("host", "END_TURN");
    expect(theirs.state.outcome.status).toBe("running");
    theirs.when("away", "END_TURN").ended("deck-out", "away");
  });
});

describe("several at once", () => {
  test("[CR 1.9.2.1a] who would both win and lose wins", () => {
    const gamble = action("gamble", [draw(1), gain(1)]);
    const at = table([gamble], {
      seats: { host: { hand: ["gamble"], deck: [], has: { lore: 19 } } },
    });
    plays(at, "host", "gamble").ended("lore", "host");
    // Also if it is the other who wins, and the active player who loses.
    const folly = action("folly", [draw(1), { do: "gain-lore", amount: 1, who: "opponent" }]);
    const other = table([folly], {
      seats: { host: { hand: ["folly"], deck: [] }, away: { has: { lore: 19 } } },
    });
    plays(other, "host", "folly").ended("lore", "away");
  });

  test("[CR 1.9.2.1b] if both have the lore the active player wins", () => {
    const peace = action("peace", [{ do: "gain-lore", amount: 3, who: "each" }]);
    const set = { has: { lore: 18 } };
    const at = table([peace], { seats: { host: { ...set, hand: ["peace"] }, away: set } });
    plays(at, "host", "peace").ended("lore", "host");
    const second = table([peace], { seats: { host: set, away: { ...set, hand: ["peace"] } } });
    plays(second.when("host", "END_TURN"), "away", "peace").ended("lore", "away");
  });
});
