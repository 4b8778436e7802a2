/** What is on the pictures of the printed cards: LunchTable's clique by clique, and the other game's. */
import type { Recipes } from "../recipe.ts";
import { compostClub } from "./compost-club.ts";
import { hallMonitors } from "./hall-monitors.ts";
import { rumorMill } from "./rumor-mill.ts";
import { saladBar } from "./salad-bar.ts";
import { sugarRush } from "./sugar-rush.ts";
import { swapTable } from "./swap-table.ts";
import { wickhaven } from "./wickhaven.ts";

const lunchtableRecipes: Recipes = {
  ...sugarRush,
  ...rumorMill,
  ...swapTable,
  ...compostClub,
  ...hallMonitors,
  ...saladBar,
};

export const recipes: Recipes = { ...lunchtableRecipes, ...wickhaven };
