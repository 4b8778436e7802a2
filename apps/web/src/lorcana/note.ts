/** What a challenge would come to, as the server worked it out. */
import type { ReadMove } from "../match/moves.ts";
import { cardName } from "../match/names.ts";
import type { Table } from "../match/table-context.ts";
import { asLorcana } from "./view.ts";

export function note({ view, faces }: Table, { type, fields }: ReadMove): string | null {
  if (type !== "CHALLENGE") return null;
  const preview = asLorcana(view).game.previews.find(
    ({ challenger, defender }) => challenger === fields.card && defender === fields.target,
  );
  if (preview === undefined) return null;
  const { damageToDefender, damageToChallenger, banished } = preview;
  const fall = banished.map((id) => `${cardName(view, faces, id)} banished`);
  return [`deals ${damageToDefender}, takes ${damageToChallenger}`, ...fall].join(", ");
}
