/**
 * A view as text that reads well aloud and to a language model: always the same sections in the
 * same order, one line each, the viewer's own seat first.
 */
import type { CardView, GameTypes, View } from "@tcg/core";
import {
  capital,
  type Fact,
  type GameWords,
  type HostableGame,
  type LogContext,
  plain,
} from "@tcg/core/hosting";

/** The view of any game: only the game's own words read its own part. */
type AnyView = View<GameTypes>;

export function viewLines<G extends GameTypes>(
  { words }: Pick<HostableGame<G>, "words">,
  seen: View<G>,
  say: LogContext,
): string[] {
  const view = seen as unknown as AnyView;
  const { seating, viewer, phase } = view;
  const ordered = [
    ...seating.filter((seat) => seat === viewer),
    ...seating.filter((seat) => seat !== viewer),
  ];
  const stage = phase === null ? [] : [words.phase(phase) ?? plain(phase)];
  const progress = [...words.board.match(view, say).map(factText), ...stage].join(", ");
  return [
    `${capital(progress) || "The match is on"}.`,
    ...ordered.flatMap((seat) => seatLines(words, view, seat, say)),
    ...questionLines(view, say),
  ];
}

const factText = ({ name, value }: Fact): string => (value === "" ? name : `${name} ${value}`);

function seatLines(words: GameWords, view: AnyView, seat: string, say: LogContext): string[] {
  const isWatched = !view.seating.includes(view.viewer);
  const name = say.seat(seat);
  const who = isWatched ? name : `${view.viewer === seat ? "You" : "Other"} (${name})`;
  const standing = words.board.seat(view, seat).map(factText).join(", ");
  return [
    `${who}: ${standing || "nothing besides cards"}.`,
    ...Object.entries(view.zones[seat] ?? {}).map(([zone, { count, cards }]) => {
      if (count === 0) return `  ${say.zone(zone)}: empty`;
      const hidden = count - cards.length;
      const told = cards.map((card) => cardText(words, view, card, say));
      if (hidden > 0) told.push(`${hidden} hidden`);
      return `  ${say.zone(zone)} (${count}): ${told.join("; ")}`;
    }),
  ];
}

function cardText(
  words: GameWords,
  view: AnyView,
  card: CardView<GameTypes>,
  say: LogContext,
): string {
  const details = words.board.card(view, card, say);
  const inBrackets = [...(card.faceDown ? ["face-down"] : []), ...details].join(", ");
  const name = say.card(card, "a hidden card");
  return inBrackets === "" ? name : `${name} (${inBrackets})`;
}

function questionLines({ prompts, actors, viewer }: AnyView, say: LogContext): string[] {
  if (prompts.length === 0) {
    return actors.length === 0
      ? []
      : [`To act: ${actors.map((seat) => say.seat(seat)).join(", ")}.`];
  }
  return prompts.map((prompt) => {
    const { seat, kind } = prompt;
    if (seat !== viewer) return `Asked: ${say.seat(seat)}, ${plain(kind)}.`;
    const text = "text" in prompt ? prompt.text : undefined;
    return `You are asked: ${text ?? `${plain(kind)}.`}`;
  });
}
