/** Effects in a row: clauses, sentences, and all that an ability does. */
import type { Condition, Effect, Selector, Trigger } from "../cards.ts";
import { askedBy } from "../reading/relative.ts";
import { chosenInstead } from "./chosen-instead.ts";
import { lasting } from "./durations.ts";
import { oneEffect } from "./effects.ts";
import { numberInstead } from "./number-instead.ts";
import { othersMay } from "./others-may.ts";
import {
  after,
  type Context,
  newContext,
  oneOf,
  onlySpoken,
  type Part,
  type Read,
  type Spoken,
  together,
  UNUSUAL,
  waysOf,
} from "./part.ts";
import { predicates } from "./predicates.ts";
import { parts } from "./registry.ts";
import { actor, ofTrigger, target, withDone } from "./selectors.ts";
import { lastingGroup } from "./standing.ts";
import { negative, phrases, same, slot, spokenOnly, table, times } from "./table.ts";

type Effects = readonly Effect[];

/** What is done one after the other is rather said in two sentences than in one. */
const OF_STOPS = 1;
const OF_JOINTS = 2;

/** A single effect, one on two kinds of cards, or several that stand on the same cards. */
const done: Part<Effects> = {
  read: (text, at, context) => [
    ...oneEffect.read(text, at, context).map(({ value, end, context: then }) => ({
      value: [value],
      end,
      context: afterDoing(value, then),
    })),
    ...onBoth
      .read(text, at, context)
      .map((read) => ({ ...read, context: afterBoth(read.value, read.context) })),
    ...lastingGroup.read(text, at, context),
  ],
  speak(effects, context) {
    const [first] = effects;
    if (first === undefined) return null;
    const one = effects.length === 1 ? oneEffect.speak(first, context) : null;
    return waysOf([
      lastingGroup.speak(effects, context),
      one && { ...one, context: afterDoing(first, one.context) },
      effects.length === 2 ? inOneBreath(spokenBoth(effects, context)) : null,
    ]);
  },
};

/** Two choices are rather two sentences, but for cards that were spoken of. */
const inOneBreath = (said: Spoken | null): Spoken | null =>
  said && { ...said, strain: (said.strain ?? 0) + OF_STOPS + 1 };

/** What has happened to the cards of an effect. */
const DONE: Readonly<Partial<Record<Effect["do"], string>>> = {
  exert: "exerted",
  ready: "readied",
  banish: "banished",
  "return-to-hand": "returned",
  "deal-damage": "damaged",
  "move-to-location": "moved",
};

function afterDoing(effect: Effect, context: Context): Context {
  const word = DONE[effect.do];
  return word === undefined || !("target" in effect)
    ? context
    : withDone(context, effect.target, word);
}

/** "The other character": of the two that were just named. */
function afterBoth([, other]: Effects, context: Context): Context {
  return other === undefined || !("target" in other)
    ? context
    : withDone(context, other.target, "other");
}

function spokenBoth(effects: Effects, context: Context): Spoken | null {
  const said = onBoth.speak(effects, context);
  return said && { ...said, context: afterBoth(effects, said.context) };
}

const both = phrases<Effects>();
const [a, b] = [slot("a"), slot("b")];

/** "Exert chosen opposing character and all other opposing characters with the same name." */
const onBoth: Part<Effects> = table<Effects>(
  [
    both("exert {a:target} and {b:target}", [
      { do: "exert", target: a },
      { do: "exert", target: b },
    ]),
    both("ready {a:target} and {b:target}", [
      { do: "ready", target: a },
      { do: "ready", target: b },
    ]),
    both("banish {a:target} and {b:target}", [
      { do: "banish", target: a },
      { do: "banish", target: b },
    ]),
    both("return {a:target} and {b:target} to {hand}", [
      { do: "return-to-hand", target: a },
      { do: "return-to-hand", target: b },
    ]),
    both("move {a:target} and {b:target} to the same location for free{as:aLocation}", [
      {
        do: "move-to-location",
        target: a,
        to: { pick: "chosen", where: { type: "location", side: "yours" }, as: slot("as") },
      },
      { do: "move-to-location", target: b, to: { pick: "those", as: slot("as") } },
    ]),
    both("deal {amount:count} damage to {a:target} and {other:count} damage to {b:target}", [
      { do: "deal-damage", amount: slot("amount"), target: a },
      { do: "deal-damage", amount: slot("other"), target: b },
    ]),
    both("deal {amount:count} damage to {a:target} and {b:target}", [
      { do: "deal-damage", amount: slot("amount"), target: a },
      { do: "deal-damage", amount: slot("amount"), target: b },
    ]),
  ],
  parts,
);

/** "Choose a character of yours and …", "Choose one of your characters and ready them". */
const choosing: Part<Effects> = {
  read(text, at, context) {
    const start = after(text, at, "choose ");
    if (start === null) return [];
    return target.read(text, start, context).flatMap(({ value: on, end, context: then }) =>
      on.pick !== "chosen"
        ? []
        : CHOSEN.flatMap((joint) => {
            const next = after(text, end, joint);
            if (next === null) return [];
            return done.read(text, next, then).flatMap((read) => {
              const [first, ...others] = read.value;
              const read1 =
                first === undefined ? null : readOf(first, { pick: "those", as: on.as ?? "" }, on);
              if (read1 !== null) return [{ ...read, value: [read1, ...others] }];
              if (first === undefined || !("target" in first)) return [];
              if (!same(first.target, { pick: "those", as: on.as })) return [];
              return [{ ...read, value: [{ ...first, target: on }, ...others] }];
            });
          }),
    );
  },
  speak(effects, context) {
    const [first, ...others] = effects;
    const asked = first === undefined ? null : askedIn(first);
    if (first !== undefined && asked !== null) {
      const { as: name } = asked;
      const lead = target.speak(asked, context);
      const again = readOf(first, asked, { pick: "those", as: name ?? "" });
      const said = lead && again && done.speak([again, ...others], lead.context);
      return (
        said && {
          ...said,
          strain: together(lead, said),
          text: `choose ${lead.text}${oneOf(CHOSEN)}${said.text}`,
        }
      );
    }
    if (first === undefined || !("target" in first) || first.target.pick !== "chosen") return null;
    const { as } = first.target;
    const lead = target.speak(first.target, context);
    const again = { ...first, target: { pick: "those", as: as ?? "" } } as Effect;
    const said = lead && done.speak([again, ...others], lead.context);
    return (
      said && {
        ...said,
        strain: together(lead, said) + OF_STOPS,
        text: `choose ${lead.text}${oneOf(CHOSEN)}${said.text}`,
      }
    );
  },
};

const CHOSEN = [" and ", ". "];

/** The same, reading its number of another card; null if it does not read it of that one. */
function readOf(effect: Effect, from: Selector, to: Selector): Effect | null {
  if (!("amount" in effect) || typeof effect.amount !== "object" || !("stat" in effect.amount))
    return null;
  if (!same(effect.amount.of, from)) return null;
  return { ...effect, amount: { ...effect.amount, of: to } } as Effect;
}

/** Whom it asks for, to read its number. */
function askedIn(effect: Effect): Extract<Selector, { readonly pick: "chosen" }> | null {
  return "amount" in effect ? askedBy(effect.amount) : null;
}

/** One clause. */
const clause: Part<Effects> = {
  read: (text, at, context) => [
    ...done.read(text, at, context),
    ...choosing.read(text, at, context),
  ],
  speak: (effects, context) =>
    waysOf([done.speak(effects, context), choosing.speak(effects, context)]) ??
    nested(effects, context),
};

/** A sentence within another, where there is no better way. */
function nested(effects: Effects, context: Context): Spoken | null {
  if (effects.length !== 1) return null;
  const said = sentences.speak(effects, { ...context, isBare: false });
  if (said === null) return null;
  const text = context.isBare ? `do this: ${said.text}` : said.text;
  const strain = (said.strain ?? 0) + UNUSUAL;
  return { text, context: { ...said.context, isBare: context.isBare }, strain };
}

/** Clauses of one sentence. */
const JOINTS = [", then ", " and "];
/** From one sentence to the next. */
const STOPS = [". ", ". Then, ", ". Then "];

/** Who draws and then discards does both in one breath. */
const isBreath = (first: Effect | undefined, then: Effect | undefined): boolean =>
  first?.do === "draw" && (then?.do === "discard" || then?.do === "hand-to-deck");

/** A list in which each part may stand for several effects. */
function rowOf(part: Part<Effects>, joints: readonly string[], price: number): Part<Effects> {
  /** Of so many at most one clause speaks. */
  const MOST = 4;
  /** As many at a time as are said best together. */
  const speakBest = (effects: Effects, start: Context): Spoken | null => {
    let context = start;
    let text = "";
    let strain = 0;
    for (let at = 0; at < effects.length; ) {
      let found: { readonly said: Spoken; readonly size: number; readonly worth: number } | null =
        null;
      for (let size = Math.min(MOST, effects.length - at); size > 0; size--) {
        const said = part.speak(effects.slice(at, at + size), context);
        if (said === null) continue;
        const worth = (said.strain ?? 0) - (size - 1) * price;
        if (found === null || worth <= found.worth) found = { said, size, worth };
      }
      if (found === null) return null;
      if (at > 0) {
        const isOne = joints === JOINTS && isBreath(effects[at - 1], effects[at]);
        strain += isOne ? 0 : price;
        text += joints[0];
      }
      text += found.said.text;
      strain += found.said.strain ?? 0;
      context = found.said.context;
      at += found.size;
    }
    return effects.length === 0 ? null : { text, context, strain };
  };
  const speakFrom = (effects: Effects, context: Context): Spoken | null => {
    if (context.isBest) return speakBest(effects, context);
    const ways: Spoken[] = [];
    for (let size = effects.length; size > 0; size--) {
      const said = part.speak(effects.slice(0, size), context);
      if (said === null) continue;
      if (size === effects.length) {
        ways.push(said);
        continue;
      }
      const rest = speakFrom(effects.slice(size), said.context);
      if (rest === null) continue;
      const isOne = joints === JOINTS && isBreath(effects[size - 1], effects[size]);
      ways.push({
        text: `${said.text}${oneOf(joints)}${rest.text}`,
        context: rest.context,
        strain: together(said, rest) + (isOne ? 0 : price),
      });
    }
    return waysOf(ways);
  };
  return {
    read(text, at, start) {
      const found: Read<Effects>[] = [];
      const more = (so: Effects, from: number, context: Context): void => {
        for (const { value, end, context: then } of part.read(text, from, context)) {
          const all = [...so, ...value];
          found.push({ value: all, end, context: then });
          for (const joint of joints) {
            const next = after(text, end, joint);
            if (next !== null) more(all, next, then);
          }
        }
      };
      more([], at, start);
      return found;
    },
    speak: speakFrom,
  };
}

const joined = rowOf(clause, JOINTS, OF_JOINTS);

/** After "you may" and "to". */
const bare: Part<Effects> = {
  read: (text, at, context) =>
    joined
      .read(text, at, { ...context, isBare: true })
      .map((read) => ({ ...read, context: { ...read.context, isBare: false } })),
  speak(effects, context) {
    const said = joined.speak(effects, { ...context, isBare: true });
    return said && { ...said, context: { ...said.context, isBare: false } };
  },
};

const sentenceOf = phrases<Effects>();
const saidOnly = spokenOnly<Effects>();

const sentences = table<Effects>(
  [
    sentenceOf("you may {effects:bare}", [{ do: "may", effects: slot("effects") }]),
    sentenceOf("you may {costs:price} to {effects:bare}", [
      {
        do: "may",
        effects: [{ do: "pay", costs: slot("costs"), effects: slot("effects") }],
      },
    ]),
    sentenceOf("you may {first:bare} to {effects:bare}", [
      {
        do: "may",
        effects: [{ do: "if-you-do", first: slot("first"), effects: slot("effects") }],
      },
    ]),
    sentenceOf("you may {first:bare}. If you do, {effects:joined}", [
      {
        do: "may",
        effects: [{ do: "if-you-do", first: slot("first"), effects: slot("effects") }],
      },
    ]),
    sentenceOf("you may {costs:price}. If you do, {effects:joined}", [
      {
        do: "may",
        effects: [{ do: "pay", costs: slot("costs"), effects: slot("effects") }],
      },
    ]),
    sentenceOf("{first:joined}. If you do, {effects:joined}", [
      { do: "if-you-do", first: slot("first"), effects: slot("effects") },
    ]),
    sentenceOf("{first:joined} to {effects:numberInstead}", [
      { do: "if-you-do", first: slot("first"), effects: slot("effects") },
    ]),
    sentenceOf("{first:joined} to {effects:bare}", [
      { do: "if-you-do", first: slot("first"), effects: slot("effects") },
    ]),
    sentenceOf(
      "count {amount:equal}. {target:actor} lose[s] {stat} equal to that number {duration}",
      [
        {
          do: "modify",
          stat: slot("stat"),
          amount: negative("amount"),
          target: slot("target"),
          duration: slot("duration"),
        },
      ],
    ),
    sentenceOf(
      "count {amount:equal}. You pay that amount of {inkSymbol} less for the next {where:onePlayed} you play this turn",
      [{ do: "reduce-cost", amount: slot("amount"), where: slot("where"), next: true }],
    ),
    sentenceOf("choose {choose:target}. If {condition}, {effects:sentence}", [
      {
        do: "if",
        choose: slot("choose"),
        condition: slot("condition"),
        effects: slot("effects"),
      },
    ]),
    sentenceOf(
      "choose {choose:target}. If {condition}, {effects:sentence}. Otherwise, {otherwise:sentence}",
      [
        {
          do: "if",
          choose: slot("choose"),
          condition: slot("condition"),
          effects: slot("effects"),
          otherwise: slot("otherwise"),
        },
      ],
    ),
    sentenceOf("if {condition}, {effects:sentence}", [
      { do: "if", condition: slot("condition"), effects: slot("effects") },
    ]),
    sentenceOf("if {condition}, {effects:sentence}. Otherwise, {otherwise:sentence}", [
      {
        do: "if",
        condition: slot("condition"),
        effects: slot("effects"),
        otherwise: slot("otherwise"),
      },
    ]),
    sentenceOf(
      "name a card, then reveal the top card of your deck. If it's the named card, put (that card|it) into your hand and {effects:joined}(. Otherwise, put it on the top of your deck|)",
      [
        {
          do: "if-you-do",
          first: [{ do: "name-card", to: "hand" }],
          effects: slot("effects"),
        },
      ],
    ),
    sentenceOf(
      "name a card, then reveal the top card of your deck. If it's the named card, put (that card|it) into your hand and {effects:joined}. Otherwise, put it on the bottom of your deck",
      [
        {
          do: "if-you-do",
          first: [{ do: "name-card", to: "hand", otherwise: "bottom" }],
          effects: slot("effects"),
        },
      ],
    ),
    sentenceOf("{otherwise:joined}. If {condition}, {effects:joined} instead", [
      {
        do: "if",
        condition: slot("condition"),
        effects: slot("effects"),
        otherwise: slot("otherwise"),
      },
    ]),
    sentenceOf("{may:othersMay}", slot("may")),
    sentenceOf("each opponent with more lore than you loses {amount:count} lore", [
      {
        do: "if",
        condition: { more: { loreOf: "opponent" }, than: { loreOf: "you" } },
        effects: [{ do: "lose-lore", amount: slot("amount"), who: "each-opponent" }],
      },
    ]),
    sentenceOf("each player discards their hand and draws {amount:count} cards", [
      { do: "discard", amount: { cardsIn: "hand", of: "you" } },
      { do: "discard", amount: { cardsIn: "hand", of: "opponent" }, who: "each-opponent" },
      { do: "draw", amount: slot("amount"), who: "each" },
    ]),
    sentenceOf("{numberInstead}", slot("numberInstead")),
    sentenceOf("{chosenInstead}", slot("chosenInstead")),
    sentenceOf("for each {each}, you may draw a card", [
      { do: "may", effects: [{ do: "draw", amount: slot("each") }] },
    ]),
    sentenceOf("for each {each}, draw {amount:cards}", [
      { do: "draw", amount: times("amount", "each") },
    ]),
    sentenceOf("for each {each}, each opponent loses {amount:count} lore", [
      { do: "lose-lore", amount: times("amount", "each"), who: "each-opponent" },
    ]),
    sentenceOf("for each {each}, gain {amount:count} lore", [
      { do: "gain-lore", amount: times("amount", "each") },
    ]),
    sentenceOf("choose one:{options}", [{ do: "choose-one", options: slot("options") }]),
    sentenceOf("{first:joined} or {second:joined}", [
      { do: "choose-one", options: [slot("first"), slot("second")] },
    ]),
    sentenceOf("you may choose one:{options}", [
      { do: "may", effects: [{ do: "choose-one", options: slot("options") }] },
    ]),
    sentenceOf("you may {costs:price} to choose one:{options}", [
      {
        do: "may",
        effects: [
          {
            do: "pay",
            costs: slot("costs"),
            effects: [{ do: "choose-one", options: slot("options") }],
          },
        ],
      },
    ]),
    sentenceOf("at the end of (the|this|your) turn, {effects:joined}", [
      { do: "later", at: "end-of-turn", effects: slot("effects") },
    ]),
    sentenceOf("at the start of your next turn, {effects:joined}", [
      { do: "later", at: "your-next-turn", effects: slot("effects") },
    ]),
    sentenceOf("{watching}", slot("watching")),
    // What no card of the game has said so far.
    saidOnly("you may {effects:bare}. If you don't, {otherwise:joined}", [
      { do: "may", effects: slot("effects"), otherwise: slot("otherwise") },
    ]),
    saidOnly("{who:player}may have this happen: {effects:joined}", [
      { do: "may", who: slot("who"), effects: slot("effects") },
    ]),
    saidOnly(
      "{who:player}may have this happen: {effects:joined}. If they don't, {otherwise:joined}",
      [{ do: "may", who: slot("who"), effects: slot("effects"), otherwise: slot("otherwise") }],
    ),
    // Paid in full or not at all; it is said as if it were done.
    saidOnly("you may {costs:payment} to {effects:bare}", [
      { do: "may", effects: [{ do: "pay", costs: slot("costs"), effects: slot("effects") }] },
    ]),
    saidOnly("{costs:payment} to {effects:bare}", [
      { do: "pay", costs: slot("costs"), effects: slot("effects") },
    ]),
    saidOnly("{costs:payment} to {effects:bare}. If you can't, {otherwise:joined}", [
      {
        do: "pay",
        costs: slot("costs"),
        effects: slot("effects"),
        otherwise: slot("otherwise"),
      },
    ]),
    saidOnly("{first:sentence}. If you do, {effects:joined}", [
      { do: "if-you-do", first: slot("first"), effects: slot("effects") },
    ]),
    saidOnly("if {condition}, {effects:joined}", [
      { do: "if", condition: slot("condition"), effects: slot("effects") },
    ]),
  ],
  parts,
);

/** "Whenever one of your characters quests this turn, gain 1 lore": what is done speaks of that card. */
const watching: Part<Effects> = {
  read(text, at, context) {
    const when = parts().floating as unknown as Part<never>;
    const said = when.read(text, at, context).flatMap(({ value, end }) => {
      const start = after(text, end, " this turn, ");
      if (start === null) return [];
      const inner = newContextFor(context, value);
      return sentence.read(text, start, inner).map((read) => ({
        value: [{ do: "whenever", when: value, effects: read.value, duration: "turn" } as const],
        end: read.end,
        context,
      }));
    });
    return [...said, ...watchingFor(text, at, context)];
  },
  speak(effects, context) {
    const [only] = effects;
    if (effects.length !== 1 || only?.do !== "whenever") return null;
    if (only.duration !== "turn") return watchingLonger(only, context);
    const when = (parts().floating as unknown as Part<typeof only.when>).speak(only.when, context);
    const said = when && sentence.speak(only.effects, newContextFor(context, only.when as never));
    return (
      said && {
        text: oneOf([
          `${when.text} this turn, ${said.text}`,
          `this turn, ${when.text}, ${said.text}`,
          `for the rest of this turn, ${when.text}, ${said.text}`,
        ]),
        context,
        strain: together(when, said),
      }
    );
  },
};

type Watching = Extract<Effect, { readonly do: "whenever" }>;

/** "Until the start of your next turn, whenever …" */
function watchingFor(text: string, at: number, context: Context): readonly Read<Effects>[] {
  const when = parts().floating as unknown as Part<never>;
  return lasting.read(text, at, context).flatMap(({ value: duration, end: start }) => {
    const from = after(text, start, ", ");
    if (from === null) return [];
    return when.read(text, from, context).flatMap(({ value, end }) => {
      const next = after(text, end, ", ");
      if (next === null) return [];
      return sentence.read(text, next, newContextFor(context, value)).map((read) => ({
        value: [{ do: "whenever", when: value, effects: read.value, duration } as const],
        end: read.end,
        context,
      }));
    });
  });
}

/** So long no card of the game has watched so far. */
function watchingLonger({ when, effects, duration }: Watching, context: Context): Spoken | null {
  const heard = (parts().floating as unknown as Part<Trigger>).speak(when, context);
  const time = lasting.speak(duration, context);
  const said = sentence.speak(effects, newContextFor(context, when as never));
  if (heard === null || time === null || said === null) return null;
  return {
    text: `${time.text}, ${heard.text}, ${said.text}`,
    context,
    strain: together(heard, said) + UNUSUAL,
  };
}

function newContextFor(context: Context, when: never): Context {
  const { names, isBest, called, speaker } = context;
  const inner = newContext(context.type, when);
  return ofTrigger({
    ...inner,
    names,
    ...(isBest && { isBest }),
    ...(called && { called }),
    ...(speaker && { speaker }),
  });
}

const sentence: Part<Effects> = {
  read: (text, at, context) => [
    ...joined.read(text, at, { ...context, isBare: false }),
    ...sentences.read(text, at, { ...context, isBare: false }),
    ...moreInstead.read(text, at, { ...context, isBare: false }),
  ],
  speak(effects, context) {
    return waysOf([
      joined.speak(effects, context),
      sentences.speak(effects, context),
      moreInstead.speak(effects, context),
    ]);
  },
};

const row = rowOf(sentence, STOPS, OF_STOPS);

/** Everything that an ability does. */
export const allEffects: Part<Effects> = row;

/**
 * "Chosen character gets +2 {S} this turn. If a Baker character is chosen, they get +3 {S} instead": so much
 * more than before.
 */
const moreInstead: Part<Effects> = {
  read(text, at, context) {
    return lastingGroup.read(text, at, context).flatMap(({ value, end, context: then }) => {
      const [first] = value;
      const start = after(text, end, ". If ");
      if (first?.do !== "modify" || value.length !== 1 || start === null) return [];
      return condition()
        .read(text, start, then)
        .flatMap((held) => {
          const next = after(text, held.end, ", ");
          if (next === null || !("those" in held.value)) return [];
          const those = held.value;
          return actor.read(text, next, held.context).flatMap((who) => {
            const from = after(text, who.end, " ");
            if (from === null || !same(who.value, { pick: "those", as: those.those })) return [];
            return predicates.read(text, from, who.context).flatMap((said) => {
              const stop = after(text, said.end, " instead");
              const [fact] = said.value;
              if (stop === null || said.value.length !== 1 || fact?.fact !== "stat") return [];
              const { stat, amount } = fact;
              if (stat !== first.stat || typeof amount !== "number") return [];
              if (typeof first.amount !== "number") return [];
              const more: Effect = { ...first, amount: amount - first.amount, target: who.value };
              const made: Effect = { do: "if", condition: those, effects: [more] };
              return [{ value: [first, made], end: stop, context: said.context }];
            });
          });
        });
    });
  },
  speak(effects, context) {
    const [first, then] = effects;
    if (effects.length !== 2 || first?.do !== "modify" || then?.do !== "if") return null;
    const [more] = then.effects;
    if (then.effects.length !== 1 || more?.do !== "modify" || then.otherwise !== undefined)
      return null;
    if (typeof more.amount !== "number" || typeof first.amount !== "number") return null;
    if (more.duration !== first.duration || more.stat !== first.stat) return null;
    const head = lastingGroup.speak([first], context);
    const held = head && condition().speak(then.condition, head.context);
    const who = held && actor.speak(more.target, held.context);
    if (!who) return null;
    const fact = { fact: "stat", stat: more.stat, amount: first.amount + more.amount } as const;
    const said = predicates.speak([fact], who.context);
    return (
      said && {
        text: `${head.text}. If ${held.text}, ${who.text} ${said.text} instead`,
        context: said.context,
      }
    );
  },
};

const condition = (): Part<Condition> => parts().condition as unknown as Part<Condition>;

const late = (said: Spoken | null): Spoken | null =>
  said && { ...said, strain: (said.strain ?? 0) + OF_JOINTS };

/** "• Banish chosen item. • Deal 2 damage to chosen character." */
const options: Part<readonly Effects[]> = {
  read(text, at, context) {
    const found: Read<readonly Effects[]>[] = [];
    const more = (so: readonly Effects[], from: number, names: number): void => {
      const start = after(text, from, " • ");
      if (start === null) return;
      for (const { value, end, context: then } of row.read(text, start, { ...context, names })) {
        const all = [...so, value];
        const stop = after(text, end, ".") ?? end;
        const done = { ...context, names: then.names };
        if (all.length > 1) {
          found.push({ value: all, end: stop === text.length ? end : stop, context: done });
        }
        more(all, stop, then.names);
      }
    };
    more([], at, context.names);
    return found;
  },
  speak(list, context) {
    const texts: string[] = [];
    let strain = 0;
    for (const [i, effects] of list.entries()) {
      // One sentence each: where the last one ends is clear.
      const said = waysOf([joined.speak(effects, context), late(row.speak(effects, context))]);
      if (said === null) return null;
      strain += said.strain ?? 0;
      texts.push(` • ${said.text}${i === list.length - 1 ? "" : oneOf([".", ""])}`);
    }
    return { text: texts.join(""), context, strain };
  },
};

/** All of it in one breath, in the middle of a sentence. */
const breath: Part<Effects> = onlySpoken(
  (effects, context) => sentence.speak(effects, context) ?? row.speak(effects, context),
);

export const sentenceParts = {
  sentences: breath,
  numberInstead,
  chosenInstead,
  bare,
  joined,
  sentence,
  options,
  watching,
  othersMay,
};
