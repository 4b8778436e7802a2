/** What the cards a seat does not see might be. */
import type { DefId, Game, GameTypes, HiddenPlace, Prior, View } from "@tcg/core";

/** Any card that could lie there. */
export function anyCard<G extends GameTypes>(game: Game<G>): Prior<G> {
  const possible = possibleCards(game);
  return (places, _view, random) => places.map((place) => random.pick(possible(place)));
}

/**
 * The public decks that hold all that was seen of a seat's cards: one of them, less what was seen.
 * Where none fits, or it has no card left that could lie there, any card.
 */
export function fromDecks<G extends GameTypes>(
  game: Game<G>,
  decks: readonly (readonly string[])[],
): Prior<G> {
  const possible = possibleCards(game);
  const listed = new Set(decks.flat());
  return (places, view, random) => {
    const left = new Map<string, string[]>();
    for (const seat of view.seating as readonly G["seat"][]) {
      const seen = seenOf(view, seat).filter((def) => listed.has(def));
      const fitting = decks.flatMap((deck) => {
        const rest = without(deck, seen);
        return rest === null ? [] : [rest];
      });
      if (fitting.length > 0) left.set(seat, random.shuffle(random.pick(fitting)));
    }
    return places.map((place) => {
      const rest = left.get(place.owner) ?? [];
      const index = rest.findIndex((def) => fits(game, place, def));
      const [found] = index < 0 ? [] : rest.splice(index, 1);
      return found === undefined ? random.pick(possible(place)) : (found as DefId);
    });
  };
}

/** Which cards could lie where, remembered by zone, owner and seat. */
function possibleCards<G extends GameTypes>(
  game: Game<G>,
): (place: HiddenPlace<G>) => readonly DefId[] {
  const known = new Map<G["zone"], { place: HiddenPlace<G>; possible: readonly DefId[] }[]>();
  const all = Object.keys(game.cards) as DefId[];
  return (place) => {
    let ofZone = known.get(place.zone);
    if (ofZone === undefined) {
      ofZone = [];
      known.set(place.zone, ofZone);
    }
    for (const one of ofZone) {
      if (one.place.owner === place.owner && one.place.seat === place.seat) return one.possible;
    }
    const possible = all.filter((def) => fits(game, place, def));
    ofZone.push({ place, possible });
    return possible;
  };
}

function fits<G extends GameTypes>(game: Game<G>, place: HiddenPlace<G>, def: string): boolean {
  return game.couldBe(place, def);
}

function seenOf<G extends GameTypes>(view: View<G>, owner: G["seat"]): DefId[] {
  return (view.seating as readonly G["seat"][]).flatMap((seat) =>
    Object.values<View<G>["zones"][G["seat"]][G["zone"]]>(view.zones[seat]).flatMap(({ cards }) =>
      cards.flatMap((card) => (card.owner === owner && card.def !== null ? [card.def] : [])),
    ),
  );
}

/** The deck without these cards, or null if it does not hold them all. */
function without(deck: readonly string[], seen: readonly string[]): string[] | null {
  const rest = [...deck];
  for (const def of seen) {
    const index = rest.indexOf(def);
    if (index < 0) return null;
    rest.splice(index, 1);
  }
  return rest;
}
