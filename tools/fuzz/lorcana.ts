/**
 * Fuzzing Lorcana: generated cards that use the whole vocabulary, decks of them, and configs that
 * make rare endings common.
 */
import { createRandom, type EventOf, type StartOptions, type Stream } from "@tcg/core";
import { type Feature, type FuzzReport, fuzz, type Step } from "@tcg/core/testkit";
import {
  type CardTable,
  type Config,
  createGame,
  DURATIONS,
  type Effect,
  KEYWORDS,
  type Lorcana,
  type LorcanaGame,
  TRIGGERS,
} from "@tcg/lorcana-engine";
import type { FuzzRequest } from "../../packages/cli/src/fuzz/target.ts";
import { EFFECT_KINDS } from "../../packages/lorcana/fuzz/effects.ts";
import { CHALLENGE_ROLES, generatedCards } from "../../packages/lorcana/fuzz/generated-cards.ts";
import { aDeck } from "../../packages/lorcana/fuzz/generated-decks.ts";
import { course, ONLY_WITH_MORE } from "../../packages/lorcana/src/hosting/course.ts";

export function fuzzedLorcana(seed: number): LorcanaGame {
  return createGame(generatedCards(createRandom(seed, "cards")));
}

type Players = 2 | 3 | 4;

/** `altered`: the game with a rule replaced, to see which check notices. */
export function fuzzLorcana(
  request: FuzzRequest,
  altered: (game: LorcanaGame) => LorcanaGame = (game) => game,
  players: Players = 2,
): FuzzReport {
  const cards = generatedCards(createRandom(request.seed, "cards"));
  return fuzz(altered(createGame(cards)), {
    ...request,
    options: (random) => someOptions(random, cards, players),
    badOptions: (random) => badOptions(random, cards),
    // Abilities that give abilities fill the bag with dozens of entries, each taken by a command:
    // matches of 5,000 have been seen, and they end by the rules.
    maxCommands: 20_000,
    course,
    rarely: ["CONCEDE", "TIMEOUT"],
    outOfReach: players === 2 ? ONLY_WITH_MORE : [],
    features: { declared: declaredFeatures(), of: (step) => featuresOf(cards, step) },
    measure: ({ shared }) => ({ turns: shared.turnNumber }),
  });
}

function someOptions(
  random: Stream,
  cards: CardTable,
  players: Players = 2,
): StartOptions<Lorcana> {
  const config = players === 2 ? someConfig(random) : configOfMore(random);
  const size = config.minDeck ?? 60;
  return {
    hostDeck: aDeck(random, cards, size),
    awayDeck: aDeck(random, cards, size),
    ...(players > 2 && { thirdDeck: aDeck(random, cards, size) }),
    ...(players > 3 && { fourthDeck: aDeck(random, cards, size) }),
    seed: random.int(2 ** 31),
    config,
  };
}

/** More than two: of half of the matches decks soon run out, so that players leave one by one. */
function configOfMore(random: Stream): Partial<Config> {
  const config = someConfig(random);
  return random.int(2) === 0 ? config : { ...config, minDeck: 12, handSize: 5, loreToWin: 200 };
}

/** The rules as they are in most matches; else one of the settings that make something rare happen. */
function someConfig(random: Stream): Partial<Config> {
  const rare: Partial<Config>[] = [
    { minDeck: 12, handSize: 5 },
    { minDeck: 20, deckOut: "end-turn-empty" },
    { interveningIf: "resolve" },
    { zeroDamageCountsAsDealt: true },
    { nestedPlay: "during" },
    { startingPlayer: "random" },
    { maxStepsPerCommand: 100 },
    { maxActionsPerTurn: 3 },
    { maxTurns: 6 },
    { loreToWin: 5 },
  ];
  const any = { maxInks: 6, maxCopies: 60 };
  return { ...any, ...(random.int(2) === 0 ? {} : random.pick(rare)) };
}

function badOptions(random: Stream, cards: CardTable): StartOptions<Lorcana> {
  const good = someOptions(random, cards);
  const bad = [
    { hostDeck: random.pick([[], ["no-such-card"], good.hostDeck.slice(0, 5)]) },
    { config: { ...good.config, maxTurns: -1 } },
    { config: { ...good.config, deckOut: "never" } },
    { chooser: "nobody" },
    { choser: "host" },
  ];
  return { ...good, ...random.pick(bad) } as StartOptions<Lorcana>;
}

function declaredFeatures(): Feature[] {
  return [
    ...EFFECT_KINDS.map((kind) => `effect:${kind}` as const),
    ...TRIGGERS.map((name) => `trigger:${name}` as const),
    ...KEYWORDS.map((name) => `keyword:${name}` as const),
    ...DURATIONS.map((name) => `duration:${name}` as const),
    ...CHALLENGE_ROLES.map((role) => `while:${role}` as const),
  ];
}

/** What a step shows: effects that resolved, abilities that triggered, keywords at work, what stands. */
function featuresOf(cards: CardTable, { before, events }: Step<Lorcana>): Feature[] {
  return events.flatMap((event): Feature[] => [
    ...featuresOfEvent(event),
    ...keywordsAtWork(cards, before, event),
    ...standingInChallenge(cards, event),
  ]);
}

/** CR 4.3.6.11: who is in a challenge has something that stands while it is. */
function standingInChallenge(cards: CardTable, event: EventOf<Lorcana>): Feature[] {
  if (event.type !== "CHALLENGE_DECLARED") return [];
  const { challenger, defender } = event;
  return CHALLENGE_ROLES.filter((role) => {
    const { def } = role === "challenging" ? challenger : defender;
    return cards[def]?.abilities?.some(
      (ability) =>
        ability.kind === "static" &&
        ability.while !== undefined &&
        "self" in ability.while &&
        ability.while.self[role],
    );
  }).map((role) => `while:${role}` as const);
}

function featuresOfEvent(event: EventOf<Lorcana>): Feature[] {
  switch (event.type) {
    case "RESOLUTION_STARTED":
      return event.effects.flatMap(kindsIn).map((kind) => `effect:${kind}` as const);
    case "BAG_ADDED":
      return event.entries.map(({ occurrence }) => `trigger:${occurrence.on}` as const);
    case "EFFECT_APPLIED":
      return [`duration:${event.effect.duration}`];
    default:
      return [];
  }
}

function kindsIn(effect: Effect): string[] {
  const parts: unknown[] = Object.values(effect).flatMap((part: unknown) =>
    Array.isArray(part) ? (part.flat() as unknown[]) : [],
  );
  return [effect.do, ...parts.filter(isEffect).flatMap(kindsIn)];
}

function isEffect(part: unknown): part is Effect {
  return typeof part === "object" && part !== null && "do" in part;
}

function keywordsAtWork(
  cards: CardTable,
  before: Step<Lorcana>["before"],
  event: EventOf<Lorcana>,
): Feature[] {
  switch (event.type) {
    case "CHALLENGE_DECLARED": {
      const { challenger, defender } = event;
      const found: Feature[] = [];
      if (challenger.drying) found.push("keyword:rush");
      for (const name of ["challenger", "reckless"] as const) {
        if (challenger.keywords.includes(name)) found.push(`keyword:${name}`);
      }
      if (defender.keywords.includes("evasive")) {
        found.push("keyword:evasive");
        if (challenger.keywords.includes("alert")) found.push("keyword:alert");
      }
      return found;
    }
    case "DAMAGE_DEALT":
    case "DAMAGE_PREVENTED":
      return event.card.keywords.includes("resist") ? ["keyword:resist"] : [];
    case "PLAY_ANNOUNCED":
      if (event.how.by === "shift") return ["keyword:shift"];
      return event.how.by === "sing-together" ? ["keyword:sing-together"] : [];
    case "SONG_SUNG":
      return event.singers.some(({ keywords }) => keywords.includes("singer"))
        ? ["keyword:singer"]
        : [];
    case "PROMPT_OPENED":
      return event.prompt.kind === "answer_may" && event.prompt.key === "exerted"
        ? ["keyword:bodyguard"]
        : [];
    case "BAG_ADDED":
      return event.entries.flatMap(({ name }): Feature[] => {
        if (name === "Support") return ["keyword:support"];
        return name === "Vanish" ? ["keyword:vanish"] : [];
      });
    case "ABILITY_USED":
      return event.name === "Boost" ? ["keyword:boost"] : [];
    case "CARDS_CHOSEN": {
      const spared = (before?.cards.values() ?? []).some(
        ({ def, zone, seat }) =>
          zone === "play" &&
          seat !== event.seat &&
          cards[def]?.abilities?.some(
            (ability) => ability.kind === "keyword" && ability.keyword === "ward",
          ),
      );
      return spared ? ["keyword:ward"] : [];
    }
    default:
      return [];
  }
}
