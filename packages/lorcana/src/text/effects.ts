/** What each effect does (CR 7.1), in words. */

import { capital } from "@tcg/core/hosting";
import type { Effect, EffectKind, Selector, Who } from "../cards.ts";
import type { Duration } from "../vocabulary.ts";
import { amountText, cards as cardUnit, counters, damage, lore } from "./amounts.ts";
import { type Clause, cards, optional, plain, whole, you } from "./clauses.ts";
import { conditionText } from "./conditions.ts";
import { costsText } from "./costs.ts";
import { en, type Player } from "./en.ts";
import { a, words } from "./grammar.ts";
import { aCard, nounOf, predicate } from "./nouns.ts";
import { selected } from "./selectors.ts";
import type { Noun, Speaking } from "./speaking.ts";
import {
  changeText,
  eachText,
  keywordText,
  permissionText,
  unlessText,
} from "./standing-effects.ts";
import { triggerText } from "./triggers.ts";

type Say<E> = (effect: E, say: Speaking) => Clause;
type EffectOf<K extends EffectKind> = Extract<Effect, { readonly do: K }>;

function playerOf(who: Who | undefined, say: Speaking): Player {
  if (who === "its-player" && say.trigger?.card === "this") return en.who.you;
  if (who === "the-others-player" && say.trigger?.on === "challenged") {
    return { name: "the challenging player", their: "their", isYou: false };
  }
  if (typeof who !== "object") return en.who[who ?? "you"];
  if ("playerOf" in who) {
    const { text, owner } = selected({ pick: "those", as: who.playerOf }, say);
    return owner === "your"
      ? en.who.you
      : { name: `${text}'s player`, their: "their", isYou: false };
  }
  return who.seat === say.speaker ? en.who.you : en.who.opponent;
}

/** "draw 2 cards", "each player draws 2 cards" */
function player(who: Who | undefined, say: Speaking, verb: string, ...rest: string[]): Clause {
  const { name, isYou } = playerOf(who, say);
  if (isYou) return you(verb, ...rest);
  return { subject: { text: name, isMany: false }, verb: [verb, `${verb}s`], rest: words(...rest) };
}

const their = (who: Who | undefined, say: Speaking): string => playerOf(who, say).their;

/** What is done to cards: "banish chosen character". */
const done =
  (verb: string): Say<{ readonly target: Selector }> =>
  ({ target }, say) =>
    you(verb, selected(target, say).text);

/** `noun`: the cards it stands about, whose player "they" are. */
function lasts(duration: Duration, noun: Noun | null): string {
  if (duration === "their-next-turn" && noun !== null) return theirNextTurn(noun.owner === "your");
  const said = en.durations[duration];
  return noun?.isMany
    ? said.replace("its player's", "their players'").replace("it stays", "they stay")
    : said;
}

const theirNextTurn = (isYou: boolean): string => `during ${isYou ? "your" : "their"} next turn`;

const NEXT_STEP = "at the start of its player's next turn";
const NEXT_STEPS = "at the start of their players' next turn";

const facedown = (exerted: boolean): string => (exerted ? "face-down and exerted" : "face-down");

/** Several effects after each other, as one part of a sentence. */
export function joined(effects: readonly Effect[], say: Speaking): string {
  return effects.map((effect) => plain(effectClause(effect, say))).join(", then ");
}

export function mayText(effects: readonly Effect[], say: Speaking): string {
  const clauses = effects.map((effect) => effectClause(effect, say));
  if (clauses.some(({ isWhole }) => isWhole))
    return `do this: ${clauses.map(plain).join(", then ")}`;
  return clauses.map(optional).join(", then ");
}

const otherwise = (effects: readonly Effect[] | undefined, joint: string, say: Speaking): string =>
  effects === undefined ? "" : `. ${joint}, ${joined(effects, say)}`;

const table: { readonly [K in EffectKind]: Say<EffectOf<K>> } = {
  draw: ({ amount, who }, say) => {
    const { head, tail } = amountText(amount, cardUnit, say);
    return player(who, say, "draw", head, tail);
  },
  discard: ({ amount, who, random }, say) => {
    const { head, tail } = amountText(amount, cardUnit, say);
    return player(who, say, "discard", head, random ? "at random" : "", tail);
  },
  mill: ({ amount, who }, say) => {
    const { head, tail } = amountText(amount, (n) => topCards(n), say);
    const whose = their(who, say);
    return player(who, say, "put", `${head} of ${whose} deck into ${whose} discard`, tail);
  },
  "gain-lore": ({ amount, who }, say) => {
    const { head, tail } = amountText(amount, lore, say);
    return player(who, say, "gain", head, tail);
  },
  "lose-lore": ({ amount, who }, say) => {
    const { head, tail } = amountText(amount, lore, say);
    return player(who, say, "lose", head, tail);
  },
  "deal-damage": ({ amount, target }, say) => {
    const to = selected(target, say).each;
    const { head, tail } = amountText(amount, damage, say);
    return you("deal", head, "to", to, tail);
  },
  "put-damage": ({ amount, target }, say) => {
    const on = selected(target, say).each;
    const { head, tail } = amountText(amount, counters, say);
    return you("put", head, "on", on, tail);
  },
  "move-damage": ({ amount, upTo, from, to }, say) => {
    const [here, there] = [selected(from, say).text, selected(to, say).text];
    const { head, tail } = amountText(amount, damage, say);
    return you("move", upTo ? "up to" : "", head, `from ${here} to ${there}`, tail);
  },
  "remove-damage": ({ amount, upTo, target }, say) => {
    const { each } = selected(target, say);
    const { head, tail } = amountText(amount, damage, say);
    return you("remove", upTo ? "up to" : "", head, "from", each, tail);
  },
  banish: done("banish"),
  "return-to-hand": ({ target }, say) => {
    const { text, owner, isMany } = selected(target, say);
    return you("return", text, "to", owner, isMany && owner !== "your" ? "hands" : "hand");
  },
  "put-on-deck": ({ target, place }, say) => {
    const { text, owner, isMany } = selected(target, say);
    const deck = `${owner} ${isMany && owner !== "your" ? "decks" : "deck"}`;
    if (place === "shuffled") return you("shuffle", text, "into", deck);
    return you("put", text, `on the ${place} of`, deck);
  },
  "put-into-inkwell": ({ from, count = 1, exerted, who }, say) => {
    if (typeof from === "object") {
      const { text, owner, isMany } = selected(from, say);
      const well = isMany && owner !== "your" ? "inkwells" : "inkwell";
      return you("put", text, "into", owner, well, facedown(exerted));
    }
    const whose = their(who, say);
    const card =
      from === "hand" ? `a card from ${whose} hand` : `${topCards(count)} of ${whose} deck`;
    return player(who, say, "put", card, `into ${whose} inkwell`, facedown(exerted));
  },
  "put-under": ({ target }, say) => {
    const { text, owner } = selected(target, say);
    return you("put", `the top card of ${owner} deck face-down under ${text}`);
  },
  "from-under": ({ target, to }, say) => {
    const { text, owner } = selected(target, say);
    const places = {
      hand: `${owner} hand`,
      inkwell: `${owner} inkwell face-down and exerted`,
      discard: `${owner} discard`,
    };
    if (to === "bottom")
      return you("put", `all cards under ${text}`, `on the bottom of ${owner} deck`);
    return you("put", `all cards under ${text}`, `into ${places[to]}`);
  },
  ready: done("ready"),
  exert: done("exert"),
  "move-to-location": ({ target, to }, say) =>
    you("move", selected(target, say).text, "to", selected(to, say).text, "for free"),
  modify: ({ stat, amount, target, duration }, say) => {
    const noun = selected(target, say);
    const { head, tail } = changeText(stat, amount, say);
    const time = lasts(duration, noun);
    // "For each item" and "for this challenge" would be read as one.
    const rest = time.startsWith("for ") ? [tail, time] : [time, tail];
    return cards(noun, "get", "gets", head, ...rest);
  },
  "grant-keyword": ({ keyword, value, each, lost, target, duration }, say) => {
    const noun = selected(target, say);
    if (lost) {
      const what = `${keywordText(keyword)} and can't have it`;
      return cards(noun, "lose", "loses", what, lasts(duration, noun));
    }
    return cards(
      noun,
      "gain",
      "gains",
      keywordText(keyword, value),
      lasts(duration, noun),
      eachText(each, say),
    );
  },
  "grant-ability": ({ ability, target, duration }, say) => {
    const noun = selected(target, say);
    return cards(noun, "gain", "gains", say.quote(ability), lasts(duration, noun));
  },
  restrict: ({ restriction, unless, target, duration }, say) => {
    const noun = selected(target, say);
    const { bare, doing } = en.restrictions[restriction];
    // CR 4.2.1.3: it ends when that Ready step has passed.
    const isStep = restriction === "ready-step" && duration === "until-its-next-turn";
    const time = isStep ? "" : lasts(duration, noun);
    const still = isStep ? (noun.isMany ? NEXT_STEPS : NEXT_STEP) : "";
    const can = words("can't", isStep ? "ready" : bare, still);
    const may = words("keep", noun.text, "from", isStep ? "readying" : doing, still, time);
    const spared = unless === undefined ? "" : unlessText(unless, noun, say);
    return { ...cards(noun, can, can, time, spared), may: words(may, spared) };
  },
  "restrict-player": ({ restriction, who, duration }, say) => {
    const { name, isYou } = playerOf(who, say);
    const { bare, doing } = en.restrictions[restriction];
    const time = duration === "their-next-turn" ? theirNextTurn(isYou) : lasts(duration, null);
    const can = `can't ${bare}`;
    const may = words("keep", isYou ? "yourself" : name, "from", doing, time);
    return { subject: { text: name, isMany: false }, verb: [can, can], rest: time, may };
  },
  permit: ({ permission, against, target, duration }, say) => {
    const noun = selected(target, say);
    const which = against === undefined ? "" : `that ${predicate(against, "play", say, false)}`;
    const said = words(permissionText(permission, noun.isMany), which);
    const can = `can ${said}`;
    const may = words("let", noun.text, said, lasts(duration, noun));
    return { ...cards(noun, can, can, lasts(duration, noun)), may };
  },
  "sing-as": ({ amount, target, duration }, say) => {
    const noun = selected(target, say);
    const more = `as costing ${Math.abs(amount)} ${amount < 0 ? "less" : "more"} to sing songs`;
    return cards(noun, "count", "counts", more, lasts(duration, noun));
  },
  "reduce-cost": ({ amount, where = {}, next }, say) => {
    const { head, tail } = amountText(amount, (n) => `${n} less ink`, say);
    const { one, many } = playedCards(where, say);
    const what = next ? `the next ${one} you play this turn` : `${many} you play this turn`;
    const rest = words(head, "for", what, tail);
    const subject = { text: "you", isMany: true };
    return { subject, verb: ["pay", "pay"], rest, may: `pay ${rest}` };
  },
  "more-inkings": ({ amount }) => {
    const more = amount === 1 ? "an additional card" : `${amount} additional cards`;
    return whole(`you may put ${more} from your hand into your inkwell this turn`);
  },
  "play-free": ({ from, where, exerted, as }, say) => {
    const place = from === "hand" ? "your hand" : "your discard";
    const { one } = playedCards(where, say);
    namePlayed(as, say);
    return you("play", a(one), `from ${place} for free${exerted ? ", exerted" : ""}`);
  },
  "look-at-top": ({ count, take, reveal, rest }, say) => {
    const looked = `${topCards(count)} of your deck`;
    const look = reveal ? "reveal" : "look at";
    if (take === undefined) return you(look, `${looked} and ${restText(count, rest, false)}`);
    const { one, many } = nounOf(take.where ?? {}, "hidden", say);
    const isOne = take.count === 1;
    const which = take.each
      ? `${take.upTo ? "none or all" : "all"} ${many} among them`
      : take.where === undefined
        ? `${take.upTo ? "up to " : ""}${isOne ? (take.upTo ? "1" : "one") : take.count} of them`
        : `up to ${take.count} ${isOne ? one : many} among them`;
    const to = {
      hand: "into your hand",
      inkwell: "into your inkwell face-down and exerted",
      bottom: "on the bottom of your deck",
      play: "",
    }[take.to];
    const taking =
      take.to === "play"
        ? `play ${which} for free`
        : take.reveal
          ? `reveal ${which} and put ${isOne ? "it" : "them"} ${to}`
          : `put ${which} ${to}`;
    return you(look, `${looked}, ${taking}, and ${restText(count - take.count, rest, true)}`);
  },
  "hand-to-deck": ({ amount, place, who }, say) => {
    const { head, tail } = amountText(amount, cardUnit, say);
    const whose = their(who, say);
    return player(
      who,
      say,
      "put",
      `${head} from ${whose} hand on the ${place} of ${whose} deck`,
      tail,
    );
  },
  "reveal-top": ({ where, to, may, exerted, otherwise: other, as }, say) => {
    namePlayed(as, say);
    const goals = {
      hand: "put it into your hand",
      inkwell: "put it into your inkwell face-down and exerted",
      play: `play it for free${exerted ? ", exerted" : ""}`,
    };
    const places = {
      top: "leave it there",
      bottom: "put it on the bottom of your deck",
      discard: "put it into your discard",
      either: "put it on either the top or the bottom of your deck",
      hand: "put it into your hand",
    };
    const kind = a(nounOf(where, "hidden", say).one);
    return you(
      "reveal",
      `the top card of your deck; if it is ${kind}, ${may ? "you may " : ""}${goals[to]}, otherwise ${places[other]}`,
    );
  },
  search: ({ where, to }, say) => {
    const kind = a(nounOf(where, "hidden", say).one);
    const goal =
      to === "hand"
        ? "put it into your hand and shuffle your deck"
        : "shuffle your deck and put it on top";
    return you("search", `your deck for ${kind}, reveal it, ${goal}`);
  },
  "name-card": () =>
    you(
      "name",
      "a card, then reveal the top card of your deck; if it has that name, put it into your hand",
    ),
  "reveal-hand": ({ who, toYou }, say) =>
    toYou
      ? you("look at", `the hand of ${playerOf(who, say).name}`)
      : player(who, say, "reveal", `${their(who, say)} hand`),
  "choose-discard": ({ where = {} }, say) => {
    const kind = aCard(where, "hidden", say);
    return you("choose", `${kind} in your opponent's revealed hand; they discard it`);
  },
  may: ({ effects, otherwise: other, who }, say) =>
    who !== undefined && who !== "you"
      ? whole(`${othersMay(who, effects, say)}${otherwise(other, "If they don't", say)}`)
      : whole(`you may ${mayText(effects, say)}${otherwise(other, "If you don't", say)}`),
  pay: ({ costs, effects, otherwise: other }, say) => {
    const paid = `${costsText(costs, say)} to ${joined(effects, say)}`;
    return other === undefined
      ? you(paid)
      : whole(`${paid}${otherwise(other, "If you can't", say)}`);
  },
  "if-you-do": ({ first, effects }, say) =>
    whole(`${joined(first, say)}. If you do, ${joined(effects, say)}`),
  if: ({ condition, effects, otherwise: other }, say) =>
    whole(
      `if ${conditionText(condition, say)}, ${joined(effects, say)}${otherwise(other, "Otherwise", say)}`,
    ),
  "choose-one": ({ options }, say) =>
    whole(`choose one: ${options.map((option) => joined(option, say)).join("; or ")}`),
  whenever: ({ when, effects, duration }, say) => {
    const then = { ...say, trigger: when };
    return whole(`${lasts(duration, null)}, ${triggerText(when, say)}, ${joined(effects, then)}`);
  },
  later: ({ at, effects }, say) => {
    const then = { ...say, trigger: null };
    const moment =
      at === "end-of-turn" ? "at the end of this turn" : "at the start of your next turn";
    return whole(`${moment}, ${joined(effects, then)}`);
  },
};

/** What others may have happen; said shortly where it is all their own doing. */
function othersMay(who: Who, effects: readonly Effect[], say: Speaking): string {
  const { name } = playerOf(who, say);
  const clauses = effects.map((effect) => effectClause(effect, say));
  if (clauses.every(({ subject }) => subject?.text === name)) {
    const outcomes = clauses.map(({ verb: [bare], rest }) => words(bare, rest));
    return `${name} may ${outcomes.join(", then ")}`;
  }
  return `${name} may have this happen: ${clauses.map(plain).join(", then ")}`;
}

type Rest = EffectOf<"look-at-top">["rest"];

/** Where the cards go that one has looked at. `isRest`: others of them have been taken. */
function restText(count: number, rest: Rest, isRest: boolean): string {
  const it = isRest ? "the rest" : count === 1 ? "it" : "them";
  const order = count === 1 && !isRest ? "" : "in any order";
  if (rest === "inkwell") return `put ${it} into your inkwell face-down and exerted`;
  if (rest === "discard") return `put ${it} into your discard`;
  if (typeof rest !== "object") {
    const place = rest === "either" ? "either the top or the bottom" : `the ${rest}`;
    return words("put", it, "on", place, "of your deck", order);
  }
  const few = rest.onTop === 1 ? "one" : `${rest.onTop}`;
  const others = count - rest.onTop === 1 ? "the other" : "the others";
  return `put ${few} of them on the top of your deck and ${others} on the bottom`;
}

function namePlayed(as: string | undefined, { named }: Speaking): void {
  const text = "the card played this way";
  if (as === undefined || named.has(as)) return;
  named.set(as, { text, each: text, isMany: false, owner: "your" });
}

function topCards(count: number): string {
  return count === 1 ? "the top card" : `the top ${count} cards`;
}

/** Cards that are played: "song", "item or character with cost 3 or less". */
function playedCards(
  where: Parameters<typeof nounOf>[0],
  say: Speaking,
): { one: string; many: string } {
  return nounOf(where, "event", say);
}

function effectClause<K extends EffectKind>(effect: EffectOf<K>, say: Speaking): Clause {
  const speak = table[effect.do] as Say<EffectOf<K>>;
  return speak(effect, say);
}

/** One effect by itself: "draw a card". */
export function clauseText(effect: Effect, say: Speaking): string {
  return plain(effectClause(effect, say));
}

/** All effects of a text, sentence by sentence. `head`: what stands before the first. */
export function effectsText(effects: readonly Effect[], say: Speaking, head = ""): string {
  const sentences = effects.map((effect) => plain(effectClause(effect, say)));
  const first = sentences[0] ?? "";
  return [head === "" ? first : `${head}${first}`, ...sentences.slice(1)]
    .map((text) => `${capital(text)}${/[.!?]”?$/.test(text) ? "" : "."}`)
    .join(" ");
}
