/** What attacks would come to, beside the cards that are attacked. */
import type { BattlePreview } from "@ltcg/engine";
import type { CardId } from "@tcg/core";
import type { Foreseen } from "../match/foreseen.ts";
import type { MatchContextValue } from "../match/match-context.ts";
import { cardName } from "../match/names.ts";
import { findSeen } from "./find-seen.ts";
import { asLunchTable, type LunchTableContext } from "./use-lunch-table.ts";

export function foresee(context: MatchContextValue): readonly Foreseen[] {
  const table = asLunchTable(context);
  const { attack } = table.view.game.shared;
  const attacker = attack?.attacker ?? table.selected;
  return table.view.game.previews.flatMap((preview) => {
    const { target } = preview;
    if (preview.attacker !== attacker || target === null) return [];
    const numbers = `${numberOf(table, preview.attacker)} : ${numberOf(table, target)}`;
    return [{ on: target, numbers, words: wordsOf(context, preview) }];
  });
}

/** What counts in a battle: attack, or the defense of whoever ducks. "?" of a face-down card. */
function numberOf({ view }: LunchTableContext, id: CardId): string {
  const card = findSeen(view, id);
  const facts = view.game.cards[id];
  if (card === null || card.faceDown || facts === undefined) return "?";
  return String((card.data?.position === "defense" ? facts.defense : facts.attack) ?? "?");
}

function wordsOf({ view, faces, say }: MatchContextValue, { outcome }: BattlePreview): string {
  if (outcome === "unknown") return "nobody knows yet";
  const parts = [
    ...outcome.destroyed.map((id) => `${cardName(view, faces, id)} leaves`),
    ...outcome.damage.map(({ seat, amount }) =>
      say.isViewer(seat) ? `you lose ${amount}` : `${say.who(seat)} loses ${amount}`,
    ),
  ];
  return parts.length === 0 ? "nothing happens" : parts.join(", ");
}
