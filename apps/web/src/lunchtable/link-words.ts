/** What a link of the chain will do, in the words of its card, but for when and at what cost it may be used. */
import { cardText } from "@ltcg/engine/text";
import { capital } from "@tcg/core/hosting";
import type { LunchTableContext } from "./use-lunch-table.ts";

/** Null: its card is hidden. `def`: what is printed on it. */
export function linkDoes(
  def: string,
  effect: string | null,
  faces: LunchTableContext["faces"],
): string | null {
  const face = faces[def];
  if (face === undefined) return null;
  if (effect === null) return "Comes to lie on the table.";
  const told = cardText(face, faces).effects.find((each) => each.effect === effect);
  if (told === undefined || told.actions.length === 0) return null;
  return capital(told.actions.join(", then "));
}
