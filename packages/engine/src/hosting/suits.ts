/**
 * Which cards a command could ever be meant for, by what they are and where they lie (LT 6.1, 6.5, 6.6, 7.1, 10.1).
 * Only commands that have a moment of their own stand here: it is refused before the card is looked at.
 */
import type { CardView } from "@tcg/core";
import type { CardDefinition, CardTable } from "../cards/card.ts";
import type { Command, LunchTable } from "../types.ts";

type Seen = CardView<LunchTable>;
type Zone = LunchTable["zone"];

interface Meant {
  readonly from: Zone;
  readonly isMeant: (printed: CardDefinition, seen: Seen) => boolean;
}

const stereotype: Meant = { from: "hand", isMeant: ({ type }) => type === "stereotype" };

const meant: { readonly [T in Command["type"]]?: Meant } = {
  SUMMON: stereotype,
  SET_MONSTER: stereotype,
  SET_SPELL_TRAP: {
    from: "hand",
    isMeant: (printed) =>
      printed.type === "trap" || (printed.type === "spell" && printed.spellType !== "field"),
  },
  FLIP_SUMMON: { from: "board", isMeant: (_, { faceDown }) => faceDown },
  CHANGE_POSITION: { from: "board", isMeant: (_, { faceDown }) => !faceDown },
  DECLARE_ATTACK: { from: "board", isMeant: () => true },
};

export function suits(cards: CardTable, seen: Seen, zone: Zone, { type }: Command): boolean {
  const kind = meant[type];
  const printed = seen.def === null ? undefined : cards[seen.def];
  if (kind === undefined || printed === undefined) return true;
  return kind.from === zone && kind.isMeant(printed, seen);
}
