import type { Clique } from "../../clique.ts";
import { classes } from "./classes.ts";
import { spells } from "./spells.ts";
import { stereotypes } from "./stereotypes.ts";
import { traps } from "./traps.ts";

export const hallMonitors: Clique = {
  id: "hall-monitors",
  name: "Hall Monitors",
  colour: "#33658a",
  plan: "Keeps order with traps and rules, writes up whoever breaks one, and makes every counter expensive.",
  cards: [...stereotypes, ...spells, ...traps, ...classes],
};
