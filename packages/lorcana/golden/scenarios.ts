/**
 * The golden playthroughs: short pieces of play, each on a table set for it, that read as examples of
 * the rules. Their text lies beside them as `<name>.txt`.
 */
import type { Playthrough } from "@tcg/core/testkit";
import type { Lorcana } from "../src/types.ts";
import { playthrough } from "./scene.ts";
import { abilities } from "./scenes/abilities.ts";
import { keywords } from "./scenes/keywords.ts";
import { mechanics } from "./scenes/mechanics.ts";
import { turns } from "./scenes/turns.ts";
import { zones } from "./scenes/zones.ts";

const scenes = { ...mechanics, ...turns, ...keywords, ...abilities, ...zones };

export const scenarios: Readonly<Record<string, Playthrough<Lorcana>>> = Object.fromEntries(
  Object.entries(scenes).map(([name, scene]) => [name, playthrough(scene)]),
);
