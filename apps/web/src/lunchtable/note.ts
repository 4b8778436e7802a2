/** What an attack would lead to, as the server worked it out. */
import type { BattlePreview } from "@ltcg/engine";
import type { MatchContextValue } from "../match/match-context.ts";
import type { ReadMove } from "../match/moves.ts";
import { cardName } from "../match/names.ts";
import { asLunchTable } from "./use-lunch-table.ts";

export function note(context: MatchContextValue, { type, fields }: ReadMove): string | null {
  if (type !== "DECLARE_ATTACK") return null;
  const { previews } = asLunchTable(context).view.game;
  const preview: BattlePreview | undefined = previews.find(
    ({ attacker, target }) => attacker === fields.card && target === (fields.target ?? null),
  );
  if (preview === undefined) return null;
  if (preview.outcome === "unknown") return "outcome unknown";
  const { view, faces, say } = context;
  const { damage, destroyed } = preview.outcome;
  const parts = [
    ...destroyed.map((id) => `${cardName(view, faces, id)} destroyed`),
    ...damage.map(({ seat: hurt, amount }) => `${amount} damage to ${say.who(hurt)}`),
  ];
  return parts.length === 0 ? "nothing happens" : parts.join(", ");
}
