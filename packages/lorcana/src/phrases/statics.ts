/** What stands as long as a card is in play: "Your other characters gain Ward". */
import type { Condition, Filter } from "../cards.ts";
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
  waysOf,
  without,
} from "./part.ts";
import { plainFacts } from "./plain-facts.ts";
import { parts } from "./registry.ts";
import { less, staticRules } from "./static-rules.ts";
import { about, eachThatIs, type Static } from "./static-subjects.ts";
import { same } from "./table.ts";
import { count } from "./words.ts";

const PLAIN = [about, staticRules, eachThatIs];
/** What a card costs is said as such. */
const SPOKEN = [staticRules, about, eachThatIs];

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
const many = noun("play", "many");

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
