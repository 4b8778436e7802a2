/** `@lunchtable-tcg/match`: matches of any game, on any store. */
export type * from "../store.ts";
export type { Bot, BotSituation, BotTable } from "./bots.ts";
export { MatchError, type MatchErrorCode, type MatchErrorData } from "./errors.ts";
export {
  createMatchService,
  type MatchService,
  type ServiceOptions,
} from "./match-service.ts";
export { type Replay, type ReplayStep, replay, type Verdict, verify } from "./replay.ts";
export type * from "./requests.ts";
