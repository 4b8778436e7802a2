/** `@lunchtable-tcg/match/convex`: what an app on Convex calls. */
export type { ComponentApi } from "../component/_generated/component.ts";
export type { SubmittedOrHeld } from "../convex/held-answers.ts";
export type { MatchRefusal } from "../convex/refusals.ts";
export { type ExposeOptions, exposeMatch } from "./expose.ts";
export {
  type ArgsOf,
  type EventsSince,
  LTCGMatch,
  type MatchFunction,
  type OfferedGame,
  type RunsMutations,
  type RunsQueries,
} from "./ltcg-match.ts";
