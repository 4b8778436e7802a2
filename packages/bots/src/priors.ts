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

/** Which cards could lie where, remembered by owner, seat and zone. */
function possibleCards<G extends GameTypes>(
  game: Game<G>,
): (place: HiddenPlace<G>) => readonly DefId[] {
  const known = new Map<string, readonly DefId[]>();
  const all = Object.keys(game.cards) as DefId[];
  return (place) => {
    const key = `${place.owner} ${place.seat} ${place.zone}`;
    const found = known.get(key) ?? all.filter((def) => fits(game, place, def));
    known.set(key, found);
    return found;
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
