/**
 * What a person chose for the picture of a card. All that is left out (tilt, places, skin, freckles, register)
 * comes from the card's id.
 */
import type { Motif } from "../motifs/names.ts";
import type { Back } from "./backs.ts";
import type { Mood } from "./person/faces.ts";
import type { Hair } from "./person/hair.ts";
import type { Pose } from "./person/poses.ts";
import type { Shirt } from "./person/shirts.ts";

export type Layout = "portrait" | "still" | "duo" | "swarm" | "note" | "scene";

export interface Recipe {
  readonly layout?: Layout;
  readonly motif?: Motif;
  readonly around?: readonly Motif[];
  readonly back?: Back;
  readonly hair?: Hair;
  readonly mood?: Mood;
  readonly shirt?: Shirt;
  /** One of five, from light to dark. */
  readonly skin?: 0 | 1 | 2 | 3 | 4;
  readonly pose?: Pose;
}

/** By the id of the card. */
export type Recipes = Readonly<Record<string, Recipe>>;

/** Somebody with the motif. */
export const person = (motif: Motif, hair: Hair, mood: Mood, more: Recipe = {}): Recipe => ({
  layout: "portrait",
  motif,
  hair,
  mood,
  ...more,
});

const of =
  (layout: Layout) =>
  (motif: Motif, ...around: readonly Motif[]): Recipe => ({ layout, motif, around });

/** One large thing, with up to four around it. */
export const still = of("still");
/** Two things. */
export const duo = of("duo");
/** Many of one thing, some of another. */
export const swarm = of("swarm");
/** Pinned on ruled paper and circled in red: traps. */
export const note = of("note");
/** A room with a table: classes. */
export const scene = of("scene");
