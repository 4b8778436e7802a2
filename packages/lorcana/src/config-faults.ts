/** What no match can be played with. */
import { type Config, defaultConfig } from "./config.ts";
import { SEATS } from "./vocabulary.ts";

const CHOICES = {
  deckOut: ["failed-draw", "end-turn-empty"],
  interveningIf: ["both", "resolve"],
  nestedPlay: ["after", "during"],
  startingPlayer: ["choose", "random", ...SEATS],
} as const;

const NUMBERS = {
  loreToWin: [1, 1000],
  // Every way to alter a hand is listed whole: of ten cards there are a thousand, of thirty a billion.
  handSize: [0, 10],
  minDeck: [1, 1000],
  maxCopies: [1, 1000],
  maxInks: [1, 6],
  maxStepsPerCommand: [100, 100_000],
  maxActionsPerTurn: [1, 100_000],
  maxTurns: [1, 100_000],
} as const;

/** One sentence a fault. */
export function configFaults(config: Config): string[] {
  const given = config as unknown as Readonly<Record<string, unknown>>;
  const faults: string[] = [];
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(defaultConfig, name)) {
      faults.push(`config.${name} is unknown; there are: ${Object.keys(defaultConfig).join(", ")}`);
    }
  }
  for (const [name, words] of Object.entries(CHOICES)) {
    if (!(words as readonly unknown[]).includes(given[name])) {
      faults.push(`config.${name} is one of ${words.join(", ")}`);
    }
  }
  for (const [name, [min, max]] of Object.entries(NUMBERS)) {
    const value = given[name];
    if (!Number.isInteger(value) || (value as number) < min || (value as number) > max) {
      faults.push(`config.${name} is a whole number from ${min} to ${max}`);
    }
  }
  if (typeof config.zeroDamageCountsAsDealt !== "boolean") {
    faults.push("config.zeroDamageCountsAsDealt is true or false");
  }
  if (!Array.isArray(config.banned) || !config.banned.every((card) => typeof card === "string")) {
    faults.push("config.banned is a list of full names or card ids");
  }
  return faults;
}
