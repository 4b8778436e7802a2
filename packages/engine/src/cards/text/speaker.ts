/** The parts of effects in the words of the table: cards, amounts, conditions, costs. */

import { type Duration, SUMMON_KINDS, type TriggerName } from "../../vocabulary.ts";
import type {
  CardTable,
  Condition,
  Cost,
  Filter,
  PublicZone,
  Side,
  TargetRequirement,
} from "../card.ts";
import type { CompleteSelection, CompleteTrigger, CompleteValue } from "../complete-cards.ts";
import { type Clause, clauseOf } from "./conditions.ts";
import type { Counting, Place, Unit } from "./parts.ts";
import type {
  AmountPhrase,
  CardKind,
  CardsPhrase,
  CountedPhrase,
  NounPhrase,
  TraitPhrase,
} from "./phrases.ts";
import { type Among, describe, type Trait } from "./traits.ts";
import type { Words } from "./words.ts";

/** The effect that is spoken of, as far as its parts refer to it. */
export interface About {
  readonly targets: readonly TargetRequirement[];
  readonly trigger: CompleteTrigger | undefined;
  readonly standing: boolean;
  /** To name tokens. */
  readonly cards: CardTable;
}

export class Speaker {
  readonly words: Words;

  constructor(words: Words) {
    this.words = words;
  }

  /** Cards in a zone that a filter fits. */
  cardsIn(zone: CountedZone, side: Side, filter?: Filter): CardsPhrase {
    return this.#cards(filter, amongOf[zone], { zone, side });
  }

  cardsFrom(zone: CountedZone, side: Side, filter?: Filter): CardsPhrase {
    return this.#cards(filter, amongOf[zone], { zone, side, from: true });
  }

  #cards(filter: Filter | undefined, among: Among, place: Place | null): CardsPhrase {
    const { kind, traits } = describe(filter, among);
    return this.words.cards(
      kind,
      traits.map((trait) => this.#trait(trait)),
      place,
    );
  }

  #trait<T extends Trait>({ trait, value }: T): TraitPhrase {
    const say = this.words.traits[trait] as (of: T["value"]) => TraitPhrase;
    return say(value);
  }

  selection(what: CompleteSelection, about: About): NounPhrase {
    const { nouns } = this.words;
    switch (what.kind) {
      case "target":
        return this.target(what.index, about);
      case "all":
        return nouns.all(this.cardsIn(what.zone, what.side, what.filter));
      case "random":
        return nouns.random(what.count, this.cardsIn(what.zone, what.side, what.filter));
      case "self":
        return nouns.thisCard("any", null);
      case "event_card":
        return nouns.thatCard(subjectOf(about.trigger));
      case "equipped":
        return nouns.equipped();
    }
  }

  target(index: number, { targets }: About): NounPhrase {
    return this.words.nouns.target(
      targets.length > 1 ? index + 1 : null,
      targets[index]?.count ?? 1,
    );
  }

  amount(unit: Unit, value: CompleteValue, about: About): AmountPhrase {
    if (typeof value === "number") return this.words.amount(unit, value);
    return this.words.amount(unit, this.counting(value, about));
  }

  counting(value: Exclude<CompleteValue, number>, about: About): Counting {
    const { times, plus } = value;
    return { times, plus, of: this.#counted(value, about) };
  }

  #counted(value: Exclude<CompleteValue, number>, { trigger }: About): CountedPhrase {
    const { counted } = this.words;
    switch (value.count) {
      case "cards":
        return counted.cards({ cards: this.cardsIn(value.zone, value.side, value.filter) });
      case "chain_length":
      case "turn_number":
        return counted[value.count]({});
      case "event_amount":
        return counted.event_amount({
          unit: trigger?.on === "vice_added" ? "vice" : "damage",
        });
      case "vice":
      case "clout":
      case "life":
      case "breakdowns":
        return counted[value.count]({ side: value.side });
    }
  }

  /** What stands has no end to tell. */
  lasts(duration: Duration, { standing }: About): string {
    if (standing) return "";
    const { lasts } = this.words;
    return typeof duration === "number" ? lasts.turns(duration) : lasts[duration];
  }

  condition(condition: Condition): string {
    return this.#clause(clauseOf(condition), false);
  }

  #clause(fact: Clause, inner: boolean): string {
    const { conditions } = this.words;
    if (fact.kind === "source") {
      return conditions.source({ trait: this.#trait(fact.trait), not: fact.not });
    }
    if (fact.kind !== "fact") {
      const parts = fact.all.map((part) => this.#clause(part, true));
      return this.words.all(fact.kind, parts, inner);
    }
    const { of, not } = fact;
    switch (of.kind) {
      case "life":
      case "clout":
      case "breakdowns":
      case "chain_length":
        return (conditions[of.kind] as (said: object) => string)({ ...of, not });
      case "count": {
        const { zone, side, filter, is, amount } = of;
        // Whose they are is said with the number: "you control at least 2".
        const cards = this.#cards(filter, amongOf[zone], null);
        return conditions.count({ cards, place: { zone, side }, is, amount, not });
      }
      case "turn": {
        const other = of.of === "self" ? "opponent" : "self";
        return conditions.turn({ of: not ? other : of.of });
      }
      case "phase":
        return conditions.phase({ in: of.in, not });
      case "summoned_how":
        return conditions.summoned_how({ in: of.in, not });
    }
  }

  cost(cost: Cost): string {
    const { costs, amount, nouns } = this.words;
    switch (cost.kind) {
      case "pay_lp":
        return costs.pay_lp({ amount: amount("life", cost.amount) });
      case "pay_clout":
        return costs.pay_clout({ amount: amount("clout", cost.amount) });
      case "discard":
        return costs.discard({ amount: amount("cards", cost.count) });
      case "tribute": {
        const own = this.cardsIn("board", "self", cost.filter);
        return costs.tribute({ what: nouns.some(cost.count, own) });
      }
      case "banish": {
        const own = this.cardsFrom(cost.from, "self", cost.filter);
        return costs.banish({ what: nouns.some(cost.count, own) });
      }
      case "remove_vice": {
        const { count } = cost;
        return costs.remove_vice({ amount: amount("vice", count), count });
      }
      case "add_vice":
        return costs.add_vice({ amount: amount("vice", cost.count) });
    }
  }

  /** `isOwn`: the effect is one by its type. */
  trigger(trigger: CompleteTrigger, isOwn: boolean): string {
    const { on, side, filter, summonKinds = [], by = null, below = 0 } = trigger;
    const among = { kind: subjects[on], faceDown: MAY_BE_FACE_DOWN.includes(on) };
    const noun = (place: Place | null): NounPhrase => {
      const { a, another, thisCard } = this.words.nouns;
      if (trigger.card === "this") {
        const whose = place === null ? "any" : side;
        return thisCard(whose, filter === undefined ? null : this.#cards(filter, among, null));
      }
      const cards = this.#cards(filter, among, place);
      return trigger.card === "another" ? another(cards) : a(cards);
    };
    return this.words.triggers[on]({
      side,
      subject: noun({ zone: on === "sent_to_graveyard" ? "owned" : "controlled", side }),
      object: noun(null),
      described: trigger.card !== undefined || filter !== undefined,
      isOwn,
      isThis: trigger.card === "this",
      summonKinds: summonKinds.length < SUMMON_KINDS.length ? summonKinds : [],
      by,
      below,
    });
  }
}

export type CountedZone = PublicZone | "hand" | "deck";

/** What lies in a zone: on the board are stereotypes only. */
const amongOf: Readonly<Record<CountedZone, Among>> = {
  board: { kind: "stereotype", faceDown: true },
  set: { kind: "card", faceDown: true },
  field: { kind: "card", faceDown: false },
  table: { kind: "card", faceDown: true },
  graveyard: { kind: "card", faceDown: false },
  banished: { kind: "card", faceDown: false },
  hand: { kind: "card", faceDown: false },
  deck: { kind: "card", faceDown: false },
};

/** What an event of this name is about. */
const subjects: Readonly<Record<TriggerName, CardKind>> = {
  summoned: "stereotype",
  flipped: "stereotype",
  spell_activated: "spell",
  trap_activated: "trap",
  effect_activated: "card",
  attack_declared: "stereotype",
  battle_damage: "stereotype",
  destroyed: "card",
  sent_to_graveyard: "card",
  turn_start: "card",
  draw_phase: "card",
  standby_phase: "card",
  end_phase: "card",
  card_drawn: "card",
  life_below: "card",
  vice_added: "stereotype",
  vice_near_threshold: "stereotype",
  breakdown: "stereotype",
  position_changed: "stereotype",
  targeted: "card",
};

/** An event can be about a face-down card; one sent to the graveyard need not come from the table. */
const MAY_BE_FACE_DOWN: readonly TriggerName[] = [
  "destroyed",
  "vice_added",
  "vice_near_threshold",
  "targeted",
];

function subjectOf(trigger: CompleteTrigger | undefined): CardKind {
  if (trigger === undefined) return "card";
  return describe(trigger.filter, { kind: subjects[trigger.on], faceDown: false }).kind;
}
