/** What a link of the chain will do, in the words of its card, but for when and at what cost it may be used. */
import { cardText } from "@ltcg/engine/text";
import { capital } from "@tcg/core/hosting";
import type { LunchTableContext } from "./use-lunch-table.ts";

type Faces = LunchTableContext["faces"];
type Link = LunchTableContext["view"]["game"]["shared"]["chain"][number];

/** Null: its card is hidden. */
export function linkDoes(
  {
    source,
    effect,
  }: { readonly source: Pick<Link["source"], "def">; readonly effect: Link["effect"] },
  faces: Faces,
): string | null {
  const face = source.def === null ? undefined : faces[source.def];
  if (face === undefined) return null;
  if (effect === null) return "Comes to lie on the table.";
  const told = cardText(face, faces).effects.find((each) => each.effect === effect);
  if (told === undefined || told.actions.length === 0) return null;
  return capital(told.actions.join(", then "));
}
