/** What a card goes through on the table, read from the view and from what the viewer is choosing. */
import type { CardState } from "../print/card/card-state.ts";
import type { SeenCard } from "./find-seen.ts";
import type { LunchTableContext } from "./use-lunch-table.ts";

type Read = Pick<
  LunchTableContext,
  "view" | "moves" | "selected" | "targets" | "picked" | "pickable"
>;

export function stateOf(context: Read, card: SeenCard): CardState {
  const { view, moves, selected, targets, picked, pickable } = context;
  const id = card.card;
  const { attack } = view.game.shared;
  const place = picked.indexOf(id);
  const link = linkAbout(view.game.shared.chain, id);
  return {
    playable: moves.some((move) => move.by === id && move.anytime !== true),
    selected: selected === id,
    target: targets.has(id) || pickable.has(id),
    attacking: attack?.attacker === id,
    // Whoever is attacked is marked like what can be chosen: with a pen.
    ...(place >= 0 && { picked: place + 1 }),
    ...(link !== null && { link }),
    ...onTable(view, card),
  };
}

/** The state of what lies on the table: position, counters, numbers as they are now. */
function onTable(view: Read["view"], { card, def, data, faceDown }: SeenCard): CardState {
  if (data == null) return {};
  const facts = view.game.cards[card];
  const isUp = !faceDown;
  return {
    exhausted: isUp && data.hasAttacked,
    defense: isUp && data.position === "defense",
    set: faceDown && def !== null,
    ...(data.vice > 0 && {
      counters: { count: data.vice, limit: view.config.breakdownThreshold, name: "vice" },
    }),
    ...(facts != null &&
      facts.attack !== null &&
      facts.defense !== null && { now: { attack: facts.attack, defense: facts.defense } }),
  };
}

/** The number of the newest link that has the card as a target. */
function linkAbout(
  chain: LunchTableContext["view"]["game"]["shared"]["chain"],
  card: string,
): number | null {
  const place = chain.findLastIndex(({ targets }) => targets.flat().some((id) => id === card));
  return place < 0 ? null : place + 1;
}
