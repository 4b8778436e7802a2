/**
 * A server as a process of its own: `host.ts DATA_DIR HOURS`. It says where it listens. Nobody waits for the
 * release of a window: its clock is one for tests, so many hours after that clock's beginning.
 */
import { testTime } from "@lunchtable-tcg/match/testkit";
import { noLimits, serve } from "../src/index.ts";

const [dataDir = "", hours = "0"] = process.argv.slice(2);
const time = testTime();
time.advance(Number(hours) * 3_600_000);
try {
  const { url } = await serve({
    port: 0,
    dataDir,
    time,
    allowSeeds: true,
    limits: noLimits,
  });
  console.log(url);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
