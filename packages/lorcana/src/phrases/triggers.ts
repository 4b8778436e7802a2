/** What an ability answers: "When you play this character", "Whenever one of your items is banished". */
import type { Condition, Filter, Trigger } from "../cards.ts";
import { COUNTED } from "../triggers/nth.ts";
import { withSide } from "./amounts.ts";
import { noun } from "./filters.ts";
import { occurrences } from "./occurrences.ts";
import {
  after,
  type Context,
  firstOf,
  mapped,
  oneOf,
  type Part,
  readAs,
  waysOf,
  wordsFor,
} from "./part.ts";
import { plainTrigger } from "./plain-triggers.ts";
import { parts } from "./registry.ts";
import { ofTrigger } from "./selectors.ts";
import { phrases, slot, table, unusual } from "./table.ts";
import { type Card, happened, isThose } from "./trigger-cards.ts";

/** What stands before the effects of a triggered ability. */
export interface Head {
  readonly when: Trigger;
  readonly if?: Condition;
  readonly oncePerTurn?: true;
}

const happens = phrases<Trigger>();
const one = noun("play", "one");
const many = noun("play", "many");

const starts = phrases<Head>();
const rare = unusual<Head>();

type AboutThose = Omit<Trigger, "card"> & { readonly card?: Card };

/** The card of a floating trigger is told in a field of its own. */
const usualOccurrence: Part<Trigger> = mapped<Trigger, Trigger>(
  occurrences,
  (trigger) => {
    const { card, ...rest } = trigger as AboutThose;
    return isThose(card) ? { ...rest, those: card.those } : trigger;
  },
  ({ those, ...rest }) =>
    those === undefined ? rest : ({ ...rest, card: { those } } as unknown as Trigger),
);

/** "the first time you play a card": which time in a turn, of what has no words for that of its own. */
const timed: Part<Trigger> = {
  read: (text, at, context) =>
    ["the first time ", "the second time ", "the third time "].flatMap((lead, i) => {
      const start = after(text, at, lead);
      if (start === null) return [];
      // As if it were said of every time.
      const every = `${text.slice(0, at)}when ${text.slice(start)}`;
      const longer = lead.length - "when ".length;
      return usualOccurrence
        .read(every, at, context)
        .filter(({ value }) => value.nth === undefined && COUNTED[value.on] !== undefined)
        .map((read) => ({ ...read, value: { ...read.value, nth: i + 1 }, end: read.end + longer }));
    }),
  speak({ nth, ...value }, context) {
    const lead = ["the first time ", "the second time ", "the third time "][(nth ?? 0) - 1];
    const said = lead === undefined ? null : usualOccurrence.speak(value, context);
    if (said === null) return null;
    const text = said.text.replace(/^(?:\uE000[^\uE002]*\uE002|when(?:ever)?) /u, lead ?? "");
    return text === said.text ? null : { ...said, text };
  },
};

/** Either way. */
const usualOrTimed: Part<Trigger> = {
  read: (text, at, context) => [
    ...usualOccurrence.read(text, at, context),
    ...timed.read(text, at, context),
  ],
  speak: (value, context) =>
    waysOf([usualOccurrence.speak(value, context), timed.speak(value, context)]),
};

const occurrence: Part<Trigger> = firstOf(usualOrTimed, plainTrigger);

const head: Part<Head> = table<Head>(
  [
    starts("{when:occurrence}", { when: slot("when") }),
    starts("{when:during}", { when: slot("when") }),
    starts("once per turn, {when:occurrence}", { when: slot("when"), oncePerTurn: true }),
    starts("once during your turn, {when:yourTurn}", { when: slot("when"), oncePerTurn: true }),
    rare("once per turn, {when:during}", { when: slot("when"), oncePerTurn: true }),
    rare("once per turn, {when:whileHere}", { when: slot("when"), oncePerTurn: true }),
    rare("once per turn, {when:occurrence}, if {if:condition}", {
      when: slot("when"),
      if: slot("if"),
      oncePerTurn: true,
    }),
    rare("once per turn, {when:during}, if {if:condition}", {
      when: slot("when"),
      if: slot("if"),
      oncePerTurn: true,
    }),
    rare("{when:whileHere}, if {if:condition}", { when: slot("when"), if: slot("if") }),
    starts("{when:occurrence}, if {if:condition}", { when: slot("when"), if: slot("if") }),
    starts("{when:during}, if {if:condition}", { when: slot("when"), if: slot("if") }),
    starts("{when:occurrence} while {if:condition}", { when: slot("when"), if: slot("if") }),
    starts("{when:occurrence} while {if:atLocation}", { when: slot("when"), if: slot("if") }),
    starts("during your turn, while {if:condition}, {when:yourTurn}", {
      when: slot("when"),
      if: slot("if"),
    }),
    starts("while {if:condition}, {when:occurrence}", {
      when: slot("when"),
      if: slot("if"),
    }),
    starts("(when|whenever) {card:happened} is challenged and banished", {
      when: { on: "banished", card: slot("card"), inChallenge: true },
      if: { it: { challenged: true } },
    }),
    starts("(when|whenever) {card:whoever} challenge[s] and is banished", {
      when: { on: "banished", card: slot("card"), inChallenge: true },
      if: { it: { challenging: true } },
    }),
    // "here": the card of the trigger is at this location.
    starts("{when:whileHere}", { when: slot("when") }),
    starts("{when:whileHereBanished}", {
      when: slot("when"),
      if: { it: { challenged: true } },
    }),
  ],
  parts,
);

/** "Whenever a character quests while here": the same, of cards at this location. */
const atThis = (part: Part<Trigger>, tails: readonly string[]): Part<Trigger> => ({
  read: (text, at, context) =>
    part.read(text, at, context).flatMap(({ value, end }) => {
      const { card } = value;
      if (typeof card !== "object" || card.at !== undefined) return [];
      const here: Trigger = { ...value, card: { ...card, at: "this" } };
      return tails.flatMap((tail) => {
        const stop = after(text, end, tail);
        return stop === null ? [] : [{ value: here, end: stop, context }];
      });
    }),
  speak(value, context) {
    const { card } = value;
    if (typeof card !== "object" || card.at !== "this") return null;
    const { at: _, ...where } = card;
    const said = part.speak({ ...value, card: where }, context);
    return said && { ...said, text: `${said.text}${oneOf(tails)}` };
  },
});

const challengedAndBanished: Part<Trigger> = table<Trigger>(
  [
    happens("whenever {card:happened} is challenged and banished", {
      on: "banished",
      card: slot("card"),
      inChallenge: true,
    }),
  ],
  parts,
);

const HERE = [" while here", " here"];
const occurrenceHere = atThis(occurrence, HERE);

const withDuring = (
  during: NonNullable<Trigger["during"]>,
  leads: readonly string[],
  tails: readonly string[],
  part: Part<Trigger> = occurrence,
): Part<Trigger> => ({
  read(text, at, context) {
    const behind = part.read(text, at, context).flatMap(({ value, end }) =>
      tails.flatMap((tail) => {
        const stop = after(text, end, tail);
        return stop === null ? [] : [{ value: { ...value, during }, end: stop, context }];
      }),
    );
    const front = leads.flatMap((lead) => {
      const start = after(text, at, lead);
      if (start === null) return [];
      return part.read(text, start, context).map(({ value, ...rest }) => ({
        value: { ...value, during },
        ...rest,
      }));
    });
    return [...behind, ...front];
  },
  speak({ during: known, ...value }, context) {
    if (known !== during) return null;
    const said = part.speak(value, context);
    if (said === null) return null;
    const texts = [`${oneOf(leads)}${said.text}`, ...tails.map((tail) => `${said.text}${tail}`)];
    return { ...said, text: oneOf(texts) };
  },
});

const YOUR_TURN = [["during your turn, "], [" during your turn"]] as const;
const THEIR_TURN = [
  ["during an opponent's turn, ", "during opponents' turns, "],
  [" during the opponent's turn", " during an opponent's turn"],
] as const;
const DURING = [
  withDuring("your-turn", ...YOUR_TURN),
  withDuring("opponents-turn", ...THEIR_TURN),
  withDuring("your-turn", ...YOUR_TURN, occurrenceHere),
  withDuring("opponents-turn", ...THEIR_TURN, occurrenceHere),
];

const either: Part<Trigger> = {
  read: (text, at, context) => DURING.flatMap((part) => part.read(text, at, context)),
  speak(value, context) {
    const said = DURING.flatMap((part) => part.speak(value, context) ?? []);
    const [first] = said;
    return first === undefined ? null : { ...first, text: oneOf(said.map(({ text }) => text)) };
  },
};

const played = noun("played", "one");

export const triggerHead = head;

/** What a condition behind it may speak of: the card that it happens to. */
const heard = (part: Part<Trigger>): Part<Trigger> => ({
  read: (text, at, context) =>
    part.read(text, at, context).map((read) => ({
      ...read,
      context: ofTrigger({ ...context, trigger: read.value, spoken: [] }),
    })),
  speak(when, context) {
    const said = part.speak(when, context);
    return said && { ...said, context: ofTrigger({ ...context, trigger: when, spoken: [] }) };
  },
});

/** "a character here", "this character here": whom one moves to this location. */
const movedHere: Part<Filter> = {
  read: (text, at, context) =>
    ["a ", "an "].flatMap((lead) => {
      const start = after(text, at, lead);
      if (start === null) return [];
      return one.read(text, start, context).flatMap(({ value, end }) => {
        // Here it is only when it has been moved.
        const { at: _, ...rest } = value;
        if (value.at !== "this" || value.side !== undefined) return [];
        return [{ value: rest, end, context }];
      });
    }),
  speak(where, context) {
    const said = one.speak({ ...where, at: "this" }, context);
    return said && { ...said, text: `${oneOf(["a ", "an "])}${said.text}` };
  },
};

export const triggerParts = {
  opposingMany: mapped<Filter, Filter>(
    many,
    (where) => (where.side === undefined ? { ...where, side: "opposing" } : null),
    ({ side, ...where }) => (side === "opposing" ? where : null),
  ),
  movedHere,
  /** Of characters alone, whether it says so or not. */
  whoever: {
    read: readAs(happened),
    speak(card: Card, context: Context) {
      const isOpen = typeof card === "object" && !("those" in card) && card.type === undefined;
      return happened.speak(isOpen ? { ...card, type: "character" } : card, context);
    },
  },
  /** Of one's own cards. */
  happenedToYours: {
    read: readAs(happened),
    speak(card: Card, context: Context) {
      const isYours = card === "this" || "those" in card || card.side === "yours";
      return isYours ? happened.speak(card, context) : null;
    },
  },
  happenedToOthers: mapped<Card, Card>(
    happened,
    (card) => (card === "this" ? null : card),
    (card) => (card === "this" ? null : card),
  ),
  floating: occurrence,
  ordinal: wordsFor<number>([
    [1, "first"],
    [2, "second"],
    [3, "third"],
    [4, "fourth"],
    [5, "fifth"],
  ]),
  occurrence: heard(occurrence),
  during: heard(either),
  yourTurn: mapped<Trigger, Trigger>(
    heard(occurrence),
    (value) => ({ ...value, during: "your-turn" }),
    ({ during, ...value }) => (during === "your-turn" ? value : null),
  ),
  happened,
  another: mapped<Card, Filter>(
    happened,
    // "here" is where the card of the trigger is.
    (card) => (card === "this" || "those" in card || card.at === "this" ? null : card),
    (filter) => filter,
  ),
  discarded: noun("card", "one"),
  yourPlayed: withSide(played, "yours"),
  yourOtherPlayed: mapped<Filter, Filter>(
    withSide(played, "yours"),
    (where) => (where.other ? null : { ...where, other: true }),
    ({ other, ...where }) => (other ? where : null),
  ),
  theirPlayed: withSide(played, "opposing"),
  whileHere: heard(occurrenceHere),
  whileHereBanished: atThis(challengedAndBanished, HERE),
  atLocation: {
    read(text: string, at: number, context: never) {
      const end = after(text, at, "at a location");
      return end === null ? [] : [{ value: { it: { at: "a-location" } } as const, end, context }];
    },
    speak: (value: Condition, context: never) =>
      "it" in value && value.it.at === "a-location" && Object.keys(value.it).length === 1
        ? { text: "at a location", context }
        : null,
  },
};
