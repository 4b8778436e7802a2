/** A server as a process of its own: `host.ts DATA_DIR [PORT]`. It says where it listens. */
import { noLimits, serve } from "../src/index.ts";

const [dataDir = "", port = "0"] = process.argv.slice(2);
try {
  const { url } = await serve({
    port: Number(port),
    dataDir,
    allowSeeds: true,
    limits: noLimits,
  });
  console.log(url);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
