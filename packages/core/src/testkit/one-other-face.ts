/** A past in which one card that a viewer had not seen is another one. */

import type { Game } from "../define-game.ts";
import type { CardId, DefId } from "../ids.ts";
import type { Stream } from "../random.ts";
import { rulesOf } from "../rules-of.ts";
import { seesFace, type ZoneRules } from "../table/zones.ts";
import type { GameTypes, State, Viewer } from "../types.ts";
import type { CheckContext } from "./check.ts";
import { idIn, type Lineage, type PhysicalCard } from "./lineage.ts";
import { hasTellingId } from "./other-world.ts";
import { faceIn, fits, type Relabelling, relabeller } from "./relabel.ts";
import { stateAt, type Trace } from "./trace.ts";

export interface OtherPast<G extends GameTypes> {
  /** How many commands of the match had been given. */
  readonly version: number;
  readonly state: State<G>;
  /** The card that is another one, by its id then. */
  readonly card: CardId;
}

/**
 * Draws a version and, of the cards outside the decks that the viewer does not see there, one. From
 * there it goes back: in half of the pasts as far as the card was unseen, since a rule stores what
 * it knows of a card when that card is drawn or set; else a part of that way. Null if there is no
 * such card, or nothing else it could be. `most`: how many versions it goes back.
 */
export function oneOtherFace<G extends GameTypes>(
  { game, random }: Pick<CheckContext<G>, "game" | "random">,
  trace: Trace<G>,
  lineage: Lineage<G>,
  viewer: Viewer<G>,
  most: number,
): OtherPast<G> | null {
  const { zones } = rulesOf(game);
  const latest = random.int(trace.steps.length);
  const there = stateAt(trace, latest);
  const ids = unseenIds(zones, there, viewer).filter((id) => !isInDeck(zones, there, id));
  if (ids.length === 0) return null;
  // Each zone is as likely as another: many cards are in hands, few are set, and those tell more.
  const zoneOf = (id: CardId): string | undefined => there.cards.get(id)?.zone;
  const zone = random.pick([...new Set(ids.map(zoneOf))]);
  const card = lineage.of(random.pick(ids.filter((id) => zoneOf(id) === zone)));
  if (card === undefined) return null;
  const idAt = (version: number): CardId | undefined => {
    const state = stateAt(trace, version);
    const id = idIn(card, state);
    return id !== undefined && isUnseen(zones, state, id, viewer) ? id : undefined;
  };
  let earliest = latest;
  while (earliest > 0 && latest - earliest < most) {
    const id = idAt(earliest - 1);
    if (id === undefined) break;
    earliest--;
    // On top of a deck, about to be drawn: no further.
    if (isInDeck(zones, stateAt(trace, earliest), id)) break;
  }
  const version = earliest + (random.int(2) === 0 ? 0 : random.int(latest - earliest + 1));
  const state = stateAt(trace, version);
  const hidden = unseenIds(zones, state, viewer).flatMap((id) => lineage.of(id) ?? []);
  const faces = otherFace(game, hidden, viewer, card, random);
  if (faces === null) return null;
  const face = faceIn(lineage, faces);
  const relabel = relabeller((id) => (state.cards.has(id) ? face(id) : undefined));
  return { version, state: relabel(state), card: idAt(version) as CardId };
}

/** Any card of the game; or, since a viewer knows its own deck, the one exchanged for another. */
function otherFace<G extends GameTypes>(
  game: Game<G>,
  hidden: readonly PhysicalCard<G>[],
  viewer: Viewer<G>,
  card: PhysicalCard<G>,
  random: Stream,
): Relabelling<PhysicalCard<G>> | null {
  if (card.owner !== viewer) {
    const defs = (Object.keys(rulesOf(game).cards) as DefId[]).filter(
      (def) => def !== card.def && fits(game, card, def),
    );
    return defs.length === 0 ? null : new Map([[card, random.pick(defs)]]);
  }
  const others = hidden.filter(
    (other) =>
      other.owner === viewer &&
      other.def !== card.def &&
      fits(game, card, other.def) &&
      fits(game, other, card.def),
  );
  if (others.length === 0) return null;
  const other = random.pick(others);
  return new Map([
    [card, other.def],
    [other, card.def],
  ]);
}

function unseenIds<G extends GameTypes>(
  zones: ZoneRules<G>,
  state: State<G>,
  viewer: Viewer<G>,
): CardId[] {
  return state.cards.ids().filter((id) => isUnseen(zones, state, id, viewer));
}

function isUnseen<G extends GameTypes>(
  zones: ZoneRules<G>,
  state: State<G>,
  id: CardId,
  viewer: Viewer<G>,
): boolean {
  return !seesFace(zones, state, id, viewer) && !hasTellingId(zones, state, id);
}

function isInDeck<G extends GameTypes>(zones: ZoneRules<G>, state: State<G>, id: CardId): boolean {
  const zone = state.cards.get(id)?.zone as G["zone"];
  return zones[zone].ordered && zones[zone].faces === "nobody";
}
