/** The games that can be fuzzed by name. A new game is one entry. */
import { type FuzzOptions, type FuzzReport, fuzz } from "@tcg/core/testkit";
import {
  badOptions as badBlindBid,
  blindBid,
  someOptions as someBlindBid,
} from "../../packages/core/fixtures/blind-bid/index.ts";
import { declaresACardNobodyHas } from "../../packages/core/fixtures/broken/declares-a-card-nobody-has.ts";
import { viewShowsStatsOfBacks } from "../../packages/core/fixtures/broken/view-shows-stats-of-backs.ts";
import {
  badOptions as badCellar,
  cellar,
  someOptions as someCellar,
} from "../../packages/core/fixtures/cellar/index.ts";
import {
  badOptions as badSkirmish,
  skirmish,
  someOptions as someSkirmish,
} from "../../packages/core/fixtures/skirmish/index.ts";

import { fuzzLorcana } from "./lorcana.ts";
import { fuzzLunchtable } from "./lunchtable.ts";

export type FuzzRequest = Pick<
  FuzzOptions<never>,
  "seed" | "games" | "firstGame" | "command" | "checks" | "heavyOneIn" | "isPart"
>;

export const fuzzTargets: Readonly<Record<string, (request: FuzzRequest) => FuzzReport>> = {
  "blind-bid": (request) =>
    fuzz(blindBid, {
      ...request,
      options: someBlindBid,
      badOptions: badBlindBid,
      maxCommands: 500,
      rarely: ["CONCEDE", "TIMEOUT"],
    }),
  cellar: (request) =>
    fuzz(cellar, { ...request, options: someCellar, badOptions: badCellar, maxCommands: 50 }),
  lorcana: fuzzLorcana,
  lunchtable: fuzzLunchtable,
  skirmish: (request) =>
    fuzz(skirmish, {
      ...request,
      options: someSkirmish,
      badOptions: badSkirmish,
      maxCommands: 2000,
      rarely: ["CONCEDE", "TIMEOUT"],
    }),
  // Broken on purpose: what a failure looks like.
  "broken-leak": (request) =>
    fuzz(viewShowsStatsOfBacks, { ...request, options: someSkirmish, maxCommands: 2000 }),
  "broken-unseen": (request) =>
    fuzz(declaresACardNobodyHas, { ...request, options: someSkirmish, maxCommands: 2000 }),
};
