/** A whole ability, without its name: what is read here is one line of a card. */
import type {
  Ability,
  ActivatedAbility,
  Condition,
  Cost,
  Effect,
  Filter,
  ReplacementAbility,
} from "../cards.ts";
import { costs } from "./costs.ts";
import { noun } from "./filters.ts";
import { keywordText } from "./keywords.ts";
import {
  after,
  type Context,
  firstOf,
  mapped,
  newContext,
  oneOf,
  type Part,
  type Read,
  waysOf,
} from "./part.ts";
import { parts } from "./registry.ts";
import { mentionSelf, ofTrigger } from "./selectors.ts";
import { allEffects } from "./sentences.ts";
import { staticText } from "./statics.ts";
import { phrases, same, slot, table } from "./table.ts";
import { type Head, triggerHead } from "./triggers.ts";

export type Row = readonly Ability[];

const replaces = phrases<ReplacementAbility>();

const DASHES = [" — ", " - ", " – "];
export const END = [".", ""];

/** "this character or another Baker character", "this character or one of your characters named …" */
const OTHERS: readonly { readonly leads: readonly string[]; readonly part: () => Part<Filter> }[] =
  [
    { leads: [" or another "], part: () => noun("played", "one") },
    { leads: [" or one of your other ", " or one of your "], part: () => noun("played", "many") },
  ];

/** The same, of others too: read as if it spoke of this card alone, and then what stands between. */
function orAnother(text: string, at: number, context: Context): readonly Read<readonly Head[]>[] {
  const found: Read<readonly Head[]>[] = [];
  const word = `this ${context.type ?? "card"}`;
  const first = text.toLowerCase().indexOf(word, at);
  if (first < 0 || first > at + 60) return [];
  const from = first + word.length;
  for (const { leads, part } of OTHERS) {
    for (const lead of leads) {
      const start = after(text, from, lead);
      if (start === null) continue;
      for (const { value, end } of part().read(text, start, context)) {
        if (value.other || value.side) continue;
        // As if only this card were spoken of.
        const alone = text.slice(0, from) + text.slice(end);
        for (const read of triggerHead.read(alone, at, context)) {
          if (read.end < from || read.value.when.card !== "this") continue;
          const { card: _, ...when } = read.value.when;
          const other = { ...when, card: { ...value, other: true, side: "yours" } } as const;
          found.push({
            value: [read.value, { ...read.value, when: other }],
            end: read.end + (end - from),
            context: read.context,
          });
        }
      }
    }
  }
  return found;
}

/** The head of a trigger of this card, up to what happens. */
const THIS_CARD = /^(?:when|whenever) this (?:character|item|location) /i;

/** "Whenever this character quests or challenges": the second as if it were said whole. */
function orElse(text: string, at: number, end: number, context: Context): readonly Read<Head>[] {
  const start = after(text, end, " or ");
  const lead = THIS_CARD.exec(text.slice(at, end))?.[0];
  if (start === null || lead === undefined) return [];
  const whole = `${text.slice(0, at)}${lead}${text.slice(start)}`;
  const shorter = start - at - lead.length;
  return triggerHead
    .read(whole, at, context)
    .flatMap((read) =>
      read.value.when.card === "this" ? [{ ...read, end: read.end + shorter }] : [],
    );
}

/** The same in words that are spoken, of which each may have others beside it. */
const SPOKEN_LEAD = /^(?:\uE000[^\uE002]*\uE002|when(?:ever)?) \uE000this [^\uE002]*\uE002/u;
const SPOKEN_LEAD_AND_BLANK = new RegExp(`${SPOKEN_LEAD.source} `, "u");

function inOneHead([first, other, ...more]: readonly string[]): readonly string[] {
  if (first === undefined || other === undefined || more.length > 0) return [];
  if (!SPOKEN_LEAD.test(first) || !SPOKEN_LEAD_AND_BLANK.test(other)) return [];
  return [`${first} or ${other.replace(SPOKEN_LEAD_AND_BLANK, "")}`];
}

/** What the head of a triggered ability has spoken of, for what follows it. */
function behindHead({ when, if: condition }: Head, context: Context): Context {
  const inner = ofTrigger({ ...context, trigger: when, spoken: [] });
  // "At the end of your turn, if this character is exerted, ready them": only the condition names a card.
  return when.card === undefined && condition !== undefined && "self" in condition
    ? mentionSelf(inner)
    : inner;
}

/** "If you used Shift to play this character, draw a card when he enters play": what triggers is said last. */
const saidLast: Part<Row> = {
  read(text, at, context) {
    const start = after(text, at, "if ");
    if (start === null) return [];
    const when = { on: "played", card: "this" } as const;
    const inner = ofTrigger({ ...context, trigger: when, spoken: [] });
    return conditions()
      .read(text, start, inner)
      .flatMap(({ value, end, context: then }) => {
        const next = after(text, end, ", ");
        if (next === null) return [];
        return allEffects.read(text, next, then).flatMap((read) =>
          ENTERING.flatMap((tail) => {
            const stop = after(text, read.end, tail);
            if (stop === null) return [];
            const row: Row = [{ kind: "triggered", when, if: value, effects: read.value }];
            return [{ value: row, end: stop, context: read.context }];
          }),
        );
      });
  },
  speak(list, context) {
    const [only] = list;
    if (list.length !== 1 || only?.kind !== "triggered" || only.if === undefined) return null;
    const { when, from, oncePerTurn } = only;
    if (!same(when, { on: "played", card: "this" }) || from !== undefined || oncePerTurn)
      return null;
    const held = conditions().speak(only.if, ofTrigger({ ...context, trigger: when, spoken: [] }));
    const said = held && allEffects.speak(only.effects, held.context);
    return said && { ...said, text: `if ${held.text}, ${said.text}${oneOf(ENTERING)}` };
  },
};

const conditions = (): Part<Condition> => parts().condition as unknown as Part<Condition>;
const ENTERING = ["he", "she", "it", "they", "this character", "this item", "this location"].map(
  (one) => ` when ${one} ${one === "they" ? "enter" : "enters"} play`,
);
/** CR 7.6.5 */
const FROM_DISCARD = "while this card is in your discard, ";
/** The same, behind what triggers. */
const IF_IN_DISCARD = "if this card is in your discard, ";

/** "When you play this character and whenever he quests": two abilities that do the same. */
const triggered: Part<Row> = {
  read(text, at, context) {
    const lying = after(text, at, FROM_DISCARD);
    if (lying !== null) {
      return triggered.read(text, lying, context).map((read) => ({
        ...read,
        value: read.value.map((ability) => ({ ...ability, from: "discard" }) as Ability),
      }));
    }
    const found: Read<Row>[] = [];
    const heads = (so: readonly Head[], from: number, then: Context): void => {
      for (const { value, end, context: next } of triggerHead.read(text, from, then)) {
        const all = [...so, value];
        const more = after(text, end, " and ");
        if (more !== null && all.length === 1) heads(all, more, next);
        if (all.length === 1) {
          for (const read of orElse(text, from, end, then))
            found.push(...behind([value, read.value], read));
        }
        const start = after(text, end, ", ");
        if (start === null) continue;
        const inner = behindHead(value, next);
        for (const { value: effects, end: stop, context: so } of allEffects.read(
          text,
          start,
          inner,
        )) {
          const list = all.map((head): Ability => ({ kind: "triggered", ...head, effects }));
          found.push({ value: list, end: stop, context: so });
        }
        const inDiscard = after(text, start, IF_IN_DISCARD);
        if (inDiscard === null || all.length > 1) continue;
        for (const read of allEffects.read(text, inDiscard, mentionSelf(inner))) {
          const list: Row = [
            { kind: "triggered", ...value, from: "discard", effects: read.value } as const,
          ];
          found.push({ ...read, value: list });
        }
      }
    };
    /** What both of them do. */
    const behind = (two: readonly Head[], read: Read<Head>): readonly Read<Row>[] => {
      const start = after(text, read.end, ", ");
      if (start === null) return [];
      return allEffects.read(text, start, behindHead(read.value, read.context)).map((said) => ({
        ...said,
        value: two.map((head): Ability => ({ kind: "triggered", ...head, effects: said.value })),
      }));
    };
    heads([], at, context);
    for (const { value: two, end, context: next } of orAnother(text, at, context)) {
      const from = after(text, end, ", ");
      const other = two[1];
      if (from === null || other === undefined) continue;
      const inner = behindHead(other, next);
      for (const read of allEffects.read(text, from, inner)) {
        const effects = read.value;
        const list = two.map((head): Ability => ({ kind: "triggered", ...head, effects }));
        found.push({ ...read, value: list });
      }
    }
    return found;
  },
  speak(list, context) {
    const heads: Head[] = [];
    let effects: readonly Effect[] | null = null;
    const [{ kind, ...lead } = { kind: "none" }] = list;
    const from = "from" in lead ? lead.from : undefined;
    if (kind === "none") return null;
    for (const ability of list) {
      if (ability.kind !== "triggered" || ability.from !== from) return null;
      const { when, if: condition, oncePerTurn } = ability;
      heads.push({
        when,
        ...(condition && { if: condition }),
        ...(oncePerTurn && { oncePerTurn }),
      });
      effects = ability.effects;
    }
    const last = heads.at(-1);
    if (effects === null || last === undefined) return null;
    const texts: string[] = [];
    for (const head of heads) {
      const said = triggerHead.speak(head, { ...context, trigger: null });
      if (said === null) return null;
      texts.push(said.text);
    }
    const said = allEffects.speak(effects, behindHead(last, context));
    const heard = oneOf([texts.join(" and "), ...spokenOr(heads, context), ...inOneHead(texts)]);
    if (from !== "discard") {
      return said && { text: `${heard}, ${said.text}`, context: said.context };
    }
    const spokenOf = allEffects.speak(effects, mentionSelf(behindHead(last, context)));
    const behind =
      spokenOf && heads.length === 1 ? [`${heard}, ${IF_IN_DISCARD}${spokenOf.text}`] : [];
    return (
      said && {
        text: oneOf([`${FROM_DISCARD}${heard}, ${said.text}`, ...behind]),
        context: said.context,
      }
    );
  },
};

function spokenOr([first, other, ...more]: readonly Head[], context: Context): string[] {
  if (first === undefined || other === undefined || more.length > 0) return [];
  const { card: one, ...when } = first.when;
  const { card: another, ...others } = other.when;
  if (one !== "this" || typeof another !== "object" || !same(when, others)) return [];
  if (!same(first.if, other.if) || first.oncePerTurn !== other.oncePerTurn) return [];
  const { other: isOther, side, ...where } = another;
  if (!isOther || side !== "yours") return [];
  const lead = triggerHead.speak(first, { ...context, trigger: null });
  const word = `this ${context.type ?? "card"}`;
  if (lead === null || !lead.text.includes(word)) return [];
  return OTHERS.flatMap(({ leads, part }) => {
    const said = part().speak(where, context);
    return said === null ? [] : [lead.text.replaceAll(word, `${word}${oneOf(leads)}${said.text}`)];
  });
}

const activated: Part<Row> = {
  read(text, at, context) {
    return costs.read(text, at, context).flatMap(({ value, end, context: then }) =>
      DASHES.flatMap((dash) => {
        const start = after(text, end, dash);
        if (start === null) return [];
        return allEffects.read(text, start, then).map((read) => ({
          ...read,
          value: [{ kind: "activated", costs: value as Cost[], effects: read.value } as const],
        }));
      }),
    );
  },
  speak(list, context) {
    const [ability] = list;
    if (list.length !== 1 || ability?.kind !== "activated") return null;
    if (ability.if !== undefined || ability.oncePerTurn) return null;
    const paid = costs.speak(ability.costs, context);
    const said = paid && allEffects.speak(ability.effects, paid.context);
    return said && { ...said, text: `${paid.text}${oneOf(DASHES)}${said.text}` };
  },
};

type Used = Omit<ActivatedAbility, "kind" | "name">;

const uses = phrases<Used>();

/** "Once per turn, you may pay 2 {I} to draw a card": used as if it had a dash. */
const usable: Part<Row> = mapped<Used, Row>(
  table<Used>(
    [
      uses("once (per|during your) turn, you may {effects:bare}", {
        costs: [],
        oncePerTurn: true,
        effects: slot("effects"),
      }),
      uses("(once per turn|once during your turn), {costs}{effects:dashed}", {
        costs: slot("costs"),
        oncePerTurn: true,
        effects: slot("effects"),
      }),
      uses("once (per|during your) turn, you may {costs} to {effects:bare}", {
        costs: slot("costs"),
        oncePerTurn: true,
        effects: slot("effects"),
      }),
      uses("once (per|during your) turn, you may {first:bare} to {effects:bare}", {
        costs: [],
        oncePerTurn: true,
        effects: [{ do: "if-you-do", first: slot("first"), effects: slot("effects") }],
      }),
      uses("while {if:condition}, {costs}{effects:dashed}", {
        costs: slot("costs"),
        if: slot("if"),
        effects: slot("effects"),
      }),
      uses("once per turn, while {if:condition}, {costs}{effects:dashed}", {
        costs: slot("costs"),
        if: slot("if"),
        oncePerTurn: true,
        effects: slot("effects"),
      }),
      uses("while {if:condition}, you may {costs} to {effects:bare}", {
        costs: slot("costs"),
        if: slot("if"),
        effects: slot("effects"),
      }),
    ],
    parts,
  ),
  (used) => [{ kind: "activated", ...used }],
  (row) => {
    const [only] = row;
    if (row.length !== 1 || only?.kind !== "activated") return null;
    const { kind: _, name: __, ...used } = only;
    return used;
  },
);

/** With the dash before them. */
const dashed: Part<readonly Effect[]> = {
  read: (text, at, context) =>
    DASHES.flatMap((dash) => {
      const start = after(text, at, dash);
      return start === null ? [] : allEffects.read(text, start, context);
    }),
  speak(effects, context) {
    const said = allEffects.speak(effects, context);
    return said && { ...said, text: `${oneOf(DASHES)}${said.text}` };
  },
};

const standing: Part<Row> = {
  read: (text, at, context) =>
    staticText.read(text, at, context).map((read) => ({
      ...read,
      value: [{ kind: "static", ...read.value } as const],
    })),
  speak(list, context) {
    const [ability] = list;
    if (list.length !== 1 || ability?.kind !== "static") return null;
    const { kind: _, name: __, ...rest } = ability;
    return staticText.speak(rest, context);
  },
};

type Instead = ReplacementAbility["instead"];

const instead = phrases<Instead>();

/** The card that something would have happened to. */
const IT = "(that card|this card|them|it|him|her)";
const ITS = "(its player's|their player's|your)";

/** What is done instead of banishing. */
const insteadOfBanished: Part<Instead> = table<Instead>(
  [
    instead(`return ${IT} to ${ITS} hand instead`, { do: "return-to-hand" }),
    instead(`put ${IT} into ${ITS} inkwell facedown and exerted instead`, {
      do: "put-into-inkwell",
      exerted: true,
    }),
    instead(`put ${IT} into ${ITS} inkwell facedown instead`, {
      do: "put-into-inkwell",
      exerted: false,
    }),
    instead(`put ${IT} on the bottom of ${ITS} deck instead`, { do: "put-on-bottom" }),
  ],
  parts,
);

/** What is done instead of dealing damage. */
const insteadOfDamage: Part<Instead> = table<Instead>(
  [
    instead("put that many damage counters on {self} instead", { do: "put-on-this" }),
    instead("prevent that damage", { do: "prevent" }),
    instead("that damage is dealt to {self} instead", { do: "deal-to-this" }),
    instead("that damage is reduced by {amount:count}", {
      do: "reduce",
      amount: slot("amount"),
    }),
  ],
  parts,
);

/** What happens instead of something else (CR 7.7). */
const replacing: Part<Row> = mapped<ReplacementAbility, Row>(
  table<ReplacementAbility>(
    (["(if|whenever)", "while {while:condition}, (if|whenever)"] as const).flatMap((when) => {
      const needs = when.includes("{") && { while: slot("while") };
      const banished = {
        kind: "replacement",
        ...needs,
        would: "be-banished",
        instead: slot("instead"),
      } as const;
      const damaged = {
        kind: "replacement",
        ...needs,
        would: "be-dealt-damage",
        instead: slot("instead"),
      } as const;
      const where = { where: slot("to") };
      const lost = "would be banished, {instead:insteadOfBanished}";
      const hurt = "would be dealt damage, {instead:insteadOfDamage}";
      return [
        replaces(`${when} {self} ${lost}`, { ...banished, to: "self" }),
        replaces(`${when} {to:happenedToOthers} ${lost}`, { ...banished, to: where }),
        replaces(`${when} {self} ${hurt}`, { ...damaged, to: "self" }),
        replaces(`${when} {to:happenedToOthers} ${hurt}`, { ...damaged, to: where }),
      ];
    }),
    parts,
  ),
  (ability) => [ability],
  (row) => {
    const [only] = row;
    if (row.length !== 1 || only?.kind !== "replacement") return null;
    const { name: _, ...rest } = only;
    return rest;
  },
);

const KINDS = [triggered, activated, usable, standing, replacing, saidLast];

export const abilityRow: Part<Row> = {
  read: (text, at, context) => KINDS.flatMap((kind) => kind.read(text, at, context)),
  speak(list, context) {
    const ways = KINDS.map((kind) => kind.speak(list, context));
    return waysOf(ways);
  },
};

/** In quotation marks: what another text gives. */
const quoted: Part<Ability> = {
  read(text, at, context) {
    const start = after(text, at, "“");
    if (start === null) return [];
    const inner = { ...newContext("character"), names: context.names };
    return abilityRow.read(text, start, inner).flatMap(({ value, end }) => {
      const [only] = value;
      // What a static ability says is given itself.
      if (value.length !== 1 || only === undefined || only.kind === "static") return [];
      return END.flatMap((dot) => {
        const stop = after(text, end, `${dot}”`);
        return stop === null ? [] : [{ value: only, end: stop, context }];
      });
    });
  },
  speak(ability, context) {
    if (ability.kind === "keyword") return { text: keywordText(ability), context };
    const { isBest } = context;
    const inner = { ...newContext("character"), ...(isBest && { isBest }) };
    const said = abilityRow.speak([ability], inner);
    return said && { text: `“${said.text}${oneOf(["", "."])}”`, context };
  },
};

export const abilityParts = {
  quoted,
  dashed,
  insteadOfBanished,
  insteadOfDamage,
  instead: firstOf(insteadOfBanished, insteadOfDamage),
};
