/** The match as LunchTable's parts see it: with its own view and its own printed cards. */
import type { CardDefinition, Seat, View } from "@ltcg/engine";
import { type MatchContextValue, useMatchContext } from "../match/match-context.ts";

/** A printed card, and the clique it belongs to if it is a built-in one. */
export type Face = CardDefinition & {
  readonly clique?: { readonly name: string; readonly colour: string };
};

export interface LunchTableContext extends Omit<MatchContextValue, "view" | "faces"> {
  readonly view: View;
  readonly faces: Readonly<Record<string, Face>>;
  /** The seat drawn below: the viewer's own, or host for a viewer who only watches. */
  readonly near: Seat;
}

export const useLunchTable = (): LunchTableContext => asLunchTable(useMatchContext());

/** The server says which game a match is of: this is a view of LunchTable. */
export function asLunchTable(context: MatchContextValue): LunchTableContext {
  const view = context.view as unknown as View;
  const faces = context.faces as unknown as LunchTableContext["faces"];
  return { ...context, view, faces, near: context.say.isViewer("away") ? "away" : "host" };
}
