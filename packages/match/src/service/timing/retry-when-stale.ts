import { MatchError } from "../errors.ts";

/** Of something that several may do at once, such as to take the last seat. */
const MAX_TRIES = 5;

/** Where somebody else was faster, what was asked for is tried on what came of that. */
export async function untilTaken<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      const isStale = error instanceof MatchError && error.code === "stale-version";
      if (!isStale || tries === MAX_TRIES) throw error;
    }
  }
}
