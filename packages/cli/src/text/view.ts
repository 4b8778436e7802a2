/**
 * A view as text that reads well aloud and to a language model: always the same sections in the
 * same order, one line each, the viewer's own seat first.
 */
import type { CardView, GameTypes, View } from "@tcg/core";
import type { Table } from "../table.ts";
import { cardInGeneral, progressInGeneral, seatInGeneral } from "./general.ts";
import type { NameBook } from "./names.ts";
import { plain } from "./plain.ts";

export function viewLines<G extends GameTypes>(
  table: Table<G>,
  view: View<G>,
  names: NameBook<G>,
): string[] {
  const seats = view.seating as readonly G["seat"][];
  const ordered = [...seats].sort(
    (a, b) =>
      Number(b === view.viewer) - Number(a === view.viewer) || seats.indexOf(a) - seats.indexOf(b),
  );
  const progress = table.words.progress?.(view) ?? progressInGeneral(view);
  return [
    `${progress}.`,
    ...ordered.flatMap((seat) => seatLines(table, view, seat, names)),
    ...questionLines(view),
  ];
}

function seatLines<G extends GameTypes>(
  table: Table<G>,
  view: View<G>,
  seat: G["seat"],
  names: NameBook<G>,
): string[] {
  const zones = view.zones[seat];
  const isWatched = !(view.seating as readonly string[]).includes(view.viewer);
  const who = isWatched ? seat : `${view.viewer === seat ? "You" : "Other"} (${seat})`;
  const standing = table.words.seat?.(view, seat) ?? seatInGeneral(view, seat);
  return [
    `${who}: ${standing}.`,
    ...(Object.keys(zones) as G["zone"][]).map((zone) => {
      const { count, cards } = zones[zone];
      if (count === 0) return `  ${plain(zone)}: empty`;
      const hidden = count - cards.length;
      const told = cards.map((card) => cardText(table, view, card, names));
      if (hidden > 0) told.push(`${hidden} hidden`);
      return `  ${plain(zone)} (${count}): ${told.join("; ")}`;
    }),
  ];
}

function cardText<G extends GameTypes>(
  { words }: Table<G>,
  view: View<G>,
  card: CardView<G>,
  names: NameBook<G>,
): string {
  const details = words.card?.(view, card, names) ?? cardInGeneral(view, card);
  const inBrackets = [card.faceDown ? "face-down" : "", details].filter((text) => text !== "");
  const name = names.marked(names.def(card.def), card.card);
  return inBrackets.length === 0 ? name : `${name} (${inBrackets.join(", ")})`;
}

function questionLines<G extends GameTypes>({ prompts, actors, viewer }: View<G>): string[] {
  if (prompts.length === 0) return actors.length === 0 ? [] : [`To act: ${actors.join(", ")}.`];
  return prompts.map((prompt) => {
    const { seat, kind } = prompt;
    if (seat !== viewer) return `Asked: ${seat}, ${plain(kind)}.`;
    const text = "text" in prompt ? prompt.text : undefined;
    return `You are asked: ${text ?? `${plain(kind)}.`}`;
  });
}
