/** Records whose thread takes all the memory it may. Prints how the request is refused. */
import { Worker } from "node:worker_threads";
import { hostedGames } from "../src/games.ts";
import { createRecords } from "../src/records/records.ts";

const EATS = "const all = []; for (;;) all.push(Array.from({ length: 1000 }, () => ({})));";
const records = createRecords(hostedGames, {
  longestMs: 10 * 60_000,
  start: () =>
    new Worker(`require("node:worker_threads").parentPort.on("message", () => { ${EATS} })`, {
      eval: true,
      resourceLimits: { maxOldGenerationSizeMb: 16 },
    }),
});
const options = { seed: 1 };
const record = {
  game: "lunchtable",
  rulesVersion: 0,
  cardSet: "",
  options,
  commands: [],
  finalHash: "",
};
try {
  await records.play({ kind: "verify", record }, "ada");
} catch (error) {
  console.log((error as Error).message);
}
await records.close();
