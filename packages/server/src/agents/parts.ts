import type { MatchService } from "@lunchtable-tcg/match";
import type { AnyHostableGame } from "@tcg/core/hosting";
import type { Identities } from "../identities/identities.ts";

/** What observing and acting need of a server. */
export interface AgentParts {
  readonly service: MatchService;
  /** By id. */
  readonly games: Readonly<Record<string, AnyHostableGame>>;
  /** Knows what players call themselves; without it they have no names. */
  readonly identities?: Pick<Identities, "namesOf">;
}
