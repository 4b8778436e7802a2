/** One definition: its numbers and words, and which effects a card of its type can have. */
import {
  checkFields,
  type Fields,
  fault,
  fieldsSchema,
  id,
  inField,
  inItem,
  integer,
  isId,
  isObject,
  isOneOf,
  onlyTrue,
  own,
  type Raw,
  type Schema,
  show,
  text,
  word,
  wordSet,
} from "@tcg/core/shapes";
import {
  ATTRIBUTES,
  CARD_TYPES,
  type CardType,
  type EffectType,
  KEYWORDS,
  RARITIES,
  SPELL_TYPES,
  TRAP_TYPES,
} from "../../vocabulary.ts";
import type { SpellDefinition, StereotypeDefinition, TrapDefinition } from "../card.ts";
import { MAX_CLOUT } from "./cost.ts";
import { checkEffect, effectFacts, staysOnTable } from "./effect.ts";
import { MAX_LEVEL, NAME_LENGTH } from "./filter.ts";
import { ref, whenSchema } from "./json-schema.ts";
import { type At, type CardFacts, type CardFault, otherNames } from "./scope.ts";
import { TRIGGERS_ON_LINK } from "./trigger.ts";

/** Effects are checked one by one afterwards, under their own ids. */
const effects = {
  optional: {
    expects: "a list of effects",
    schema: { type: "array", items: ref("effect") },
    check(value: unknown, at: At): void {
      if (!Array.isArray(value)) fault(at, `must be a list of effects, not ${show(value)}`);
    },
  },
};

const common = {
  id,
  name: text(NAME_LENGTH),
  type: word(CARD_TYPES),
  rarity: word(RARITIES),
  archetype: { optional: text(NAME_LENGTH) },
  effects,
  flavour: { optional: text(500) },
};

const cost = { optional: integer(0, MAX_CLOUT) };

/** LT 2.3 */
const stereotype: Fields<StereotypeDefinition> = {
  ...common,
  level: integer(1, MAX_LEVEL),
  attack: integer(0),
  defense: integer(0),
  attribute: { optional: word(ATTRIBUTES) },
  keywords: { optional: wordSet(KEYWORDS, 0) },
  token: { optional: onlyTrue },
};

/** LT 2.4 */
const spell: Fields<SpellDefinition> = { ...common, spellType: word(SPELL_TYPES), cost };

/** LT 2.5 */
const trap: Fields<TrapDefinition> = { ...common, trapType: word(TRAP_TYPES), cost };

const fieldsOf = { stereotype, spell, trap } satisfies Record<CardType, unknown>;

/** How many effects a spell or trap has goes by its subtype. */
const effectsOf = (least: number, most?: number): Schema => ({
  required: ["effects"],
  properties: { effects: { minItems: least, ...(most !== undefined && { maxItems: most }) } },
});

export const cardSchema: Schema = {
  anyOf: [
    fieldsSchema({ type: "stereotype" }, stereotype),
    {
      ...(fieldsSchema({ type: "spell" }, spell) as object),
      allOf: [
        whenSchema("spellType", ["normal", "quick-play"], effectsOf(1, 1)),
        whenSchema("spellType", ["continuous", "equip", "field"], effectsOf(1)),
      ],
    },
    {
      ...(fieldsSchema({ type: "trap" }, trap) as object),
      allOf: [
        whenSchema("trapType", ["normal", "counter"], effectsOf(1, 1)),
        whenSchema("trapType", ["continuous"], effectsOf(1)),
      ],
    },
  ],
};

export function checkCard(
  value: unknown,
  path: string,
  typeOfId: ReadonlyMap<string, unknown>,
  faults: CardFault[],
): void {
  const card = cardFacts(value);
  const at: At = { path, scope: { faults, otherNames, typeOfId, card, effect: undefined } };
  if (!isObject(value)) {
    fault(at, `must be a card definition, not ${show(value)}`);
    return;
  }
  if (card.type === undefined) {
    const type = own(value, "type");
    if (type !== undefined) common.type.check(type, inField(at, "type"));
    else fault(inField(at, "type"), `is missing; it must be ${common.type.expects}`);
  } else {
    checkFields(`a ${card.type}`, fieldsOf[card.type], value, at);
  }
  checkEffects(value, at);
}

function cardFacts(value: unknown): CardFacts {
  const type = own(value, "type");
  const spellType = own(value, "spellType");
  const trapType = own(value, "trapType");
  return {
    type: isOneOf(CARD_TYPES, type) ? type : undefined,
    spellType: isOneOf(SPELL_TYPES, spellType) ? spellType : undefined,
    trapType: isOneOf(TRAP_TYPES, trapType) ? trapType : undefined,
  };
}

function checkEffects(value: Raw, at: At): void {
  const given = own(value, "effects");
  const entries: readonly unknown[] = Array.isArray(given) ? given : [];
  const ids = entries.map((entry) => own(entry, "id"));
  const place = inField(at, "effects");

  for (let i = 0; i < entries.length; i++) {
    const entry = entries[i];
    const first = ids.indexOf(ids[i]) === i;
    const inEffect = inItem(place, isId(ids[i]) && first ? (ids[i] as string) : i);
    checkEffect(entry, inEffect);
    if (isId(ids[i]) && !first) {
      fault(inField(inEffect, "id"), `${show(ids[i])} is already the id of another effect here`);
    }
    if (isObject(entry)) checkPlace(entry, at.scope.card, inEffect);
  }
  if (given === undefined || Array.isArray(given)) checkNumber(entries, at.scope.card, place);
}

/** How many effects, and how many that resolve with the card's own activation. */
function checkNumber(entries: readonly unknown[], card: CardFacts, at: At): void {
  const subtype = subtypeOf(card);
  if (subtype === undefined) return;
  if (!staysOnTable(card)) {
    if (entries.length !== 1) {
      fault(
        at,
        `must be a list of exactly one effect, what ${subtype} does; it has ${entries.length}`,
      );
    }
    return;
  }
  if (entries.length === 0)
    fault(at, `must be a list of at least one effect, or ${subtype} does nothing`);
  const activations = entries.filter((entry) => own(entry, "onActivation") === true);
  if (activations.length > 1) {
    fault(at, `can have one effect with onActivation; ${activations.length} have it`);
  }
}

/** With its article. */
function subtypeOf(card: CardFacts): string | undefined {
  if (card.type === "spell")
    return card.spellType && `${card.spellType === "equip" ? "an" : "a"} ${card.spellType} spell`;
  if (card.type === "trap") return card.trapType && `a ${card.trapType} trap`;
  return undefined;
}

/** Which types of effects stand on which card, and in which place. */
function checkPlace(entry: Raw, card: CardFacts, at: At): void {
  const effect = effectFacts(entry, card);
  const stays = staysOnTable(card);
  const subtype = subtypeOf(card);
  const known = card.type === "stereotype" || subtype !== undefined;
  if (known && !stays && own(entry, "onActivation") !== undefined) {
    fault(
      inField(at, "onActivation"),
      "must be left out: it belongs to continuous spells and traps, equips and fields",
    );
  }
  if (subtype === undefined || effect.type === undefined) return;

  const allowed = effect.isActivation ? activationTypes(card) : tableTypes;
  if (!allowed.includes(effect.type)) {
    const role = effect.isActivation ? `the activation of ${subtype}` : `${subtype} on the table`;
    fault(inField(at, "type"), `must be ${allowed.join(" or ")} for ${role}, not ${effect.type}`);
    return;
  }
  if (card.spellType === "equip" && effect.isActivation) checkEquipTarget(entry, at);
  const { trigger } = effect;
  if (card.trapType !== "counter" || trigger === undefined || trigger === "none") return;
  if (!isOneOf(TRIGGERS_ON_LINK, trigger)) {
    fault(
      inField(inField(at, "trigger"), "on"),
      `must be ${TRIGGERS_ON_LINK.join(" or ")}: a counter trap only answers a chain link (LT 7.7)`,
    );
  }
}

/** LT 7.6: what an equip is activated on is its first target. */
function checkEquipTarget(entry: Raw, at: At): void {
  const targets = own(entry, "targets");
  if (!Array.isArray(targets)) return;
  const first: unknown = targets[0];
  const place = inItem(inField(at, "targets"), 0);
  if (own(first, "zone") !== "board" || own(first, "count") !== 1) {
    fault(
      place,
      "must be one card of the board: an equip's first target is the stereotype it goes to (LT 7.6)",
    );
  } else if (own(own(first, "filter"), "face") === "down") {
    fault(
      inField(inField(place, "filter"), "face"),
      "must be up or left out: an equip goes to a face-up stereotype (LT 7.6)",
    );
  }
}

const tableTypes: readonly EffectType[] = ["ignition", "trigger", "quick", "continuous"];

function activationTypes(card: CardFacts): readonly EffectType[] {
  if (card.type === "spell") return card.spellType === "quick-play" ? ["quick"] : ["ignition"];
  return card.trapType === "counter" ? ["trigger"] : ["trigger", "quick"];
}
