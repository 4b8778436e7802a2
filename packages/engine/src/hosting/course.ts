/** How matches of LunchTable go by its rules, for fuzzing. */
import type { Course } from "@tcg/core/testkit";
import { type Config, defaultConfig } from "../start/config.ts";
import type { LunchTable } from "../types.ts";

/** To activate, to choose targets and costs, to answer what it asks, and two passes for every window. */
const COMMANDS_PER_LINK = 15;
/** What a turn has besides chains: summons, sets, attacks and their windows. */
const OTHER_COMMANDS = 200;

/** By the usual limits. */
export const course: Course<LunchTable> = {
  turnOf: ({ shared }) => shared.turnNumber,
  // LT 1.4. A quick effect that costs nothing and has no limit can answer itself until the links of the turn are
  // used up: one of a generated card took 422 commands a turn, turn after turn. No printed card has one
  // (cards/lint/rules/used-without-end.ts).
  maxCommandsPerTurn: commandsFor(defaultConfig.maxLinksPerTurn),
  counters: ["linksThisTurn", "nextModifier"],
  // LT 1.4: a match is not meant to end so. All matches of a seed share their cards, and of generated
  // ones some answer each other without end: with the usual limits 1 of 98, 0 of 52 and 3 of 88 ended by
  // a loop under three seeds, and none by the limit of turns.
  rareEndings: { loop: 15, turn_limit: 50 },
  hasUsualLimits: ({ config = {} }) =>
    !("maxTurns" in config || "maxLinksPerTurn" in config || "maxStepsPerCommand" in config),
};

/** For cards that are played with limits of their own. */
export function courseFor({
  maxLinksPerTurn = defaultConfig.maxLinksPerTurn,
}: Partial<Config>): Course<LunchTable> {
  return { ...course, maxCommandsPerTurn: commandsFor(maxLinksPerTurn) };
}

function commandsFor(linksPerTurn: number): number {
  return linksPerTurn * COMMANDS_PER_LINK + OTHER_COMMANDS;
}
