/** What an attack would come to, as the server worked it out. */
import type { BattlePreview } from "../games.ts";
import type { ReadMove } from "../match/moves.ts";
import { cardName } from "../match/names.ts";
import type { Table } from "../match/table-context.ts";
import { asLunchTable } from "./use-lunch-table.ts";

export function note(table: Table, { type, fields }: ReadMove): string | null {
  if (type !== "DECLARE_ATTACK") return null;
  const { previews } = asLunchTable(table).view.game;
  const preview: BattlePreview | undefined = previews.find(
    ({ attacker, target }) => attacker === fields.card && target === (fields.target ?? null),
  );
  if (preview === undefined) return null;
  if (preview.outcome === "unknown") return "nobody knows what it is";
  const { view, faces, say } = table;
  const { damage, destroyed } = preview.outcome;
  const parts = [
    ...destroyed.map((id) => `${cardName(view, faces, id)} destroyed`),
    ...damage.map(({ seat: hurt, amount }) => `${amount} damage to ${say.who(hurt)}`),
  ];
  return parts.length === 0 ? "nothing happens" : parts.join(", ");
}
