/** The options of a match, and of an engine. */
import {
  type EngineTakes,
  type MatchOptions,
  matchOptions,
  optionFaults,
  optionTable,
  withDefaults,
} from "@tcg/core/engine";
import {
  closestWord,
  type Fields,
  type FieldTable,
  fault,
  flag,
  integer,
  list,
  type Optional,
  own,
  type Scope,
  type Shape,
  show,
  text,
  word,
} from "@tcg/core/shapes";
import { completeCards, type DefinedCards } from "./complete-cards.ts";
import { type Config, defaultConfig } from "./config.ts";
import { defineCards } from "./define-cards.ts";
import { reject } from "./rejections.ts";
import type { Options } from "./types.ts";
import { validateDeck } from "./validate-deck.ts";
import { SEATS, type Seat } from "./vocabulary.ts";

export interface EngineOptions extends Options, EngineTakes<DefinedCards, Config> {
  /** Of whoever else brings a deck; called by the seat unless said. */
  readonly thirdId?: string;
  readonly fourthId?: string;
}

const from = (least: number, most: number): Optional => ({ optional: integer(least, most) });
const oneOf = (words: readonly string[]): Optional => ({ optional: word(words) });

/** A ban that names no card is let through, for there may be other sets; one that is misspelt is told. */
const ban: Shape = {
  ...text(200),
  check(value, at) {
    text(200).check(value, at);
    const cards = (at.scope as Partial<OptionsScope>).cards ?? null;
    if (typeof value !== "string" || cards === null) return;
    const known = [...completeCards(cards)].flatMap(([id, { fullName }]) => [id, fullName]);
    if (known.includes(value)) return;
    const meant = closestWord(value, known);
    if (meant !== undefined) fault(at, `names no card: ${show(value)}`, meant);
  },
};

/** In the order they sit: who brings a deck takes part. */
export function seatingOf(options: unknown): readonly Seat[] {
  return SEATS.filter(
    (seat) => !FURTHER.includes(seat) || own(options, `${seat}Deck`) !== undefined,
  );
}

const FURTHER: readonly Seat[] = ["third", "fourth"];

/** One of these, or a seat that takes part. */
function wordOrSeat(...words: readonly string[]): Shape {
  return {
    ...word([...words, ...SEATS]),
    check(value, at) {
      const { seating = SEATS } = at.scope as Partial<OptionsScope>;
      word([...words, ...seating]).check(value, at);
    },
  };
}

const startingPlayer = wordOrSeat("choose", "random");

const settings: Fields<Partial<Config>> = {
  loreToWin: from(1, 1000),
  // Every way to alter a hand is listed whole: of ten cards there are a thousand, of thirty a billion.
  handSize: from(0, 10),
  minDeck: from(1, 1000),
  maxCopies: from(1, 1000),
  maxInks: from(1, 6),
  banned: { optional: list(ban) },
  deckOut: oneOf(["failed-draw", "end-turn-empty"]),
  interveningIf: oneOf(["both", "resolve"]),
  zeroDamageCountsAsDealt: { optional: flag },
  nestedPlay: oneOf(["after", "during"]),
  startingPlayer: { optional: startingPlayer },
  maxStepsPerCommand: from(100, 100_000),
  maxActionsPerTurn: from(1, 100_000),
  maxTurns: from(1, 100_000),
};
const configShape = optionTable("setting", settings);

/** What decks are judged by: cards that are not well defined have no known inks. */
interface OptionsScope extends Scope {
  readonly cards: DefinedCards | null;
  /** Null where some settings are bad. */
  readonly config: Config | null;
  readonly seating: readonly Seat[];
}

const seatOptions: FieldTable = { chooser: { optional: wordOrSeat() } };

export const { engineFaults, startProblem }: MatchOptions<DefinedCards> = matchOptions<
  DefinedCards,
  OptionsScope
>({
  defineCards,
  config: configShape,
  seatOptions,
  furtherSeats: FURTHER,
  judgeDeck: (deck, { cards, config }) =>
    cards === null || config === null ? { ok: true } : validateDeck(deck, cards, config),
  scopeOf(cards, options) {
    const given = own(options, "config") ?? {};
    const isSound = optionFaults(configShape, given).length === 0;
    const config = isSound ? withDefaults(defaultConfig, given) : null;
    return { cards, config, seating: seatingOf(options) };
  },
  reject,
});
