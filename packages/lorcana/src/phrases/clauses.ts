/** One clause: what is done to cards, also to two kinds at once, or to those that are chosen first. */
import type { Effect, Selector } from "../cards.ts";
import { askedBy } from "../reading/relative.ts";
import { oneEffect } from "./effects.ts";
import { after, type Context, oneOf, type Part, type Spoken, together, waysOf } from "./part.ts";
import { parts } from "./registry.ts";
import { target, withDone } from "./selectors.ts";
import { OF_STOPS } from "./several.ts";
import { lastingGroup } from "./standing.ts";
import { phrases, same, slot, table } from "./table.ts";

type Effects = readonly Effect[];

/** A single effect, one on two kinds of cards, or several that stand on the same cards. */
export const done: Part<Effects> = {
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
export const choosing: Part<Effects> = {
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
