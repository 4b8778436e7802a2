/** Another world that looks the same to a viewer at this moment. */

import type { CardId, DefId } from "../ids.ts";
import { seedSource } from "../random.ts";
import { rulesOf } from "../rules-of.ts";
import { seesFace, type ZoneRules } from "../table/zones.ts";
import type { Card, GameTypes, State, Viewer } from "../types.ts";
import type { CheckContext } from "./check.ts";
import { otherFaces, relabeller, type UnseenCard } from "./relabel.ts";

/** What the viewer does not see has other faces, and in half of them chance will decide otherwise. */
export function otherWorld<G extends GameTypes>(
  { game, random }: CheckContext<G>,
  state: State<G>,
  viewer: Viewer<G>,
): State<G> {
  const { zones } = rulesOf(game);
  const ids = state.cards
    .ids()
    .filter((id) => !seesFace(zones, state, id, viewer) && !hasTellingId(zones, state, id));
  const cards = new Map<CardId, UnseenCard<G>>();
  for (const id of ids) {
    const { def, owner, seat, zone } = state.cards.get(id) as Card<G>;
    cards.set(id, { def, owner, places: [{ owner, seat, zone }] });
  }
  const faces = otherFaces(game, [...cards.values()], viewer, random);
  const relabel = relabeller((id): DefId | undefined => {
    const card = cards.get(id);
    return card && faces.get(card);
  });
  const other = relabel(state);
  if (state.random.source.kind === "script" || random.int(2) === 0) return other;
  const source = seedSource(random.int(2 ** 32));
  return { ...other, random: { ...state.random, source } };
}

/**
 * Cards that somebody has learned in a zone without order got their ids sorted by face: with faces
 * exchanged it would be an impossible world.
 */
export function hasTellingId<G extends GameTypes>(
  zones: ZoneRules<G>,
  state: State<G>,
  id: CardId,
): boolean {
  const zone = state.cards.get(id)?.zone as G["zone"];
  return state.known.has(id) && !zones[zone].ordered;
}
