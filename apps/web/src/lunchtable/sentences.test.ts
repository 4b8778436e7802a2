/** The log, told from whole matches of the real game as one seat may know them. */
import { cards, deckNamed } from "@ltcg/cards";
import { createGame } from "@ltcg/engine";
import type { MaskedEvent } from "@ltcg/server/protocol";
import { createRandom } from "@tcg/core";
import { describe, expect, it } from "vitest";
import type { Faces } from "../match/shown.ts";
import { nothingTold, type Told, tell } from "../match/tell.ts";
import { lunchTableSentence } from "./sentences.ts";

const MOST_MOVES = 400;

const game = createGame(cards);
const decks = {
  hostDeck: deckNamed("sugar-rush").cards,
  awayDeck: deckNamed("rumor-mill").cards,
};

const host = { viewer: "host", seating: ["host", "away"] };
const tellHost = (before: Told, events: readonly MaskedEvent[], printed: Faces): Told =>
  tell(lunchTableSentence, before, events, host, printed);

/** A match of random moves, as host is told of it. */
function tellMatch(seed: number): Told {
  const random = createRandom(seed, "telling");
  const opening = game.start({ ...decks, seed });
  if (!opening.ok) throw new Error(opening.rejection.message);
  let { state } = opening;
  const masked = (events: typeof opening.events): readonly MaskedEvent[] =>
    game.maskEvents(state, events, "host");
  let told = tellHost(nothingTold, masked(opening.events), cards);
  for (let i = 0; i < MOST_MOVES && state.outcome.status === "running"; i++) {
    const [seat] = game.actors(state);
    if (seat === undefined) throw new Error("nobody may act");
    const moves = game.legalMoves(state, seat);
    const move = random.pick(moves.filter(({ id }) => id !== "SURRENDER"));
    const decision = game.decide(state, seat, move.command);
    if (!decision.ok) throw new Error(decision.rejection.message);
    state = decision.state;
    told = tellHost(told, masked(decision.events), cards);
  }
  return told;
}

describe("the log of a match", () => {
  it.each([1, 2, 3, 4])("is whole sentences without ids, seed %i", (seed) => {
    const { lines } = tellMatch(seed);
    expect(lines.length).toBeGreaterThan(50);
    for (const { text } of lines) {
      expect(text).toMatch(/^[A-Z“]/);
      expect(text).not.toMatch(/undefined|null|NaN|\bc\d+\b|_/);
    }
    expect(lines.map(({ key }) => key)).toEqual(lines.map((_, place) => place));
  });

  it("names what the viewer drew and not what the other did", () => {
    const texts = tellMatch(1).lines.map(({ text }) => text);
    expect(texts.filter((text) => text.startsWith("You start with "))).toHaveLength(5);
    const names = Object.values(cards).map(({ name }) => name);
    const drawn = texts.filter((text) => text.startsWith("The opponent draws "));
    expect(drawn.length).toBeGreaterThan(0);
    for (const text of drawn) expect(names.some((name) => text.includes(name))).toBe(false);
  });

  it("speaks to the viewer and about the opponent", () => {
    const say = (type: string, seat: string) =>
      tellHost(nothingTold, [{ type, seat, amount: -300, lifePoints: 700 }], {}).lines;
    expect(say("LP_CHANGED", "host")[0]?.text).toBe("You lose 300 life and have 700");
    expect(say("LP_CHANGED", "away")[0]?.text).toBe("The opponent loses 300 life and has 700");
  });

  it("remembers what lay under an id when the event names the id alone", () => {
    const moved = { card: "c5", as: "c9", def: "candy-courier", from: null, to: null };
    const summoned = { type: "NORMAL_SUMMONED", seat: "away", change: moved };
    const vice = { type: "VICE_COUNTER_ADDED", card: "c9", count: 1, vice: 2 };
    const { lines } = tellHost(nothingTold, [summoned, vice], cards);
    expect(lines.at(-1)?.text).toBe("Candy Courier gets 1 vice and has 2");
  });

  it("says who gave up from where the viewer sits", () => {
    const ended = { type: "GAME_ENDED", winners: ["away"], reason: "surrender" };
    const told = (viewer: string) =>
      tell(lunchTableSentence, nothingTold, [ended], { ...host, viewer }, {}).lines[0]?.text;
    expect(told("host")).toBe("The opponent wins: you gave up");
    expect(told("away")).toBe("You win: the opponent gave up");
    expect(told("spectator")).toBe("Away wins: host gave up");
  });
});
