/**
 * Fuzzing LunchTable: generated cards that use the whole vocabulary together with hand-made ones,
 * decks of either, and configs that make rare endings common. The printed cards have a run of their
 * own (cards.ts): tuning one of them does not change what is played here.
 */
import {
  ACTIONS,
  type CardTable,
  type ChainLink,
  type Config,
  createGame,
  type DefinedCards,
  DURATIONS,
  defineCards,
  type LunchTable,
  type LunchTableGame,
  type Seat,
  TRIGGERS,
  WINDOWS,
} from "@ltcg/engine";
import { createRandom, type EventOf, type StartOptions, type Stream } from "@tcg/core";
import { type Feature, type FuzzReport, fuzz, type Step } from "@tcg/core/testkit";
import type { FuzzRequest } from "../../packages/cli/src/fuzz/target.ts";
import {
  cafeteriaDeck,
  cliqueDeck,
  exampleCards,
} from "../../packages/engine/fixtures/examples/index.ts";
import { generatedCards } from "../../packages/engine/fuzz/generated-cards.ts";
import { generatedDecks } from "../../packages/engine/fuzz/generated-decks.ts";
import { rareCards, rareDeck } from "../../packages/engine/fuzz/rare-cards.ts";
import { course } from "../../packages/engine/src/hosting/course.ts";

const COSTS = ["pay_lp", "pay_clout", "discard", "tribute", "banish", "remove_vice", "add_vice"];

/** Every seed has cards of its own. */
function lunchtableCards(seed: number): {
  readonly generated: DefinedCards;
  readonly cards: DefinedCards;
} {
  const generated = generatedCards(createRandom(seed, "cards"));
  const defined = defineCards([...Object.values(generated), ...exampleCards, ...rareCards]);
  if (!defined.ok) throw new Error(JSON.stringify(defined.faults));
  return { generated, cards: defined.cards };
}

export function fuzzedLunchtable(seed: number): LunchTableGame {
  return createGame(lunchtableCards(seed).cards);
}

/** `altered`: the game with a rule replaced, to see which check notices. */
export function fuzzLunchtable(
  request: FuzzRequest,
  altered: (game: LunchTableGame) => LunchTableGame = (game) => game,
): FuzzReport {
  const { generated, cards } = lunchtableCards(request.seed);
  return fuzz(altered(createGame(cards)), {
    ...request,
    options: (random) => someOptions(random, generated),
    badOptions: (random) => badOptions(random, generated),
    // Cards that answer each other fill a turn with the 200 links that LT 1.4 allows, each a command or
    // three: a match of 13,650 in 44 turns has been seen, and it ended by the rules.
    maxCommands: 60_000,
    course,
    rarely: ["SURRENDER", "TIMEOUT"],
    features: { declared: declaredFeatures(), of: (step) => featuresOf(cards, step) },
    measure: ({ shared }) => ({ turns: shared.turnNumber }),
  });
}

function someOptions(random: Stream, generated: CardTable): StartOptions<LunchTable> {
  const config = someConfig(random);
  const decks = random.pick([
    () => ({ host: cafeteriaDeck, away: cliqueDeck }),
    () => ({ host: rareDeck, away: rareDeck }),
    ...Array.from({ length: 4 }, () => () => shortened(generatedDecks(random, generated), config)),
  ])();
  const firstSeat = random.pick<Seat | undefined>([undefined, "host", "away"]);
  return {
    hostDeck: decks.host,
    awayDeck: decks.away,
    seed: random.int(2 ** 31),
    config,
    ...(firstSeat && { firstSeat }),
  };
}

/** The defaults in most matches; else one of the settings that make something rare happen. */
function someConfig(random: Stream): Partial<Config> {
  const responses = random.int(4) === 0 ? "auto" : "full";
  const fivePhases = random.int(5) === 0 ? { standbyPhase: false, main2Phase: false } : {};
  const rare: Partial<Config>[] = [
    { minDeck: 10, maxDeck: 60 },
    { breakdownThreshold: 1, breakdownsToWin: 2 },
    { maxLinksPerTurn: 4 },
    { maxStepsPerCommand: 100 },
    { maxTurns: 6 },
    { boardSlots: 1, setSlots: 1 },
    { startingLifePoints: 1000 },
    { attritionFromTurn: 3, firstSeatDrawsOnTurn1: true },
  ];
  const rarely = random.int(2) === 0 ? {} : random.pick(rare);
  const phaseStops = random.int(5) === 0 ? "all" : "actions";
  return { responses, phaseStops, ...fivePhases, ...rarely };
}

function shortened(
  decks: Record<Seat, readonly string[]>,
  { minDeck }: Partial<Config>,
): Record<Seat, readonly string[]> {
  if (minDeck === undefined) return decks;
  return { host: decks.host.slice(0, minDeck), away: decks.away.slice(0, minDeck) };
}

function badOptions(random: Stream, generated: CardTable): StartOptions<LunchTable> {
  const good = someOptions(random, generated);
  const hostDeck = random.pick([[], ["no-such-card"], good.hostDeck.slice(0, 5)]);
  const bad = [
    { hostDeck },
    { config: { maxTurns: -1 } },
    { config: { responses: "never" } },
    { firstSeat: "nobody" },
    { fistSeat: "host" },
  ];
  return { ...good, ...random.pick(bad) } as StartOptions<LunchTable>;
}

function declaredFeatures(): Feature[] {
  return [
    ...ACTIONS.map((kind) => `action:${kind}` as const),
    ...TRIGGERS.map((name) => `trigger:${name}` as const),
    ...WINDOWS.map((kind) => `window:${kind}` as const),
    ...COSTS.map((kind) => `cost:${kind}` as const),
    ...DURATIONS.map((name) => `duration:${name}` as const),
  ];
}

/** What a step shows: windows, costs, triggers on the chain, and the actions of links that resolve. */
function featuresOf(cards: CardTable, { before, events }: Step<LunchTable>): Feature[] {
  const chain: ChainLink[] = [...(before?.shared.chain ?? [])];
  return events.flatMap((event): Feature[] => featuresOfEvent(cards, chain, event));
}

function featuresOfEvent(
  cards: CardTable,
  chain: ChainLink[],
  event: EventOf<LunchTable>,
): Feature[] {
  switch (event.type) {
    case "WINDOW_OPENED":
      return [`window:${event.window.kind}`];
    case "WINDOW_PASSED":
      return [`window:${event.window}`];
    case "COST_PAID":
      return [`cost:${event.cost}`];
    case "MODIFIER_APPLIED":
      return [`duration:${event.modifier.duration}`];
    case "CHAIN_LINK_ADDED":
      chain.push(event.link);
      return event.link.occurrence === null ? [] : [`trigger:${event.link.occurrence.on}`];
    case "CHAIN_LINK_NEGATED": {
      const link = chain[event.index];
      if (link) chain[event.index] = { ...link, negated: true };
      return [];
    }
    case "CHAIN_LINK_RESOLVED": {
      const [link] = chain.splice(event.index, 1);
      if (link === undefined || link.negated) return [];
      const effect = cards[link.source.def]?.effects?.find(({ id }) => id === link.effect);
      return (effect?.actions ?? []).map(({ kind }) => `action:${kind}` as const);
    }
    default:
      return [];
  }
}
