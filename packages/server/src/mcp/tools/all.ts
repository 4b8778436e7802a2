/** Every tool, in the order in which they are first needed. Each is a file of its own beside this one. */
import type { Tool } from "../tool.ts";
import { act } from "./act.ts";
import { createMatch } from "./create-match.ts";
import { explain } from "./explain.ts";
import { joinMatch } from "./join-match.ts";
import { legalActions } from "./legal-actions.ts";
import { listGames } from "./list-games.ts";
import { look } from "./look.ts";
import { myMatches } from "./my-matches.ts";
import { wait } from "./wait.ts";

export const tools: readonly Tool[] = [
  listGames,
  createMatch,
  joinMatch,
  myMatches,
  look,
  wait,
  legalActions,
  act,
  explain,
];
