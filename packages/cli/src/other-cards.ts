/** A record that was made with other cards can be neither replayed nor verified with these. */
import { takesCards } from "./games.ts";

/** Why these cards do not fit the record, or null if they do. `file`: where they come from. */
export function otherCards(
  record: { readonly game: string; readonly cardSet: string },
  game: { readonly cardSet: string },
  file: string | undefined,
): string | null {
  if (record.cardSet === game.cardSet) return null;
  const than = file === undefined ? "" : ` than ${file}`;
  const remedy = takesCards(record.game)
    ? "name the one it was played with: --cards FILE"
    : `the cards of ${record.game} have changed since`;
  return `it was made with another card set${than}; ${remedy}`;
}
