/** What actions do, in English. */

import { counted } from "@tcg/core/hosting";
import type { Position, Protection, Restriction } from "../../../vocabulary.ts";
import type { Recipient } from "../../card.ts";
import type { ActionWords } from "../parts.ts";
import type { Clause, NounPhrase } from "../phrases.ts";
import type { Words } from "../words.ts";
import { words } from "./grammar.ts";

const you = (...predicate: readonly string[]): Clause => ({
  subject: null,
  predicate: words(...predicate),
});

/** A seat does it: the verb, and what follows it. "Their" is said for the seats other than you. */
function seat(who: Recipient, verb: string, ...rest: readonly string[]): Clause {
  const of = words(...rest).replaceAll("{their}", who === "self" ? "your" : "their");
  if (who === "self") return you(verb, of);
  const subject = who === "opponent" ? "the opponent" : "each player";
  return { subject, predicate: `${verb}s ${of}` };
}

/** Something is so with cards for a time. */
function cards(what: NounPhrase, one: string, many: string, ...rest: string[]): Clause {
  const predicate = words(what.isMany ? many : one, ...rest);
  return { subject: what.subject, predicate, lasting: true };
}

const cannot = (what: NounPhrase, ...rest: string[]): Clause =>
  cards(what, "cannot", "cannot", ...rest);

function boost(stat: "attack" | "defense"): (of: ActionWords["boost_attack"]) => Clause {
  return ({ what, change, lasts }) => {
    if (!("amount" in change)) {
      const factor = change.how === "double" ? "double" : "half";
      return cards(what, `has ${factor} its`, `have ${factor} their`, stat, lasts);
    }
    const verbs = {
      gain: ["gains", "gain"],
      lose: ["loses", "lose"],
      set: ["has", "have"],
    } as const;
    const [one, many] = verbs[change.how];
    return cards(what, one, many, change.amount.head, lasts, change.amount.tail);
  };
}

const inPosition = (how: Position | "face_down" | null): string =>
  how === null ? "" : how === "face_down" ? "face-down" : `in ${how} position`;

const owners = ({ isMany }: NounPhrase, zone: string): string =>
  isMany ? `their owners' ${zone}s` : `its owner's ${zone}`;

const deckOf = (who: "self" | "opponent"): string =>
  who === "self" ? "your deck" : "the opponent's deck";

const topCards = (count: number, who: "self" | "opponent"): string =>
  `the top ${count === 1 ? "card" : counted(count, "card")} of ${deckOf(who)}`;

/** After "cannot". */
export const restrictions: Readonly<Record<Restriction, string>> = {
  attack: "attack",
  battle_phase: "enter combat or attack",
  draw_phase: "draw in the draw phase",
  effects: "activate or trigger effects",
};

export const protections: Readonly<Record<Protection, string>> = {
  battle: "be destroyed by battle",
  effect: "be destroyed by effects",
  targeting: "be targeted",
};

function costs({ cardType, operation, amount, who }: ActionWords["modify_cost"]): string {
  const kinds = cardType === null ? "spells and traps" : `${cardType}s`;
  const whose = { self: "your ", opponent: "the opponent's ", both: "all " }[who];
  return `${whose}${kinds} cost ${costOf(operation, amount)}`;
}

export function costOf(operation: "set" | "add" | "multiply", amount: number): string {
  if (operation === "add") return `${Math.abs(amount)} clout ${amount < 0 ? "less" : "more"}`;
  return operation === "set" || amount === 0 ? `${amount} clout` : `${amount} times as much clout`;
}

export const actions: Words["actions"] = {
  draw: ({ who, amount }) => seat(who, "draw", amount.head, amount.tail),
  damage: ({ who, amount }) => {
    const whom = { self: "yourself", opponent: "the opponent", both: "each player" }[who];
    return you("deal", amount.head, "to", whom, amount.tail);
  },
  heal: ({ who, amount }) => seat(who, "gain", amount.head, amount.tail),
  destroy: ({ what }) => you("destroy", what.text),
  boost_attack: boost("attack"),
  boost_defense: boost("defense"),
  discard: ({ who, amount, random }) =>
    seat(who, "discard", amount.head, random ? "at random" : "", amount.tail),
  add_vice: ({ amount, what }) => you("put", amount.head, "on", what.each, amount.tail),
  remove_vice: ({ amount, what }) => you("remove", amount.head, "from", what.each, amount.tail),
  special_summon: ({ what, how }) => you("special summon", what.text, inPosition(how)),
  banish: ({ what }) => you("banish", what.text),
  return_to_hand: ({ what }) => you("return", what.text, "to", owners(what, "hand")),
  negate: ({ destroy, told }) => {
    const link = told ? "that activation" : "the activation this responds to";
    return you("negate", link, destroy ? "and destroy its card" : "");
  },
  change_position: ({ what, to }) => {
    if (to === "face_down") return you("turn", what.text, "face-down");
    if (to === null) return you("change the position of", what.text);
    return you("change", what.text, `to ${to} position`);
  },
  mill: ({ who, amount }) =>
    seat(who, "send", amount.head, "from the top of {their} deck to the graveyard", amount.tail),
  search: ({ what }) => you("add", what.text, "to your hand"),
  shuffle_into_deck: ({ what }) => you("shuffle", what.text, "into", owners(what, "deck")),
  gain_clout: ({ who, amount }) => seat(who, "gain", amount.head, amount.tail),
  create_token: ({ count, token, position }) => {
    const kind = token === null ? "token" : `${token.name} token`;
    const stats = token && `(level ${token.level}, ${token.attack}/${token.defense})`;
    return you("create", counted(count, kind), stats ?? "", inPosition(position));
  },
  take_control: ({ what, lasts }) => you("take control of", what.text, lasts),
  modify_cost: (of) => {
    const [subject = "", predicate = ""] = costs(of).split(" cost ");
    return { subject, predicate: words("cost", predicate, of.lasts) };
  },
  view_top_cards: ({ count, who }) => you("look at", topCards(count, who)),
  rearrange_top_cards: ({ count, who }) =>
    you(
      "look at",
      topCards(count, who),
      count === 1 ? "and put it back" : "and put them back in any order",
    ),
  apply_restriction: ({ restriction, on, lasts }) => {
    const doing = restrictions[restriction];
    if ("what" in on) return cannot(on.what, doing, lasts);
    const { who } = on;
    const subject = { self: "you", opponent: "the opponent", both: "neither player" }[who];
    const can = who === "both" ? "can" : "cannot";
    // LT 8.8: spells and traps in hand or set are still activated.
    const where = restriction === "effects" ? "of face-up cards" : "";
    return { subject, predicate: words(can, doing, where, lasts), lasting: true };
  },
  grant_protection: ({ protection, what, lasts }) => cannot(what, protections[protection], lasts),
  grant_keyword: ({ keyword, what, lasts }) => cards(what, "has", "have", keyword, lasts),
  stop_attack: () => you("stop the attack"),
  move_vice: ({ amount, from, to }) =>
    you(
      "move",
      from.isMany ? `a total of ${amount.head}` : amount.head,
      `from ${from.text} to ${to.text}`,
      amount.tail,
    ),
  reveal_hand: ({ who }) => seat(who, "reveal", "{their} hand"),
};

/**
 * One after the other: "A, then B". Side by side, as what stands and what lasts with one subject:
 * "A and B". Who comes twice in a row is named once.
 */
export function joined(clauses: readonly Clause[], standing: boolean): string {
  return clauses.reduce((text, { subject, predicate, lasting }, i) => {
    const before = clauses[i - 1];
    if (before === undefined) return words(subject ?? "", predicate);
    const isSame = subject === before.subject;
    const joint = standing || (isSame && lasting && before.lasting) ? " and" : ", then";
    return words(`${text}${joint}`, isSame ? "" : (subject ?? ""), predicate);
  }, "");
}
