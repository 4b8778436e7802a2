/** The match as the parts of the harbour see it: with Lorcana's own view and printed cards. */
import type { Seat, View, Zone } from "@tcg/lorcana-engine";
import { type MatchContextValue, useMatchContext } from "../match/match-context.ts";
import type { Face } from "./printed-face.ts";

export type SeenCard = View["zones"][Seat][Zone]["cards"][number];
export type LorcanaFaces = Readonly<Record<string, Face>>;

export interface LorcanaContext extends Omit<MatchContextValue, "view" | "faces"> {
  readonly view: View;
  readonly faces: LorcanaFaces;
  /** The seat drawn below: the viewer's own, or the first for a viewer who only watches. */
  readonly near: Seat;
  /** The seats drawn above, in the order of play after the one below. */
  readonly others: readonly Seat[];
}

export const useLorcana = (): LorcanaContext => asLorcana(useMatchContext());

/** The server says which game a match is of: this is a view of Lorcana. */
function asLorcana(context: MatchContextValue): LorcanaContext {
  const view = context.view as unknown as View;
  const faces = context.faces as unknown as LorcanaFaces;
  const [near, ...others] = seatsFrom(view.seating, context.say);
  if (near === undefined) throw new Error("Nobody sits at this match.");
  return { ...context, view, faces, near, others };
}

/** Round the table, beginning with whoever is called "you". */
export function seatsFrom<S extends string>(
  seating: readonly S[],
  say: { readonly isViewer: (seat: string) => boolean },
): readonly S[] {
  const own = Math.max(
    0,
    seating.findIndex((seat) => say.isViewer(seat)),
  );
  return [...seating.slice(own), ...seating.slice(0, own)];
}
