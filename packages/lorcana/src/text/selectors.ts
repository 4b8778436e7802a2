/** Which cards an effect is about. */

import { typesOf } from "../card-checks/filter.ts";
import type { Filter, PublicZone, Selector, Trigger } from "../cards.ts";
import type { TriggerName } from "../vocabulary.ts";
import { words } from "./grammar.ts";
import { discardOf, nounOf, relativeWords } from "./nouns.ts";
import { type Noun, type Speaking, thisCard, without } from "./speaking.ts";

const ITS = "its player's";
const THEIRS = "their players'";

const one = (text: string, owner = ITS): Noun => ({ text, each: text, isMany: false, owner });

relativeWords.selected = (selector, say) => selected(selector, say).text;

export function selected(selector: Selector, say: Speaking): Noun {
  switch (selector.pick) {
    case "self":
      return one(thisCard(say), "your");
    case "it":
      return itOf(say);
    case "the-other":
      return one(theOther(say));
    case "challenger":
      return one("the challenging character");
    case "defender":
      return one(defender(say));
    case "those":
      return say.named.get(selector.as) ?? one("that card");
    case "all":
      return allOf(selector, say);
    case "chosen":
      return chosenOf(selector, say);
  }
}

/** The card of the trigger. */
export function itOf(say: Speaking): Noun {
  const card = say.trigger?.card;
  if (card === "this") return one(thisCard(say), "your");
  return one(`that ${kindIn(say.trigger)}`);
}

function kindIn(trigger: Trigger | null): string {
  const card = trigger?.card;
  if (typeof card !== "object") return trigger?.on === "played" ? "card" : "character";
  if (card.song) return "song";
  const types = typesOf(card, "event");
  return types.length === 1 ? (types[0] as string) : "card";
}

/** "the challenged character": the other one in what has happened, by what it must be. */
const OTHERS: Partial<Readonly<Record<TriggerName, (kind: string) => string>>> = {
  challenges: (kind) => `the challenged ${kind}`,
  challenged: () => "the challenging character",
  banished: () => "the character that banished it",
  "banishes-in-challenge": (kind) => `the banished ${kind}`,
  damaged: () => "the character that dealt it",
  "deals-damage": (kind) => `the damaged ${kind}`,
  "moves-to-location": () => "that location",
  sings: () => "that song",
};

function theOther(say: Speaking): string {
  const { trigger } = say;
  if (trigger?.other === "this") return thisCard(say);
  return (trigger && OTHERS[trigger.on])?.(kindOf(trigger.other)) ?? "the other card";
}

function kindOf(card: Trigger["card"]): string {
  const types = typeof card === "object" ? typesOf(card, "event") : [];
  return types.length === 1 ? (types[0] as string) : "card";
}

function defender({ trigger }: Speaking): string {
  const kind =
    trigger?.on === "challenges"
      ? kindOf(trigger.other)
      : trigger?.on === "challenged"
        ? kindOf(trigger.card)
        : "card";
  return `the challenged ${kind}`;
}

function allOf({ where, zone }: Extract<Selector, { pick: "all" }>, say: Speaking): Noun {
  if (zone === "discard") {
    const { one: each, many } = nounOf(without(where, "side"), "discard", say);
    const place = `in ${discardOf(where)}`;
    const text = `all ${many} ${place}`;
    const owner = where.side === "yours" ? "your" : THEIRS;
    return { text, each: `each ${each} ${place}`, isMany: true, owner };
  }
  const { one: each, many } = nounOf(where, "play", say);
  if (where.side !== "yours") {
    return { text: `all ${many}`, each: `each ${each}`, isMany: true, owner: THEIRS };
  }
  return { text: many, each: `each of ${many}`, isMany: true, owner: "your" };
}

const CHOOSERS = {
  opponent: "of your opponent's choice",
  "each-opponent": "of each opponent's choice",
  each: "of each player's choice",
};

/** "chosen opposing character", "up to 2 chosen characters", "another chosen character of yours" */
function chosenOf(selector: Extract<Selector, { pick: "chosen" }>, say: Speaking): Noun {
  const { where, zone = "play", count = 1, upTo, by, as } = selector;
  const owner = where.side === "yours" ? "your" : count > 1 ? THEIRS : ITS;
  const plain = without(where, "other", ...(zone === "discard" ? (["side"] as const) : []));
  const kind = nounOf(plain, zone, say);
  const many = kind.many.replace(/^your /, "");
  const whose = where.side === "yours" && zone === "play" ? "of yours" : "";
  const another = where.other === true;
  const what =
    count === 1
      ? words(another ? "another" : "", "chosen", kind.one)
      : words(`${count}`, another ? "other" : "", "chosen", many, whose);
  const from = zone === "discard" ? `from ${discardOf(where)}` : "";
  const chooser = by === undefined ? "" : CHOOSERS[by];
  const single = count === 1 && !another ? "one " : "";
  const said = by === undefined ? what : what.replace(/\bchosen /, single);
  if (selector.anyNumber) {
    const text = words("any number of chosen", many, whose, from);
    if (as !== undefined) remember(as, { where: plain, zone, count: 2, owner }, say);
    const theirs = where.side === "yours" ? "your" : THEIRS;
    return { text, each: `each of ${text}`, isMany: true, owner: theirs };
  }
  const limit = upTo ? `up to ${count === 1 ? "1 " : ""}` : "";
  if (as !== undefined) remember(as, { where: plain, zone, count, owner }, say);
  const text = words(`${limit}${said}`, from, chooser);
  return { text, each: count > 1 ? `each of ${text}` : text, isMany: count > 1, owner };
}

interface Chosen {
  readonly where: Filter;
  readonly zone: PublicZone;
  readonly count: number;
  readonly owner: string;
}

/** "that character"; with a number where several of its kind were chosen by name. */
function remember(as: string, { where, zone, count, owner }: Chosen, say: Speaking): void {
  if (say.named.has(as)) return;
  const types = typesOf(where, "play");
  const one = zone === "play" && types.length === 1 ? (types[0] as string) : "card";
  const isMany = count > 1;
  const kind = isMany ? `${one}s` : one;
  const others = [...say.named.values()].map((noun) => noun.kind);
  const like = others.filter((other) => other === kind).length;
  const isAlone = others.length === 0 || (like === 0 && one !== "card");
  // "That character" may be the trigger's.
  const isPlain = isAlone && typeof say.trigger?.card !== "object";
  const place = ["", "second ", "third ", "fourth "][like] ?? "last ";
  const text = isPlain ? `${isMany ? "those" : "that"} ${kind}` : `the ${place}chosen ${kind}`;
  say.named.set(as, { text, each: isMany ? `each of ${text}` : text, isMany, owner, kind });
}
