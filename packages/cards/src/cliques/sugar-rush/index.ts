import type { Clique } from "../../clique.ts";
import { classes } from "./classes.ts";
import { spells } from "./spells.ts";
import { stereotypes } from "./stereotypes.ts";
import { traps } from "./traps.ts";

export const sugarRush: Clique = {
  id: "sugar-rush",
  name: "Sugar Rush",
  colour: "#e4572e",
  plan: "Hits first and hits hard, on its own counters and its own life, and means to be done before the crash.",
  cards: [...stereotypes, ...spells, ...traps, ...classes],
};
