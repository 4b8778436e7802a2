import type { Clique } from "../../clique.ts";
import { classes } from "./classes.ts";
import { spells } from "./spells.ts";
import { stereotypes } from "./stereotypes.ts";
import { traps } from "./traps.ts";

export const compostClub: Clique = {
  id: "compost-club",
  name: "Compost Club",
  colour: "#8a6d3b",
  plan: "Throws nothing away: what has left comes back, and every counter and every peel turns into something.",
  cards: [...stereotypes, ...spells, ...traps, ...classes],
};
