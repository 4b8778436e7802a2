/** A card of Lorcana as it is printed. */

import { capital } from "@tcg/core/hosting";
import type { CardDefinition } from "@tcg/lorcana-engine";
import type { PrintedFace, Stat } from "../print/card/printed-face.ts";

/** As the server sends it: with the text that is made of its abilities. */
export type Face = CardDefinition & { readonly text: string };

const cuts = {
  character: { cut: "stereotype", subject: "person" },
  action: { cut: "spell", subject: "thing" },
  item: { cut: "spell", subject: "thing" },
  location: { cut: "class", subject: "scene" },
} as const;

export function printedFace(card: Face): PrintedFace {
  const { id, name, inks, cost, type, text, flavor = null } = card;
  return {
    id,
    name,
    // The sample cards have no rarity; two inks print a whole picture.
    rarity: "uncommon",
    flavour: flavor,
    cloth: inks[0] ?? "plain",
    family: inks.map(capital).join(" and "),
    typeLine: typeLine(card),
    text: text === "" ? [] : text.split("\n"),
    level: null,
    cost,
    stats: statsOf(card),
    ...cuts[type],
  };
}

function statsOf(card: Face): readonly Stat[] {
  if (card.type !== "character" && card.type !== "location") return [];
  const { willpower, lore } = card;
  return [
    ...(card.type === "character"
      ? [{ label: "strength", icon: "burst", value: card.strength } as const]
      : []),
    { label: "willpower", icon: "shield", value: willpower },
    { label: "lore", icon: "lamp", value: lore },
  ];
}

function typeLine(card: Face): string {
  if (card.type === "character") return card.classifications.join(" · ");
  return card.type === "action" && card.song ? "Action · Song" : capital(card.type);
}
