/** How an answer that names cards begins: "Discard", "Banish". */
import type { CostKind, Effect } from "../cards.ts";
import { costAsked } from "../prompt-source.ts";
import type { Prompt } from "../types.ts";

type Choosing = Extract<Prompt, { readonly kind: "choose_cards" }>;

export function choosingVerb({ task, key }: Choosing): string {
  if (task.kind === "effect") return EFFECT_VERBS[task.effect.do];
  return task.kind === "cost" ? COST_VERBS[costAsked(task, key).pay] : "Choose";
}

/** Those that choose no cards never ask, nor do those that stand around others. */
const EFFECT_VERBS: { readonly [K in Effect["do"]]: string } = {
  draw: "Choose",
  discard: "Discard",
  mill: "Choose",
  "gain-lore": "Choose",
  "lose-lore": "Choose",
  "deal-damage": "Damage",
  "put-damage": "Damage",
  "move-damage": "Choose",
  "remove-damage": "Choose",
  banish: "Banish",
  "return-to-hand": "Return",
  "put-on-deck": "Choose",
  "put-into-inkwell": "Choose",
  "put-under": "Choose",
  "from-under": "Choose",
  ready: "Ready",
  exert: "Exert",
  "move-to-location": "Choose",
  modify: "Choose",
  "grant-keyword": "Choose",
  "grant-ability": "Choose",
  restrict: "Choose",
  "restrict-player": "Choose",
  permit: "Choose",
  "sing-as": "Choose",
  "reduce-cost": "Choose",
  "more-inkings": "Choose",
  "play-free": "Play",
  "look-at-top": "Take",
  "hand-to-deck": "Put back",
  "reveal-top": "Choose",
  search: "Take",
  "name-card": "Choose",
  "reveal-hand": "Choose",
  "choose-discard": "Make your opponent discard",
  may: "Choose",
  pay: "Choose",
  if: "Choose",
  "if-you-do": "Choose",
  "choose-one": "Choose",
  whenever: "Choose",
  later: "Choose",
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
