import type { Clique } from "../../clique.ts";
import { classes } from "./classes.ts";
import { spells } from "./spells.ts";
import { stereotypes } from "./stereotypes.ts";
import { traps } from "./traps.ts";

export const saladBar: Clique = {
  id: "salad-bar",
  name: "Salad Bar",
  colour: "#6a994e",
  plan: "Sits tight, heals, washes every counter off, and wins on what patience and saved clout add up to.",
  cards: [...stereotypes, ...spells, ...traps, ...classes],
};
