/** A card as it is printed, in a frame of lines. */
import type { CardDefinition, CardTable } from "@ltcg/engine";
import { cardText } from "@ltcg/engine/text";
import { frameLines } from "../text/frame.ts";

export function faceLines(card: CardDefinition, cards: CardTable): string[] {
  const { kind, numbers, marks, text } = cardText(card, cards);
  const paragraphs = text === "" ? [] : text.split("\n");
  const flavour = card.flavour === undefined ? [] : [`“${card.flavour}”`];
  return frameLines([
    [card.name, [kind, ...marks].join(" · ")],
    [...paragraphs, ...flavour],
    numbers === null ? [] : [numbers],
  ]);
}
