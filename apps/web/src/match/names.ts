/** What the viewer calls cards, seats and zones, in any game. */
import type { AnyView, SeenCard } from "@ltcg/server/protocol";
import {
  type CardNames,
  type GameWords,
  LogContext,
  type Onlooker,
  plain,
} from "@tcg/core/hosting";
import type { MatchContextValue } from "./match-context.ts";
import type { Faces } from "./shown.ts";

export interface Found {
  readonly card: SeenCard;
  readonly seat: string;
  readonly zone: string;
}

export function findCard(view: AnyView, id: string): Found | null {
  for (const seat of view.seating) {
    for (const [zone, { cards }] of Object.entries(view.zones[seat] ?? {})) {
      const card = cards.find((seen) => seen.card === id);
      if (card) return { card, seat, zone };
    }
  }
  return null;
}

export function faceName(faces: Faces, def: string | null | undefined): string {
  if (def == null) return "a face-down card";
  return faces[def]?.name ?? plain(def);
}

export function cardName(view: AnyView, faces: Faces, id: string): string {
  const found = findCard(view, id);
  return found ? faceName(faces, found.card.def) : "a card that has left";
}

/** Which of several cards: "New Kid in your board 2", "New Kid in your hand". */
export function placeText({ view, faces, say }: MatchContextValue, id: string): string {
  const found = findCard(view, id);
  if (found === null) return "";
  const { card, seat, zone } = found;
  const slot = card.index === undefined ? "" : ` ${card.index + 1}`;
  return `${faceName(faces, card.def)} in ${say.place({ seat, zone })}${slot}`;
}

/** Whether the viewer plays. */
export const isPlayer = ({ viewer, seating }: Onlooker): boolean => seating.includes(viewer);

/** Cards, players and places as the viewer calls them. */
export const sayFor = (words: GameWords, onlooker: Onlooker, faces: Faces): LogContext =>
  new LogContext(words, onlooker, namesOf(faces));

/** Names of the cards that the viewer has seen. */
export const namesOf = (faces: Faces): CardNames => ({
  face: (def) => (faces[def] === undefined ? undefined : { name: plain(def), ...faces[def] }),
});

/** The phase, to follow "Your turn: ". */
export const stageText = (words: GameWords, { phase }: Pick<AnyView, "phase">): string =>
  phase === null ? "decide" : (words.phase(phase) ?? plain(phase));
