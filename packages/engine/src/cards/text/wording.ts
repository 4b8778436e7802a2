/** How cards are told: the table of words, and how they are put together. */

import type { ModifierFact } from "../../types.ts";
import type { EffectType, Keyword } from "../../vocabulary.ts";
import type { CardDefinition, CardTable, Effect, Filter, Side } from "../card.ts";
import { completeEffect } from "../complete-cards.ts";
import { triggerOf } from "../trigger-of.ts";
import { sayAction } from "./actions.ts";
import { isOptional, openingOf } from "./effect.ts";
import { type About, type CountedZone, Speaker } from "./speaker.ts";
import type { FaceWords, FactOf, Words } from "./words.ts";

/** An effect in words: the whole, and the parts it was made of. */
export interface EffectText {
  /** The id of the effect on its card. */
  readonly effect: string;
  readonly type: EffectType;
  /** One or two sentences. */
  readonly text: string;
  readonly trigger: string | null;
  readonly condition: string | null;
  readonly costs: readonly string[];
  readonly targets: string | null;
  readonly actions: readonly string[];
  readonly optional: boolean;
  /** LT 8.4 */
  readonly limit: "turn" | "hard_turn" | null;
}

export interface Wording {
  readonly face: FaceWords;
  readonly keyword: (keyword: Keyword) => string;
  readonly effect: (card: CardDefinition, effect: Effect, cards: CardTable) => EffectText;
  readonly fact: (fact: ModifierFact) => string;
  /** Cards of some description, several of them: "face-up stereotypes you control". */
  readonly cards: (zone: CountedZone, side: Side, filter?: Filter) => string;
}

export function wording(words: Words): Wording {
  const speaker = new Speaker(words);
  return {
    face: words.face,
    keyword: (keyword) => words.keywords[keyword],
    effect: (card, effect, cards) => effectText(speaker, card, effect, cards),
    cards: (zone, side, filter) => words.many(speaker.cardsIn(zone, side, filter)),
    fact<K extends ModifierFact["kind"]>(fact: FactOf<K>) {
      const say = words.facts[fact.kind] as (of: FactOf<K>) => string;
      return say(fact);
    },
  };
}

function effectText(
  speaker: Speaker,
  card: CardDefinition,
  printed: Effect,
  cards: CardTable,
): EffectText {
  const { words } = speaker;
  const effect = completeEffect(printed);
  const { id, type, condition, costs, targets, actions } = effect;
  const trigger = triggerOf(effect) ?? undefined;
  const about: About = { targets, trigger, standing: type === "continuous", cards };
  const clauses = actions.map((action) => sayAction(speaker, action, about));
  const chosen = targets.map(({ zone, side, count, filter }) =>
    words.nouns.some(count, speaker.cardsIn(zone, side, filter)),
  );
  const parts = {
    trigger: trigger === undefined ? null : speaker.trigger(trigger, trigger !== effect.trigger),
    condition: condition === undefined ? null : speaker.condition(condition),
    costs: costs.map((cost) => speaker.cost(cost)),
    targets: chosen.length === 0 ? null : words.targets(chosen),
    optional: isOptional(card, printed),
    limit: effect.hardOncePerTurn
      ? ("hard_turn" as const)
      : effect.oncePerTurn
        ? ("turn" as const)
        : null,
  };
  return {
    ...parts,
    effect: id,
    type,
    actions: clauses.map((clause) => words.clause(clause)),
    text: words.effect({
      ...parts,
      opening: openingOf(card, effect),
      clauses,
      standing: about.standing,
    }),
  };
}
