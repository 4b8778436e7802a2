/**
 * What has to happen at a table for an effect to resolve, read off its tree: by its trigger, its
 * condition, its costs and its filters. A guess that steers decks and moves, no more: whether the
 * effect resolved is counted elsewhere.
 */

import { definitionMatches } from "../../reading/filters.ts";
import type { CommandType } from "../../types.ts";
import type {
  CardDefinition,
  Condition,
  Effect,
  Filter,
  PublicZone,
  Selection,
  Side,
  Trigger,
} from "../card.ts";
import { triggerOf } from "../trigger-of.ts";
import type { Aimed } from "./effects.ts";
import { type CardOutcome, outcomesOf } from "./outcomes.ts";

/** The seat that has the card under test, and the other one. */
export type Who = "own" | "other";

/** A card helps as much when a filter fits it; a clique in common alone is less. */
const WANTED = 4;

export class Needs {
  readonly #outcomes: Record<Who, Set<CardOutcome>> = { own: new Set(), other: new Set() };
  readonly #filters: Record<Who, Filter[]> = { own: [], other: [] };
  readonly #kept: Filter[] = [];
  readonly #moves: Record<Who, Partial<Record<CommandType, number>>> = { own: {}, other: {} };
  /** What was found: it is asked for every move. */
  readonly #help: Record<Who, Map<CardDefinition, number>> = { own: new Map(), other: new Map() };
  readonly #card: CardDefinition;
  /** Counters are to come together on stereotypes of these. */
  readonly vice = new Set<Who>();
  /** Somebody's life is to fall below this. */
  life: number | null = null;
  /** Cards of these are to be targets. */
  readonly targeted = new Set<Who>();

  constructor({ card, effect }: Aimed) {
    this.#card = card;
    const trigger = triggerOf(effect);
    if (trigger !== null) this.#trigger(trigger);
    if (effect.condition) this.#condition(effect.condition);
    this.#effect(effect);
  }

  /** How much a card in this seat's deck helps, 0 for not at all. */
  help(card: CardDefinition, who: Who): number {
    const known = this.#help[who].get(card);
    if (known !== undefined) return known;
    const help = this.#helpOf(card, who);
    this.#help[who].set(card, help);
    return help;
  }

  #helpOf(card: CardDefinition, who: Who): number {
    const outcomes = outcomesOf(card);
    let help = [...this.#outcomes[who]].some((wanted) => outcomes.has(wanted)) ? 5 : 0;
    if (this.#filters[who].some((filter) => definitionMatches(card, filter))) help += WANTED;
    if (who === "own" && card.archetype === this.#card.archetype) help += 1;
    return help;
  }

  /** A card that one of its filters fits, or that brings about what it waits for. */
  isWanted(card: CardDefinition): boolean {
    return this.help(card, "own") >= WANTED || this.help(card, "other") >= WANTED;
  }

  /** A card that the effect is to find in the hand: not to be played before. */
  isKept(card: CardDefinition): boolean {
    return (
      card.id !== this.#card.id && this.#kept.some((filter) => definitionMatches(card, filter))
    );
  }

  /** How many times as much as usual this seat should make such moves. */
  factor(type: CommandType, who: Who): number {
    return this.#moves[who][type] ?? 1;
  }

  #want(kind: string, onto: Side): void {
    for (const who of sides(onto)) {
      this.#outcomes[who].add(`${kind} self`);
      this.#outcomes[who === "own" ? "other" : "own"].add(`${kind} opponent`);
    }
    if (kind === "add_vice") {
      for (const who of sides(onto)) this.vice.add(who);
      this.#want("move_vice", onto);
    }
  }

  #more(types: readonly CommandType[], by: Side, factor = 4): void {
    for (const who of sides(by)) {
      for (const type of types) this.#moves[who][type] = factor;
    }
  }

  #trigger({ on, side = "any", card, filter, summonKinds, below }: Trigger): void {
    const onto = card === "this" ? "self" : side;
    if (filter) this.#filter(filter, onto);
    switch (on) {
      case "summoned":
        if (card !== "this") this.#more(["SUMMON"], onto);
        if (summonKinds && !summonKinds.includes("normal")) {
          this.#want("special_summon", onto);
          this.#want("create_token", onto);
          if (summonKinds.includes("flip")) this.#more(["SET_MONSTER", "FLIP_SUMMON"], onto);
        }
        return;
      case "flipped":
        return this.#faceDown(onto);
      case "spell_activated":
      case "trap_activated":
      case "effect_activated":
        this.#want(on, onto);
        return this.#more(["ACTIVATE_SPELL", "ACTIVATE_EFFECT", "SET_SPELL_TRAP"], onto);
      case "attack_declared":
        return this.#attacks(onto);
      case "battle_damage":
        return this.#attacks(card === "this" ? "self" : across(side));
      case "destroyed":
      case "sent_to_graveyard":
        this.#want("destroy", onto);
        if (on === "sent_to_graveyard") {
          for (const kind of ["mill", "discard", "tribute"]) this.#want(kind, onto);
        }
        return this.#attacks("any");
      case "card_drawn":
        return this.#want("draw", onto);
      case "life_below":
        return this.#lessLife(onto, below ?? 0);
      case "vice_added":
      case "vice_near_threshold":
      case "breakdown":
        return this.#want("add_vice", onto);
      case "position_changed":
        this.#want("change_position", onto);
        return this.#more(["CHANGE_POSITION"], onto, 12);
      case "targeted":
        for (const who of sides(onto)) this.targeted.add(who);
        return this.#want("target", onto);
      case "turn_start":
      case "draw_phase":
      case "standby_phase":
      case "end_phase":
        return;
    }
  }

  #condition(condition: Condition): void {
    switch (condition.kind) {
      case "and":
      case "or":
        for (const each of condition.all) this.#condition(each);
        return;
      case "life":
        if (condition.is !== "at_least") this.#lessLife(condition.side, condition.amount);
        return;
      case "breakdowns":
        return this.#want("add_vice", condition.side === "self" ? "opponent" : "self");
      case "count":
        if (condition.zone === "hand" || condition.zone === "deck") return;
        if (condition.is !== "at_most")
          this.#lying(condition.zone, condition.side, condition.filter);
        return;
      case "chain_length":
        this.#want("spell_activated", "any");
        return this.#want("trap_activated", "any");
      case "summoned_how":
        if (condition.in.includes("flip")) this.#faceDown("self");
        return this.#want("special_summon", "self");
      case "source":
        return this.#filter(condition.filter, "self");
      default:
    }
  }

  #effect({ costs = [], targets = [], actions }: Effect): void {
    for (const cost of costs) {
      if (cost.kind === "remove_vice") this.#want("add_vice", "self");
      if ("filter" in cost && cost.filter) this.#filter(cost.filter, "self");
      if (cost.kind === "banish" && cost.from === "graveyard") this.#lying("graveyard", "self");
    }
    for (const { zone, side, filter } of targets) this.#lying(zone, side, filter);
    const selected = (what: Selection): void => {
      if (what.kind === "all" || what.kind === "random") {
        this.#lying(what.zone, what.side, what.filter);
      }
    };
    for (const action of actions) {
      if ("what" in action && action.what) selected(action.what);
      switch (action.kind) {
        case "move_vice":
          selected(action.from);
          selected(action.to);
          this.#want("add_vice", "any");
          break;
        case "remove_vice":
          this.#want("add_vice", "any");
          break;
        case "stop_attack":
          this.#attacks("opponent");
          break;
        case "search":
          this.#filters.own.push(action.filter);
          break;
        case "special_summon": {
          const { from, side = "self", filter } = action;
          if (from === "graveyard" || from === "banished") this.#lying(from, side, filter);
          else if (filter) this.#filter(filter, "self");
          if (from === "hand") this.#kept.push(filter ?? {});
          break;
        }
        default:
      }
    }
  }

  /** Cards that a filter fits are to lie in a zone. */
  #lying(zone: PublicZone, side: Side, filter?: Filter): void {
    if (filter) this.#filter(filter, side);
    if (zone === "graveyard") {
      for (const kind of ["mill", "discard", "destroy"]) this.#want(kind, side);
    }
    if (zone === "banished") this.#want("banish", side);
    if (zone === "set") this.#more(["SET_SPELL_TRAP"], side);
    if (zone === "field")
      this.#filters[side === "opponent" ? "other" : "own"].push({ spellType: "field" });
    if (zone === "board" && filter?.cardType === undefined) this.#more(["SUMMON"], side, 2);
  }

  #filter(filter: Filter, side: Side): void {
    const { minVice = 0, maxVice: _, position, face, ...printed } = filter;
    if (minVice > 0) this.#want("add_vice", side);
    if (position !== undefined) this.#more(["CHANGE_POSITION"], side);
    if (face === "down") this.#faceDown(side);
    if (Object.keys(printed).length > 0) {
      for (const who of sides(side)) this.#filters[who].push(printed);
    }
  }

  #faceDown(side: Side): void {
    this.#want("change_position", side);
    this.#more(["SET_MONSTER", "FLIP_SUMMON"], side, 6);
  }

  #lessLife(side: Side, below: number): void {
    this.life = below;
    this.#want("damage", side);
    this.#want("pay_lp", side);
    this.#attacks(across(side));
  }

  /** Who does not attack is attacked the more. */
  #attacks(by: Side): void {
    const types = ["DECLARE_ATTACK", "ENTER_COMBAT"] as const;
    if (by !== "any") this.#more(types, across(by), 0.3);
    this.#more(types, by);
  }
}

function across(side: Side): Side {
  if (side === "any") return "any";
  return side === "self" ? "opponent" : "self";
}

function sides(side: Side): readonly Who[] {
  if (side === "any") return ["own", "other"];
  return [side === "self" ? "own" : "other"];
}
