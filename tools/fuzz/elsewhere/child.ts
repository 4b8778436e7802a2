/** The other process: reads kept matches, plays them again and writes what went another way. */
import { readFileSync } from "node:fs";
import { replayers } from "../targets.ts";
import type { Errand } from "./play-elsewhere.ts";

const STANDARD_INPUT = 0;
const errands = JSON.parse(readFileSync(STANDARD_INPUT, "utf8")) as Errand[];
const faults = errands.map(({ name, seed, matches }) => {
  const replay = replayers[name];
  if (replay === undefined) throw new Error(`there is no game ${name} to play again`);
  return replay(seed, matches);
});
console.log(JSON.stringify(faults));
