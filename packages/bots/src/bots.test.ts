import { cards, deckNamed } from "@ltcg/cards";
import { createGame } from "@ltcg/engine";
import { type CardId, createRandom, type Game, type GameTypes, type State } from "@tcg/core";
import { blindBid, someOptions as someBlindBid } from "@tcg/core/fixtures/blind-bid";
import { skirmish, someOptions as someSkirmish } from "@tcg/core/fixtures/skirmish";
import { describe, expect, test } from "vitest";
import { playMatch } from "../fixtures/play-match.ts";
import {
  anyCard,
  botNamed,
  botNames,
  bots,
  fromDecks,
  greedy,
  random,
  searchBot,
} from "./index.ts";

const lunchTable = createGame(cards);
/** They take their time. */
const thinkers: ReadonlySet<string> = new Set(["planner", "search"]);
/** The same ways to choose; the one that thinks longest follows few lines, or a match would take minutes. */
const quick = { ...bots, search: searchBot("search", { lines: 6 }) };
const { cards: fast } = deckNamed("sugar-rush");
const { cards: slow } = deckNamed("rumor-mill");
const lunchTableDecks = { hostDeck: fast, awayDeck: slow };
/** A match of a few turns. */
const short = { startingLifePoints: 2500 };

describe("the bots play whole matches without a refusal", () => {
  // playMatch throws at a move that is not listed, that is refused, and at a match without end.
  for (const name of botNames) {
    const share = thinkers.has(name) ? 1 / 15 : 1;

    test(`${name}: Blind Bid`, () => {
      for (let seed = 0; seed < 30 * share; seed++) {
        const options = someBlindBid(createRandom(seed, "options"));
        const { final } = playMatch({ game: blindBid, options, seed, botOf: () => quick[name] });
        expect(["points", "tie"]).toContain(reasonOf(final));
      }
    });

    test(`${name}: Skirmish`, () => {
      for (let seed = 0; seed < 10 * share; seed++) {
        const options = someSkirmish(createRandom(seed, "options"));
        const { final } = playMatch({ game: skirmish, options, seed, botOf: () => quick[name] });
        expect(["life", "deck", "loop"]).toContain(reasonOf(final));
      }
    });

    test(`${name}: LunchTable`, () => {
      for (let seed = 0; seed < 4 * share; seed++) {
        const config = thinkers.has(name) ? short : {};
        const options = { ...lunchTableDecks, seed, config };
        const { final } = playMatch({ game: lunchTable, options, seed, botOf: () => quick[name] });
        expect(reasonOf(final)).not.toBe("surrender");
      }
    });
  }
});

/** By chance alone 36 of 48 happens less than once in a thousand times. */
test("greedy beats random at LunchTable, whatever the seat and the deck", () => {
  let won = 0;
  for (let number = 0; number < 48; number++) {
    const seat = number % 2 === 0 ? "host" : "away";
    const swapped = number % 4 >= 2;
    const decks = swapped ? { hostDeck: slow, awayDeck: fast } : lunchTableDecks;
    const { final } = playMatch({
      game: lunchTable,
      options: { ...decks, seed: Math.floor(number / 2) },
      seed: number,
      botOf: (other) => (other === seat ? greedy : random),
    });
    if (final.outcome.status === "ended" && final.outcome.winners.includes(seat)) won++;
  }
  expect(won).toBeGreaterThanOrEqual(36);
});

describe("a bot decides the same in two worlds that look the same to its seat", () => {
  for (const name of botNames) {
    test(`${name}: Skirmish`, () => {
      const options = someSkirmish(createRandom(5, "options"));
      expect(comparedIn(skirmish, options, name, 3)).toBeGreaterThan(10);
    });
    test(`${name}: LunchTable`, () => {
      const options = { ...lunchTableDecks, seed: 5 };
      const every = thinkers.has(name) ? 10 : 3;
      expect(comparedIn(lunchTable, options, name, every)).toBeGreaterThan(60 / every);
    });
  }
});

/** Plays a match and at one decision of so many asks again in a world with other hidden cards. */
function comparedIn<G extends GameTypes>(
  game: Game<G>,
  options: Parameters<Game<G>["start"]>[0],
  name: (typeof botNames)[number],
  every: number,
): number {
  let compared = 0;
  const choice = (state: State<G>, seat: G["seat"], number: number): string =>
    quick[name].choose({
      game,
      ...game.insight(state, seat),
      legalMoves: game.legalMoves(state, seat),
      random: createRandom(number, "choice"),
    }).id;
  const look = (state: State<G>, seat: G["seat"], number: number): void => {
    if (number % every !== 0) return;
    const other = relabelled(game, state, seat, number);
    if (JSON.stringify(other) === JSON.stringify(state)) return;
    compared++;
    expect(choice(other, seat, number)).toBe(choice(state, seat, number));
  };
  playMatch({ game, options, seed: 1, botOf: () => random, look });
  return compared;
}

/** The same state, with the faces this seat does not see exchanged among cards of one zone. */
function relabelled<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  seat: G["seat"],
  seed: number,
): State<G> {
  const stream = createRandom(seed, "relabel");
  const seen = new Set<CardId>();
  const view = game.mask(state, seat);
  for (const zones of Object.values<(typeof view.zones)[G["seat"]]>(view.zones)) {
    for (const { cards } of Object.values<(typeof zones)[G["zone"]]>(zones)) {
      for (const { card, def } of cards) if (def !== null) seen.add(card);
    }
  }
  const hidden = [...state.cards].filter(([id]) => !seen.has(id));
  let { cards } = state;
  for (const group of Map.groupBy(hidden, ([, { owner, zone }]) => `${owner} ${zone}`).values()) {
    const faces = stream.shuffle(group.map(([, { def }]) => def));
    group.forEach(([id, card], i) => {
      cards = cards.with(id, { ...card, def: faces[i] ?? card.def });
    });
  }
  return { ...state, cards };
}

test("a bot is found by its name, and a wrong name says which there are", () => {
  expect(botNamed("greedy")).toBe(greedy);
  expect(() => botNamed("genius")).toThrow(
    'unknown bot "genius". Known: random, beginner, greedy, planner, search',
  );
  expect(() => botNamed("constructor")).toThrow(RangeError);
});

test("nobody concedes unless nothing else is left", () => {
  const { game, legalMoves, ...known } = opening();
  const concede = legalMoves.filter(({ command }) => command.type === "SURRENDER");
  expect(concede).toHaveLength(1);
  for (const name of botNames) {
    for (let seed = 0; seed < (thinkers.has(name) ? 2 : 20); seed++) {
      const move = bots[name].choose({ game, ...known, legalMoves, random: createRandom(seed) });
      expect(move.command.type).not.toBe("SURRENDER");
    }
    const only = { game, ...known, legalMoves: concede, random: createRandom(1) };
    expect(bots[name].choose(only)).toBe(concede[0]);
    expect(() => bots[name].choose({ ...only, legalMoves: [] })).toThrow(RangeError);
  }
});

describe("what hidden cards might be", () => {
  test("anything that could lie there, without a deck to go by", () => {
    const { game, ...known } = opening();
    const world = game.imagine(known, createRandom(1), anyCard(game));
    expect(game.mask(world, "host")).toEqual(known.view);
  });

  test("the rest of the one deck that holds what was seen", () => {
    const { game, state, ...known } = opening();
    const prior = fromDecks(game, [slow, fast]);
    const world = game.imagine(known, createRandom(1), prior);
    const own = (of: typeof state): string[] =>
      of.cards
        .values()
        .filter(({ owner }) => owner === "host")
        .map(({ def }) => def)
        .toSorted();
    expect(own(world)).toEqual(own(state));
    expect(game.mask(world, "host")).toEqual(known.view);
  });

  test("any card where no deck fits", () => {
    const { game, ...known } = opening();
    const world = game.imagine(known, createRandom(1), fromDecks(game, [["sugar-high"]]));
    expect(game.mask(world, "host")).toEqual(known.view);
  });
});

function opening() {
  const started = lunchTable.start({ ...lunchTableDecks, seed: 3, firstSeat: "host" });
  if (!started.ok) throw new Error(started.rejection.message);
  const { state } = started;
  const known = lunchTable.insight(state, "host");
  return { game: lunchTable, state, ...known, legalMoves: lunchTable.legalMoves(state, "host") };
}

function reasonOf<G extends GameTypes>({ outcome }: State<G>): string {
  return outcome.status === "ended" ? outcome.reason : "running";
}
