import type { MatchService } from "@lunchtable-tcg/match";
import type { AnyHostableGame } from "@tcg/core/hosting";

/** What observing and acting need of a server. */
export interface AgentParts {
  readonly service: MatchService;
  /** By id. */
  readonly games: Readonly<Record<string, AnyHostableGame>>;
}
