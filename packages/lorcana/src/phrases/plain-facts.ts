/** What a static ability makes so, in plain words, for what the game has not made so so far. */
import type { Filter, StandingEffect, StaticAbility } from "../cards.ts";
import { each } from "./amounts.ts";
import { noun } from "./filters.ts";
import { type Context, oneOf, onlySpoken, type Part, type Spoken } from "./part.ts";
import { type Predicate, predicates } from "./predicates.ts";
import { parts } from "./registry.ts";

type Static = Omit<StaticAbility, "kind" | "name">;

interface Subject {
  readonly text: string;
  readonly isMany: boolean;
  /** "You", "opponents": what is said is said of a player. */
  readonly isPlayer: boolean;
}

function subjectOf({ on, from }: Static, context: Context): Subject | null {
  if (from === "hand") return { text: "you", isMany: true, isPlayer: true };
  if (on === "self") {
    return { text: `this ${context.type ?? "card"}`, isMany: false, isPlayer: false };
  }
  if ("player" in on) {
    return { text: on.player === "you" ? "you" : "opponents", isMany: true, isPlayer: true };
  }
  const { side, ...where } = on.where;
  const isYours = side === "yours";
  const said = noun("play", "many").speak(isYours ? where : on.where, context);
  return said && { text: `${isYours ? "your " : ""}${said.text}`, isMany: true, isPlayer: false };
}

const less = (amount: number): string => `${Math.abs(amount)} {I} ${amount < 0 ? "less" : "more"}`;

function played(where: Filter | undefined, number: "one" | "many", context: Context): string {
  const said = noun("played", number).speak(where ?? {}, context);
  return said?.text ?? (number === "one" ? "card" : "cards");
}

/** Of cards in a hand. */
function printedCards(where: Filter | undefined, context: Context): string {
  return noun("card", "many").speak(where ?? {}, context)?.text ?? "cards";
}

const isYours = ({ on }: Static): boolean => on !== "self" && "player" in on && on.player === "you";

/** What it costs: "pay 1 {I} less to play items". */
function costText(
  { amount, where, first }: Extract<StandingEffect, { readonly fact: "cost" }>,
  { from }: Static,
  context: Context,
): string | null {
  const what = first
    ? `for the first ${played(where, "one", context)} played each turn`
    : `to play ${from === "hand" ? `this ${context.type ?? "action"}` : played(where, "many", context)}`;
  if (typeof amount === "number") return `pay ${less(amount)} ${what}`;
  const { times = 1, ...one } = amount;
  const counted = each.speak(one as typeof amount, context);
  return counted && `pay ${less(times)} ${what} for each ${counted.text}`;
}

/** Behind its subject. */
function factText(
  fact: StandingEffect,
  whole: Static,
  { isMany, isPlayer }: Subject,
  context: Context,
): string | null {
  const verb = (many: string, one: string): string => (isMany ? many : one);
  switch (fact.fact) {
    case "cost":
      return costText(fact, whole, context);
    case "extra-cost": {
      const costs = parts().payment as unknown as Part<readonly (typeof fact.cost)[]>;
      const paid = costs.speak([fact.cost], context);
      return paid && `must also ${paid.text} to play ${played(fact.where, "many", context)}`;
    }
    case "lore-to-win":
      return `need ${Math.abs(fact.amount)} ${fact.amount > 0 ? "more" : "less"} lore to win the game`;
    case "inkings": {
      const cards = fact.amount === 1 ? "an additional card" : `${fact.amount} additional cards`;
      return `may put ${cards} from ${whole.on !== "self" && "player" in whole.on && whole.on.player === "you" ? "your hand into your" : "their hand into their"} inkwell each turn`;
    }
    case "inkable":
      return `may put ${printedCards(fact.where, context)} into ${isYours(whole) ? "your" : "their"} inkwell as if they were inkable`;
    case "free-to-play": {
      const cards = played(fact.where, "many", context);
      return `may play ${whole.from === "hand" ? `this ${context.type ?? "action"}` : cards} for free`;
    }
    case "not-to-be-played":
      return `can't play this ${context.type ?? "action"}`;
    case "moving-cost":
      return `${verb("cost", "costs")} ${less(fact.amount)} to move to a location`;
    case "move-cost": {
      const who = fact.where && noun("play", "many").speak(fact.where, context);
      const whom = who ? ` for ${who.text}` : "";
      return fact.amount === "free"
        ? `${verb("are", "is")} free to move to${whom}`
        : `${verb("cost", "costs")} ${less(fact.amount)} to move to${whom}`;
    }
    case "shift-name": {
      const name = typeof fact.name === "object" ? "having any name" : `being named ${fact.name}`;
      return `also ${verb("count", "counts")} as ${name} for Shift`;
    }
    default: {
      if (isPlayer && fact.fact === "restriction" && fact.restriction === "draw-step") {
        return `skip ${whole.on !== "self" && "player" in whole.on && whole.on.player === "you" ? "your" : "their"} Draw step`;
      }
      const subject = isMany ? "many" : "one";
      const said = predicates.speak([fact as Predicate], { ...context, subject });
      return said === null ? null : said.text;
    }
  }
}

function said(whole: Static, context: Context): Spoken | null {
  const subject = subjectOf(whole, context);
  if (subject === null) return null;
  const texts = whole.facts.map((fact) => factText(fact, whole, subject, context));
  if (texts.some((text) => text === null)) return null;
  const last = texts.at(-1);
  const others = texts.slice(0, -1).join(", ");
  const text = others === "" ? last : `${others}${oneOf([" and ", ", and "])}${last}`;
  return { text: `${subject.text} ${text}`, context };
}

export const plainFacts: Part<Static> = onlySpoken((value, context) => {
  if (value.while !== undefined || (value.from !== undefined && value.from !== "hand")) return null;
  return said(value, context);
});
