/**
 * The options of a match, and of an engine that holds one, for games of two seats, host and away, and of
 * more where somebody brings a deck to them. A game brings its settings, its own options and what decks are judged by. Everything that is wrong is told at
 * once, each fault with its place and what would be right.
 */
import type { Seed } from "../random.ts";
import type { RejectionTable } from "../rejections.ts";
import { type FieldTable, faultLine, own, type Scope, type Shape } from "../shapes/index.ts";
import type { Rejection } from "../types.ts";
import {
  cardsOf,
  type DefinedCards,
  deckOf,
  type JudgedDeck,
  optionAt,
  optionFaults,
  optionTable,
  playerName,
  seed,
} from "./option-shapes.ts";

/** What an engine takes beside the options of a match that its game has of its own. */
export interface EngineTakes<Cards, Config> {
  readonly cards: Cards;
  /** Who plays, as the host of the match names them. */
  readonly hostId: string;
  readonly awayId: string;
  /** Engines have no randomness of their own; `randomSeed(crypto)` makes one. */
  readonly seed: Seed;
  readonly config?: Partial<Config>;
}

type OptionCode =
  | "options/unknown"
  | "options/bad-config"
  | "options/bad-seat"
  | "options/bad-deck";

/** The refusals of options, the same in every game but for what is said of seats and decks. */
export function optionRejections(said: {
  readonly seat: string;
  /** The rule that says how decks are made. */
  readonly deckRule: string;
}): RejectionTable<OptionCode> {
  return {
    "options/unknown": { message: "There is no such option." },
    "options/bad-config": { message: "A setting is out of range." },
    "options/bad-seat": { message: said.seat },
    "options/bad-deck": { message: "A deck is not legal.", rule: said.deckRule },
  };
}

/** What a game's options differ in. `S`: what its decks are judged by. */
export interface OptionRules<Cards, S extends Scope> {
  readonly defineCards: (
    cards: unknown,
  ) => { readonly ok: true; readonly cards: Cards } | Extract<DefinedCards, { ok: false }>;
  readonly config: Shape;
  /** The options that only this game has, each of which names a seat. */
  readonly seatOptions: FieldTable;
  /** Seats beside the two: whoever brings a deck takes part. None unless said. */
  readonly furtherSeats?: readonly string[];
  readonly judgeDeck: (deck: unknown, scope: Omit<S, "faults">) => JudgedDeck;
  /** The cards are null where they are not well defined. */
  readonly scopeOf: (cards: Cards | null, options: unknown) => Omit<S, "faults">;
  readonly reject: (code: OptionCode, data: object) => Rejection;
}

export interface MatchOptions<Cards> {
  /** Each as a sentence that says what would be right. None: the match can be played. */
  readonly engineFaults: (options: unknown) => string[];
  /** Its code is that of the first kind of fault; its data has `faults`, every one as a sentence. */
  readonly startProblem: (cards: Cards, options: unknown) => Rejection | null;
}

/** The kernel looks at the seed of a match, which may also be rolled on the way. */
const anySeed: Shape = { expects: "a seed", schema: true, check() {} };

const SEATS = ["host", "away"] as const;

export function matchOptions<Cards, S extends Scope>(
  rules: OptionRules<Cards, S>,
): MatchOptions<Cards> {
  const { defineCards, seatOptions, furtherSeats = [], judgeDeck, scopeOf, reject } = rules;
  const deck = deckOf<S>(judgeDeck);
  const optional = (suffix: string, shape: Shape): FieldTable =>
    Object.fromEntries(furtherSeats.map((seat) => [`${seat}${suffix}`, { optional: shape }]));
  const ofMatch = {
    config: { optional: rules.config },
    ...seatOptions,
    hostDeck: deck,
    awayDeck: deck,
    ...optional("Deck", deck),
  };
  const startShape = optionTable("option", { ...ofMatch, seed: { optional: anySeed } });
  const engineShape = optionTable("option", {
    cards: cardsOf(defineCards),
    hostId: playerName,
    awayId: playerName,
    ...optional("Id", playerName),
    ...ofMatch,
    seed,
  });
  const codeOf = (wrong: ReadonlySet<string>): OptionCode => {
    if (![...wrong].every((name) => Object.hasOwn(ofMatch, name))) return "options/unknown";
    if (wrong.has("config")) return "options/bad-config";
    const isSeat = Object.keys(seatOptions).some((name) => wrong.has(name));
    return isSeat ? "options/bad-seat" : "options/bad-deck";
  };

  return {
    engineFaults(options) {
      const defined = defineCards(own(options, "cards"));
      const scope = scopeOf(defined.ok ? defined.cards : null, options);
      return optionFaults(engineShape, options, scope).map(faultLine);
    },
    startProblem(cards, options) {
      const scope = scopeOf(cards, options);
      const found = optionFaults(startShape, options, scope);
      if (found.length === 0) return null;
      const faults = found.map(faultLine);
      const code = codeOf(new Set(found.map(optionAt)));
      if (code !== "options/bad-deck") return reject(code, { faults });
      const further = furtherSeats.filter((seat) => own(options, `${seat}Deck`) !== undefined);
      const decks = [...SEATS, ...further].flatMap((seat) => {
        const judged = judgeDeck(own(options, `${seat}Deck`), scope);
        return judged.ok ? [] : [{ seat, faults: judged.faults }];
      });
      return reject(code, { faults, decks });
    },
  };
}
