import type { Game, GameTypes, View } from "@tcg/core";
import type { Names } from "../table.ts";

/** Names as the viewer of this view knows them. */
export function namesIn<G extends GameTypes>(game: Game<G>, view: View<G>): Names {
  const faces = new Map<string, string | null>();
  for (const seat of view.seating as readonly G["seat"][]) {
    const zones = view.zones[seat];
    for (const zone of Object.keys(zones) as G["zone"][]) {
      for (const { card, def } of zones[zone].cards) faces.set(card, def);
    }
  }
  const def: Names["def"] = (id) => (id == null ? "a hidden card" : printedName(game, id));
  return {
    def,
    card(id) {
      if (id == null || !faces.has(id)) return "a card";
      return `${def(faces.get(id))} [${id}]`;
    },
  };
}

/** The name on a definition, or its id where the game's cards have none. */
export function printedName<G extends GameTypes>(game: Game<G>, def: string): string {
  const printed = Object.hasOwn(game.rules.cards, def) ? game.rules.cards[def] : undefined;
  const name = (printed as { readonly name?: unknown } | undefined)?.name;
  return typeof name === "string" ? name : def;
}
