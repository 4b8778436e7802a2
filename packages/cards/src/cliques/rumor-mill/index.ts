import type { Clique } from "../../clique.ts";
import { classes } from "./classes.ts";
import { spells } from "./spells.ts";
import { stereotypes } from "./stereotypes.ts";
import { traps } from "./traps.ts";

export const rumorMill: Clique = {
  id: "rumor-mill",
  name: "Rumor Mill",
  colour: "#7b5ea7",
  plan: "Talks the other table into one breakdown after the other, counter by counter.",
  cards: [...stereotypes, ...spells, ...traps, ...classes],
};
