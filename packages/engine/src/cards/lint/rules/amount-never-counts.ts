import type { Value } from "../../card.ts";
import type { EffectRule, Ground } from "../finding.ts";
import { canFit, roomIn } from "../fits.ts";

/** An amount that is never above 0; for a boost, one that is always 0. */
export const amountNeverCounts: EffectRule = {
  severity: "error",
  find: (ground) =>
    ground.effect.actions.flatMap((action, i) => {
      const name = "count" in action ? "count" : "amount";
      const value: unknown = "count" in action ? action.count : "amount" in action && action.amount;
      if (!isCounted(value)) return [];
      const { least, most } = rangeOf(ground, value);
      const isBoost = action.kind === "boost_attack" || action.kind === "boost_defense";
      const isNothing =
        isBoost && action.operation !== "set" ? least === 0 && most === 0 : most <= 0;
      if (!isNothing) return [];
      const message = isBoost ? "is always 0" : "is never above 0";
      return [{ at: `actions[${i}].${name}`, message: `${message}, so nothing happens` }];
    }),
};

type Counted = Exclude<Value, number>;

const isCounted = (value: unknown): value is Counted => typeof value === "object" && value !== null;

function rangeOf(
  ground: Ground,
  value: Counted,
): { readonly least: number; readonly most: number } {
  const { times = 1, plus = 0 } = value;
  const most = mostOf(ground, value);
  const ends = [0, most * times].map((amount) => amount + plus);
  return { least: Math.min(...ends), most: Math.max(...ends) };
}

function mostOf({ world, effect }: Ground, value: Counted): number {
  const { config } = world;
  switch (value.count) {
    case "cards": {
      const { zone, side, filter } = value;
      const printed = effect.type === "continuous";
      if (!canFit(world, { zone, filter, printed })) return 0;
      return roomIn(world, zone) * (side === "any" ? 2 : 1);
    }
    case "vice":
      return world.hasVice ? Number.POSITIVE_INFINITY : 0;
    case "clout":
      return config.maxClout * (value.side === "any" ? 2 : 1);
    case "breakdowns": {
      const most = world.hasVice ? config.breakdownsToWin - 1 : 0;
      return most * (value.side === "any" ? 2 : 1);
    }
    case "turn_number":
      return config.maxTurns;
    case "chain_length":
      // It is a link itself as it resolves.
      return effect.type === "continuous" ? 0 : Number.POSITIVE_INFINITY;
    case "life":
    case "event_amount":
      return Number.POSITIVE_INFINITY;
  }
}
