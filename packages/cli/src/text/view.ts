/**
 * A view as text that reads well aloud and to a language model: always the same sections in the
 * same order, one line each, the viewer's own seat first, ids in brackets as commands take them.
 */
import type { CardView, GameTypes, View } from "@tcg/core";
import type { Table } from "../table.ts";
import { namesIn } from "./names.ts";

export function viewLines<G extends GameTypes>(table: Table<G>, view: View<G>): string[] {
  const seats = view.seating as readonly G["seat"][];
  const ordered = [...seats].sort(
    (a, b) =>
      Number(b === view.viewer) - Number(a === view.viewer) || seats.indexOf(a) - seats.indexOf(b),
  );
  return [
    `${table.words.progress(view)}.`,
    ...ordered.flatMap((seat) => seatLines(table, view, seat)),
    ...questionLines(view),
  ];
}

function seatLines<G extends GameTypes>(table: Table<G>, view: View<G>, seat: G["seat"]): string[] {
  const zones = view.zones[seat];
  const isOwn = view.viewer === seat;
  const title = `${isOwn ? "You" : "Other"} (${seat}): ${table.words.seat(view, seat)}.`;
  return [
    title,
    ...(Object.keys(zones) as G["zone"][]).map((zone) => {
      const { count, cards } = zones[zone];
      if (count === 0) return `  ${zone}: empty`;
      const hidden = count - cards.length;
      const told = cards.map((card) => cardText(table, view, card));
      if (hidden > 0) told.push(`${hidden} hidden`);
      return `  ${zone} (${count}): ${told.join("; ")}`;
    }),
  ];
}

function cardText<G extends GameTypes>(
  { game, words }: Table<G>,
  view: View<G>,
  card: CardView<G>,
): string {
  const details = words.card?.(view, card) ?? "";
  const inBrackets = [card.faceDown ? "face-down" : "", details].filter((text) => text !== "");
  const name = `${namesIn(game, view).def(card.def)} [${card.card}]`;
  return inBrackets.length === 0 ? name : `${name} (${inBrackets.join(", ")})`;
}

function questionLines<G extends GameTypes>({ prompts, actors }: View<G>): string[] {
  if (prompts.length === 0) return actors.length === 0 ? [] : [`To act: ${actors.join(", ")}.`];
  return prompts.map(({ seat, kind }) => `Asked: ${seat}, ${kind.replaceAll("_", " ")}.`);
}
