/** The server of a load test: a process of its own, which ends with the one that started it. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { noLimits, serve } from "@ltcg/server";
import type { HostFigures, HostSays, HostTask } from "./host-process.ts";
import { spreadOf } from "./spread.ts";

const { DATA_DIR = "", DATABASE_URL = "" } = process.env;
const NANOSECONDS = 1e6;

/** Every delay is by how much a timer of so many milliseconds came late. */
const RESOLUTION_MS = 5;
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();
let usedBefore = process.cpuUsage();

const say = (message: HostSays): void => void process.send?.(message);
const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);

function figures(): HostFigures {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage(usedBefore);
  const delay = (nanoseconds: number): number =>
    Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS);
  return {
    memoryMb: megabytes(rss),
    heapMb: megabytes(heapUsed),
    // In kilobytes.
    mostMemoryMb: megabytes(process.resourceUsage().maxRSS * 1024),
    cpuSeconds: (user + system) / 1e6,
    loopDelayMs: spreadOf({
      count: delays.count,
      p50: delay(delays.percentile(50)),
      p99: delay(delays.percentile(99)),
      max: delays.count === 0 ? 0 : delay(delays.max),
    }),
  };
}

const server = await serve({
  port: 0,
  hostname: "127.0.0.1",
  dataDir: DATA_DIR,
  ...(DATABASE_URL !== "" && { databaseUrl: DATABASE_URL }),
  limits: noLimits,
  onProblem: (problem) => say({ problem: String(problem) }),
});

process.on("message", (task: HostTask) => {
  if (task === "begin") {
    delays.reset();
    usedBefore = process.cpuUsage();
  } else say({ figures: figures() });
});
process.on("disconnect", () => void server.close().then(() => process.exit(0)));
say({ url: server.url });
