/** The printed face of a card, made once for each card that was shown. */
import type { PrintedFace } from "../print/card/printed-face.ts";
import { printedFace } from "./printed-face.ts";
import type { Face, LunchTableContext } from "./use-lunch-table.ts";

const made = new WeakMap<Face, PrintedFace>();

/** Null: its face is hidden from the viewer. */
export function printedOf(
  { faces }: Pick<LunchTableContext, "faces">,
  def: string | null | undefined,
): PrintedFace | null {
  const face = def == null ? undefined : faces[def];
  if (face === undefined) return null;
  const printed = made.get(face) ?? printedFace(face, faces);
  made.set(face, printed);
  return printed;
}
