/** A whole ability, without its name: what is read here is one line of a card. */
import type { Ability, Cost, Effect, ReplacementAbility } from "../cards.ts";
import { costs } from "./costs.ts";
import { noun } from "./filters.ts";
import { after, type Context, mapped, newContext, oneOf, type Part, type Read } from "./part.ts";
import { parts } from "./registry.ts";
import { ofTrigger } from "./selectors.ts";
import { allEffects } from "./sentences.ts";
import { staticText } from "./statics.ts";
import { phrases, slot, table } from "./table.ts";
import { type Head, triggerHead } from "./triggers.ts";

export type Row = readonly Ability[];

const replaces = phrases<ReplacementAbility>();

const DASHES = [" — ", " - ", " – "];
export const END = [".", ""];

/** "Whenever you play this character or another Baker character": the same, of others too. */
function orAnother(text: string, at: number, head: Head, context: Context): readonly Read<Head>[] {
  const { on, card } = head.when;
  const start = after(text, at, " or another ");
  if (start === null || on !== "played" || card !== "this") return [];
  return noun("played", "one")
    .read(text, start, context)
    .flatMap((read) =>
      read.value.other || read.value.side
        ? []
        : [
            {
              ...read,
              value: { when: { on, card: { ...read.value, other: true, side: "yours" } } },
            },
          ],
    );
}

/** "When you play this character and whenever he quests": two abilities that do the same. */
const triggered: Part<Row> = {
  read(text, at, context) {
    const found: Read<Row>[] = [];
    const heads = (so: readonly Head[], from: number, then: Context): void => {
      for (const { value, end, context: next } of triggerHead.read(text, from, then)) {
        const all = [...so, value];
        const more = after(text, end, " and ");
        if (more !== null && all.length === 1) heads(all, more, next);
        if (so.length === 0) {
          for (const { value: other, end: stop } of orAnother(text, end, value, next)) {
            const from = after(text, stop, ", ");
            if (from === null) continue;
            const inner = ofTrigger({ ...next, trigger: other.when, spoken: [] });
            for (const read of allEffects.read(text, from, inner)) {
              const effects = read.value;
              const list = [value, other].map(
                (head): Ability => ({ kind: "triggered", ...head, effects }),
              );
              found.push({ ...read, value: list });
            }
          }
        }
        const start = after(text, end, ", ");
        if (start === null) continue;
        const inner = ofTrigger({ ...next, trigger: value.when, spoken: [] });
        for (const { value: effects, end: stop, context: so } of allEffects.read(
          text,
          start,
          inner,
        )) {
          const list = all.map((head): Ability => ({ kind: "triggered", ...head, effects }));
          found.push({ value: list, end: stop, context: so });
        }
      }
    };
    heads([], at, context);
    return found;
  },
  speak(list, context) {
    const heads: Head[] = [];
    let effects: readonly Effect[] | null = null;
    for (const ability of list) {
      if (ability.kind !== "triggered" || ability.from !== undefined) return null;
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
    const said = allEffects.speak(
      effects,
      ofTrigger({ ...context, trigger: last.when, spoken: [] }),
    );
    const heard = oneOf([texts.join(" and "), ...spokenOr(heads, context)]);
    return said && { text: `${heard}, ${said.text}`, context: said.context };
  },
};

function spokenOr([first, other, ...more]: readonly Head[], context: Context): string[] {
  if (first === undefined || other === undefined || more.length > 0) return [];
  const { when } = other;
  if (first.when.on !== "played" || when.on !== "played" || typeof when.card !== "object")
    return [];
  const { other: isOther, side, ...where } = when.card;
  const lead = triggerHead.speak(first, { ...context, trigger: null });
  const said = isOther && side === "yours" ? noun("played", "one").speak(where, context) : null;
  return lead && said ? [`${lead.text} or another ${said.text}`] : [];
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

/** What happens instead of something else (CR 7.7). */
const replacing: Part<Row> = mapped<ReplacementAbility, Row>(
  table<ReplacementAbility>(
    [
      replaces(
        "whenever {to:happened} would be dealt damage, put that many damage counters on {self} instead",
        {
          kind: "replacement",
          would: "be-dealt-damage",
          to: { where: slot("to") },
          instead: { do: "put-on-this" },
        },
      ),
    ],
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

const KINDS = [triggered, activated, standing, replacing];

export const abilityRow: Part<Row> = {
  read: (text, at, context) => KINDS.flatMap((kind) => kind.read(text, at, context)),
  speak(list, context) {
    for (const kind of KINDS) {
      const said = kind.speak(list, context);
      if (said !== null) return said;
    }
    return null;
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
      if (value.length !== 1 || only === undefined) return [];
      return END.flatMap((dot) => {
        const stop = after(text, end, `${dot}”`);
        return stop === null ? [] : [{ value: only, end: stop, context }];
      });
    });
  },
  speak(ability, context) {
    const said = abilityRow.speak([ability], newContext("character"));
    return said && { text: `“${said.text}${oneOf(END)}”`, context };
  },
};

export const abilityParts = { quoted };
