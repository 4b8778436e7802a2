/** What a battle comes to if nobody does anything about it: the numbers that meet, and what follows, in words. */
import type { BattlePreview } from "@ltcg/engine";
import type { CardId } from "@tcg/core";
import { cardName, findCard, isPlayer } from "../match/names.ts";
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

/**
 * "Note Passer leaves, you lose 400"; `it`: the card beside which it is said, where there is little room, and where it
 * is clear which other one fights it: "yours leaves".
 */
export function comesTo(
  table: Pick<LunchTableContext, "view" | "faces" | "say">,
  { outcome }: BattlePreview,
  it: CardId | null = null,
): string {
  if (outcome === "unknown") return "nobody knows yet";
  const { destroyed } = outcome;
  const { say } = table;
  const parts = [
    ...(it !== null && destroyed.length > 1
      ? ["both leave"]
      : destroyed.map((id) => `${id === it ? "it" : nameBeside(table, id, it)} leaves`)),
    ...outcome.damage.map(({ seat, amount }) =>
      say.isViewer(seat) ? `you lose ${amount}` : `${say.who(seat)} loses ${amount}`,
    ),
  ];
  return parts.length === 0 ? "nothing happens" : parts.join(", ");
}

function nameBeside(
  { view, faces, say }: Pick<LunchTableContext, "view" | "faces" | "say">,
  id: CardId,
  it: CardId | null,
): string {
  const seat = it === null ? undefined : findCard(view, id)?.seat;
  if (seat === undefined || !isPlayer(view)) return cardName(view, faces, id);
  return say.isViewer(seat) ? "yours" : "theirs";
}
