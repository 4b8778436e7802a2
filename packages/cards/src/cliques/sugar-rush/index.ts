import type { Clique } from "../../clique.ts";
import { stereotypes } from "./stereotypes.ts";

export const sugarRush: Clique = {
  id: "sugar-rush",
  name: "Sugar Rush",
  colour: "#e4572e",
  plan: "Hits first and hits hard, on its own counters and its own life, and means to be done before the crash.",
  cards: [...stereotypes],
};
