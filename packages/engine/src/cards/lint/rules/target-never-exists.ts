import type { Side, TargetRequirement } from "../../card.ts";
import { en } from "../../text/en.ts";
import type { EffectRule, Ground, Problem } from "../finding.ts";
import { canFit, roomIn } from "../fits.ts";
import { isActivation } from "../world.ts";

/** A target that no card can be, or more targets than there is room for (LT 8.12). */
export const targetNeverExists: EffectRule = {
  severity: "error",
  find(ground) {
    const { targets = [] } = ground.effect;
    const unfit = targets.flatMap((target, i) => unfitting(ground, target, i));
    return unfit.length > 0 ? unfit : targets.flatMap((target, i) => crowded(ground, target, i));
  },
};

function unfitting({ world, when }: Ground, target: TargetRequirement, i: number): Problem[] {
  const { zone, side, filter } = target;
  if (canFit(world, { zone, filter, atRest: when.chain.most === 0 })) return [];
  const what = en.cards(zone, side, filter);
  return [{ at: `targets[${i}]`, message: `can never be chosen: there are never any ${what}` }];
}

/** Together with the requirements before it, which take other cards. */
function crowded(ground: Ground, target: TargetRequirement, place: number): Problem[] {
  const { zone, side } = target;
  const before = (ground.effect.targets ?? [])
    .slice(0, place + 1)
    .filter(
      (other) => other.zone === zone && sidesOf(other.side).every((s) => sidesOf(side).includes(s)),
    );
  const needed = before.reduce((sum, { count }) => sum + count, 0);
  const room = roomFor(ground, target);
  if (needed <= room) return [];
  const where = en.cards(zone, side);
  return [
    {
      at: `targets[${place}]`,
      message: `asks for ${needed}, and there are at most ${room} ${where}`,
    },
  ];
}

const sidesOf = (side: Side): readonly Side[] => (side === "any" ? ["self", "opponent"] : [side]);

/** A spell or trap that is being activated takes up a slot and cannot be its own target. */
function roomFor({ world, card, effect }: Ground, { zone, side }: TargetRequirement): number {
  const isField = card.type === "spell" && card.spellType === "field";
  const takesSlot =
    card.type !== "stereotype" &&
    isActivation(card, effect) &&
    side !== "opponent" &&
    (zone === (isField ? "field" : "set") || zone === "table");
  return roomIn(world, zone) * sidesOf(side).length - (takesSlot ? 1 : 0);
}
