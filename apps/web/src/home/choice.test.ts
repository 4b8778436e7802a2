import type { GamesReply } from "@ltcg/server/protocol";
import { describe, expect, it } from "vitest";
import { type Choice, fitting, requestFor } from "./choice.ts";

const decks = (...names: string[]) =>
  names.map((name) => ({ name, title: name, about: null, parts: [], size: 40 }));
const game = (name: string, ...names: string[]) => ({
  game: name,
  title: name,
  about: "",
  seats: [],
  hasRules: false,
  resign: "CONCEDE",
  windows: null,
  decks: decks(...names),
});
const offer: GamesReply = {
  games: [game("duel", "red", "blue"), game("solo", "only")],
  bots: ["random", "greedy", "slow"],
  levels: {},
  timeControls: {},
};

describe("what is played", () => {
  it("is the first game, a deck each and the usual bot, unless something else is said", () => {
    const usual = {
      game: "duel",
      opponent: "greedy",
      deck: "red",
      opponentDeck: "blue",
      clock: "none",
    };
    expect(fitting(offer, {})).toEqual(usual);
    const chosen: Choice = {
      game: "duel",
      opponent: "random",
      deck: "blue",
      opponentDeck: "blue",
      clock: "quick",
    };
    expect(fitting(offer, chosen)).toEqual(chosen);
    expect(fitting(offer, { opponent: "slow" })?.opponent).toBe("slow");
    expect(fitting({ ...offer, bots: ["random", "other"] }, {})?.opponent).toBe("other");
  });

  it("forgets what is no longer on offer", () => {
    const kept = { game: "duel", opponent: "genius", deck: "green", opponentDeck: "red" };
    const put = { ...kept, opponent: "greedy", deck: "red", clock: "none" };
    expect(fitting(offer, kept)).toEqual(put);
    expect(fitting(offer, { ...kept, clock: "sundial" as never })).toEqual(put);
    expect(fitting(offer, { game: "gone" })?.game).toBe("duel");
  });

  it("takes another game's decks when the game changes", () => {
    const choice = fitting(offer, { game: "solo", deck: "red" });
    expect(choice).toMatchObject({ deck: "only", opponentDeck: "only" });
    expect(fitting({ games: [], bots: [], levels: {}, timeControls: {} }, {})).toBeNull();
  });

  it("asks for a clock only where one was chosen", () => {
    const choice = fitting(offer, {}) as Choice;
    const { clock: _clock, ...wanted } = choice;
    expect(requestFor(choice)).toEqual(wanted);
    expect(requestFor({ ...choice, clock: "quick" })).toEqual({
      ...wanted,
      timeControl: { bankMs: 300_000, incrementMs: 5000, capMs: 60_000 },
    });
  });
});
