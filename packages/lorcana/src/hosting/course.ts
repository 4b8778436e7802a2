/** How matches of Lorcana go by its rules, for fuzzing. */
import type { Course, Feature } from "@tcg/core/testkit";
import { defaultConfig } from "../config.ts";
import type { Lorcana } from "../types.ts";

/**
 * CR 7.1.7c: for each turn action that a turn has room for there are two abilities from the bag that do
 * not count yet, and one that does. An ability is taken and asks for some choices.
 */
const COMMANDS_PER_ACTION = 2 + (2 + 1) * 5;

export const course: Course<Lorcana> = {
  turnOf: ({ shared }) => shared.turnNumber,
  maxCommandsPerTurn: defaultConfig.maxActionsPerTurn * COMMANDS_PER_ACTION,
  counters: ["turnActions", "nextEntry", "nextEffect"],
  // CR 7.1.7: a match is not meant to end so. With the usual limits none of 455 did, under three seeds;
  // but all matches of a seed share their cards, and of generated ones some answer each other without end.
  rareEndings: { loop: 15, "turn-limit": 50 },
  hasUsualLimits: ({ config = {} }) =>
    !("maxTurns" in config || "maxActionsPerTurn" in config || "maxStepsPerCommand" in config),
};

/** What no match of two can show: who loses ends it (CR 1.10.2.3). */
export const ONLY_WITH_MORE: readonly Feature[] = [
  "event:PLAYER_LEFT",
  "event:CARDS_GONE",
  "rejection:player/left",
];
