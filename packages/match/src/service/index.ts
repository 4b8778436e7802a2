/** `@lunchtable-tcg/match`: matches of any game, on any store. */
// For apps on Convex: it needs nothing at run time. The rest of theirs is in `@lunchtable-tcg/match/convex`.
export { LTCGMatch } from "../client/ltcg-match.ts";
export type { Clocks, ClockView } from "../clocks/clocks.ts";
export type { TimeControl } from "../clocks/time-control.ts";
export * from "../fairness/index.ts";
export type { Origin } from "../playing-on/origin.ts";
export {
  RESPONSE_MODES,
  type ResponseMode,
  type ResponseSettings,
  usualSettings,
  YIELDS,
  type Yield,
} from "../responses/settings.ts";
export type * from "../store.ts";
export type { Bot, BotSituation, BotTable } from "./bots/bots.ts";
export type { Due } from "./due/due.ts";
export { MatchError, type MatchErrorCode, type MatchErrorData } from "./errors.ts";
export { createMatchService } from "./match-service.ts";
export { badCards, type OwnCards } from "./matches/own-cards.ts";
export type { Retention } from "./matches/retention.ts";
export { MatchProblem, type ProblemCode } from "./problems/problem.ts";
export { type Replay, type ReplayStep, replay, type Verdict, verify } from "./replaying/replay.ts";
export type * from "./requests.ts";
export { idOfRequest } from "./seating/creating.ts";
export { rematchIdOf } from "./seating/rematch.ts";
export type { MatchService, ServiceOptions } from "./service.ts";
export type { Time } from "./timing/time.ts";
