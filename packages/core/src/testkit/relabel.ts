/**
 * Another world that looks the same: exchanges the faces of cards a viewer has never seen, in a
 * state or an event, and leaves everything else as it is.
 */
import type { Game } from "../define-game.ts";
import { type CardId, type DefId, isCardId } from "../ids.ts";
import type { Stream } from "../random.ts";
import type { GameTypes, Viewer } from "../types.ts";
import type { Lineage, PhysicalCard } from "./lineage.ts";

export type Relabelling<G extends GameTypes> = ReadonlyMap<PhysicalCard<G>, DefId>;

/** Exchanges faces at random among the unseen cards of each owner, where both could be the other. */
export function relabelUnseen<G extends GameTypes>(
  game: Game<G>,
  lineage: Lineage<G>,
  viewer: Viewer<G>,
  random: Stream,
): Relabelling<G> {
  const faces = new Map<PhysicalCard<G>, DefId>();
  const unseen = [...lineage.all].filter((card) => !card.seenBy.has(viewer));
  for (const card of unseen) faces.set(card, card.def);
  const { couldBe } = game.rules;
  const fits = (card: PhysicalCard<G>, def: DefId): boolean =>
    couldBe === undefined || card.places.every((place) => couldBe(place, def));
  for (const card of unseen) {
    const other = random.pick(unseen);
    const mine = faces.get(card) as DefId;
    const theirs = faces.get(other) as DefId;
    if (other.owner !== card.owner || !fits(card, theirs) || !fits(other, mine)) continue;
    faces.set(card, theirs);
    faces.set(other, mine);
  }
  return faces;
}

/**
 * Rewrites every face in a state or event. The convention it rests on: a face is always told next
 * to its card, as `{ card, def }` (or as a record under the card's id), and nothing that follows
 * from a hidden face is stored anywhere else.
 */
export function relabel<G extends GameTypes, T>(
  value: T,
  lineage: Lineage<G>,
  faces: Relabelling<G>,
): T {
  const faceOf = (id: unknown): DefId | undefined => {
    const physical = isCardId(id) ? lineage.of(id) : undefined;
    return physical === undefined ? undefined : faces.get(physical);
  };
  const walk = (part: unknown, key: string | null): unknown => {
    if (typeof part !== "object" || part === null) return part;
    if (Array.isArray(part)) return part.map((item) => walk(item, null));
    const copy: Record<string, unknown> = {};
    for (const [name, child] of Object.entries(part)) copy[name] = walk(child, name);
    if (typeof copy.def === "string") {
      const face = faceOf(copy.card) ?? faceOf(key as CardId | null);
      if (face !== undefined) copy.def = face;
    }
    return copy;
  };
  return walk(value, null) as T;
}
