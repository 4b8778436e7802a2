/** What one kind of effect works with while it resolves (CR 7.1). */
import type { CardId } from "@tcg/core";
import { Asking } from "../asking/asking.ts";
import { cardsOf } from "../asking/pools.ts";
import type { Effect, EffectKind, Filter, Selector, Who } from "../cards.ts";
import { noteResult } from "../procedures/results.ts";
import { fallShort } from "../procedures/undone.ts";
import { amountOf, cardsLike } from "../reading/amounts.ts";
import type { Context } from "../reading/context.ts";
import { snapshot } from "../reading/look.ts";
import { definition } from "../reading/printed.ts";
import { isRelative, settled } from "../reading/relative.ts";
import { hasLeft, inPlay, opponentsOf, seatsInOrder } from "../reading/table.ts";
import type { AskingTask, Play, Pool, Resolution, Snapshot } from "../types.ts";
import type { Result, Seat } from "../vocabulary.ts";

export type EffectTask = Extract<AskingTask, { kind: "effect" }>;
export type EffectOf<K extends EffectKind> = Extract<Effect, { readonly do: K }>;

type PoolInPublic = Extract<Pool, { readonly from: "play" | "discard" }>;
type ChosenCards = Extract<Selector, { readonly pick: "chosen" }>;

export interface EffectRule<E extends Effect> {
  /** Asks for what it needs, then does it, in one go. */
  run(resolving: Resolving, effect: E): void;
  /** Whether it could do anything at all: an impossible mode cannot be chosen. Yes unless said. */
  isPossible?(resolving: Resolving, effect: E): boolean;
}

export type EffectTable = { readonly [K in EffectKind]: EffectRule<EffectOf<K>> };

export function ruleOf(rules: EffectTable, effect: Effect): EffectRule<Effect> {
  return rules[effect.do] as EffectRule<Effect>;
}

export class Resolving extends Asking<EffectTask> {
  readonly resolution: Resolution;
  readonly #rules: EffectTable;

  constructor(play: Play, task: EffectTask, resolution: Resolution, rules: EffectTable) {
    super(play, task);
    this.resolution = resolution;
    this.#rules = rules;
  }

  get seat(): Seat {
    return this.resolution.seat;
  }

  get context(): Context {
    const { seat, source, self, occurrence, refs, results } = this.resolution;
    const { state } = this.play;
    return {
      table: this.play,
      seat,
      self,
      was: state.shared.departed[source.card] ?? null,
      occurrence,
      refs,
      results,
      layer: "full",
    };
  }

  /** Never below 0 where something is counted out. */
  count(amount: Parameters<typeof amountOf>[1]): number {
    return Math.max(0, amountOf(this.context, amount));
  }

  /** The cards the effect is about. Null: somebody is asked. */
  targets(key: string, selector: Selector): readonly CardId[] | null {
    const { state } = this.play;
    const there = (ids: readonly CardId[]): CardId[] => ids.filter((id) => state.cards.has(id));
    const { self, occurrence, refs } = this.resolution;
    switch (selector.pick) {
      case "self":
        return there([self]);
      // CR 7.1.9.1: that very card, where it went by what triggered this, or nothing.
      case "it":
        return there(occurrence?.card === undefined ? [] : [occurrence.card.now]);
      case "the-other":
        return there(occurrence?.other === undefined ? [] : [occurrence.other.now]);
      case "challenger":
      case "defender":
        return there(
          state.shared.challenge === null ? [] : [state.shared.challenge[selector.pick]],
        );
      case "those":
        return there(refs[selector.as] ?? []);
      case "all":
        return cardsLike(this.context, this.like(selector.where), selector.zone).filter(
          (id) => !this.#except(selector.where).includes(id),
        );
      case "chosen": {
        if (selector.anyNumber) return this.#asManyAsLiked(key, selector);
        if (isByEach(selector)) return this.#fromEach(key, selector);
        const chooser = this.#chooser(key, selector);
        if (chooser === null) return null;
        const { by, where } = selector;
        // CR 1.10: the opponent you choose has cards of their own, and not another opponent's.
        const isOwn = by === "opponent" && where.side === "opposing";
        const pool = isOwn ? this.#ownPool(selector, chooser) : this.#pool(selector);
        const picked = this.cards(key, chooser, pool, {
          min: selector.upTo ? 0 : (selector.count ?? 1),
          max: selector.count ?? 1,
          as: selector.as ?? null,
        });
        return picked === null ? null : there(picked);
      }
    }
  }

  /** One after the other, until no more is wanted. Null: somebody is asked. */
  #asManyAsLiked(key: string, selector: ChosenCards): readonly CardId[] | null {
    const { as } = selector;
    const chooser = this.#chooser(key, selector);
    if (chooser === null) return null;
    const pool = this.#pool(selector);
    const found: CardId[] = [];
    for (;;) {
      const except = [...(("except" in pool && pool.except) || []), ...found];
      const one = this.cards(`${key} ${found.length}`, chooser, { ...pool, except } as Pool, {
        min: 0,
        max: 1,
      });
      if (one === null) return null;
      found.push(...one);
      if (one.length > 0) continue;
      if (as !== undefined && this.first(`${key} named`)) {
        this.play.emit({ type: "REFERENCE_BOUND", as, cards: found });
        this.again(`${key} named`, 1);
        return null;
      }
      return found.filter((id) => this.play.state.cards.has(id));
    }
  }

  /** CR 1.6.2, 1.10.1a: each of them among their own, one after the other. Null: somebody is asked. */
  #fromEach(key: string, selector: ChosenCards): readonly CardId[] | null {
    const { as, upTo, count = 1 } = selector;
    const found: CardId[] = [];
    for (const seat of this.#choosers(selector)) {
      const min = upTo ? 0 : count;
      const own = this.cards(`${key} ${seat}`, seat, this.#ownPool(selector, seat), {
        min,
        max: count,
      });
      if (own === null) return null;
      found.push(...own);
    }
    if (as !== undefined && this.first(`${key} named`)) {
      this.play.emit({ type: "REFERENCE_BOUND", as, cards: found });
      this.again(`${key} named`, 1);
      return null;
    }
    return found.filter((id) => this.play.state.cards.has(id));
  }

  /** A filter that compares cards with something: with what that is now. */
  like(where: Filter): Filter {
    return isRelative(where) ? settled(this.context, where) : where;
  }

  /** The cards in play among them. */
  targetsInPlay(key: string, selector: Selector): readonly CardId[] | null {
    const found = this.targets(key, selector);
    return found === null ? null : found.filter((id) => inPlay(this.play.state, id) !== null);
  }

  /** CR 1.10: of several opponents the one "you" choose. Null: you are asked. */
  opponent(key: string): Seat | null {
    const { state } = this.play;
    const places = opponentsOf(state, this.seat).map((seat) => state.seating.indexOf(seat));
    const place = this.option(key, this.seat, places, "player");
    return place === null ? null : (state.seating[place] as Seat);
  }

  #chooser(key: string, { by }: ChosenCards): Seat | null {
    return by === "opponent" ? this.opponent(`${key} by`) : this.seat;
  }

  #choosers({ by }: ChosenCards): readonly Seat[] {
    const { state } = this.play;
    if (by === undefined) return [this.seat];
    return by === "each" ? seatsInOrder(state) : opponentsOf(state, this.seat);
  }

  #pool({ where, zone = "play" }: ChosenCards): PoolInPublic {
    const { seat, self } = this.resolution;
    const except = this.#except(where);
    return { from: zone, where: this.like(where), seat, self, byEffect: true, except };
  }

  /** What the words mean, among the cards of one player. */
  #ownPool(selector: ChosenCards, seat: Seat): Pool {
    const pool = this.#pool(selector);
    const { side: _, ...where } = pool.where;
    return { ...pool, seat, where: { ...where, side: "yours" } };
  }

  /** CR 7.1.5: "another" is none that this text has chosen already. */
  #except({ other }: Filter): readonly CardId[] {
    return other ? this.resolution.chosen : [];
  }

  /** Whether there is anything for a choice to choose; for what chooses nothing, yes. */
  hasTarget(selector: Selector): boolean {
    if (selector.pick !== "chosen" || selector.upTo || selector.anyNumber) return true;
    return this.#choosers(selector).some((chooser) => {
      const pool = isByEach(selector) ? this.#ownPool(selector, chooser) : this.#pool(selector);
      return cardsOf(this.play, chooser, pool).length > 0;
    });
  }

  /** CR 1.6.2: the active player first. Null: somebody is asked. */
  seats(key: string, who: Who = "you"): readonly Seat[] | null {
    const { state } = this.play;
    if (typeof who === "object") {
      if ("seat" in who) return hasLeft(state, who.seat) ? [] : [who.seat];
      const { players: known, refs } = this.resolution;
      const there = (refs[who.playerOf] ?? []).map((id) => state.cards.get(id)?.seat);
      const players: readonly (Seat | undefined)[] = known[who.playerOf] ?? there;
      return seatsInOrder(state).filter((seat) => players.includes(seat));
    }
    switch (who) {
      case "you":
        return [this.seat];
      case "opponent": {
        const opponent = this.opponent(key);
        return opponent === null ? null : [opponent];
      }
      case "each":
        return seatsInOrder(state);
      case "each-opponent":
        return opponentsOf(state, this.seat);
      case "its-player": {
        const its = this.resolution.occurrence?.card;
        return its === undefined || hasLeft(state, its.seat) ? [] : [its.seat];
      }
      case "the-others-player": {
        const other = this.resolution.occurrence?.other;
        return other === undefined || hasLeft(state, other.seat) ? [] : [other.seat];
      }
      case "chosen-player": {
        const places = state.seating.flatMap((seat, i) => (hasLeft(state, seat) ? [] : [i]));
        const option = this.option(key, this.seat, places, "player");
        return option === null ? null : state.seating.slice(option, option + 1);
      }
    }
  }

  /** Whether this holds for any player the effect could be about, before anybody is asked. */
  someSeat(who: Who = "you", isSo: (seat: Seat) => boolean): boolean {
    return this.#whoever(who).some(isSo);
  }

  #whoever(who: Who): readonly Seat[] {
    const { state } = this.play;
    if (who === "chosen-player") return seatsInOrder(state);
    if (who === "opponent") return opponentsOf(state, this.seat);
    return this.seats("", who) ?? [];
  }

  /**
   * CR 1.9.1.3: the character whose ability this is, for the credit; null for any other source. As it
   * last was if it has left play, or lies under another by now.
   */
  get by(): Snapshot | null {
    const { self, source } = this.resolution;
    const { state } = this.play;
    if (definition(this.play, source.def).type !== "character") return null;
    if (inPlay(state, self) !== null) return snapshot(this.play, self);
    return state.shared.departed[source.card] ?? null;
  }

  /** Whether an effect within this one could do anything at all. */
  isPossible(effect: Effect): boolean {
    return ruleOf(this.#rules, effect).isPossible?.(this, effect) ?? true;
  }

  /** Goes on with other effects in place of this one, the first of them next. */
  instead(effects: readonly Effect[]): void {
    this.play.next(...effects.map((effect) => ({ kind: "effect", effect, answers: {} }) as const));
  }

  /** Goes on with what is said for the case that this is not done. */
  insteadOfDoing(effects: readonly Effect[]): void {
    this.did(0);
    this.instead(effects);
  }

  /** CR 7.1.2.2b: how many cards it must be done to: what it names or chooses, of a group any. */
  needed(selector: Selector): number {
    if (selector.pick === "those") {
      return Math.max(1, this.resolution.refs[selector.as]?.length ?? 0);
    }
    const isExact = selector.pick === "chosen" && !selector.upTo && !selector.anyNumber;
    return isExact ? (selector.count ?? 1) : 1;
  }

  /** CR 7.1.2.2b: so much of the instruction was carried out. With nothing to do it is not done. */
  did(done: number, needed = 1): void {
    if (done < Math.max(1, needed)) fallShort(this.play);
  }

  /** So much was done, for later effects of the same text. */
  note(as: Result, amount: number): void {
    noteResult(this.play, as, amount);
  }
}

function isByEach({ by }: ChosenCards): boolean {
  return by === "each" || by === "each-opponent";
}

export function hasTarget(resolving: Resolving, selector: Selector): boolean {
  return resolving.hasTarget(selector);
}
