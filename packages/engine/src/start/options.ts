/**
 * LT 4.1: the options of a match, and of an engine, as one shape each. Everything that is wrong with them
 * is told at once, each fault with its place and what would be right.
 */
import type { Rejection, Seed } from "@tcg/core";
import {
  cardsOf,
  deckOf,
  optionAt,
  optionFaults,
  optionTable,
  playerName,
  seed,
} from "@tcg/core/engine";
import {
  type Fields,
  faultLine,
  isIntegerIn,
  own,
  type Scope,
  type Shape,
  word,
} from "@tcg/core/shapes";
import { MOST } from "../bounds.ts";
import type { CardDefinition, CardTable } from "../cards/card.ts";
import type { DefinedCards } from "../cards/complete-cards.ts";
import { defineCards } from "../cards/define-cards.ts";
import { reject } from "../rejections.ts";
import type { Options } from "../types.ts";
import { SEATS } from "../vocabulary.ts";
import { type Config, defaultConfig } from "./config.ts";
import { configShape } from "./config-shape.ts";
import { type DeckLimits, validateDeck } from "./validate-deck.ts";

export interface EngineOptions extends Options {
  readonly cards: DefinedCards;
  /** Who plays, as the host of the match names them. */
  readonly hostId: string;
  readonly awayId: string;
  /** Engines have no randomness of their own; `randomSeed(crypto)` makes one. */
  readonly seed: Seed;
  readonly config?: Partial<Config>;
}

/** What decks are judged by. */
interface OptionsScope extends Scope {
  readonly cards: CardTable;
  readonly limits: DeckLimits;
}

const cards = cardsOf((given) => defineCards(given as CardTable));
const deck = deckOf((given, scope: OptionsScope) => validateDeck(given, scope.cards, scope.limits));

const matchOptions: Fields<Omit<EngineOptions, "cards" | "hostId" | "awayId">> = {
  config: { optional: configShape },
  firstSeat: { optional: word(SEATS) },
  hostDeck: deck,
  awayDeck: deck,
  seed,
};

const engineOptions: Fields<EngineOptions> = {
  cards,
  hostId: playerName,
  awayId: playerName,
  ...matchOptions,
};

/** The kernel looks at the seed of a match, which may also be rolled on the way. */
const anySeed: Shape = { expects: "a seed", schema: true, check() {} };

const startShape = optionTable("option", { ...matchOptions, seed: { optional: anySeed } });
const engineShape = optionTable("option", engineOptions);

/** Each as a sentence that says what would be right. None: the match can be played. */
export function engineFaults(options: unknown): string[] {
  const given = own(options, "cards");
  const defined = defineCards(given as CardTable);
  const known = defined.ok ? defined.cards : looseTable(given);
  return optionFaults(engineShape, options, scopeFor(known, options)).map(faultLine);
}

/** Its code is that of the first kind of fault; its data has `faults`, every one as a sentence. */
export function startProblem(known: CardTable, options: unknown): Rejection | null {
  const scope = scopeFor(known, options);
  const found = optionFaults(startShape, options, scope);
  if (found.length === 0) return null;
  const faults = found.map(faultLine);
  const wrong = new Set(found.map(optionAt));
  if (![...wrong].every((name) => Object.hasOwn(matchOptions, name))) {
    return reject("options/unknown", { faults });
  }
  if (wrong.has("config")) return reject("options/bad-config", { faults });
  if (wrong.has("firstSeat")) return reject("options/bad-seat", { faults });
  const decks = SEATS.flatMap((seat) => {
    const checked = validateDeck(own(options, `${seat}Deck`), scope.cards, scope.limits);
    return checked.ok ? [] : [{ seat, faults: checked.faults }];
  });
  return reject("options/bad-deck", { faults, decks });
}

function scopeFor(known: CardTable, options: unknown): Omit<OptionsScope, "faults"> {
  return { cards: known, limits: soundLimits(own(options, "config")), otherNames };
}

/** Names of earlier designs. */
const otherNames: ReadonlyMap<string, readonly string[]> = new Map([
  ["startinglp", ["startingLifePoints"]],
  ["maxspelltrapslots", ["setSlots"]],
  ["host", ["hostId"]],
  ["away", ["awayId"]],
]);

/** The limits on decks among settings of which some may be bad, those that are not. */
function soundLimits(config: unknown): DeckLimits {
  const { minDeck, maxDeck, maxCopies } = defaultConfig;
  const limits = { minDeck, maxDeck, maxCopies };
  for (const key of ["minDeck", "maxDeck", "maxCopies"] as const) {
    const value = own(config, key);
    if (isIntegerIn(value, 1, MOST)) limits[key] = value as number;
  }
  return limits;
}

/** What decks can be checked against though some cards are not well defined: ids, names, tokens. */
function looseTable(given: unknown): CardTable {
  const all: readonly unknown[] = Array.isArray(given) ? given : Object.values(given ?? {});
  const named = all.flatMap((card) => {
    const [id, name] = [own(card, "id"), own(card, "name")];
    if (typeof id !== "string") return [];
    const loose = {
      ...(card as object),
      id,
      name: typeof name === "string" && name !== "" ? name : id,
    };
    return [[id, loose as CardDefinition] as const];
  });
  return Object.fromEntries(named);
}
