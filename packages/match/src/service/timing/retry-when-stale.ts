import { MatchError } from "../errors.ts";

/** For what several players may do at once, such as taking the last seat. */
const MAX_TRIES = 5;

/** If somebody else was faster, tries again on the match as they left it. */
export async function retryWhenStale<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      const isStale = error instanceof MatchError && error.code === "stale-version";
      if (!isStale || tries === MAX_TRIES) throw error;
    }
  }
}
