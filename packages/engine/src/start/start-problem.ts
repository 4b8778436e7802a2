/** LT 4.1: what no match can start with. All of it is told at once, not just the first fault. */
import type { Rejection } from "@tcg/core";
import { isObject, own } from "@tcg/core/shapes";
import type { CardTable } from "../cards/card.ts";
import { reject } from "../rejections.ts";
import { SEATS, type Seat } from "../vocabulary.ts";
import { type Config, defaultConfig } from "./config.ts";
import { configFaults } from "./config-faults.ts";
import { unknownNames } from "./unknown-names.ts";
import { type DeckFault, validateDeck } from "./validate-deck.ts";

export const START_OPTIONS = ["hostDeck", "awayDeck", "seed", "config", "firstSeat"] as const;

/** Its code is that of the first kind of fault; its data has `faults`, every one as a sentence. */
export function startProblem(cards: CardTable, options: object): Rejection | null {
  if (!isObject(options)) return reject("options/unknown", { faults: [NO_OPTIONS] });
  const unknown = unknownNames(options, "option", START_OPTIONS);
  const given = own(options, "config") ?? {};
  const config = isObject(given) ? configFaults({ ...defaultConfig, ...given }) : [NO_CONFIG];
  const firstSeat = own(options, "firstSeat");
  const isSeat = firstSeat === undefined || SEATS.some((seat) => seat === firstSeat);
  const limits = config.length === 0 ? { ...defaultConfig, ...given } : soundLimits(given);
  const decks = badDecks(cards, options, limits);
  const faults = [
    ...unknown,
    ...config,
    ...(isSeat ? [] : ["firstSeat is host or away"]),
    ...decks.flatMap((deck) => deck.faults.map(({ message }) => `${deck.seat}Deck: ${message}`)),
  ];
  if (unknown.length > 0) return reject("options/unknown", { faults });
  if (config.length > 0) return reject("options/bad-config", { faults });
  if (!isSeat) return reject("options/bad-seat", { faults });
  return decks.length === 0 ? null : reject("options/bad-deck", { faults, decks });
}

const NO_OPTIONS = "the options are an object with two decks and a seed";
const NO_CONFIG = "config is an object of settings";

/** The limits on decks among settings of which some are bad, those that are not. */
function soundLimits(given: unknown): Config {
  const limits = { ...defaultConfig };
  for (const key of ["minDeck", "maxDeck", "maxCopies"] as const) {
    const value = own(given as object, key);
    if (Number.isSafeInteger(value)) limits[key] = value as number;
  }
  return limits;
}

function badDecks(
  cards: CardTable,
  options: object,
  limits: Config,
): { readonly seat: Seat; readonly faults: readonly DeckFault[] }[] {
  return SEATS.flatMap((seat) => {
    const checked = validateDeck(own(options, `${seat}Deck`), cards, limits);
    return checked.ok ? [] : [{ seat, faults: checked.faults }];
  });
}
