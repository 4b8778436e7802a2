/** What kinds of zones there are and who sees into them. */
import type { CardId } from "../ids.ts";
import type { Card, GameTypes, State, Viewer } from "../types.ts";
import { NOBODY, onlyIn } from "./seat-lists.ts";

export interface ZoneRule<Config = never> {
  /**
   * Who sees the faces in it. `all`: the table; a face-down card there shows its back to all but
   * its controller, and its id to everybody. `owner`: a hand. `nobody`: a deck.
   */
  readonly faces: "all" | "owner" | "nobody";
  /** On the table: who may look at a face-down card. Its controller, if nothing is said. */
  readonly backs?: "controller" | "nobody";
  /**
   * What was known of a card ends here: only those to whom the zone shows a face know it, and nobody
   * can learn it. An inkwell, through which not even its owner may look.
   */
  readonly forgets?: true;
  /** `pile`: as many cards as there are. Else: that many fixed slots, perhaps by the config. */
  readonly slots: "pile" | number | ((config: Config) => number);
  /** Whether the order means something. In a hand it does not, so nobody else is shown it. */
  readonly ordered: boolean;
}

export type ZoneRules<G extends GameTypes> = { readonly [Z in G["zone"]]: ZoneRule<G["config"]> };

/** Whether this seat sees the face of a card because of where and how it lies. */
export function zoneShows(
  rule: ZoneRule,
  controller: string,
  faceDown: boolean,
  seat: string,
): boolean {
  if (rule.faces === "nobody") return false;
  if (rule.faces === "owner") return controller === seat;
  return !faceDown || (controller === seat && rule.backs !== "nobody");
}

/** Those seats for which `zoneShows` holds. */
export function shownTo<S extends string>(
  rule: ZoneRule,
  controller: S,
  faceDown: boolean,
  seating: readonly S[],
): readonly S[] {
  if (rule.faces === "all" && !faceDown) return seating;
  if (rule.faces === "nobody" || (rule.faces === "all" && rule.backs === "nobody")) return NOBODY;
  return onlyIn(seating, controller);
}

/** A seat knows the face of a card if its zone shows it, or the seat learned it. */
export function showsFace<G extends GameTypes>(
  rule: ZoneRule,
  { seat, faceDown }: Pick<Card<G>, "seat" | "faceDown">,
  learnedBy: readonly string[] | undefined,
  viewer: string,
  seating: readonly string[],
): boolean {
  if (viewer === "referee") return true;
  if (viewer === "spectator") {
    return seating.every((each) => showsFace(rule, { seat, faceDown }, learnedBy, each, seating));
  }
  return zoneShows(rule, seat, faceDown, viewer) || (learnedBy?.includes(viewer) ?? false);
}

export function seesFace<G extends GameTypes>(
  zones: ZoneRules<G>,
  state: State<G>,
  id: CardId,
  viewer: Viewer<G>,
): boolean {
  const card = state.cards.get(id);
  if (card === undefined) return false;
  const rule = zones[card.zone as G["zone"]];
  return showsFace(rule, card, state.known.get(id), viewer, state.seating);
}

/** An id is for those who see the face; on the table it is for everybody. */
export function seesId<G extends GameTypes>(
  zones: ZoneRules<G>,
  state: State<G>,
  id: CardId,
  viewer: Viewer<G>,
): boolean {
  const card: Card<G> | undefined = state.cards.get(id);
  if (card === undefined) return false;
  return zones[card.zone as G["zone"]].faces === "all" || seesFace(zones, state, id, viewer);
}

/** Whether a list of seats includes the viewer; a spectator needs every seat to be on it. */
export function isAmong(
  viewer: string,
  seats: readonly string[],
  seating: readonly string[],
): boolean {
  if (viewer === "referee") return true;
  if (viewer !== "spectator") return seats.includes(viewer);
  return seating.every((seat) => seats.includes(seat));
}

/** Every zone with nothing in it. */
export function emptyZones<G extends GameTypes>(
  zones: ZoneRules<G>,
  config: G["config"],
): { [Z in G["zone"]]: (CardId | null)[] } {
  const empty: Record<string, (CardId | null)[]> = {};
  for (const zone in zones) {
    const { slots } = zones[zone as G["zone"]];
    const count = typeof slots === "function" ? slots(config) : slots;
    empty[zone] = count === "pile" ? [] : Array.from({ length: count }, () => null);
  }
  return empty as { [Z in G["zone"]]: (CardId | null)[] };
}
