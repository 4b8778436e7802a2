/**
 * Random card sets that are always well defined. The first cards fulfil the wishes, one each, and
 * so cover the whole vocabulary; the rest are left to chance.
 */
import type { Stream } from "@tcg/core";
import type { CardDefinition, Effect, StereotypeDefinition } from "../src/cards/card.ts";
import { TRIGGERS_ON_LINK, TRIGGERS_WITH_WINDOW } from "../src/cards/checks/trigger.ts";
import type { DefinedCards } from "../src/cards/complete-cards.ts";
import { defineCards } from "../src/cards/define-cards.ts";
import {
  ATTRIBUTES,
  EFFECT_TYPES,
  type EffectType,
  RARITIES,
  SPELL_TYPES,
  TRAP_TYPES,
  TRIGGERS,
  type TriggerName,
} from "../src/vocabulary.ts";
import { anAction, type Making, possibleActions } from "./actions.ts";
import { aCondition, aCost, archetypes, aTrigger, chance, nameOf } from "./parts.ts";
import { type Host, type Wish, wishes } from "./wishes.ts";

const tokens: readonly StereotypeDefinition[] = [1, 2].map((number) => ({
  id: `crumb-${number}`,
  name: `Crumb ${number}`,
  type: "stereotype",
  rarity: "common",
  archetype: archetypes[0],
  level: number,
  attack: 300 * number,
  defense: 300 * number,
  token: true,
}));
const tokenIds = tokens.map(({ id }) => id);

/** The smallest set that covers everything. */
export const smallestCount: number = tokens.length + wishes.length;

/** At least `count` cards, and never fewer than it takes to cover the vocabulary. */
export function generatedCards(random: Stream, count: number = smallestCount): DefinedCards {
  const cards: CardDefinition[] = [...tokens];
  for (const wish of wishes) cards.push(aCard(random, cards.length, wish.label, wish.host, [wish]));
  while (cards.length < count) {
    const host = aHost(random);
    const plain = host.type === "stereotype" && chance(random, 3);
    cards.push(aCard(random, cards.length, "any", host, plain ? [] : [{}]));
  }
  const defined = defineCards(cards);
  if (defined.ok) return defined.cards;
  throw new Error(`the generator made bad cards: ${JSON.stringify(defined.faults, null, 1)}`);
}

function aHost(random: Stream): Host {
  const number = random.int(10);
  if (number < 6) return { type: "stereotype" };
  return number < 8
    ? { type: "spell", spellType: random.pick(SPELL_TYPES) }
    : { type: "trap", trapType: random.pick(TRAP_TYPES) };
}

function aCard(
  random: Stream,
  number: number,
  label: string,
  host: Host,
  asked: readonly Partial<Wish>[],
): CardDefinition {
  const effects = asked.map((wish, i) => anEffect(random, host, wish, `effect-${i + 1}`));
  if (effects.length > 0 && canHaveMore(host) && chance(random, 4)) {
    effects.push(anEffect(random, host, {}, `effect-${effects.length + 1}`, true));
  }
  const common = {
    id: `g${number}-${label.toLowerCase().replaceAll("_", "-")}`,
    name: nameOf(number),
    rarity: RARITIES[number % RARITIES.length] ?? "common",
    ...(!chance(random, 4) && { archetype: random.pick(archetypes) }),
    ...(effects.length > 0 && { effects }),
  };
  if (host.type !== "stereotype") return { ...common, ...host, ...aCloutCost(random) };
  return { ...common, type: "stereotype", ...someStats(random, number) };
}

const aCloutCost = (random: Stream) => (chance(random, 2) ? { cost: random.int(4) } : {});

/** Mostly small ones that need no tribute (LT 6.2), stronger the higher their level. */
function someStats(random: Stream, number: number) {
  const level = chance(random, 8) ? 7 + random.int(6) : 1 + random.int(6);
  const strength = () => Math.min(3000, 100 * random.int(12) + 200 * Math.min(level, 9));
  return {
    level,
    attack: chance(random, 15) ? 0 : strength(),
    defense: strength(),
    attribute: ATTRIBUTES[number % ATTRIBUTES.length] ?? "neutral",
    ...(chance(random, 8) && { keywords: ["pierce" as const] }),
  };
}

function canHaveMore(host: Host): boolean {
  if (host.type === "stereotype") return true;
  return host.type === "spell"
    ? host.spellType !== "normal" && host.spellType !== "quick-play"
    : host.trapType === "continuous";
}

/** `another`: the card has its activation effect already, if it needs one. */
function anEffect(
  random: Stream,
  host: Host,
  wish: Partial<Wish>,
  id: string,
  another = false,
): Effect {
  const onActivation = !another && canHaveMore(host) && activates(random, host, wish);
  const type = wish.type ?? aType(random, host, wish, onActivation);
  const trigger = wish.trigger ?? aTriggerName(random, host, type, onActivation);
  const targets: Making["targets"] = [];
  const making: Making = { random, host, type, trigger, tokens: tokenIds, targets };

  const kind = wish.action ?? random.pick(possibleActions(making));
  const actions = [anAction(making, kind, wish)];
  if (wish.action === undefined && chance(random, 3)) {
    actions.push(anAction(making, random.pick(possibleActions(making))));
  }
  const isEquip = host.type === "spell" && host.spellType === "equip";
  const [first] = targets;
  if (isEquip && onActivation && first !== undefined && !canWear(first)) {
    return anEffect(random, host, wish, id, true);
  }
  const activated = type !== "continuous";
  const condition = wish.condition !== undefined || chance(random, 8);
  const cost = wish.cost !== undefined || (activated && chance(random, 8));
  return {
    id,
    type,
    ...(onActivation && { onActivation }),
    ...(trigger !== undefined && { trigger: aTrigger(random, trigger, wish.summonKind) }),
    ...(condition && {
      condition: aCondition(random, host.type === "stereotype", wish.condition),
    }),
    ...(cost && { costs: [aCost(random, wish.cost)] }),
    ...(targets.length > 0 && { targets }),
    actions,
    ...(canBeOptional(type) && chance(random, 2) && { optional: true }),
    ...aLimit(random, host, type, onActivation),
  };
}

/** LT 7.6: the first target of an equip's activation is the face-up stereotype it goes to. */
function canWear({ zone, count, filter }: Making["targets"][number]): boolean {
  return zone === "board" && count === 1 && filter?.face !== "down";
}

/** Whether an effect of a card that stays is to be the one that its activation does. */
function activates(random: Stream, host: Host, wish: Partial<Wish>): boolean {
  if (host.type === "stereotype" || wish.type === "continuous") return false;
  return host.type === "trap" ? wish.trigger !== undefined || chance(random, 2) : chance(random, 3);
}

function aType(
  random: Stream,
  host: Host,
  { trigger, action }: Partial<Wish>,
  onActivation: boolean,
): EffectType {
  const activation = onActivation || !canHaveMore(host);
  if (trigger !== undefined) return "trigger";
  if (host.type === "stereotype") {
    const any = action === undefined;
    return random.pick(any ? EFFECT_TYPES : (["ignition", "quick", "on_summon", "flip"] as const));
  }
  if (host.type === "spell" && activation) {
    return host.spellType === "quick-play" ? "quick" : "ignition";
  }
  if (activation)
    return host.type === "trap" && host.trapType === "counter"
      ? "trigger"
      : random.pick(["trigger", "quick"]);
  return random.pick(["ignition", "trigger", "quick", "continuous", "continuous"]);
}

function aTriggerName(
  random: Stream,
  host: Host,
  type: EffectType,
  onActivation: boolean,
): TriggerName | undefined {
  if (type === "quick") {
    const free = host.type === "trap" && (onActivation || host.trapType !== "continuous");
    return free || !chance(random, 5) ? undefined : random.pick(TRIGGERS_WITH_WINDOW);
  }
  if (type !== "trigger") return undefined;
  if (host.type === "trap" && host.trapType === "counter") return random.pick(TRIGGERS_ON_LINK);
  return random.pick(TRIGGERS);
}

const canBeOptional = (type: EffectType): boolean =>
  type === "trigger" || type === "on_summon" || type === "flip" || type === "breakdown";

/** Nearly everything that can repeat has a limit: two mandatory triggers can feed each other. */
function aLimit(random: Stream, host: Host, type: EffectType, onActivation: boolean) {
  if (type === "continuous" || chance(random, 12)) return {};
  const activation = host.type !== "stereotype" && (onActivation || !canHaveMore(host));
  if (activation) return chance(random, 3) ? { hardOncePerTurn: true } : {};
  return chance(random, 4) ? { hardOncePerTurn: true } : { oncePerTurn: true };
}
