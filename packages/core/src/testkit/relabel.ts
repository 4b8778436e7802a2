/** Other worlds that look the same: the faces of cards a viewer does not see are other ones. */

import type { Game } from "../define-game.ts";
import { type CardId, type DefId, isCardId } from "../ids.ts";
import type { Stream } from "../random.ts";
import type { HiddenPlace } from "../rules.ts";
import { rulesOf } from "../rules-of.ts";
import { ByCard } from "../table/by-card.ts";
import type { GameTypes, Viewer } from "../types.ts";
import type { Lineage, PhysicalCard } from "./lineage.ts";

/** A card whose face the viewer does not see. */
export interface UnseenCard<G extends GameTypes> {
  readonly def: DefId;
  readonly owner: G["seat"];
  /** Every place it has been, as far as the game can tell by its places what it could be. */
  readonly places: readonly HiddenPlace<G>[];
}

export type Relabelling<C> = ReadonlyMap<C, DefId>;

/** Exchanges faces at random among the unseen cards of each owner, where both could be the other. */
export function relabelUnseen<G extends GameTypes>(
  game: Game<G>,
  lineage: Lineage<G>,
  viewer: Viewer<G>,
  random: Stream,
): Relabelling<PhysicalCard<G>> {
  return exchangeFaces(game, unseenBy(lineage, viewer, Number.MAX_SAFE_INTEGER), random);
}

/** The cards of a match that a viewer has not seen with its first so many events. */
export function unseenBy<G extends GameTypes>(
  lineage: Lineage<G>,
  viewer: Viewer<G>,
  events: number,
): PhysicalCard<G>[] {
  return [...lineage.all].filter(
    ({ seenSince }) => (seenSince.get(viewer) ?? Number.MAX_VALUE) > events,
  );
}

/**
 * Other faces for unseen cards. Half of the worlds exchange them among the cards of an owner; the
 * other half make them any card of the game, except for the viewer's own: it knows its deck. Often
 * some of them stay what they are, so that the rest may meet the same circumstances.
 */
export function otherFaces<G extends GameTypes, C extends UnseenCard<G>>(
  game: Game<G>,
  unseen: readonly C[],
  viewer: Viewer<G>,
  random: Stream,
): Relabelling<C> {
  const share = random.pick([1, 2, 4]);
  const changing = unseen.filter(() => random.int(4) < share);
  if (random.int(2) === 0) return exchangeFaces(game, changing, random);
  const own = changing.filter(({ owner }) => owner === viewer);
  const faces = new Map(exchangeFaces(game, own, random));
  const anyCard = Object.keys(rulesOf(game).cards) as DefId[];
  for (const card of changing) {
    const def = random.pick(anyCard);
    if (card.owner !== viewer && fits(game, card, def)) faces.set(card, def);
  }
  return faces;
}

function exchangeFaces<G extends GameTypes, C extends UnseenCard<G>>(
  game: Game<G>,
  unseen: readonly C[],
  random: Stream,
): Relabelling<C> {
  const faces = new Map<C, DefId>();
  for (const card of unseen) faces.set(card, card.def);
  const samePlace = (a: C, b: C): boolean => {
    const [here, there] = [a.places.at(-1), b.places.at(-1)];
    return here?.zone === there?.zone && here?.seat === there?.seat;
  };
  for (const card of unseen) {
    // Half of them within their zone: what is there is the same then, and only which is which is not.
    const near = random.int(2) === 0 ? unseen.filter((one) => samePlace(one, card)) : unseen;
    const other = random.pick(near);
    const mine = faces.get(card) as DefId;
    const theirs = faces.get(other) as DefId;
    if (other.owner !== card.owner || !fits(game, card, theirs) || !fits(game, other, mine)) {
      continue;
    }
    faces.set(card, theirs);
    faces.set(other, mine);
  }
  return faces;
}

/** Whether a card could be this one, wherever it has been. */
export function fits<G extends GameTypes>(game: Game<G>, card: UnseenCard<G>, def: DefId): boolean {
  const { couldBe } = rulesOf(game);
  return couldBe === undefined || card.places.every((place) => couldBe(place, def));
}

/** Rewrites every face in a state or event. */
export function relabel<G extends GameTypes, T>(
  value: T,
  lineage: Lineage<G>,
  faces: Relabelling<PhysicalCard<G>>,
): T {
  return relabeller(faceIn(lineage, faces))(value);
}

/** The other face of the card that has, or once had, this id. */
export function faceIn<G extends GameTypes>(
  lineage: Lineage<G>,
  faces: Relabelling<PhysicalCard<G>>,
): (id: CardId) => DefId | undefined {
  return (id) => {
    const card = lineage.of(id);
    return card && faces.get(card);
  };
}

/**
 * Returns a function that rewrites the faces in a state or event; what has none of them is the same
 * object afterwards. The convention it rests on: a face is always told next to its card, as `{ card,
 * def }` (or as a record under the card's id), and nothing that follows from a hidden face is stored
 * anywhere else.
 */
export function relabeller(faceOf: (id: CardId) => DefId | undefined): <T>(value: T) => T {
  // States of a match share parts, and a card keeps its record when it gets another id.
  const done = new Map<object, object>();
  const list = (part: readonly unknown[]): readonly unknown[] => {
    let copy: unknown[] | undefined;
    for (let i = 0; i < part.length; i++) {
      const other = walk(part[i], null);
      if (other === part[i]) continue;
      copy ??= part.slice();
      copy[i] = other;
    }
    return copy ?? part;
  };
  const record = (fields: Readonly<Record<string, unknown>>, key: string | null): object => {
    let copy: Record<string, unknown> | undefined;
    for (const name in fields) {
      const child = fields[name];
      if (typeof child !== "object") continue;
      const other = walk(child, name);
      if (other === child) continue;
      copy ??= { ...fields };
      copy[name] = other;
    }
    if (typeof fields.def !== "string") return copy ?? fields;
    const id = isCardId(fields.card) ? fields.card : key;
    const face = isCardId(id) ? faceOf(id) : undefined;
    if (face === undefined || face === fields.def) return copy ?? fields;
    return { ...(copy ?? fields), def: face };
  };
  const table = (cards: ByCard<unknown>): ByCard<unknown> => {
    let copy: ByCard<unknown> | undefined;
    for (const [id, card] of cards) {
      const other = walk(card, id);
      if (other === card) continue;
      copy ??= cards.copy();
      copy.set(id, other);
    }
    return copy ?? cards;
  };
  const insideOf = (part: object, key: string | null): object => {
    if (Array.isArray(part)) return list(part);
    if (part instanceof ByCard) return table(part);
    return record(part as Readonly<Record<string, unknown>>, key);
  };
  const walk = (part: unknown, key: string | null): unknown => {
    if (typeof part !== "object" || part === null) return part;
    const known = done.get(part);
    if (known !== undefined) return known;
    const result = insideOf(part, key);
    done.set(part, result);
    return result;
  };
  return (value) => walk(value, null) as typeof value;
}
