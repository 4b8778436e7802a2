/** LT 8.1: which effects listen. */
import type { CardDefinition, Effect } from "../cards.ts";
import { asksAboutSource } from "../conditions.ts";
import { snapshot } from "../snapshots.ts";
import { allOnTable, definition, isInForce, onTable } from "../table.ts";
import type { Table, Watcher } from "../types.ts";

/** Effects that answer events, of every face-up card on the table. */
export function watchers(table: Table): Watcher[] {
  const { state } = table;
  const found: Watcher[] = [];
  for (const id of allOnTable(state)) {
    const card = onTable(state, id);
    if (card === null || !isInForce(state, id)) continue;
    const printed = definition(table, card.def);
    for (const effect of printed.effects ?? []) {
      if (!listens(printed, effect)) continue;
      found.push({
        controller: card.seat,
        source: { card: id, def: card.def },
        effect: effect.id,
        ...(effect.condition && asksAboutSource(effect.condition) && { was: snapshot(table, id) }),
      });
    }
  }
  return found;
}

/** A trap's trigger is its activation: face-up it has been activated and listens no more. */
function listens(card: CardDefinition, effect: Effect): boolean {
  if (effect.type === "trigger") return card.type !== "trap" || isTrapsOwn(card, effect);
  return effect.type === "on_summon" || effect.type === "flip" || effect.type === "breakdown";
}

function isTrapsOwn(card: CardDefinition, effect: Effect): boolean {
  return card.type === "trap" && card.trapType === "continuous" && !effect.onActivation;
}
