/** What happens at the table, as sentences that name the cause before the effect. */
import { counted, type LogContext, type WordTables } from "@tcg/core/hosting";
import type { CardCause, GraveyardReason, LifeReason, TokenReason } from "../causes.ts";
import type { LunchTable, Source } from "../types.ts";
import type { Position } from "../vocabulary.ts";
import { type LogMemory, resolving } from "./memory.ts";
import { nowStands } from "./modifiers.ts";

type Events = WordTables<LunchTable, string, LogMemory>["events"];

/** What lies face-down is called so by everybody who never saw it. */
const BACK = "a face-down card";

export const events: Events = {
  // The course of the match
  FIRST_SEAT_DECIDED: ({ seat }, say) => say.does(seat, "go", "first"),
  DECK_PLACED: null,
  TURN_STARTED: ({ seat, turn }, say) => `turn ${turn}: ${say.who(seat)}`,
  TURN_ENDING: null,
  TURN_ENDED: null,

  // Cards that move, and cards that are shown
  CARD_DRAWN({ seat, why, source, change }, say) {
    if (why !== "opening") return say.does(seat, "draw", say.moved(change), through(say, source));
    return change.def === undefined ? null : say.does(seat, "start", "with", say.moved(change));
  },
  HAND_DISCARDED({ seat, why, source, change }, say) {
    const causes = {
      cost: payment(say, source),
      effect: through(say, source),
      hand_limit: "down to the hand limit",
    };
    return say.does(seat, "discard", say.moved(change), causes[why]);
  },
  CARD_TO_HAND({ was, change, ...cause }, say) {
    const { from, to } = change;
    const hand = to === undefined ? "a hand" : say.place(to);
    if (was !== null) {
      return sentence(say.card(was, BACK), `is returned to ${hand}`, by(say, cause));
    }
    const origin = from === undefined ? "" : `from ${say.place(from)}`;
    return sentence(say.moved(change), "goes", origin, `to ${hand}`, because(say, cause));
  },
  CARD_TO_DECK: ({ change, ...cause }, say) =>
    sentence(
      say.moved(change),
      `goes to ${change.to === undefined ? "a deck" : say.place(change.to)}`,
      because(say, cause),
    ),
  CARD_TO_GRAVEYARD({ reason, source, change }, say) {
    const why = toGraveyard[reason];
    return why === null ? null : sentence(say.moved(change), why, bySource(say, source));
  },
  CARD_BANISHED: ({ change, ...cause }, say) =>
    sentence(say.moved(change, BACK), "is banished", by(say, cause)),
  DECK_SHUFFLED: ({ seat }, say) => say.does(seat, "shuffle", say.whoseBy(seat, seat), "deck"),
  DECK_ARRANGED: ({ seat, by: doer, count }, say, memory) =>
    say.does(
      doer,
      "rearrange",
      `the top ${counted(count, "card")} of ${say.whoseBy(seat, doer)} deck`,
      through(say, resolving(memory)),
    ),
  CARDS_VIEWED: ({ seat, change }, say, memory) =>
    say.does(
      seat,
      "look",
      `at ${say.shown(change)}`,
      inZone(say, change),
      through(say, resolving(memory)),
    ),
  CARDS_REVEALED: ({ seat, change }, say, memory) =>
    say.does(seat, "reveal", say.shown(change), through(say, resolving(memory))),

  // Summons, positions and control
  NORMAL_SUMMONED: ({ seat, change }, say) =>
    say.does(seat, "summon", say.moved(change), inPosition(change.data)),
  MONSTER_SET: ({ seat, change }, say) =>
    say.does(seat, "set", say.moved(change, "a stereotype"), "face-down"),
  FLIP_SUMMONED: ({ seat, change }, say) => say.does(seat, "flip summon", say.moved(change)),
  SPECIAL_SUMMONED: ({ seat, source, change }, say) =>
    say.does(
      seat,
      "special summon",
      say.moved(change, BACK),
      inPosition(change.data),
      through(say, source),
    ),
  TRIBUTE_PAID({ seat, source, was }, say, { summoned }) {
    const purpose = summoned === null ? "" : `for ${say.moved(summoned, "the set stereotype")}`;
    return say.does(seat, "tribute", say.card(was, BACK), payment(say, source) || purpose);
  },
  TOKEN_CREATED: ({ seat, source, change }, say) =>
    say.does(seat, "get", "the token", say.shown(change), through(say, source)),
  TOKEN_REMOVED({ reason, source, was }, say) {
    const why = tokenLeaves[reason];
    return why === null ? null : sentence("the token", say.card(was), why, bySource(say, source));
  },
  CARD_FLIPPED: ({ source, change }, say) =>
    sentence(say.moved(change), "is turned face-up", bySource(say, source)),
  CARD_TURNED_DOWN: ({ source, change }, say) =>
    sentence(say.moved(change, BACK), "is turned face-down", bySource(say, source)),
  POSITION_CHANGED: ({ card, position, source }, say) =>
    sentence(say.card(card, BACK), `goes to ${position} position`, through(say, source)),
  CONTROL_CHANGED({ seat, taken, source, change }, say) {
    const card = say.moved(change, BACK);
    if (!taken) return `${card} goes back to ${say.who(seat)}`;
    return say.does(seat, "take", `control of ${card}`, through(say, source));
  },

  // Spells, traps and effects on their way to the chain
  SPELL_TRAP_SET: ({ seat, change }, say) => say.does(seat, "set", say.moved(change), "face-down"),
  SPELL_ACTIVATED: ({ seat, change }, say, memory) =>
    say.does(seat, "activate", say.moved(change), inResponse(say, memory)),
  TRAP_ACTIVATED: ({ seat, change }, say, memory) =>
    say.does(seat, "activate", say.moved(change), inResponse(say, memory)),
  EFFECT_ACTIVATED: ({ seat, source }, say, memory) =>
    say.does(seat, "use", `the effect of ${say.card(source)}`, inResponse(say, memory)),
  TRIGGER_ACTIVATED: ({ seat, source }, say) =>
    say.does(seat, "use", `the effect of ${say.card(source)}`),
  TRIGGER_DECLINED: ({ seat, source }, say) =>
    say.does(seat, "decline", `the effect of ${say.card(source)}`),
  TRIGGER_LAPSED: ({ source }, say) => `the effect of ${say.card(source)} comes to nothing`,
  TARGETS_CHOSEN: ({ seat, source, cards }, say) =>
    say.does(seat, "target", say.cards(cards, BACK), `with ${say.card(source)}`),
  // Told by what is paid.
  COST_PAID: null,

  // Chains
  CHAIN_STARTED: null,
  CHAIN_LINK_ADDED: null,
  CHAIN_RESOLVING({ links }, say, { chain }) {
    const first = chain.at(-1);
    if (links < 2 || first === undefined) return null;
    return `the chain of ${links} resolves, ${say.card(first.source)} first`;
  },
  CHAIN_LINK_NEGATED: ({ source, negatedBy }, say) =>
    `${say.card(negatedBy)} negates ${say.card(source)}`,
  TARGETS_LOST: ({ source, targets }, say) =>
    `${say.card(source)} has lost ${targets.flat().length === 0 ? "its" : "a"} target`,
  CARD_EQUIPPED: ({ card, to }, say) => `${say.card(card)} is attached to ${say.card(to, BACK)}`,
  CHAIN_LINK_RESOLVED(_, say, { chain }) {
    const next = chain.at(-1);
    if (next === undefined) return null;
    const card = say.card(next.source);
    return next.negated ? `${card}, negated, does nothing` : `then ${card} resolves`;
  },
  CHAIN_RESOLVED: null,

  // Windows
  WINDOW_OPENED: null,
  RESPONSE_PASSED: null,
  WINDOW_CLOSED: null,
  WINDOW_PASSED: null,
  FACTS_NOTED: null,
  FACTS_FORGOTTEN: null,

  // Combat
  ATTACK_DECLARED: ({ seat, attack: { target }, was }, say) =>
    say.does(
      seat,
      "attack",
      target === null ? "directly" : say.card(target, BACK),
      `with ${say.card(was, BACK)}`,
    ),
  ATTACK_REDIRECTED: ({ attack: { target } }, say) =>
    `the attack goes on ${target === null ? "directly" : `against ${say.card(target, BACK)}`}`,
  BATTLE_RESOLVED: ({ target, destroyed }) =>
    target === null || destroyed.length > 0 ? null : "the battle destroys nothing",
  ATTACK_ENDED({ why, source }, say) {
    switch (why) {
      case "resolved":
        return null;
      case "called_off":
        return "the attack is called off";
      case "stopped":
        return sentence("the attack is stopped", bySource(say, source));
      case "void":
        return "the attack comes to nothing";
    }
  },
  CARD_DESTROYED({ was, by: how, source, lost }, say) {
    const card = say.card(was, BACK);
    if (source === null) {
      const wearer = lost === undefined ? "its stereotype" : say.card(lost, BACK);
      const why = lost?.how === "face_down" ? "is no longer face-up" : "has left";
      return `${card} is destroyed because ${wearer} ${why}`;
    }
    return `${card} is destroyed ${how === "battle" ? "in battle " : ""}by ${say.card(source)}`;
  },

  // Numbers
  DAMAGE_DEALT: null,
  LIFE_HEALED: null,
  LP_CHANGED({ seat, why, source, amount, lifePoints }, say) {
    const cause: Readonly<Record<LifeReason, string>> = {
      damage: source === undefined ? "" : `to ${say.card(source)}`,
      heal: from(say, source),
      cost: payment(say, source),
      attrition: "to attrition",
    };
    const verb = why === "cost" ? "pay" : amount < 0 ? "lose" : "gain";
    const life = `${Math.abs(amount)} life`;
    return say.does(seat, verb, life, cause[why], left(say, seat, lifePoints));
  },
  CLOUT_CHANGED({ seat, why, source, amount, clout }, say) {
    const verb = amount > 0 ? "gain" : why === "cost" ? "pay" : "lose";
    const cause = why === "cost" ? payment(say, source) : from(say, source);
    return say.does(seat, verb, `${Math.abs(amount)} clout`, cause, left(say, seat, clout));
  },
  MODIFIER_APPLIED: ({ modifier }, say) => nowStands(modifier, say),
  MODIFIER_EXPIRED: null,
  MODIFIERS_AGED: null,

  // Vice
  VICE_COUNTER_ADDED: ({ card, count, vice, why, source }, say) =>
    sentence(
      say.card(card, BACK),
      `gets ${count} vice`,
      why === "cost" ? payment(say, source, card) : from(say, source, card),
      `and has ${vice}`,
    ),
  VICE_COUNTER_REMOVED: ({ card, count, vice, why, source }, say) =>
    sentence(
      say.card(card, BACK),
      `loses ${count} vice`,
      why === "cost" ? payment(say, source, card) : through(say, source, card),
      `and has ${vice}`,
    ),
  BREAKDOWN_TRIGGERED: ({ was }, say) => `${say.card(was, BACK)} breaks down with ${was.vice} vice`,
  BREAKDOWN_CREDITED: ({ seat, breakdownsCaused }, say) =>
    say.does(seat, "have", `caused ${counted(breakdownsCaused, "breakdown")}`),
};

/** Null: what sends it there tells it. */
const toGraveyard: Readonly<Record<GraveyardReason, string | null>> = {
  destroyed: null,
  resolved: null,
  negated: null,
  breakdown: null,
  replaced: "makes room and goes to the graveyard",
  no_slot: "finds no free slot and goes to the graveyard",
  milled: "is milled",
  effect: "is sent to the graveyard",
};

/** Null: told by what does it. */
const tokenLeaves: Readonly<Record<TokenReason, string | null>> = {
  destroyed: null,
  breakdown: null,
  tribute: "is tributed",
  banished: "is banished",
  to_hand: "cannot go to a hand and is gone",
  to_deck: "cannot go to a deck and is gone",
  resolved: "is gone",
  negated: "is gone",
  replaced: "makes room and is gone",
  milled: "is gone",
  no_slot: "finds no free slot and is gone",
  effect: "is sent away",
};

const sentence = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== "").join(" ");

/** For what a cost is paid. `of`: the card it is paid with. */
function payment(say: LogContext, source?: Source, of?: string): string {
  return source === undefined ? "" : `for ${cause(say, source, of)}`;
}

function from(say: LogContext, source?: Source, of?: string): string {
  return source === undefined ? "" : `from ${cause(say, source, of)}`;
}

/** A card that does something to itself is not named twice. */
function cause(say: LogContext, source: Source, of?: string): string {
  return source.card === of ? "its own effect" : say.card(source);
}

/** The card that does this to a card. */
function bySource(say: LogContext, source?: Source): string {
  return source === undefined ? "" : `by ${say.card(source)}`;
}

/** What is done to a card by an effect, or as the cost of one. */
function by(say: LogContext, { why, source }: CardCause): string {
  return why === "cost" ? payment(say, source) : bySource(say, source);
}

/** The same where the sentence tells what a card does. */
function because(say: LogContext, { why, source }: CardCause): string {
  return why === "cost" ? payment(say, source) : through(say, source);
}

/** The card whose effect makes a seat or a card do this. */
function through(say: LogContext, source?: Source, of?: string): string {
  return source === undefined ? "" : `through ${cause(say, source, of)}`;
}

function inResponse(say: LogContext, { chain, isResolving }: LogMemory): string {
  const last = isResolving ? undefined : chain.at(-1);
  return last === undefined ? "" : `in response to ${say.card(last.source)}`;
}

function inPosition(data: object | null | undefined): string {
  const { position } = (data ?? {}) as { readonly position?: Position | null };
  return position == null ? "" : `in ${position} position`;
}

function inZone(
  say: LogContext,
  change: { readonly seat?: string; readonly zone?: string },
): string {
  const { seat, zone } = change;
  return seat === undefined || zone === undefined ? "" : `in ${say.place({ seat, zone })}`;
}

function left(say: LogContext, seat: string, amount: number): string {
  return `and ${say.isViewer(seat) ? "have" : "has"} ${amount}`;
}
