/** A process that serves matches, as far as actions and streams go. */
import { createMatchService } from "../../packages/match/src/service/index.ts";
import type { MatchStore } from "../../packages/match/src/store.ts";
import { createIdentities } from "../../packages/server/src/identities/identities.ts";
import { memoryIdentities } from "../../packages/server/src/identities/memory-identities.ts";
import { createLimiter } from "../../packages/server/src/limits/limiter.ts";
import { noLimits } from "../../packages/server/src/limits/limits.ts";
import { createStreams } from "../../packages/server/src/streams/streams.ts";
import { hosted } from "./recorded.ts";
import { type Host, ThinkingTime } from "./table.ts";

/** `close` closes its store too. */
export function openHost(store: MatchStore): Host & { close(): Promise<void> } {
  const time = new ThinkingTime();
  const onProblem = (problem: unknown): void => {
    throw problem;
  };
  const service = createMatchService({ store, games: [hosted], time, onProblem });
  const limiter = createLimiter(noLimits, () => performance.now());
  const identities = createIdentities({
    secret: "bench",
    store: memoryIdentities(),
    now: () => time.now(),
  });
  const streams = createStreams({ service, identities, limiter, onProblem });
  return {
    service,
    streams,
    time,
    async close() {
      await streams.close();
      await service.close();
      await store.close();
    },
  };
}
