/** What is to be said about a position besides where the cards lie. */
import { type BoardWords, plain } from "@tcg/core/hosting";
import type { CardDefinition } from "../cards.ts";
import type { Lorcana } from "../types.ts";

export const board: BoardWords<Lorcana> = {
  match({ game: { shared } }, say) {
    const { turnNumber, turnSeat, bag } = shared;
    if (turnNumber === 0) return [{ name: "before the first turn", value: "" }];
    const whose = say.isViewer(turnSeat) ? "yours" : say.whose(turnSeat);
    return [
      { name: "turn", value: `${turnNumber}, ${whose}` },
      ...(bag.length === 0 ? [] : [{ name: "waiting in the bag", value: String(bag.length) }]),
    ];
  },
  seat({ game: { seats, players } }, seat) {
    const { ink, loreToWin } = players[seat];
    return [
      { name: "lore", value: `${seats[seat].lore} of ${loreToWin}` },
      { name: "ink ready", value: `${ink.ready} of ${ink.total}` },
    ];
  },
  card({ game }, { card, def, data }, say) {
    const facts = game.cards[card];
    const cost = game.costs[card];
    const { damage, exerted, drying, at, beneath } = data ?? {};
    return [
      ...(cost === undefined ? [] : [`${cost} ink`]),
      ...(beneath == null ? [] : [`under ${say.card(beneath)}`]),
      ...(facts === undefined || def === null ? [] : numbers(say.face(def), facts)),
      ...(facts?.keywords ?? []).map(plain),
      ...(facts?.restrictions ?? []).map((restriction) => `can't ${plain(restriction)}`),
      ...(damage ? [`${damage} damage`] : []),
      ...(exerted ? ["exerted"] : []),
      ...(drying ? ["drying"] : []),
      ...(at == null ? [] : [`at ${say.card(at)}`]),
    ];
  },
};

interface Numbers {
  readonly strength: number;
  readonly willpower: number;
  readonly lore: number;
}

/** Items have none, and locations no strength. */
function numbers(face: object | undefined, { strength, willpower, lore }: Numbers): string[] {
  const { type } = (face ?? {}) as Partial<CardDefinition>;
  if (type === "character") {
    return [`${strength} strength`, `${willpower} willpower`, `${lore} lore`];
  }
  return type === "location" ? [`${willpower} willpower`, `${lore} lore`] : [];
}
