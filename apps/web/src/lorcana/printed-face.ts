/** A card of Lorcana as it is printed. */

import { capital } from "@tcg/core/hosting";
import type { CardDefinition } from "@tcg/lorcana-engine";
import type { HarbourFace } from "../print/card/harbour-card.tsx";
import type { Stat } from "../print/card/printed-face.ts";
import { gistOf } from "./gist.ts";

/** As the server sends it: with the text that is made of its abilities. */
export type Face = CardDefinition & { readonly text: string };

const cuts = {
  character: { cut: "stereotype", subject: "person" },
  action: { cut: "spell", subject: "thing" },
  item: { cut: "spell", subject: "thing" },
  location: { cut: "class", subject: "scene" },
} as const;

const made = new WeakMap<Face, HarbourFace>();

/** Made once for each card that was shown: whoever draws it again knows by that that nothing has changed. */
export function printedFace(card: Face): HarbourFace {
  const printed = made.get(card) ?? print(card);
  made.set(card, printed);
  return printed;
}

function print(card: Face): HarbourFace {
  const { id, version = null, inks, inkable, cost, type, text, flavor = null } = card;
  return {
    id,
    name: nameAlone(card),
    // The sample cards have no rarity; two inks print a whole picture.
    rarity: "uncommon",
    flavour: flavor,
    cloth: inks[0] ?? "plain",
    family: inks.map(capital).join(" and "),
    typeLine: typeLine(card),
    text: text === "" ? [] : text.split("\n"),
    gist: gistOf(card),
    level: null,
    cost,
    stats: statsOf(card),
    type,
    isSong: card.type === "action" && card.song === true,
    version,
    inks,
    inkable,
    moveCost: card.type === "location" ? card.moveCost : null,
    ...cuts[type],
  };
}

/** Without its version, which the server's name of a card ends in: "Tilly Wick". */
export function nameAlone({ name, version }: Pick<Face, "name" | "version">): string {
  const end = ` - ${version}`;
  return version !== undefined && name.endsWith(end) ? name.slice(0, -end.length) : name;
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
