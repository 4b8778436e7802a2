/**
 * Cards that bring about what a tried card may answer, so that it can be tried though no card of
 * its own set does. They cost nothing and are named for what they do.
 */

import type { TriggerName } from "../../vocabulary.ts";
import type {
  Action,
  CardDefinition,
  CardTable,
  Effect,
  TargetRequirement,
  Trigger,
} from "../card.ts";
import { complete, type DefinedCards } from "../complete-cards.ts";

const PREFIX = "helper-";

function helperSpell(
  name: string,
  actions: readonly Action[],
  targets?: readonly TargetRequirement[],
): CardDefinition {
  const effect: Effect = { id: "help", type: "ignition", ...(targets && { targets }), actions };
  return {
    id: `${PREFIX}${name}`,
    name: `Helper (${name})`,
    type: "spell",
    spellType: "normal",
    rarity: "common",
    effects: [effect],
  };
}

const anyStereotype: TargetRequirement = { zone: "board", side: "any", count: 1 };
const target = { kind: "target" } as const;

const spells: readonly CardDefinition[] = [
  helperSpell("draw", [{ kind: "draw", count: 1, who: "both" }]),
  helperSpell("damage", [{ kind: "damage", amount: 1000, who: "both" }]),
  helperSpell("vice", [{ kind: "add_vice", count: 1, what: target }], [anyStereotype]),
  helperSpell(
    "destroy",
    [{ kind: "destroy", what: target }],
    [{ ...anyStereotype, zone: "table" }],
  ),
  helperSpell("mill", [{ kind: "mill", count: 2, who: "both" }]),
  helperSpell("summon", [{ kind: "special_summon", from: "hand" }]),
  helperSpell("flip", [{ kind: "change_position", what: target, to: "attack" }], [anyStereotype]),
  helperSpell("turn", [{ kind: "change_position", what: target }], [anyStereotype]),
];

const trap: CardDefinition = {
  id: `${PREFIX}trap`,
  name: "Helper (trap)",
  type: "trap",
  trapType: "normal",
  rarity: "common",
  effects: [{ id: "help", type: "quick", actions: [{ kind: "heal", amount: 1 }] }],
};

/** With an effect to activate, and one that activates another at once. */
const pupil: CardDefinition = {
  id: `${PREFIX}pupil`,
  name: "Helper (pupil)",
  type: "stereotype",
  rarity: "common",
  level: 3,
  attack: 1000,
  defense: 1000,
  effects: [{ id: "help", type: "quick", actions: [{ kind: "heal", amount: 1 }] }],
};

/** The spell that brings about what a trigger waits for, where nothing usual does. */
const brings: { readonly [T in TriggerName]?: string } = {
  summoned: "summon",
  flipped: "flip",
  destroyed: "destroy",
  sent_to_graveyard: "destroy",
  card_drawn: "draw",
  life_below: "damage",
  vice_added: "vice",
  vice_near_threshold: "vice",
  position_changed: "turn",
  targeted: "turn",
};

/** The id of the spell that helps an effect with this trigger, if one does. */
export function helperFor(trigger: Trigger | null): string | undefined {
  if (trigger === null) return undefined;
  const { on, by, card, summonKinds } = trigger;
  // Battles, the card's own summon and others that are not special are for the players.
  if (by === "battle" || (on === "summoned" && card === "this")) return undefined;
  if (summonKinds?.includes("special") === false) return undefined;
  const name = brings[on];
  return name && `${PREFIX}${name}`;
}

export interface Helpers {
  readonly spells: readonly string[];
  readonly trap: string;
  readonly pupil: string;
}

/** The set with the helpers in it. A set that has cards of these ids keeps its own. */
export function withHelpers(cards: CardTable): {
  readonly table: DefinedCards;
  readonly helpers: Helpers;
} {
  const added = Object.fromEntries([...spells, trap, pupil].map((card) => [card.id, card]));
  return {
    table: complete({ ...added, ...cards }),
    helpers: { spells: spells.map(({ id }) => id), trap: trap.id, pupil: pupil.id },
  };
}
