/** How matches of Lorcana go by its rules, for fuzzing. */
import type { Course } from "@tcg/core/testkit";
import { defaultConfig } from "../src/config.ts";
import type { Lorcana } from "../src/types.ts";

/** CR 7.1.7c: a turn action, and two abilities that are taken from the bag and ask for two choices. */
const COMMANDS_PER_ACTION = 2 + 2 * 3;

export const course: Course<Lorcana> = {
  turnOf: ({ shared }) => shared.turnNumber,
  maxCommandsPerTurn: defaultConfig.maxActionsPerTurn * COMMANDS_PER_ACTION,
  counters: ["turnActions", "nextEntry", "nextEffect"],
  // CR 7.1.7: a match is not meant to end so. Of generated cards some answer each other without end.
  rareEndings: { loop: 10, "turn-limit": 10 },
  hasUsualLimits: ({ config = {} }) =>
    !("maxTurns" in config || "maxActionsPerTurn" in config || "maxStepsPerCommand" in config),
};
