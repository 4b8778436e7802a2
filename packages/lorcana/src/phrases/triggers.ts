/** What an ability answers: "When you play this character", "Whenever one of your items is banished". */
import type { Condition, Filter, Trigger } from "../cards.ts";
import { COUNTED } from "../triggers/nth.ts";
import { withSide } from "./amounts.ts";
import { noun } from "./filters.ts";
import {
  after,
  type Context,
  firstOf,
  isInWord,
  mapped,
  oneOf,
  type Part,
  type Read,
  readAs,
  waysOf,
  wordsFor,
} from "./part.ts";
import { plainTrigger } from "./plain-triggers.ts";
import { parts } from "./registry.ts";
import { ofTrigger } from "./selectors.ts";
import { phrases, slot, table, unusual } from "./table.ts";

/** What stands before the effects of a triggered ability. */
export interface Head {
  readonly when: Trigger;
  readonly if?: Condition;
  readonly oncePerTurn?: true;
}

/** Of a floating trigger: one of the cards that were spoken of before. */
interface Those {
  readonly those: string;
}

type Card = NonNullable<Trigger["card"]> | Those;

/** Whom "they" means where there is no card of one's own to speak of. */
function lastThose({ spoken }: Context): string | null {
  const last = spoken.at(-1)?.selector;
  return last?.pick === "those" ? last.as : null;
}

const THEY = ["they", "he", "she", "it", "that character"];
const THAT = ["that character", "they", "he", "she", "it"];

/** "this character", "one of your other characters", "an opposing character". */
const happened: Part<Card> = {
  read(text, at, context) {
    const found: Read<Card>[] = [];
    const word = `this ${context.type ?? "card"}`;
    const those = lastThose(context);
    for (const said of those === null ? [word, ...THEY] : THEY) {
      const end = after(text, at, said);
      const value = those === null || said === word ? "this" : { those };
      if (end !== null && !isInWord(text, end)) found.push({ value, end, context });
    }
    for (const { leads, part, add } of WAYS) {
      for (const lead of leads) {
        const start = after(text, at, lead);
        if (start === null) continue;
        for (const { value, ...rest } of part.read(text, start, context)) {
          if (Object.keys(add).some((name) => value[name as keyof Filter] !== undefined)) continue;
          found.push({ value: { ...value, ...add }, ...rest });
        }
      }
    }
    return found;
  },
  speak(card, start) {
    // What follows is said of one.
    const context: Context = { ...start, subject: "one", isBare: false };
    if (card === "this") {
      return { text: oneOf([`this ${context.type ?? "card"}`, ...THEY]), context };
    }
    if ("those" in card) {
      const { those } = card;
      const called = context.called?.get(those);
      if (called !== undefined) return { text: called.text, context };
      return those === lastThose(context) ? { text: oneOf(THAT), context } : null;
    }
    const texts = WAYS.flatMap(({ leads, part, add }) => {
      const names = Object.keys(add) as (keyof Filter)[];
      if (names.some((name) => card[name] !== add[name])) return [];
      const rest = Object.fromEntries(
        Object.entries(card).filter(([name]) => !names.includes(name as keyof Filter)),
      );
      const said = part.speak(rest, context);
      return said === null ? [] : [`${oneOf(leads)}${said.text}`];
    });
    return texts.length === 0 ? null : { text: oneOf(texts), context };
  },
};

interface Way {
  readonly leads: readonly string[];
  readonly part: Part<Filter>;
  readonly add: Filter;
}

const one = noun("play", "one");
const many = noun("play", "many");
const WAYS: readonly Way[] = [
  { leads: ["one of your "], part: many, add: { side: "yours" } },
  { leads: ["a ", "an "], part: one, add: {} },
  { leads: ["another "], part: one, add: { other: true } },
  {
    leads: ["another one of your ", "another of your "],
    part: many,
    add: { side: "yours", other: true },
  },
];

const WHEN = "(whenever|when)";

const happens = phrases<Trigger>();
const starts = phrases<Head>();
const rare = unusual<Head>();

const occurrences: Part<Trigger> = table<Trigger>(
  [
    happens("(when|whenever) you play {self}", { on: "played", card: "this" }),
    happens(`${WHEN} you play (a|an) {card:yourPlayed}`, { on: "played", card: slot("card") }),
    happens(`${WHEN} you play another {card:yourOtherPlayed}`, {
      on: "played",
      card: slot("card"),
    }),
    happens(`${WHEN} an opponent plays (a|an) {card:theirPlayed}`, {
      on: "played",
      card: slot("card"),
    }),
    happens(
      `${WHEN} you play (a|your) {nth:ordinal} {card:yourPlayed} (in a turn|each turn|this turn|during a turn)`,
      {
        on: "played",
        card: slot("card"),
        nth: slot("nth"),
      },
    ),
    happens(
      `${WHEN} an opponent plays (a|their) {nth:ordinal} {card:theirPlayed} (in a turn|each turn|this turn)`,
      {
        on: "played",
        card: slot("card"),
        nth: slot("nth"),
      },
    ),
    happens(`${WHEN} you draw (a|your) {nth:ordinal} card (in a turn|each turn|this turn)`, {
      on: "drawn",
      side: "yours",
      nth: slot("nth"),
    }),
    happens(
      `${WHEN} (you put a card|a card is put) into your inkwell, if it's the {nth:ordinal} card (you've put|put) into your inkwell this turn`,
      { on: "inked", side: "yours", nth: slot("nth") },
    ),
    happens(`${WHEN} {card:happened} is chosen for Support`, {
      on: "chosen",
      card: slot("card"),
      bySupport: true,
    }),
    happens(`${WHEN} {card:whoever} quest[s]`, { on: "quests", card: slot("card") }),
    happens(`${WHEN} {card:whoever} challenge[s]`, { on: "challenges", card: slot("card") }),
    happens(`${WHEN} {card:whoever} challenge[s] {other:another}`, {
      on: "challenges",
      card: slot("card"),
      other: slot("other"),
    }),
    happens(`${WHEN} {card:happened}( is|'s) challenged`, { on: "challenged", card: slot("card") }),
    happens(`${WHEN} {card:happened} is challenged by {other:another}`, {
      on: "challenged",
      card: slot("card"),
      other: slot("other"),
    }),
    happens("(when|whenever) {card:happened} is banished", { on: "banished", card: slot("card") }),
    happens("(when|whenever) {card:happened} is banished in a challenge", {
      on: "banished",
      card: slot("card"),
      inChallenge: true,
    }),
    happens(`${WHEN} {card:whoever} banish[es] (another character|a character) in a challenge`, {
      on: "banishes-in-challenge",
      card: slot("card"),
    }),
    happens("(when|whenever) {card:happened} leaves play", {
      on: "leaves-play",
      card: slot("card"),
    }),
    happens("at the start of your turn", { on: "turn-starts", side: "yours" }),
    happens("at the end of your turn", { on: "turn-ends", side: "yours" }),
    happens("at the start of each (opponent's|opponents') turn", {
      on: "turn-starts",
      side: "opposing",
    }),
    happens("at the end of each (opponent's|opponents') turn", {
      on: "turn-ends",
      side: "opposing",
    }),
    happens("at the start of each turn", { on: "turn-starts", side: "any" }),
    happens("at the end of each turn", { on: "turn-ends", side: "any" }),
    happens(`${WHEN} (a card is put into your inkwell|you put a card into your inkwell)`, {
      on: "inked",
      side: "yours",
    }),
    // CR 1.10: whose turn it is, and no other opponent.
    ...["during each opponent's turn, ", "during each opponents' turn, "].flatMap((lead) => [
      happens(`${lead}${WHEN} they draw a card`, {
        on: "drawn",
        side: "opposing",
        during: "their-turn",
      }),
      happens(`${lead}${WHEN} they discard a card`, {
        on: "discarded",
        card: {},
        side: "opposing",
        during: "their-turn",
      }),
      happens(`${lead}${WHEN} they put a card into their inkwell`, {
        on: "inked",
        side: "opposing",
        during: "their-turn",
      }),
      happens(`${lead}${WHEN} they play (a|an) {card:theirPlayed}`, {
        on: "played",
        card: slot("card"),
        during: "their-turn",
      }),
    ]),
    happens(`${WHEN} an opponent puts a card into their inkwell`, {
      on: "inked",
      side: "opposing",
    }),
    happens(`${WHEN} you choose {card:happened} for an action or ability`, {
      on: "chosen",
      card: slot("card"),
      side: "yours",
    }),
    happens(`${WHEN} {card:happened} is chosen for an action or ability`, {
      on: "chosen",
      card: slot("card"),
    }),
    happens(`${WHEN} {card:happened} is (dealt damage|damaged)`, {
      on: "damaged",
      card: slot("card"),
    }),
    happens(`${WHEN} you remove damage from {card:happened}`, {
      on: "damage-removed",
      card: slot("card"),
      side: "yours",
    }),
    happens(`${WHEN} {card:whoever} deal[s] damage to {other:another}`, {
      on: "deals-damage",
      card: slot("card"),
      other: slot("other"),
    }),
    happens(`${WHEN} {card:whoever} deal[s] damage to {other:another} in a challenge`, {
      on: "deals-damage",
      card: slot("card"),
      other: slot("other"),
      inChallenge: true,
    }),
    happens(`${WHEN} {card:happened} (is|are) dealt damage in a challenge`, {
      on: "damaged",
      card: slot("card"),
      inChallenge: true,
    }),
    happens(`${WHEN} an opponent chooses {card:happened} for an action or ability`, {
      on: "chosen",
      card: slot("card"),
      side: "opposing",
    }),
    happens(
      `${WHEN} {card:happened} is chosen (for an action or ability by an opponent|by an opponent for an action or ability)`,
      {
        on: "chosen",
        card: slot("card"),
        side: "opposing",
      },
    ),
    happens(`${WHEN} you move {card:movedHere}`, {
      on: "moves-to-location",
      card: slot("card"),
      other: "this",
    }),
    happens(`${WHEN} {card:happened} moves here`, {
      on: "moves-to-location",
      card: slot("card"),
      other: "this",
    }),
    happens(`${WHEN} you remove 1 or more damage from {card:happened}`, {
      on: "damage-removed",
      card: slot("card"),
      side: "yours",
    }),
    happens(`${WHEN} damage is removed from {card:happened}`, {
      on: "damage-removed",
      card: slot("card"),
    }),
    happens(`${WHEN} you draw a card`, { on: "drawn", side: "yours" }),
    happens(`${WHEN} (an opponent draws|your opponent draws) a card`, {
      on: "drawn",
      side: "opposing",
    }),
    happens(`${WHEN} you discard a {card:discarded}`, {
      on: "discarded",
      card: slot("card"),
      side: "yours",
    }),
    // Of each card by itself. "1 or more cards" would be once for all that are discarded together.
    happens(`${WHEN} (an opponent|your opponent) (|chooses and )discards a card`, {
      on: "discarded",
      card: {},
      side: "opposing",
    }),
    happens(`${WHEN} {card:whoever} move[s] to a location`, {
      on: "moves-to-location",
      card: slot("card"),
    }),
    // Whose this card is needs no saying.
    happens(`${WHEN} you move {self} to a location`, { on: "moves-to-location", card: "this" }),
    happens(`${WHEN} you move {card:happenedToOthers} to a location`, {
      on: "moves-to-location",
      card: slot("card"),
      side: "yours",
    }),
    happens(`${WHEN} {card:whoever} sing[s] a song`, { on: "sings", card: slot("card") }),
    happens(`${WHEN} (you put a card|a card is put) under {card:happened}`, {
      on: "put-under",
      card: slot("card"),
    }),
    happens(`${WHEN} you ready {card:happened}`, {
      on: "readied",
      card: slot("card"),
    }),
    happens(`${WHEN} {card:happened} is exerted`, { on: "exerted", card: slot("card") }),
    happens(`${WHEN} you gain lore`, { on: "lore-gained", side: "yours" }),
    happens(`${WHEN} (an opponent|your opponent) gains lore`, {
      on: "lore-gained",
      side: "opposing",
    }),
    happens(
      `${WHEN} one of your opponents' {card:opposingMany} is returned to their hand from play`,
      {
        on: "returned-to-hand",
        card: slot("card"),
      },
    ),
    happens(`${WHEN} {card:happenedToYours} is returned to your hand from play`, {
      on: "returned-to-hand",
      card: slot("card"),
    }),
  ],
  parts,
);

function isThose(card: Card | undefined): card is Those {
  return typeof card === "object" && "those" in card;
}

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
