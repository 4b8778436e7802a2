/** What a challenge would lead to, as the server worked it out. */
import type { View } from "@tcg/lorcana-engine";
import type { MatchContextValue } from "../match/match-context.ts";
import type { ReadMove } from "../match/moves.ts";
import { cardName } from "../match/names.ts";

export function note(
  { view, faces }: MatchContextValue,
  { type, fields }: ReadMove,
): string | null {
  if (type !== "CHALLENGE") return null;
  // The server says which game a match is of: this is a view of Lorcana.
  const { previews } = (view as unknown as View).game;
  const preview = previews.find(
    ({ challenger, defender }) => challenger === fields.card && defender === fields.target,
  );
  if (preview === undefined) return null;
  const { damageToDefender, damageToChallenger, banished } = preview;
  const losses = banished.map((id) => `${cardName(view, faces, id)} banished`);
  return [`deals ${damageToDefender}, takes ${damageToChallenger}`, ...losses].join(", ");
}
