/** How an answer that names cards begins: "Discard", "Banish". */
import type { CostKind, Effect } from "../cards.ts";
import type { Prompt } from "../types.ts";

type Choosing = Extract<Prompt, { readonly kind: "choose_cards" }>;

export function choosingVerb({ task }: Choosing): string {
  if (task.kind === "effect") return EFFECT_VERBS[task.effect.do] ?? "Choose";
  return task.kind === "cost" ? COST_VERBS[task.cost.pay] : "Choose";
}

const EFFECT_VERBS: { readonly [K in Effect["do"]]?: string } = {
  discard: "Discard",
  banish: "Banish",
  "deal-damage": "Damage",
  "put-damage": "Damage",
  "return-to-hand": "Return",
  ready: "Ready",
  exert: "Exert",
  "play-free": "Play",
  search: "Take",
  "look-at-top": "Take",
  "choose-discard": "Make your opponent discard",
};

/** Those that choose nothing never ask. */
const COST_VERBS: { readonly [K in CostKind]: string } = {
  discard: "Discard",
  banish: "Banish",
  "exert-another": "Exert",
  "return-another": "Return",
  singers: "Sing with",
  exert: "Choose",
  ink: "Choose",
  "banish-this": "Choose",
  "damage-this": "Choose",
};
