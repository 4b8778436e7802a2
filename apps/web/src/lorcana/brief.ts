/** A way in a few words, for its button: the card that it is made with stands over the buttons. */
import type { AnyView } from "@ltcg/server/protocol";
import type { View } from "@tcg/lorcana-engine";
import type { MatchContextValue } from "../match/match-context.ts";
import type { ReadMove } from "../match/moves.ts";
import { findCard } from "../match/names.ts";
import { bagMarks } from "./bag-marks.ts";
import { nameAlone } from "./printed-face.ts";
import type { LorcanaFaces } from "./use-lorcana.ts";

type Seen = Pick<MatchContextValue, "view" | "faces">;

/** `moves` differ only in the card that is pointed at. Null: what they say themselves is as short as can be. */
export function brief(moves: readonly ReadMove[], { view, faces }: Seen): string | null {
  const [move, ...more] = moves;
  if (move === undefined) return null;
  const named = (id: unknown): string | null =>
    more.length > 0 ? null : nameOf(view, faces as unknown as LorcanaFaces, String(id));
  const { type, fields, text } = move;
  switch (type) {
    case "QUEST":
      return `Quest${from(text, " for ")}`;
    case "CHALLENGE":
      return `Challenge ${named(fields.target) ?? "…"}`;
    case "MOVE_TO_LOCATION":
      return `Move to ${named(fields.location) ?? "…"}`;
    case "PUT_INTO_INKWELL":
      return "Into the inkwell";
    case "PLAY_CARD":
      if ("singer" in fields) return `Have ${named(fields.singer) ?? "…"} sing it`;
      if ("together" in fields) return "Sing it together";
      if ("onto" in fields) return `Shift onto ${named(fields.onto) ?? "…"}`;
      return `Play${from(text, " for ").split(":")[0]}`;
    case "CHOOSE_BAG_ENTRY":
      return waiting(view as unknown as View, faces as unknown as LorcanaFaces, move);
    case "USE_ABILITY":
      return move.by === null ? null : ability(text, fullNameOf(view, faces, move.by));
    default:
      return null;
  }
}

/** "A · Tilly Wick: Glow: draw a card": its letter tells it apart from an equal one, here and on its card. */
function waiting(view: View, faces: LorcanaFaces, { fields, text }: ReadMove): string | null {
  const entry = view.game.shared.bag.find((each) => each.entry === fields.entry);
  const face = entry?.source.def == null ? undefined : faces[entry.source.def];
  if (entry === undefined || face === undefined) return null;
  const letter = bagMarks(view).entries.get(entry.entry);
  const effect = text.includes(": ") ? text.slice(text.indexOf(": ") + 2) : "";
  const does = [entry.name, effect.replace(/ \(\d+\)$/, "")].filter((words) => words !== "");
  const name = letter === undefined ? nameAlone(face) : `${letter} · ${nameAlone(face)}`;
  return [name, ...does].join(": ");
}

/** The end of a text, from the last place where it says so. */
const from = (text: string, words: string): string => {
  const at = text.lastIndexOf(words, text.includes(":") ? text.indexOf(":") : undefined);
  return at < 0 ? "" : text.slice(at);
};

/** "Use Old Lantern (2 of 2), Glow: draw a card" without the card: which of two it is, its place on the pier says. */
function ability(text: string, name: string): string | null {
  const start = `Use ${name}`;
  if (!text.startsWith(start)) return null;
  return text.slice(start.length).replace(/^(?: \([^)]*\))?[,:] /, "");
}

function nameOf(view: AnyView, faces: LorcanaFaces, id: string): string | null {
  const def = findCard(view, id)?.card.def;
  const face = def == null ? undefined : faces[def];
  return face === undefined ? null : nameAlone(face);
}

function fullNameOf(view: AnyView, faces: Seen["faces"], id: string): string {
  const def = findCard(view, id)?.card.def;
  return (def == null ? undefined : faces[def]?.name) ?? "";
}
