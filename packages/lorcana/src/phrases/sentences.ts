/** Effects in a row: clauses, sentences, and all that an ability does. */
import type { Effect } from "../cards.ts";
import { chosenInstead } from "./chosen-instead.ts";
import { choosing, done } from "./clauses.ts";
import { moreInstead } from "./more-instead.ts";
import { numberInstead } from "./number-instead.ts";
import { othersMay } from "./others-may.ts";
import {
  after,
  type Context,
  oneOf,
  onlySpoken,
  type Part,
  type Read,
  type Spoken,
  UNUSUAL,
  waysOf,
} from "./part.ts";
import { parts } from "./registry.ts";
import { JOINTS, OF_JOINTS, OF_STOPS, rowOf, STOPS } from "./several.ts";
import { negative, phrases, slot, spokenOnly, table, times } from "./table.ts";
import { watching } from "./watching.ts";

type Effects = readonly Effect[];

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
