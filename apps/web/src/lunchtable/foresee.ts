/** What attacks would come to, beside the cards that are attacked. */
import type { Foreseen } from "../match/foreseen.ts";
import type { MatchContextValue } from "../match/match-context.ts";
import { comesTo, numbersOf } from "./comes-to.ts";
import { asLunchTable } from "./use-lunch-table.ts";

export function foresee(context: MatchContextValue): readonly Foreseen[] {
  const table = asLunchTable(context);
  const { attack } = table.view.game.shared;
  const attacker = attack?.attacker ?? table.selected;
  return table.view.game.previews.flatMap((preview) => {
    const { target } = preview;
    if (preview.attacker !== attacker || target === null) return [];
    return [
      { on: target, numbers: numbersOf(table, preview), words: comesTo(table, preview, target) },
    ];
  });
}
