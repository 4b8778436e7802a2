/** What stands as long as a card is in play: "Your other characters gain Ward". */
import type {
  Amount,
  Condition,
  Filter,
  StandingEffect,
  StaticAbility,
  StaticTarget,
} from "../cards.ts";
import { each, withSide } from "./amounts.ts";
import { noun } from "./filters.ts";
import {
  after,
  type Context,
  mapped,
  oneOf,
  type Part,
  type Read,
  readAs,
  type Spoken,
  together,
  waysOf,
  without,
} from "./part.ts";
import { plainFacts } from "./plain-facts.ts";
import { multiplied, type Predicate, predicates, split } from "./predicates.ts";
import { parts } from "./registry.ts";
import { actor } from "./selectors.ts";
import { phrases, same, slot, table, times } from "./table.ts";
import { count } from "./words.ts";

type Static = Omit<StaticAbility, "kind" | "name">;

const many = noun("play", "many");

const targets: readonly { leads: readonly string[]; part: Part<Filter> }[] = [
  { leads: ["your ", "each of your "], part: withSide(many, "yours") },
  { leads: ["", "all "], part: many },
];

/** Of a challenge that goes on there is one of each. */
const FIGHTERS: readonly (readonly [string, Filter])[] = [
  ["the challenging character ", { type: "character", challenging: true }],
  ["the challenged character ", { type: "character", challenged: true }],
];

/** Whom it is about, with the blank after it. */
const subject: Part<StaticTarget> = {
  read(text, at, context) {
    const found: Read<StaticTarget>[] = [];
    for (const { value, end, context: then } of actor.read(text, at, context)) {
      const stop = after(text, end, " ");
      if (value.pick === "self" && stop !== null) {
        found.push({ value: "self", end: stop, context: { ...then, subject: "one" } });
      }
    }
    for (const [said, where] of FIGHTERS) {
      const end = after(text, at, said);
      if (end !== null) {
        found.push({ value: { where }, end, context: { ...context, subject: "one" } });
      }
    }
    for (const { leads, part } of targets) {
      for (const lead of leads) {
        const start = after(text, at, lead);
        if (start === null) continue;
        for (const { value, end } of part.read(text, start, context)) {
          const stop = after(text, end, " ");
          if (stop === null) continue;
          found.push({
            value: { where: value },
            end: stop,
            context: { ...context, subject: "many" },
          });
        }
      }
    }
    return found;
  },
  speak(on, context) {
    if (on === "self") {
      const said = actor.speak({ pick: "self" }, context);
      return said && { text: `${said.text} `, context: { ...said.context, subject: "one" } };
    }
    if (!("where" in on)) return null;
    const fighter = FIGHTERS.find(([, where]) => same(where, on.where));
    if (fighter !== undefined) {
      return { text: fighter[0], context: { ...context, subject: "one" } };
    }
    const texts = targets.flatMap(({ leads, part }) => {
      const said = part.speak(on.where, context);
      return said === null ? [] : [`${oneOf(leads)}${said.text} `];
    });
    if (texts.length === 0) return null;
    return { text: oneOf(texts), context: { ...context, subject: "many" } };
  },
};

/** How the cards are said to be after what they get: "Characters gain Ward while here". */
const WHILE: readonly (readonly [string, Filter])[] = [
  [" while here", { at: "this" }],
  [" while they're here", { at: "this" }],
  [" while at a location", { at: "a-location" }],
  [" while challenging", { challenging: true }],
  [" while being challenged", { challenged: true }],
];

/** Those of the cards that are so. */
function withState(on: StaticTarget, state: Filter): StaticTarget | null {
  if (on === "self" || !("where" in on) || !isFree(on.where, state)) return null;
  return { where: { ...on.where, ...state } };
}

function isFree(where: Filter, state: Filter): boolean {
  return Object.keys(state).every((name) => where[name as keyof Filter] === undefined);
}

/** Cards and what is so of them. */
const about: Part<Static> = {
  read(text, at, context) {
    const found: Read<Static>[] = [];
    for (const { value: on, end, context: then } of subject.read(text, at, context)) {
      for (const said of predicates.read(text, end, then)) {
        found.push({ ...said, value: { on, facts: said.value } });
        for (const [tail, state] of WHILE) {
          const stop = after(text, said.end, tail);
          const cards = stop === null ? null : withState(on, state);
          if (stop === null || cards === null) continue;
          found.push({ ...said, end: stop, value: { on: cards, facts: said.value } });
        }
        const start = after(text, said.end, " for each ");
        if (start === null || said.value.length < 2) continue;
        for (const { value: one, end: stop, context: so } of each.read(text, start, said.context)) {
          const facts = said.value.map((fact) => multiplied(fact, one));
          if (facts.some((fact) => fact === null)) continue;
          found.push({ value: { on, facts: facts as Predicate[] }, end: stop, context: so });
        }
      }
    }
    for (const [tail, state] of WHILE) {
      // "While being challenged, your characters gain Ward": each of them that is.
      const start = after(text, at, `${tail.trimStart()}, `);
      if (start === null) continue;
      for (const { value: on, end, context: then } of subject.read(text, start, context)) {
        const cards = withState(on, state);
        if (cards === null) continue;
        for (const said of predicates.read(text, end, then)) {
          found.push({ ...said, value: { on: cards, facts: said.value } });
        }
      }
    }
    const lead = after(text, at, "for each ");
    if (lead === null) return found;
    for (const { value: one, end, context: then } of each.read(text, lead, context)) {
      const start = after(text, end, ", ");
      if (start === null) continue;
      for (const { value: on, end: from, context: so } of subject.read(text, start, then)) {
        for (const said of predicates.read(text, from, so)) {
          const facts = said.value.map((fact) => multiplied(fact, one));
          if (!facts.every(isCounted)) continue;
          found.push({ ...said, value: { on, facts: facts as Predicate[] } });
        }
      }
    }
    return found;
  },
  speak(value, context) {
    if (value.while !== undefined || value.from !== undefined) return null;
    const facts = value.facts.filter(isPredicate);
    if (facts.length < value.facts.length) return null;
    const ways = [speakAbout(value.on, facts, context)];
    const { on } = value;
    for (const [tail, state] of WHILE) {
      if (on === "self" || !("where" in on)) continue;
      const { where: whole } = on;
      const names = Object.keys(state);
      const isSo = Object.entries(state).every(([name, is]) => whole[name as keyof Filter] === is);
      if (!isSo) continue;
      const where = Object.fromEntries(
        Object.entries(whole).filter(([name]) => !names.includes(name)),
      );
      const said = speakAbout({ where }, facts, context);
      if (said !== null) {
        const texts = [`${said.text}${tail}`, `${tail.trimStart()}, ${said.text}`];
        ways.push({ ...said, text: oneOf(texts) });
      }
    }
    ways.push(...speakEach(on, facts, context));
    return waysOf(ways);
  },
};

/** Its number goes by what is counted. */
function isCounted(fact: Predicate | null): boolean {
  return fact?.fact === "stat" || (fact?.fact === "keyword" && fact.each !== undefined);
}

const IN_A_ROW: readonly StandingEffect["fact"][] = [
  "stat",
  "keyword",
  "restriction",
  "permission",
  "ability",
  "singing-cost",
  "enters",
];

function isPredicate(fact: StandingEffect): fact is Predicate {
  return IN_A_ROW.includes(fact.fact);
}

function speakAbout(
  on: StaticTarget,
  facts: readonly Predicate[],
  context: Context,
): Spoken | null {
  const who = subject.speak(on, context);
  const said = who && predicates.speak(facts, who.context);
  return (
    said && {
      text: `${who.text}${said.text}`,
      context: said.context,
      strain: together(who, said),
    }
  );
}

function speakEach(
  on: StaticTarget,
  facts: readonly Predicate[],
  context: Context,
): (Spoken | null)[] {
  const all = facts.map(split);
  const [first] = all;
  if (first == null || !all.every((one) => one !== null && same(one.each, first.each))) return [];
  const plain = all.map((one) => one?.plain ?? first.plain);
  const who = subject.speak(on, context);
  const said = who && predicates.speak(plain, who.context);
  const behind = said && each.speak(first.each, said.context);
  const front = each.speak(first.each, context);
  const then = front && subject.speak(on, front.context);
  const late = then && predicates.speak(plain, then.context);
  return [
    behind && { text: `${who.text}${said.text} for each ${behind.text}`, context: behind.context },
    late && { text: `for each ${front.text}, ${then.text}${late.text}`, context: late.context },
  ];
}

const less: Part<Amount> = {
  read(text, at, context) {
    const match = /^(\d+) \{I\} (less|more)/.exec(text.slice(at));
    if (match === null) return [];
    const value = Number(match[1]) * (match[2] === "less" ? -1 : 1);
    return [{ value, end: at + match[0].length, context }];
  },
  speak: (value, context) =>
    typeof value === "number"
      ? { text: `${Math.abs(value)} {I} ${value < 0 ? "less" : "more"}`, context }
      : null,
};

/** "While one of your Knight characters is at a location, that character gains Resist +2": each of them that is. */
const eachThatIs: Part<Static> = {
  read(text, at, context) {
    const start = after(text, at, "while one of your ");
    if (start === null) return [];
    return yours.read(text, start, context).flatMap(({ value, end }) =>
      STATES.flatMap(([said, state]) => {
        const stop = after(text, end, ` is ${said}, that character `);
        const isFree = Object.keys(state).every(
          (name) => value[name as keyof Filter] === undefined,
        );
        if (stop === null || !isFree || value.type !== "character") return [];
        const on = { where: { ...value, ...state } };
        return predicates
          .read(text, stop, { ...context, subject: "one" })
          .map((read) => ({ ...read, value: { on, facts: read.value } }));
      }),
    );
  },
  speak({ on, facts, ...rest }, context) {
    if (Object.keys(rest).length > 0 || on === "self" || !("where" in on)) return null;
    const stands = facts.filter(isPredicate);
    if (stands.length < facts.length || on.where.type !== "character") return null;
    const texts = STATES.flatMap(([said, state]) => {
      const names = Object.keys(state);
      if (!Object.entries(state).every(([name, is]) => on.where[name as keyof Filter] === is))
        return [];
      const bare = Object.fromEntries(
        Object.entries(on.where).filter(([name]) => !names.includes(name)),
      );
      const who = yours.speak(bare, context);
      const what = predicates.speak(stands, { ...context, subject: "one" });
      return who && what
        ? [`while one of your ${who.text} is ${said}, that character ${what.text}`]
        : [];
    });
    return texts.length === 0 ? null : { text: oneOf(texts), context };
  },
};

const yours = withSide(many, "yours");
const STATES: readonly (readonly [string, Filter])[] = [
  ["at a location", { at: "a-location" }],
  ["exerted", { exerted: true }],
  ["ready", { exerted: false }],
  ["damaged", { damaged: true }],
  ["undamaged", { damaged: false }],
];

const stands = phrases<Static>();

const costs: Part<Static> = table<Static>(
  [
    stands("you pay {amount:less} to play {where:manyPlayed}", {
      on: { player: "you" },
      facts: [{ fact: "cost", amount: slot("amount"), where: slot("where") }],
    }),
    stands("you pay {amount:less} to play {thisPlayed}", {
      from: "hand",
      on: "self",
      facts: [{ fact: "cost", amount: slot("amount") }],
    }),
    stands("each turn, you pay {amount:less} for the first {where:onePlayed} you play", {
      on: { player: "you" },
      facts: [{ fact: "cost", amount: slot("amount"), where: slot("where"), first: true }],
    }),
    stands(
      "once (per turn|during your turn), you (|may )pay {amount:less} to play (a|an) {where:onePlayed}",
      {
        on: { player: "you" },
        facts: [{ fact: "cost", amount: slot("amount"), where: slot("where"), first: true }],
      },
    ),
    stands("you pay {amount:less} for the first {where:onePlayed} you play each turn", {
      on: { player: "you" },
      facts: [{ fact: "cost", amount: slot("amount"), where: slot("where"), first: true }],
    }),
    stands(
      "for each {each}, you pay {amount:less} for the first {where:onePlayed} you play each turn",
      {
        on: { player: "you" },
        facts: [
          { fact: "cost", amount: times("amount", "each"), where: slot("where"), first: true },
        ],
      },
    ),
    stands("{self} costs (|you ){amount:less}( to play|)", {
      from: "hand",
      on: "self",
      facts: [{ fact: "cost", amount: slot("amount") }],
    }),
    stands("{where:manyPlayed} cost you {amount:less} to play", {
      on: { player: "you" },
      facts: [{ fact: "cost", amount: slot("amount"), where: slot("where") }],
    }),
    stands("you pay {amount:less} to play {thisPlayed} for each {each}", {
      from: "hand",
      on: "self",
      facts: [{ fact: "cost", amount: times("amount", "each") }],
    }),
    stands("for each {each}, you pay {amount:less} to play {thisPlayed}", {
      from: "hand",
      on: "self",
      facts: [{ fact: "cost", amount: times("amount", "each") }],
    }),
    stands("{by:challengers} can't challenge {thisOne}", {
      on: "self",
      facts: [{ fact: "restriction", restriction: "be-challenged", by: slot("by") }],
    }),
    stands("{by:challengers} can't challenge your {where:yourMany}", {
      on: { where: slot("where") },
      facts: [{ fact: "restriction", restriction: "be-challenged", by: slot("by") }],
    }),
    stands("you pay {amount:less} to move a character of yours here", {
      on: "self",
      facts: [{ fact: "move-cost", amount: slot("amount") }],
    }),
    stands("you pay {amount:less} to move your {where:yourMany} here", {
      on: "self",
      facts: [{ fact: "move-cost", amount: slot("amount"), where: slot("where") }],
    }),
    stands("you pay {amount:less} to move {where:many} here", {
      on: "self",
      facts: [{ fact: "move-cost", amount: slot("amount"), where: slot("where") }],
    }),
    stands("opponents pay {amount:less} to play {where:manyPlayed}", {
      on: { player: "opponents" },
      facts: [{ fact: "cost", amount: slot("amount"), where: slot("where") }],
    }),
    stands("{where:manyPlayed} cost opponents {amount:less} to play", {
      on: { player: "opponents" },
      facts: [{ fact: "cost", amount: slot("amount"), where: slot("where") }],
    }),
    stands("you pay {amount:less} to move your characters to (a location|locations)", {
      on: { where: { type: "location", side: "yours" } },
      facts: [{ fact: "move-cost", amount: slot("amount") }],
    }),
    stands("your {where:yourMany} may move here for free", {
      on: "self",
      facts: [{ fact: "move-cost", amount: "free", where: slot("where") }],
    }),
    stands("{where:many} may move here for free", {
      on: "self",
      facts: [{ fact: "move-cost", amount: "free", where: slot("where") }],
    }),
    stands("{self} also counts as being named {name:cardName} for Shift", {
      on: "self",
      facts: [{ fact: "shift-name", name: slot("name") }],
    }),
    stands("you may play any character with Shift on {selfThem} as if {selfThem} had any name", {
      on: "self",
      facts: [{ fact: "shift-name", name: { any: true } }],
    }),
    stands("you may use {self}'s {ability:abilityName} ability for free", {
      on: "self",
      facts: [{ fact: "permission", permission: "abilities-for-free", ability: slot("ability") }],
    }),
    stands("you may move {where:many} here for free", {
      on: "self",
      facts: [{ fact: "move-cost", amount: "free", where: slot("where") }],
    }),
    stands("opponents can't choose your {where:yourMany} for abilities or effects", {
      on: { where: slot("where") },
      facts: [{ fact: "restriction", restriction: "be-chosen" }],
    }),
    stands("(damage counters|damage) can't be removed", {
      on: { where: { type: ["character", "location"] } },
      facts: [{ fact: "restriction", restriction: "have-damage-removed" }],
    }),
    stands("you can't {restriction:playersCant}", {
      on: { player: "you" },
      facts: [{ fact: "restriction", restriction: slot("restriction") }],
    }),
    stands(
      "if an effect would cause you to discard (one or more|1 or more) cards from your hand, you don't discard",
      { on: { player: "you" }, facts: [{ fact: "restriction", restriction: "discard" }] },
    ),
    stands("(all |)cards in your hand count as having {inkwellSymbol}", {
      on: { player: "you" },
      facts: [{ fact: "inkable" }],
    }),
    stands("(all |){where:certainCards} in your hand count as having {inkwellSymbol}", {
      on: { player: "you" },
      facts: [{ fact: "inkable", where: slot("where") }],
    }),
    stands("you may play {where:manyPlayed} for free", {
      on: { player: "you" },
      facts: [{ fact: "free-to-play", where: slot("where") }],
    }),
    stands("you may play {thisPlayed} for free", {
      from: "hand",
      on: "self",
      facts: [{ fact: "free-to-play" }],
    }),
    stands("you can't play {thisPlayed}", {
      from: "hand",
      on: "self",
      facts: [{ fact: "not-to-be-played" }],
    }),
    stands("opponents need {amount:loreNeeded} lore to win( the game|)", {
      on: { player: "opponents" },
      facts: [{ fact: "lore-to-win", amount: slot("amount") }],
    }),
    stands("you need {amount:loreNeeded} lore to win( the game|)", {
      on: { player: "you" },
      facts: [{ fact: "lore-to-win", amount: slot("amount") }],
    }),
    stands("skip your turn's Draw step", {
      on: { player: "you" },
      facts: [{ fact: "restriction", restriction: "draw-step" }],
    }),
    stands("skip your Draw step", {
      on: { player: "you" },
      facts: [{ fact: "restriction", restriction: "draw-step" }],
    }),
    stands("{by:challengers} can't challenge {where:many}", {
      on: { where: slot("where") },
      facts: [{ fact: "restriction", restriction: "be-challenged", by: slot("by") }],
    }),
    stands("{self} takes no damage from challenges", {
      on: "self",
      facts: [{ fact: "restriction", restriction: "be-dealt-damage-in-challenges" }],
    }),
    stands("your {where:yourMany} take no damage from challenges", {
      on: { where: slot("where") },
      facts: [{ fact: "restriction", restriction: "be-dealt-damage-in-challenges" }],
    }),
    stands("opponents can't {restriction:playersCant}", {
      on: { player: "opponents" },
      facts: [{ fact: "restriction", restriction: slot("restriction") }],
    }),
    stands("you may put an additional card from your hand into your inkwell (facedown|each turn)", {
      on: { player: "you" },
      facts: [{ fact: "inkings", amount: 1 }],
    }),
  ],
  parts,
);

const PLAIN = [about, costs, eachThatIs];
/** What a card costs is said as such. */
const SPOKEN = [costs, about, eachThatIs];

const plain: Part<Static> = {
  read: (text, at, context) => PLAIN.flatMap((part) => part.read(text, at, context)),
  speak(value, context) {
    const said = waysOf(SPOKEN.map((part) => part.speak(value, context)));
    return said ?? plainFacts.speak(value, context);
  },
};

/** Under a condition, before or behind it. */
interface Frame {
  readonly lead: string;
  readonly joint: string;
  readonly isNot?: true;
}

const BEFORE: readonly Frame[] = [
  { lead: "while ", joint: ", " },
  { lead: "if ", joint: ", " },
];
const BEHIND: readonly Frame[] = [
  { lead: " while ", joint: "" },
  { lead: " if ", joint: "" },
  { lead: " unless ", joint: "", isNot: true },
];
const TURNS: readonly (readonly [string, Condition])[] = [
  ["during your turn, ", { turn: "yours" }],
  ["during opponents' turns, ", { turn: "opponents" }],
  ["during an opponent's turn, ", { turn: "opponents" }],
  ["during each opponent's turn, ", { turn: "opponents" }],
];

const TURNS_BEHIND: readonly (readonly [string, Condition])[] = [
  [" during your turn", { turn: "yours" }],
  [" during opponents' turns", { turn: "opponents" }],
  [" during an opponent's turn", { turn: "opponents" }],
  [" during each opponent's turn", { turn: "opponents" }],
];

const negated = (condition: Condition): Condition =>
  "not" in condition ? condition.not : { not: condition };

const bothOf = (turn: Condition, more: Condition): Condition => ({
  all: [turn, ...("all" in more ? more.all : [more])],
});

/** "… while exerted", "… unless you have 2 or more items in play" */
function conditionsBehind(text: string, whole: Read<Static>): readonly Read<Condition>[] {
  const condition = parts().condition as unknown as Part<Condition>;
  return BEHIND.flatMap(({ lead, isNot }) => {
    const start = after(text, whole.end, lead);
    if (start === null) return [];
    const held = [
      ...condition.read(text, start, whole.context),
      ...(whole.value.on === "self" ? ownState().read(text, start, whole.context) : []),
    ];
    return held.map((read) => ({ ...read, value: isNot ? negated(read.value) : read.value }));
  });
}

const ownState = (): Part<Condition> => parts().ownState as unknown as Part<Condition>;

/** CR 7.6.5 */
const FROM_DISCARD = "while this card is in your discard, ";

function inDiscard(value: Static, context: Context): Spoken | null {
  const said = staticText.speak(without(value, "from"), context);
  return said && { ...said, text: `${FROM_DISCARD}${said.text}` };
}

export const staticText: Part<Static> = {
  read(text, at, context) {
    const lying = after(text, at, FROM_DISCARD);
    if (lying !== null) {
      return staticText
        .read(text, lying, context)
        .filter(({ value }) => value.from === undefined)
        .map((read) => ({ ...read, value: { ...read.value, from: "discard" as const } }));
    }
    const condition = parts().condition as unknown as Part<Condition>;
    const found: Read<Static>[] = [...plain.read(text, at, context)];
    for (const { lead, joint } of BEFORE) {
      const start = after(text, at, lead);
      if (start === null) continue;
      for (const { value, end, context: then } of condition.read(text, start, context)) {
        const next = after(text, end, joint);
        if (next === null) continue;
        found.push(
          ...plain
            .read(text, next, then)
            .map((read) => ({ ...read, value: { ...read.value, while: value } })),
        );
      }
      // "While challenging, this character gets …": of this card, without its name.
      for (const { value, end, context: then } of ownState().read(text, start, context)) {
        const next = after(text, end, joint);
        if (next === null) continue;
        const own = plain.read(text, next, then).filter(({ value: { on } }) => on === "self");
        found.push(...own.map((read) => ({ ...read, value: { ...read.value, while: value } })));
      }
    }
    for (const [lead, turn] of TURNS) {
      const start = after(text, at, lead);
      if (start === null) continue;
      for (const joint of ["if ", "while "]) {
        const from = after(text, start, joint);
        if (from === null) continue;
        for (const { value, end, context: then } of condition.read(text, from, context)) {
          const next = after(text, end, ", ");
          if (next === null) continue;
          found.push(
            ...plain.read(text, next, then).map((read) => ({
              ...read,
              value: { ...read.value, while: bothOf(turn, value) },
            })),
          );
        }
      }
      // "During your turn, you may play this character for free if …": both.
      found.push(
        ...plain.read(text, start, context).flatMap((whole) =>
          conditionsBehind(text, whole).map((held) => ({
            ...held,
            value: { ...whole.value, while: bothOf(turn, held.value) },
          })),
        ),
      );
      const value = turn;
      found.push(
        ...plain
          .read(text, start, context)
          .map((read) => ({ ...read, value: { ...read.value, while: value } })),
      );
    }
    for (const whole of plain.read(text, at, context)) {
      for (const [tail, turn] of TURNS_BEHIND) {
        const end = after(text, whole.end, tail);
        if (end !== null) found.push({ ...whole, end, value: { ...whole.value, while: turn } });
      }
      for (const held of conditionsBehind(text, whole)) {
        found.push({ ...held, value: { ...whole.value, while: held.value } });
      }
    }
    return found;
  },
  speak(value, context) {
    if (value.from === "discard") return inDiscard(value, context);
    const { while: needed, ...rest } = value;
    if (needed === undefined) return plain.speak(rest, context);
    const condition = parts().condition as unknown as Part<Condition>;
    const texts: Spoken[] = [];
    for (const [lead, turn] of TURNS) {
      const said = same(turn, needed) ? plain.speak(rest, context) : null;
      if (said !== null) {
        texts.push({ ...said, text: `${lead}${said.text}` });
        const tails = TURNS_BEHIND.filter(([, then]) => same(then, turn)).map(([tail]) => tail);
        texts.push({ ...said, text: `${said.text}${oneOf(tails)}` });
      }
      const [first, ...others] = "all" in needed ? needed.all : [];
      const [only] = others;
      if (only === undefined || !same(turn, first)) continue;
      const held = condition.speak(others.length === 1 ? only : { all: others }, context);
      const then = held && plain.speak(rest, held.context);
      if (then)
        texts.push({
          ...then,
          text: `${lead}${oneOf(["if ", "while "])}${held.text}, ${then.text}`,
        });
      const front = plain.speak(rest, context);
      const tail =
        front && condition.speak(others.length === 1 ? only : { all: others }, front.context);
      if (tail)
        texts.push({
          ...tail,
          text: `${lead}${front.text}${oneOf([" if ", " while "])}${tail.text}`,
        });
    }
    for (const { lead, joint } of BEFORE) {
      const head = condition.speak(needed, context);
      const said = head && plain.speak(rest, head.context);
      if (said) texts.push({ ...said, text: `${lead}${head.text}${joint}${said.text}` });
      const own = rest.on === "self" ? ownState().speak(needed, context) : null;
      const then = own && plain.speak(rest, own.context);
      if (then) texts.push({ ...then, text: `${lead}${own.text}${joint}${then.text}` });
    }
    for (const { lead, isNot } of BEHIND) {
      const said = plain.speak(rest, context);
      const held = isNot ? negated(needed) : needed;
      const tail = said && condition.speak(held, said.context);
      if (tail) texts.push({ ...tail, text: `${said.text}${lead}${tail.text}` });
      const bare = said && rest.on === "self" ? ownState().speak(held, said.context) : null;
      if (said && bare) texts.push({ ...bare, text: `${said.text}${lead}${bare.text}` });
    }
    return waysOf(texts);
  },
};

/** CR 1.9.1.1: 20, if nothing else is said. */
const LORE_TO_WIN = 20;
/** Only characters challenge, whether it says so or not. */
const challengers: Part<Filter> = {
  read: readAs(many),
  speak: (by, context) =>
    many.speak(by.type === undefined ? { ...by, type: "character" } : by, context),
};

export const staticParts = {
  challengers,
  less,
  loreNeeded: mapped<number, number>(
    count,
    (needed) => (needed === LORE_TO_WIN ? null : needed - LORE_TO_WIN),
    (more) => (typeof more === "number" ? more + LORE_TO_WIN : null),
  ),
};
