import type { Action, Filter, Selection, Side } from "../../card.ts";
import { en } from "../../text/en.ts";
import type { EffectRule, Ground, Problem } from "../finding.ts";
import { canFit, type SomeZone } from "../fits.ts";

/** An action about cards that there never are. */
export const selectionFindsNothing: EffectRule = {
  severity: "error",
  find: (ground) =>
    ground.effect.actions.flatMap((action, i) => inAction(ground, action, `actions[${i}]`)),
};

function inAction(ground: Ground, action: Action, at: string): Problem[] {
  if (action.kind === "search") {
    return inZone(ground, `${at}.filter`, "deck", "self", action.filter);
  }
  if (action.kind === "special_summon") {
    if (action.from === "target") return [];
    const { side = "self", filter } = action;
    // Only stereotypes are summoned (LT 6.7).
    if (filter?.cardType === "spell" || filter?.cardType === "trap") {
      return [
        { at: `${at}.filter`, message: `never finds a card: a ${filter.cardType} is not summoned` },
      ];
    }
    return inZone(ground, at, action.from, side, { ...filter, cardType: "stereotype" });
  }
  return (["what", "from", "to"] as const).flatMap((name) => {
    const selection = (action as { readonly [K in typeof name]?: unknown })[name];
    return isSelection(selection) ? inSelection(ground, `${at}.${name}`, selection) : [];
  });
}

const isSelection = (value: unknown): value is Selection =>
  typeof value === "object" && value !== null;

function inSelection(ground: Ground, at: string, what: Selection): Problem[] {
  if (what.kind !== "all" && what.kind !== "random") return [];
  return inZone(ground, at, what.zone, what.side, what.filter);
}

function inZone(
  { world, effect }: Ground,
  at: string,
  zone: SomeZone,
  side: Side,
  filter: Filter | undefined,
): Problem[] {
  if (canFit(world, { zone, filter, printed: effect.type === "continuous" })) return [];
  return [
    { at, message: `never finds a card: there are never any ${en.cards(zone, side, filter)}` },
  ];
}
