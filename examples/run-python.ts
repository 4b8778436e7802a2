// Plays a match of each game with agent.py against a server of its own: `npm run example:python`. Apart from the
// other tests, since a machine may have no Python.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { noLimits, serve } from "@ltcg/server";
import { flagsOf } from "../tools/flags.ts";

flagsOf("example:python", {});
const server = await serve({ port: 0, limits: noLimits });
const script = fileURLToPath(new URL("./agent.py", import.meta.url));
try {
  for (const game of ["lunchtable", "lorcana"]) {
    const child = spawn("python3", [script, server.url, game, "greedy"], { stdio: "inherit" });
    child.on("error", ({ message }) => console.error(`python3 does not start: ${message}`));
    const [code] = (await once(child, "close")) as [number | null];
    console.log(code === 0 ? `agent.py has played ${game}.` : `agent.py failed at ${game}.`);
    if (code !== 0) process.exitCode = 1;
  }
} finally {
  await server.close();
}
