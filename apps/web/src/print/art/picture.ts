/**
 * The picture of a card: a pure function of it, as SVG of 200 x 160 made of motifs. Its colours are those that the
 * card around it sets: --a and --b are its inks, --t the tint, --p paper, --k key.
 */

import { inkName } from "../inks.ts";
import { type Back, backs } from "./backs.ts";
import type { PicturedCard } from "./drawn.ts";
import { guess } from "./guess.ts";
import { layouts } from "./layouts.ts";
import { pick, randomFor, rounded } from "./random.ts";
import type { Layout } from "./recipe.ts";
import { recipes } from "./recipes/index.ts";

const usualBacks: Readonly<Record<Layout, readonly [Back, ...Back[]]>> = {
  portrait: ["tint", "spot", "table"],
  still: ["spot", "table", "tint", "field"],
  duo: ["table", "tint", "spot"],
  swarm: ["field", "tint"],
  note: ["paper"],
  scene: ["room"],
};

/** From these on a halftone is printed over the corner. */
const HALFTONED: readonly PicturedCard["rarity"][] = ["rare", "epic", "legendary"];

export function picture(given: PicturedCard): string {
  const { id, rarity } = given;
  const cloth = inkName(given.cloth);
  const card = { ...given, cloth };
  const own = given.art ?? ownRecipe(id);
  // Who has a recipe poses as it says, and else just holds the motif: nobody moves by accident.
  const recipe =
    own === undefined ? guess(card) : ({ ...guess(card), pose: "hold", ...own } as const);
  const { layout } = recipe;
  const chosen = recipe.back ?? pick(randomFor(id, "back"), usualBacks[layout]);
  const back = rarity === "epic" && chosen !== "paper" ? "fountain" : chosen;
  const over = HALFTONED.includes(rarity)
    ? '<rect width="200" height="160" fill="url(#ht-corner)" opacity=".55"/>'
    : "";
  // On a full ground of the first ink its motifs are cut from paper, so that they stand out.
  const cut = back === "field" || back === "fountain" ? ' style="--a:var(--cut)"' : "";
  const random = randomFor(id, "register");
  const register = `--mx:${rounded((random() - 0.5) * 4.4)}px;--my:${rounded((random() - 0.5) * 3.4)}px`;
  const ground = backs[back](cloth, randomFor(id, "lines"));
  return `<svg class="picture" viewBox="0 0 200 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true" style="${register}">${ground}${over}<g${cut}>${layouts[layout](card, recipe)}</g></svg>`;
}

const ownRecipe = (id: string) => (Object.hasOwn(recipes, id) ? recipes[id] : undefined);
