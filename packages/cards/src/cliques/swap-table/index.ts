import type { Clique } from "../../clique.ts";
import { classes } from "./classes.ts";
import { spells } from "./spells.ts";
import { stereotypes } from "./stereotypes.ts";
import { traps } from "./traps.ts";

export const swapTable: Clique = {
  id: "swap-table",
  name: "Swap Table",
  colour: "#2a9d8f",
  plan: "Hands its own counters across the table, moves everybody to the wrong seat, and leaves with your best friend.",
  cards: [...stereotypes, ...spells, ...traps, ...classes],
};
