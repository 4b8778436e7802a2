/** The games that can be fuzzed by name. A new game is one entry. */
import { type FuzzOptions, type FuzzReport, fuzz } from "@tcg/core/testkit";
import {
  blindBid,
  someOptions as someBlindBid,
} from "../../packages/core/fixtures/blind-bid/index.ts";
import {
  badOptions as badSkirmish,
  skirmish,
  someOptions as someSkirmish,
} from "../../packages/core/fixtures/skirmish/index.ts";

export type FuzzRequest = Pick<
  FuzzOptions<never>,
  "seed" | "games" | "firstGame" | "command" | "checks"
>;

export const fuzzTargets: Readonly<Record<string, (request: FuzzRequest) => FuzzReport>> = {
  "blind-bid": (request) =>
    fuzz(blindBid, {
      ...request,
      options: someBlindBid,
      maxCommands: 500,
      rarely: ["CONCEDE", "TIMEOUT"],
    }),
  skirmish: (request) =>
    fuzz(skirmish, {
      ...request,
      options: someSkirmish,
      badOptions: badSkirmish,
      maxCommands: 2000,
      rarely: ["CONCEDE", "TIMEOUT"],
    }),
};
