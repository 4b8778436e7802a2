import { join } from "node:path";
import { testReplays } from "@tcg/core/golden";
import { playRandomly } from "../fixtures/random-play.ts";
import { sampleGame } from "../src/sample/index.ts";
import { optionsOf, recipes } from "./recipes.ts";

testReplays(join(import.meta.dirname, "replays"), {
  game: sampleGame,
  recipes,
  optionsOf,
  play: playRandomly,
});
