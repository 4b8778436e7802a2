/** A card as its picture needs it, and its recipe with everything that a layout needs filled in. */
import type { Recipe } from "./recipe.ts";

type Rarity = "common" | "uncommon" | "rare" | "epic" | "legendary";

export interface PicturedCard {
  readonly id: string;
  readonly name: string;
  /** The name of the clique or ink whose colours and pattern it has. */
  readonly cloth: string;
  readonly rarity: Rarity;
  /** What becomes of a card without a recipe: people, notes, rooms or things. */
  readonly subject: "person" | "note" | "scene" | "thing";
  readonly art?: Recipe;
}

type Chosen = "layout" | "motif" | "around" | "hair" | "mood";

export interface Drawn {
  readonly card: PicturedCard;
  readonly recipe: Omit<Recipe, Chosen> & Required<Pick<Recipe, Chosen>>;
}
