/** The games that can be fuzzed by name. A new game is one entry. */
import { type ElsewhereFault, fuzz, type KeptMatch, playAgain } from "@tcg/core/testkit";
import { unknown } from "../../packages/cli/src/closest.ts";
import { WrongCall } from "../../packages/cli/src/errors.ts";
import { type FuzzTarget, hostedTarget } from "../../packages/cli/src/fuzz/target.ts";
import { hostedBlindBid } from "../../packages/core/fixtures/blind-bid/index.ts";
import { declaresACardNobodyHas } from "../../packages/core/fixtures/broken/declares-a-card-nobody-has.ts";
import { readsTheDay } from "../../packages/core/fixtures/broken/reads-the-day.ts";
import { redAlwaysBegins } from "../../packages/core/fixtures/broken/red-always-begins.ts";
import { remembersTheFirstMatch } from "../../packages/core/fixtures/broken/remembers-the-first-match.ts";
import { sortsByLocale } from "../../packages/core/fixtures/broken/sorts-by-locale.ts";
import { viewShowsStatsOfBacks } from "../../packages/core/fixtures/broken/view-shows-stats-of-backs.ts";
import {
  badOptions as badCellar,
  cellar,
  course as cellarCourse,
  someOptions as someCellar,
} from "../../packages/core/fixtures/cellar/index.ts";
import { hostedSkirmish } from "../../packages/core/fixtures/skirmish/index.ts";
import { everySeatBegins } from "../../packages/core/src/testkit/checks/every-seat-begins.ts";
import { fuzzedLorcana, fuzzLorcana } from "./lorcana.ts";
import { fuzzedLunchtable, fuzzLunchtable } from "./lunchtable.ts";

const { options: someSkirmish } = hostedSkirmish.fuzz;
const quickly = { options: someSkirmish, maxCommands: 2000, rarely: ["CONCEDE", "TIMEOUT"] };

export const fuzzTargets: Readonly<Record<string, FuzzTarget>> = {
  "blind-bid": hostedTarget(hostedBlindBid),
  cellar: (request) =>
    fuzz(cellar, {
      ...request,
      options: someCellar,
      badOptions: badCellar,
      maxCommands: 50,
      course: cellarCourse,
    }),
  lorcana: (request) => fuzzLorcana(request),
  "lorcana-3": (request) => fuzzLorcana(request, undefined, 3),
  "lorcana-4": (request) => fuzzLorcana(request, undefined, 4),
  lunchtable: (request) => fuzzLunchtable(request),
  skirmish: hostedTarget(hostedSkirmish),
  // Broken on purpose: what a failure looks like.
  "broken-leak": (request) =>
    fuzz(viewShowsStatsOfBacks, { ...request, options: someSkirmish, maxCommands: 2000 }),
  "broken-unseen": (request) =>
    fuzz(declaresACardNobodyHas, { ...request, options: someSkirmish, maxCommands: 2000 }),
  // The same, for what a whole run shows: with no check that takes long.
  "broken-lot": (request) =>
    fuzz(redAlwaysBegins, { ...request, ...quickly, checks: [everySeatBegins] }),
  "broken-day": (request) => fuzz(readsTheDay, { ...request, ...quickly, checks: [] }),
  "broken-locale": (request) => fuzz(sortsByLocale, { ...request, ...quickly, checks: [] }),
  "broken-memory": (request) =>
    fuzz(remembersTheFirstMatch, { ...request, ...quickly, checks: [] }),
};

export function targetNamed(name: string): FuzzTarget {
  const target = Object.hasOwn(fuzzTargets, name) ? fuzzTargets[name] : undefined;
  if (target === undefined) throw new WrongCall(unknown("game", name, Object.keys(fuzzTargets)));
  return target;
}

/** What plays kept matches of these again: the same games. */
export const replayers: Readonly<
  Record<string, (seed: number, matches: readonly KeptMatch[]) => ElsewhereFault[]>
> = {
  "blind-bid": (_seed, matches) => playAgain(hostedBlindBid.game, matches),
  cellar: (_seed, matches) => playAgain(cellar, matches),
  lorcana: (seed, matches) => playAgain(fuzzedLorcana(seed), matches),
  "lorcana-3": (seed, matches) => playAgain(fuzzedLorcana(seed), matches),
  "lorcana-4": (seed, matches) => playAgain(fuzzedLorcana(seed), matches),
  lunchtable: (seed, matches) => playAgain(fuzzedLunchtable(seed), matches),
  skirmish: (_seed, matches) => playAgain(hostedSkirmish.game, matches),
  "broken-leak": (_seed, matches) => playAgain(viewShowsStatsOfBacks, matches),
  "broken-unseen": (_seed, matches) => playAgain(declaresACardNobodyHas, matches),
  "broken-lot": (_seed, matches) => playAgain(redAlwaysBegins, matches),
  "broken-day": (_seed, matches) => playAgain(readsTheDay, matches),
  "broken-locale": (_seed, matches) => playAgain(sortsByLocale, matches),
  "broken-memory": (_seed, matches) => playAgain(remembersTheFirstMatch, matches),
};
