/** English: the one place where card texts are worded. */

import { capital, listed } from "@tcg/core/hosting";
import { actions, costOf, joined, protections, restrictions } from "./en/actions.ts";
import { amount, counted, lasts } from "./en/amounts.ts";
import { cards, nouns, traits } from "./en/cards.ts";
import { all, conditions, costs } from "./en/conditions.ts";
import { quotedId, words } from "./en/grammar.ts";
import { triggers } from "./en/triggers.ts";
import type { EffectParts, Opening } from "./parts.ts";
import { type Wording, wording } from "./wording.ts";
import type { FaceWords, FactOf, Words } from "./words.ts";

const face: FaceWords = {
  cardTypes: { stereotype: "Stereotype", spell: "Spell", trap: "Trap" },
  spellTypes: {
    normal: "Normal spell",
    "quick-play": "Quick-play spell",
    continuous: "Continuous spell",
    equip: "Equip spell",
    field: "Class (field spell)",
  },
  trapTypes: { normal: "Normal trap", continuous: "Continuous trap", counter: "Counter trap" },
  rarities: {
    common: "Common",
    uncommon: "Uncommon",
    rare: "Rare",
    epic: "Epic",
    legendary: "Legendary",
  },
  attributes: {
    fire: "fire",
    water: "water",
    earth: "earth",
    wind: "wind",
    light: "light",
    dark: "dark",
    neutral: "neutral",
  },
  stereotype: ({ level, attribute, token }) =>
    words(`Level ${level}`, attribute ?? "", "stereotype", token ? "token" : ""),
  archetype: (name) => quotedId(name),
  cost: (clout) => `${clout} clout`,
  stats: (attack, defense) => `${attack} attack, ${defense} defense`,
};

const openings: Readonly<Record<Opening, (trigger: string) => string>> = {
  plain: () => "",
  activation: () => "when activated",
  activation_when: (trigger) => `activate ${trigger}`,
  main_phase: () => "in your main phase",
  either_turn: () => "on either turn",
  when: (trigger) => trigger,
  respond: (trigger) => `respond ${trigger}`,
};

const limits = {
  turn: "Once per turn.",
  hard_turn: "Once per turn for all your copies.",
};

/** "When this, if that, you may: pay this and target that; do this, then that. Once per turn." */
function effect(parts: EffectParts): string {
  const { condition, standing, limit } = parts;
  const holds = condition === null ? "" : `${standing ? "while" : "if"} ${condition}`;
  const head = [
    openings[parts.opening](parts.trigger ?? ""),
    holds,
    parts.optional ? "you may" : "",
  ]
    .filter((part) => part !== "")
    .join(", ");
  const { costs: paid, targets } = parts;
  const first = listed(targets === null ? paid : [...paid, targets], "and");
  const does = joined(parts.clauses, standing);
  const body = first === "" ? does : `${first}; ${does}`;
  // An insertion that ends in a comma ends with what follows it.
  const sentence = (head === "" ? body : `${head}${standing ? "," : ":"} ${body}`).replaceAll(
    /,(?=[,:])/g,
    "",
  );
  return words(`${capital(sentence)}.`, limit === null ? "" : limits[limit]);
}

function changed({ kind, operation, amount: by }: FactOf<"attack"> | FactOf<"defense">): string {
  if (operation === "set") return `${kind} is ${by}`;
  if (operation !== "add") return `${operation === "double" ? "double" : "half"} ${kind}`;
  return `${by < 0 ? "−" : "+"}${Math.abs(by)} ${kind}`;
}

const table: Words = {
  keywords: { pierce: "Pierce." },
  face,
  traits,
  cards,
  many: ({ many }) => many,
  nouns,
  counted,
  amount,
  lasts,
  conditions,
  all,
  costs,
  triggers,
  actions,
  targets: (chosen) =>
    `target ${listed(
      chosen.map(({ text }) => text),
      "and",
    )}`,
  clause: (clause) => joined([clause], false),
  effect,
  facts: {
    attack: changed,
    defense: changed,
    protection: ({ protection }) => `cannot ${protections[protection]}`,
    keyword: ({ keyword }) => keyword,
    restriction: ({ restriction }) => `cannot ${restrictions[restriction]}`,
    cost: ({ cardType, operation, amount: by }) =>
      `${cardType === null ? "spells and traps" : `${cardType}s`} cost ${costOf(operation, by)}`,
    control: () => "control was taken",
  },
};

export const en: Wording = wording(table);
