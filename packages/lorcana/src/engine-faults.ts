/** What is wrong with the options of an engine: cards, names, decks, settings and seed, all at once. */
import { playerFaults, seedFaults } from "@tcg/core/engine";
import { closestWord, faultLine, isObject, own } from "@tcg/core/shapes";
import type { DefinedCards } from "./complete-cards.ts";
import { type Config, defaultConfig } from "./config.ts";
import { configFaults } from "./config-faults.ts";
import { defineCards } from "./define-cards.ts";
import { validateDeck } from "./validate-deck.ts";
import { SEATS } from "./vocabulary.ts";

const NAMES = [
  "cards",
  "hostId",
  "awayId",
  "hostDeck",
  "awayDeck",
  "seed",
  "config",
  "chooser",
] as const;

/** Each as a sentence that says what would be right. None: the match can be played. */
export function engineFaults(options: unknown): string[] {
  if (!isObject(options)) {
    return ["the options are an object with cards, players, decks and a seed"];
  }
  const defined = defineCards(own(options, "cards"));
  const chooser = own(options, "chooser");
  return [
    ...Object.keys(options)
      .filter((name) => !NAMES.some((known) => known === name))
      .map(unknownOption),
    ...playerFaults(options, SEATS),
    ...(chooser === undefined || SEATS.some((seat) => seat === chooser)
      ? []
      : [`chooser is one of ${SEATS.join(", ")}, or left out`]),
    ...(defined.ok ? [] : defined.faults.map(faultLine)),
    ...startFaults(options, defined.ok ? defined.cards : null),
    ...seedFaults(options),
  ];
}

function unknownOption(name: string): string {
  const meant = closestWord(name, NAMES);
  return `${name} is no option${meant === undefined ? "" : `; did you mean ${meant}?`}`;
}

/** Decks are checked against cards that are right only: of others nobody knows the inks. */
function startFaults(
  options: Readonly<Record<string, unknown>>,
  cards: DefinedCards | null,
): string[] {
  const given = own(options, "config") ?? {};
  if (!isObject(given)) return ["config is an object with the settings that differ"];
  const config = { ...defaultConfig, ...given } as Config;
  const faults = configFaults(config);
  if (faults.length > 0 || cards === null) return faults;
  return SEATS.flatMap((seat) => {
    const checked = validateDeck(own(options, `${seat}Deck`), cards, config);
    return checked.ok ? [] : checked.faults.map(({ message }) => `${seat}Deck: ${message}`);
  });
}
