import type { Action, Selection, TargetRequirement } from "../../card.ts";
import type { EffectRule, Ground } from "../finding.ts";

/** An action on cards that it cannot do anything to. */
export const actionDoesNothing: EffectRule = {
  severity: "error",
  find: (ground) =>
    ground.effect.actions.flatMap((action, i) => {
      const message = reasonOf(ground, action);
      return message === null ? [] : [{ at: `actions[${i}]`, message: `does nothing: ${message}` }];
    }),
};

function reasonOf(ground: Ground, action: Action): string | null {
  switch (action.kind) {
    case "take_control": {
      if (action.what.kind === "self") return "you control this card already";
      const side = requirementOf(ground, action.what)?.side;
      return side === "self" ? "you control these cards already" : null;
    }
    case "banish":
      return requirementOf(ground, action.what)?.zone === "banished"
        ? "these cards are banished already"
        : null;
    case "move_vice":
      return action.from.kind !== "random" && same(action.from, action.to)
        ? "the counters go back to where they came from"
        : null;
    case "special_summon":
      return action.from === "target" ? noneToSummon(ground) : null;
    case "stop_attack":
      return ground.when.phases.includes("combat") ? null : "there is never an attack at that time";
    default:
      return null;
  }
}

/** Where the cards of a selection are, if they are of a zone. */
function requirementOf(
  { effect }: Ground,
  what: Selection,
): Pick<TargetRequirement, "zone" | "side"> | undefined {
  if (what.kind === "target") return effect.targets?.[what.index ?? 0];
  return what.kind === "all" || what.kind === "random" ? what : undefined;
}

const same = (a: Selection, b: Selection): boolean =>
  a.kind === b.kind &&
  (a.kind !== "target" || b.kind !== "target" || (a.index ?? 0) === (b.index ?? 0));

function noneToSummon({ effect }: Ground): string | null {
  const piles = (effect.targets ?? []).filter(
    ({ zone }) => zone === "graveyard" || zone === "banished",
  );
  const isOther = ({ filter }: TargetRequirement): boolean =>
    filter?.cardType === "spell" ||
    filter?.cardType === "trap" ||
    filter?.spellType !== undefined ||
    filter?.trapType !== undefined;
  return piles.every(isOther) ? "only stereotypes are summoned" : null;
}
