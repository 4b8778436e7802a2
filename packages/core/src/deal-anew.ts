/**
 * A match that goes on from a moment of another whose cards are all known by now: what a seat knew at that moment
 * stays, everything hidden from it is dealt anew among the very cards that were hidden, and chance is new. So nobody
 * knows what comes, though everybody may have looked at the first match.
 */
import type { Game } from "./define-game.ts";
import type { DefId } from "./ids.ts";
import type { Prior } from "./imagine.ts";
import { createRandom, type Seed } from "./random.ts";
import type { HiddenPlace } from "./rules.ts";
import type { GameTypes, State } from "./types.ts";
import type { View } from "./view.ts";

/** At which moment of a record, for whom, and with which chance. */
export interface DealtAnew {
  /** After so many commands. */
  readonly after: number;
  /** Whose knowledge stays as it was. */
  readonly seat: string;
  readonly seed: Seed;
}

/**
 * Throws a RangeError if nobody sits there, if the match is over, and if somebody else is asked what the seat cannot
 * know.
 */
export function dealAnew<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  { seat, seed }: Pick<DealtAnew, "seat" | "seed">,
): State<G> {
  if (!(state.seating as readonly string[]).includes(seat)) {
    throw new RangeError(`nobody sits at ${JSON.stringify(seat)}`);
  }
  if (state.outcome.status === "ended") throw new RangeError("the match is over at this moment");
  const insight = game.insight(state, seat as G["seat"]);
  return game.imagine(insight, createRandom(seed, "deal anew"), sameCards(game, state));
}

/** The deals that a record has at this moment, made. */
export function dealtAnewAt<G extends GameTypes>(
  game: Game<G>,
  { dealtAnew = [] }: { readonly dealtAnew?: readonly DealtAnew[] },
  after: number,
  state: State<G>,
): State<G> {
  return dealtAnew
    .filter((deal) => deal.after === after)
    .reduce((dealt, deal) => dealAnew(game, dealt, deal), state);
}

/** The cards that lie hidden in a state, each seat's own among its places. */
function sameCards<G extends GameTypes>(game: Game<G>, state: State<G>): Prior<G> {
  return (places, view, random) => {
    const faces = asTheyLie(state, view, places);
    for (const owner of view.seating as readonly G["seat"][]) {
      const own = places.flatMap((place, i) => (place.owner === owner ? [i] : []));
      // A shuffle, in which a card stays where it is if it could not lie in the other's place.
      for (let last = own.length - 1; last > 0; last--) {
        const [a, b] = [own[last] as number, own[random.int(last + 1)] as number];
        const [faceA, faceB] = [faces[a] as DefId, faces[b] as DefId];
        const [placeA, placeB] = [places[a], places[b]] as [HiddenPlace<G>, HiddenPlace<G>];
        if (!game.couldBe(placeA, faceB) || !game.couldBe(placeB, faceA)) continue;
        [faces[a], faces[b]] = [faceB, faceA];
      }
    }
    return faces;
  };
}

/** For each place a card that is hidden there; where its zone has none left, one that is hidden elsewhere. */
function asTheyLie<G extends GameTypes>(
  { cards }: State<G>,
  view: View<G>,
  places: readonly HiddenPlace<G>[],
): DefId[] {
  const seen = new Set(
    Object.values<Record<string, { readonly cards: readonly { card: string; def: unknown }[] }>>(
      view.zones as never,
    ).flatMap((zones) =>
      Object.values(zones).flatMap((zone) =>
        zone.cards.flatMap(({ card, def }) => (def === null ? [] : [card])),
      ),
    ),
  );
  const hidden = new Map<string, DefId[]>();
  for (const id of cards.ids()) {
    const card = cards.get(id);
    if (card === undefined || seen.has(id)) continue;
    const key = keyOf(card);
    hidden.set(key, [...(hidden.get(key) ?? []), card.def]);
  }
  const faces = places.map((place) => hidden.get(keyOf(place))?.pop());
  const left = [...hidden.values()].flat();
  return faces.map((face) => face ?? (left.pop() as DefId));
}

const keyOf = ({ owner, seat, zone }: { owner: string; seat: string; zone: string }): string =>
  `${owner} ${seat} ${zone}`;
