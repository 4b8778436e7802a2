/** What a battle comes to if nobody does anything about it: the numbers that meet, and what follows, in words. */
import type { BattlePreview } from "@ltcg/engine";
import type { CardId } from "@tcg/core";
import { cardName } from "../match/names.ts";
import { findSeen } from "./find-seen.ts";
import type { LunchTableContext } from "./use-lunch-table.ts";

/** "2600 : 2200"; of a direct attack only what hits. */
export function numbersOf(table: LunchTableContext, { attacker, target }: BattlePreview): string {
  const hits = numberOf(table, attacker);
  return target === null ? hits : `${hits} : ${numberOf(table, target)}`;
}

/** What counts in a battle: attack, or the defense of whoever ducks. "?" of a face-down card. */
function numberOf({ view }: LunchTableContext, id: CardId): string {
  const card = findSeen(view, id);
  const facts = view.game.cards[id];
  if (card === null || card.faceDown || facts === undefined) return "?";
  return String((card.data?.position === "defense" ? facts.defense : facts.attack) ?? "?");
}

/** "Note Passer leaves, you lose 400"; `it`: the card that is clear from where it is said. */
export function comesTo(
  { view, faces, say }: Pick<LunchTableContext, "view" | "faces" | "say">,
  { outcome }: BattlePreview,
  it: CardId | null = null,
): string {
  if (outcome === "unknown") return "nobody knows yet";
  const parts = [
    ...outcome.destroyed.map((id) => `${id === it ? "it" : cardName(view, faces, id)} leaves`),
    ...outcome.damage.map(({ seat, amount }) =>
      say.isViewer(seat) ? `you lose ${amount}` : `${say.who(seat)} loses ${amount}`,
    ),
  ];
  return parts.length === 0 ? "nothing happens" : parts.join(", ");
}
