import type { TriggerName } from "../../../vocabulary.ts";
import type { CardDefinition, Filter, Trigger } from "../../card.ts";
import { triggerOf } from "../../trigger-of.ts";
import type { EffectRule, Ground } from "../finding.ts";
import { canFit, type SomeZone } from "../fits.ts";
import { isActivation, type World } from "../world.ts";

/** What the effect answers never happens, or never to such a card. */
export const triggerNeverFires: EffectRule = {
  severity: "error",
  find(ground) {
    const trigger = triggerOf(ground.effect);
    if (trigger === null) return [];
    const reason =
      neverHappens(ground, trigger) ?? neverOwn(ground, trigger) ?? neverSuch(ground, trigger);
    const at = ground.effect.trigger === undefined ? "type" : "trigger";
    return reason === null ? [] : [{ at, message: `never fires: ${reason}` }];
  },
};

const hasEffects = ({ effects = [] }: CardDefinition): boolean =>
  effects.some(({ type, onActivation }) => type !== "continuous" && !onActivation);

/** No card of the set brings it about. */
function neverHappens({ world }: Ground, trigger: Trigger): string | null {
  const { on, by, below = 0, summonKinds } = trigger;
  const { does, inDecks, config } = world;
  switch (on) {
    case "spell_activated":
      return inDecks.some(({ type }) => type === "spell") ? null : "there are no spells";
    case "trap_activated":
      return inDecks.some(({ type }) => type === "trap") ? null : "there are no traps";
    case "effect_activated":
      return inDecks.some(hasEffects) ? null : "no card on the table has an effect to activate";
    case "card_drawn":
      return does("draw") ? null : "no card draws, and the turn's draw does not count";
    case "targeted":
      return world.hasTargets ? null : "no card targets anything";
    case "vice_added":
    case "vice_near_threshold":
    case "breakdown":
      return world.hasVice ? null : "no card puts vice counters on anything";
    case "life_below":
      if (below <= config.startingLifePoints || does("heal")) return null;
      return `life starts at ${config.startingLifePoints} and no card heals, so it never falls below ${below}`;
    case "summoned": {
      const isSpecial = summonKinds?.every((kind) => kind === "special") ?? false;
      if (!isSpecial || does("special_summon", "create_token")) return null;
      return "no card special summons";
    }
    case "destroyed": {
      const destroys = does("destroy", "negate") || inDecks.some(isEquip);
      return by !== "effect" || destroys ? null : "no card destroys anything";
    }
    default:
      return null;
  }
}

const isEquip = (card: CardDefinition): boolean =>
  card.type === "spell" && card.spellType === "equip";

/** What can happen to a card itself while it listens. */
function neverOwn({ card, effect }: Ground, trigger: Trigger): string | null {
  const { on, side = "any" } = trigger;
  if (trigger.card !== "this") return null;
  if (card.type !== "stereotype") {
    const own: readonly TriggerName[] = isActivation(card, effect)
      ? ["targeted"]
      : ["destroyed", "sent_to_graveyard", "targeted", "effect_activated"];
    if (!own.includes(on)) {
      const where = isActivation(card, effect) ? "that lies set" : "on the table";
      return `that never happens to a ${card.type} ${where}`;
    }
  } else if (on === "spell_activated" || on === "trap_activated") {
    return "this card is a stereotype";
  }
  if (on === "effect_activated") {
    const others = (card.effects ?? []).filter(
      (other) => other !== effect && other.type !== "continuous" && !isActivation(card, other),
    );
    if (others.length === 0) return "this card has no other effect, and none answers itself";
  }
  // Battle damage is taken by the other side (LT 8.3); everything else is this card's own side's.
  const opposite = on === "battle_damage" ? "self" : "opponent";
  if (side !== opposite) return null;
  return on === "battle_damage"
    ? "this card never deals battle damage to its own side"
    : "this card is never the opponent's while you use its effect";
}

/** The event's card: where it lies, and what it must be for the event to be about it. */
interface Subject {
  readonly zones: readonly SomeZone[];
  readonly is?: Filter;
}

function subjectOf({ config }: World, { on, summonKinds = [], by }: Trigger): Subject | null {
  const onBoard = { zones: ["board"] } as const;
  switch (on) {
    case "summoned":
      // A flip summon is into attack position, and leaves the counters there are.
      if (summonKinds.length === 1 && summonKinds[0] === "flip") {
        return { ...onBoard, is: { face: "up", position: "attack" } };
      }
      return { ...onBoard, is: { face: "up", ...(isNew(summonKinds) && { maxVice: 0 }) } };
    case "flipped":
    case "position_changed":
      return { ...onBoard, is: { face: "up" } };
    case "attack_declared":
      return { ...onBoard, is: { face: "up", position: "attack" } };
    case "battle_damage":
      return { ...onBoard, is: { face: "up" } };
    case "vice_added":
      return { ...onBoard, is: { minVice: 1 } };
    case "vice_near_threshold":
      return { ...onBoard, is: { minVice: Math.max(1, config.breakdownThreshold - 1) } };
    case "breakdown":
      return { ...onBoard, is: { minVice: config.breakdownThreshold } };
    case "spell_activated":
      return { zones: ["set", "field"], is: { cardType: "spell" } };
    case "trap_activated":
      return { zones: ["set"], is: { cardType: "trap" } };
    case "destroyed":
      return by === "battle" ? { ...onBoard, is: { face: "up" } } : { zones: ["table"] };
    case "targeted":
    case "effect_activated":
    case "sent_to_graveyard":
      return { zones: ["table", "graveyard", "banished"] };
    default:
      return null;
  }
}

const isNew = (kinds: readonly string[]): boolean => kinds.length > 0 && !kinds.includes("flip");

function neverSuch({ world, card }: Ground, trigger: Trigger): string | null {
  const subject = subjectOf(world, trigger);
  if (subject === null) return null;
  const filter = both(subject.is ?? {}, trigger.filter ?? {});
  const among = trigger.card === "this" ? [card] : undefined;
  const can =
    filter !== null &&
    subject.zones.some((zone) => canFit(world, { zone, filter, ...(among && { among }) }));
  if (can) return null;
  return trigger.card === "this"
    ? "this card is never what the filter asks for then"
    : "no card is ever what the filter asks for then";
}

/** What both ask for; null if that contradicts itself. */
function both(a: Filter, b: Filter): Filter | null {
  for (const name of ["cardType", "face", "position"] as const) {
    if (a[name] !== undefined && b[name] !== undefined && a[name] !== b[name]) return null;
  }
  const minVice = Math.max(a.minVice ?? 0, b.minVice ?? 0);
  const maxVice = Math.min(
    a.maxVice ?? Number.POSITIVE_INFINITY,
    b.maxVice ?? Number.POSITIVE_INFINITY,
  );
  if (minVice > maxVice) return null;
  return { ...a, ...b, minVice };
}
