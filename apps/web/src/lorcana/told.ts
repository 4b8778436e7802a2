/** What the board tells of a match of Lorcana: lore, ink, and what stands about each card. */
import type { LorcanaCard } from "../games.ts";
import { cardName, plain, whoText } from "../match/names.ts";
import type { BoardWords } from "../match/table-game.ts";
import { asLorcana } from "./view.ts";

export const told: BoardWords = {
  middle(seen) {
    const { turnNumber, turnSeat, bag } = asLorcana(seen).game.shared;
    if (turnNumber === 0) return [{ name: "before the first turn", value: "" }];
    return [
      { name: "turn", value: String(turnNumber) },
      { name: "of", value: whoText(seen, turnSeat) },
      ...(bag.length === 0 ? [] : [{ name: "waiting in the bag", value: String(bag.length) }]),
    ];
  },

  seat(seen, seat) {
    const { seats, players } = asLorcana(seen).game;
    const of = seat as keyof typeof players;
    const { ink, loreToWin } = players[of];
    return [
      { name: "lore", value: `${seats[of].lore} of ${loreToWin}` },
      { name: "ink ready", value: `${ink.ready} of ${ink.total}` },
    ];
  },

  card({ view: seen, faces }, { card, def, data }) {
    const { game } = asLorcana(seen);
    const { exerted, drying, damage, at } = (data ?? {}) as Partial<Conditions>;
    const facts = game.cards[card as keyof typeof game.cards];
    const cost = game.costs[card as keyof typeof game.costs];
    const printed = def === null ? undefined : (faces[def] as unknown as LorcanaCard | undefined);
    return [
      ...(cost === undefined ? [] : [`${cost} ink`]),
      ...(facts === undefined ? [] : numbers(printed?.type, facts)),
      ...(facts?.keywords ?? []).map(plain),
      ...(facts?.restrictions ?? []).map((restriction) => `can't ${plain(restriction)}`),
      ...(damage ? [`${damage} damage`] : []),
      ...(exerted ? ["exerted"] : []),
      ...(drying ? ["drying"] : []),
      ...(at == null ? [] : [`at ${cardName(seen, faces, at)}`]),
    ];
  },
};

interface Conditions {
  readonly exerted: boolean;
  readonly drying: boolean;
  readonly damage: number;
  readonly at: string | null;
}

interface Numbers {
  readonly strength: number;
  readonly willpower: number;
  readonly lore: number;
}

/** Items have none, and locations no strength. */
function numbers(type: string | undefined, { strength, willpower, lore }: Numbers): string[] {
  if (type === "character") {
    return [`${strength} strength`, `${willpower} willpower`, `${lore} lore`];
  }
  return type === "location" ? [`${willpower} willpower`, `${lore} lore`] : [];
}
