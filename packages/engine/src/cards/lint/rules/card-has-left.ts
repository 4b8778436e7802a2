import type { ActionKind } from "../../../vocabulary.ts";
import type { Action, Selection } from "../../card.ts";
import type { EffectRule, Ground } from "../finding.ts";

/** An action on a card that an earlier action of the same effect has taken away (LT 2.7, 8.7). */
export const cardHasLeft: EffectRule = {
  severity: "error",
  find(ground) {
    const gone = new Map<string, string>();
    return ground.effect.actions.flatMap((action, i) => {
      const found = namesIn(action).flatMap(([field, name]) => {
        const did = gone.get(name);
        if (did === undefined) return [];
        return [{ at: `actions[${i}].${field}`, message: `does nothing: by then ${name} ${did}` }];
      });
      const does = TAKEN[action.kind];
      if (does !== undefined && leaves(ground, action))
        for (const [, name] of namesIn(action)) gone.set(name, does);
      return found;
    });
  },
};

/** Destruction may be prevented (LT 8.10), so it is not one of them. */
const TAKEN: { readonly [K in ActionKind]?: string } = {
  banish: "has been banished",
  return_to_hand: "has been returned to a hand",
  shuffle_into_deck: "has been shuffled into a deck",
};

/** What is banished already stays where it is. */
function leaves({ effect }: Ground, action: Action): boolean {
  if (action.kind !== "banish" || action.what.kind !== "target") return true;
  return effect.targets?.[action.what.index ?? 0]?.zone !== "banished";
}

/** The cards an action names, as [field, name]. */
function namesIn(action: Action): readonly (readonly [string, string])[] {
  const fields = Object.entries(action) as [string, unknown][];
  return fields.flatMap(([field, value]) => {
    const name = typeof value === "object" && value !== null ? nameOf(value as Selection) : null;
    return name === null ? [] : [[field, name] as const];
  });
}

function nameOf(what: Selection): string | null {
  switch (what.kind) {
    case "self":
      return "this card";
    case "event_card":
      return "the event's card";
    case "equipped":
      return "the equipped stereotype";
    case "target":
      return `target ${(what.index ?? 0) + 1}`;
    default:
      return null;
  }
}
