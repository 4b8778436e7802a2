/** `@ltcg/engine/lint`: what is allowed in a card and yet can never work, found without playing. */

import type { Config } from "../../start/config.ts";
import type { CardDefinition, CardTable, Effect } from "../card.ts";
import type { CardRule, EffectRule, Ground, Severity } from "./finding.ts";
import { meantIn } from "./meant.ts";
import { actionDoesNothing } from "./rules/action-does-nothing.ts";
import { amountNeverCounts } from "./rules/amount-never-counts.ts";
import { cardHasLeft } from "./rules/card-has-left.ts";
import { conditionAlwaysHolds } from "./rules/condition-always-holds.ts";
import { conditionNeverHolds } from "./rules/condition-never-holds.ts";
import { costNeverPayable } from "./rules/cost-never-payable.ts";
import { forbiddenByItself } from "./rules/forbidden-by-itself.ts";
import { moreThanFits } from "./rules/more-than-fits.ts";
import { neverSummoned } from "./rules/never-summoned.ts";
import { restrictionNeverBinds } from "./rules/restriction-never-binds.ts";
import { sameName } from "./rules/same-name.ts";
import { selectionFindsNothing } from "./rules/selection-finds-nothing.ts";
import { targetNeverExists } from "./rules/target-never-exists.ts";
import { tokenNeverMade } from "./rules/token-never-made.ts";
import { triggerNeverFires } from "./rules/trigger-never-fires.ts";
import { usedWithoutEnd } from "./rules/used-without-end.ts";
import { whenOf } from "./when.ts";
import { isActivation, type World, worldOf } from "./world.ts";

export type { Severity } from "./finding.ts";

export interface Finding {
  /** Which rule found it: `trigger-never-fires`. */
  readonly rule: FindingRule;
  readonly severity: Severity;
  /** The id of the card. */
  readonly card: string;
  /** `lunch-lady.effects[refill].targets[0]` */
  readonly path: string;
  /** Completes the path to a sentence. */
  readonly message: string;
  /** The name or archetype that was probably meant. */
  readonly suggestion?: string;
}

const effectRules = {
  "trigger-never-fires": triggerNeverFires,
  "condition-never-holds": conditionNeverHolds,
  "cost-never-payable": costNeverPayable,
  "target-never-exists": targetNeverExists,
  "forbidden-by-itself": forbiddenByItself,
  "selection-finds-nothing": selectionFindsNothing,
  "amount-never-counts": amountNeverCounts,
  "action-does-nothing": actionDoesNothing,
  "card-has-left": cardHasLeft,
  "restriction-never-binds": restrictionNeverBinds,
  "condition-always-holds": conditionAlwaysHolds,
  "more-than-fits": moreThanFits,
  "used-without-end": usedWithoutEnd,
} satisfies Readonly<Record<string, EffectRule>>;

const cardRules = {
  "token-never-made": { severity: "warning", find: tokenNeverMade },
  "never-summoned": { severity: "error", find: neverSummoned },
  "same-name": { severity: "warning", find: sameName },
} satisfies Readonly<Record<string, CardRule>>;

export type FindingRule = keyof typeof effectRules | keyof typeof cardRules;

export interface LintOptions {
  /** What differs from the usual rules in matches with these cards. */
  readonly config?: Partial<Config>;
}

/**
 * Takes well-defined cards, and that matches are played with them alone. What it reports is so in
 * every such match; it does not find everything that is.
 */
export function lintCards(cards: CardTable, { config }: LintOptions = {}): Finding[] {
  const world = worldOf(cards, config);
  return Object.values(cards).flatMap((card) => [
    ...aboutCard(world, card),
    ...(card.effects ?? []).flatMap((effect) => inEffect(world, card, effect)),
  ]);
}

function aboutCard(world: World, card: CardDefinition): Finding[] {
  const { id } = card;
  return Object.entries(cardRules).flatMap(([rule, { severity, find }]) =>
    find(world, card).map((message) => ({
      rule: rule as FindingRule,
      severity,
      card: id,
      path: id,
      message,
    })),
  );
}

function inEffect(world: World, card: CardDefinition, effect: Effect): Finding[] {
  const ground: Ground = {
    world,
    card,
    effect,
    when: whenOf(world, card, effect),
    place: placeOf(card, effect),
  };
  const path = `${card.id}.effects[${effect.id}]`;
  return Object.entries(effectRules).flatMap(([rule, { severity, find }]) =>
    find(ground).map(({ at, message }) => {
      const meant = meantIn(world.cards, effect, at);
      return {
        rule: rule as FindingRule,
        severity,
        card: card.id,
        path: `${path}.${at}`,
        message,
        ...(meant !== undefined && { suggestion: meant }),
      };
    }),
  );
}

/** A spell or trap is activated while it lies face-down; of one in hand nothing is known. */
function placeOf(card: CardDefinition, effect: Effect): Ground["place"] {
  return isActivation(card, effect) ? { zone: "set", face: "down" } : { zone: "table", face: "up" };
}
