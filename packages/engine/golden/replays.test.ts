import { join } from "node:path";
import { testReplays } from "@tcg/core/golden";
import { exampleGame, playRandomly } from "../fixtures/example-game.ts";
import { optionsOf, recipes } from "./recipes.ts";

testReplays(join(import.meta.dirname, "replays"), {
  game: exampleGame,
  recipes,
  optionsOf,
  play: playRandomly,
});
