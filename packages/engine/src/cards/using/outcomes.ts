/** What a card can do, and to whom: to find those that bring about what another card waits for. */
import type { Action, CardDefinition, Effect, Selection, Side } from "../card.ts";

/** From the side of whoever plays the card: `add_vice opponent`. */
export type CardOutcome = `${string} ${"self" | "opponent"}`;

/** What was found: it is asked for every card of a set, for one effect after the other. */
const known = new WeakMap<CardDefinition, ReadonlySet<CardOutcome>>();

export function outcomesOf(card: CardDefinition): ReadonlySet<CardOutcome> {
  const outcomes = known.get(card) ?? readOutcomes(card);
  known.set(card, outcomes);
  return outcomes;
}

function readOutcomes(card: CardDefinition): ReadonlySet<CardOutcome> {
  const outcomes = new Set<CardOutcome>();
  const add = (kind: string, side: Side): void => {
    if (side !== "opponent") outcomes.add(`${kind} self`);
    if (side !== "self") outcomes.add(`${kind} opponent`);
  };
  if (card.type !== "stereotype") add(`${card.type}_activated`, "self");
  for (const effect of card.effects ?? []) {
    if (effect.type === "ignition" || effect.type === "quick") {
      if (card.type === "stereotype") add("effect_activated", "self");
    }
    for (const { side } of effect.targets ?? []) add("target", side);
    for (const { kind } of effect.costs ?? []) add(kind, "self");
    for (const action of effect.actions)
      for (const side of sidesOf(effect, action)) add(action.kind, side);
  }
  return outcomes;
}

/** Whom an action is about. */
function sidesOf(effect: Effect, action: Action): Side[] {
  switch (action.kind) {
    case "move_vice":
      return [landsOn(effect, action.to)];
    case "special_summon":
    case "search":
    case "create_token":
      return ["self"];
    case "damage":
    case "discard":
    case "mill":
    case "reveal_hand":
      return [recipient(action.who ?? "opponent")];
    case "take_control":
      return ["opponent"];
    default: {
      if ("what" in action && action.what !== undefined) return [landsOn(effect, action.what)];
      return [recipient("who" in action ? (action.who ?? "self") : "self")];
    }
  }
}

function recipient(who: "self" | "opponent" | "both"): Side {
  return who === "both" ? "any" : who;
}

function landsOn(effect: Effect, what: Selection): Side {
  switch (what.kind) {
    case "target":
      return effect.targets?.[what.index ?? 0]?.side ?? "any";
    case "all":
    case "random":
      return what.side;
    case "self":
      return "self";
    case "event_card":
      return effect.trigger?.card === "this" ? "self" : (effect.trigger?.side ?? "any");
    case "equipped":
      return effect.targets?.[0]?.side ?? "any";
  }
}
