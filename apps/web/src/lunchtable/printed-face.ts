/** A card of LunchTable as it is printed. */
import { cardText } from "@ltcg/engine/text";
import { capital } from "@tcg/core/hosting";
import type { PrintedFace } from "../print/card/printed-face.ts";
import { gistOf } from "./gist.ts";
import type { Face } from "./use-lunch-table.ts";

/** `faces`: where the tokens that it makes are found. */
export function printedFace(card: Face, faces: Readonly<Record<string, Face>>): PrintedFace {
  const { id, name, rarity, flavour = null, archetype = "plain" } = card;
  const { text } = cardText(card, faces);
  return {
    id,
    name,
    version: null,
    rarity,
    flavour,
    cloth: archetype,
    family: card.clique?.name ?? archetype,
    typeLine: typeLine(card),
    text: text === "" ? [] : text.split("\n"),
    gist: gistOf(card, faces),
    ...shapeOf(card),
  };
}

type Shape = Pick<PrintedFace, "cut" | "subject" | "level" | "cost" | "stats">;

function shapeOf(card: Face): Shape {
  if (card.type === "stereotype") {
    const stats = [
      { label: "attack", icon: "fork", value: card.attack },
      { label: "defense", icon: "tray", value: card.defense },
    ] as const;
    return { cut: "stereotype", subject: "person", level: card.level, cost: null, stats };
  }
  const cost = card.cost ?? 0;
  const unnumbered = { level: null, cost, stats: [] };
  if (card.type === "trap") return { cut: "trap", subject: "note", ...unnumbered };
  return card.spellType === "field"
    ? { cut: "class", subject: "scene", ...unnumbered }
    : { cut: "spell", subject: "thing", ...unnumbered };
}

function typeLine(card: Face): string {
  if (card.type === "stereotype") {
    return card.attribute === undefined ? "Stereotype" : `Stereotype · ${card.attribute}`;
  }
  return card.type === "spell"
    ? `${capital(card.spellType)} spell`
    : `${capital(card.trapType)} trap`;
}
