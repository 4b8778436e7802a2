/**
 * The options of a match, and of an engine, as one shape each. Everything that is wrong with them is told
 * at once, each fault with its place and what would be right.
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
  withDefaults,
} from "@tcg/core/engine";
import {
  type Fields,
  faultLine,
  flag,
  integer,
  list,
  type Optional,
  own,
  type Scope,
  type Shape,
  text,
  word,
} from "@tcg/core/shapes";
import type { DefinedCards } from "./complete-cards.ts";
import { type Config, defaultConfig } from "./config.ts";
import { defineCards } from "./define-cards.ts";
import { reject } from "./rejections.ts";
import type { Options } from "./types.ts";
import { type DeckCheck, validateDeck } from "./validate-deck.ts";
import { SEATS } from "./vocabulary.ts";

export interface EngineOptions extends Options {
  readonly cards: DefinedCards;
  /** Who plays, as the host of the match names them. */
  readonly hostId: string;
  readonly awayId: string;
  /** Engines have no randomness of their own; `randomSeed(crypto)` makes one. */
  readonly seed: Seed;
  readonly config?: Partial<Config>;
}

const from = (least: number, most: number): Optional => ({ optional: integer(least, most) });
const oneOf = (words: readonly string[]): Optional => ({ optional: word(words) });

const settings: Fields<Partial<Config>> = {
  loreToWin: from(1, 1000),
  // Every way to alter a hand is listed whole: of ten cards there are a thousand, of thirty a billion.
  handSize: from(0, 10),
  minDeck: from(1, 1000),
  maxCopies: from(1, 1000),
  maxInks: from(1, 6),
  banned: { optional: list(text(200)) },
  deckOut: oneOf(["failed-draw", "end-turn-empty"]),
  interveningIf: oneOf(["both", "resolve"]),
  zeroDamageCountsAsDealt: { optional: flag },
  nestedPlay: oneOf(["after", "during"]),
  startingPlayer: oneOf(["choose", "random", ...SEATS]),
  maxStepsPerCommand: from(100, 100_000),
  maxActionsPerTurn: from(1, 100_000),
  maxTurns: from(1, 100_000),
};
const configShape = optionTable("setting", settings);

/** What decks are judged by: of cards that are not well defined nobody knows the inks. */
interface OptionsScope extends Scope {
  readonly cards: DefinedCards | null;
  /** Null where some settings are bad. */
  readonly config: Config | null;
}

function judge(deck: unknown, { cards, config }: Omit<OptionsScope, "faults">): DeckCheck {
  return cards === null || config === null ? { ok: true } : validateDeck(deck, cards, config);
}

const cards = cardsOf(defineCards);
const deck = deckOf<OptionsScope>(judge);

const matchOptions: Fields<Omit<EngineOptions, "cards" | "hostId" | "awayId">> = {
  config: { optional: configShape },
  chooser: oneOf(SEATS),
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
  const defined = defineCards(own(options, "cards"));
  const scope = scopeFor(defined.ok ? defined.cards : null, options);
  return optionFaults(engineShape, options, scope).map(faultLine);
}

/** Its code is that of the first kind of fault; its data has `faults`, every one as a sentence. */
export function startProblem(known: DefinedCards, options: unknown): Rejection | null {
  const scope = scopeFor(known, options);
  const found = optionFaults(startShape, options, scope);
  if (found.length === 0) return null;
  const faults = found.map(faultLine);
  const wrong = new Set(found.map(optionAt));
  if (![...wrong].every((name) => Object.hasOwn(matchOptions, name))) {
    return reject("options/unknown", { faults });
  }
  if (wrong.has("config")) return reject("options/bad-config", { faults });
  if (wrong.has("chooser")) return reject("options/bad-seat", { faults });
  const decks = SEATS.flatMap((seat) => {
    const checked = judge(own(options, `${seat}Deck`), scope);
    return checked.ok ? [] : [{ seat, faults: checked.faults }];
  });
  return reject("options/bad-deck", { faults, decks });
}

function scopeFor(known: DefinedCards | null, options: unknown): Omit<OptionsScope, "faults"> {
  const given = own(options, "config") ?? {};
  const isSound = optionFaults(configShape, given).length === 0;
  return { cards: known, config: isSound ? withDefaults(defaultConfig, given) : null };
}
