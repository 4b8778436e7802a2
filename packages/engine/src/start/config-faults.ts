/** What no match can be played with. */
import { MOST } from "../bounds.ts";
import { type Config, defaultConfig } from "./config.ts";
import { unknownNames } from "./unknown-names.ts";

/** Where it is not 0. */
export const LEAST: { readonly [K in keyof Config]?: number } = {
  startingLifePoints: 1,
  boardSlots: 1,
  setSlots: 1,
  minDeck: 1,
  maxDeck: 1,
  maxCopies: 1,
  breakdownThreshold: 1,
  breakdownsToWin: 1,
  maxStepsPerCommand: 100,
  maxLinksPerTurn: 1,
  maxTurns: 1,
};
/** Where it is not as much as any number of a match (LT 1.6). */
const GREATEST: { readonly [K in keyof Config]?: number } = { boardSlots: 10, setSlots: 10 };

/** Each as a sentence that says what would be right. */
export function configFaults(config: Config): string[] {
  const faults = unknownNames(config, "setting", Object.keys(defaultConfig));
  for (const key of Object.keys(config) as (keyof Config)[]) {
    const value: unknown = config[key];
    const kind = typeof defaultConfig[key];
    if (!Object.hasOwn(defaultConfig, key)) continue;
    if (key === "responses") {
      if (value !== "full" && value !== "auto") faults.push("responses must be full or auto");
    } else if (key === "phaseStops") {
      if (value !== "actions" && value !== "all") faults.push("phaseStops must be actions or all");
    } else if (kind === "boolean") {
      if (typeof value !== "boolean") faults.push(`${key} must be true or false`);
    } else {
      const least = LEAST[key] ?? 0;
      const fits = Number.isSafeInteger(value) && (value as number) >= least;
      if (!fits) faults.push(`${key} must be a whole number of at least ${least}`);
    }
  }
  for (const key of Object.keys(defaultConfig) as (keyof Config)[]) {
    const most = GREATEST[key] ?? MOST;
    if (Number(config[key]) > most) faults.push(`${key} must be at most ${most}`);
  }
  if (config.maxDeck < config.minDeck) faults.push("maxDeck must be no less than minDeck");
  return faults;
}
