/** What effects answer, in English: "when the opponent special summons a stereotype". */

import { listed } from "@tcg/core/hosting";
import type { Side } from "../../card.ts";
import type { TriggerWords } from "../parts.ts";
import type { Words } from "../words.ts";
import { whose } from "./cards.ts";
import { words } from "./grammar.ts";

/** Somebody does something to the card, or it is done. */
function done({ side, object }: TriggerWords, verb: string, past: string, rest = ""): string {
  if (side === "self") return words("when you", verb, object.text, rest);
  if (side === "opponent") return words("when the opponent", `${verb}s`, object.text, rest);
  return words("when", object.text, "is", past, rest);
}

const happens = ({ subject }: TriggerWords, ...predicate: string[]): string =>
  words("when", subject.text, ...predicate);

const startOf = (side: Side, what: string): string =>
  `at the start of ${side === "any" ? "each" : whose[side]} ${what}`;

const player: Readonly<Record<Side, string>> = {
  self: "you",
  opponent: "the opponent",
  any: "a player",
};

const activated = (trigger: TriggerWords, kind: "spell" | "trap"): string =>
  done(trigger, "activate", "activated", trigger.isThis ? `as a ${kind}` : "");

/** An effect, of the card if anything is said of that. */
function activatedEffect(trigger: TriggerWords): TriggerWords {
  const of = trigger.described ? ` of ${trigger.object.text}` : "";
  return { ...trigger, object: { ...trigger.object, text: `an effect${of}` } };
}

export const triggers: Words["triggers"] = {
  summoned: (trigger) => {
    const how = listed(trigger.summonKinds, "or");
    return done(trigger, words(how, "summon"), words(how, "summoned"));
  },
  flipped: (trigger) => happens(trigger, "is flipped face-up"),
  spell_activated: (trigger) => activated(trigger, "spell"),
  trap_activated: (trigger) => activated(trigger, "trap"),
  effect_activated: (trigger) => done(activatedEffect(trigger), "activate", "activated"),
  attack_declared: (trigger) => happens(trigger, "attacks"),
  battle_damage: ({ object, side }) =>
    words("when", object.text, "deals battle damage", side === "any" ? "" : `to ${player[side]}`),
  destroyed: (trigger) => {
    const by = { battle: "by battle", effect: "by an effect" };
    return happens(trigger, "is destroyed", trigger.by === null ? "" : by[trigger.by]);
  },
  sent_to_graveyard: (trigger) => happens(trigger, "is sent to the graveyard"),
  turn_start: ({ side }) => startOf(side, "turn"),
  draw_phase: ({ side }) => startOf(side, "draw phase"),
  standby_phase: ({ side }) => startOf(side, "standby phase"),
  end_phase: ({ side }) => startOf(side, "end phase"),
  card_drawn: ({ side }) =>
    `when ${player[side]} ${side === "self" ? "draw" : "draws"} a card by an effect`,
  life_below: ({ side, below }) =>
    `when ${side === "any" ? "a player's" : whose[side]} life falls below ${below}`,
  vice_added: ({ subject }) => `when a vice counter is put on ${subject.text}`,
  vice_near_threshold: (trigger) =>
    happens(trigger, "comes within 1 vice counter of breaking down"),
  // A face-down card breaks down, too; only an effect of that very type answers it then.
  breakdown: (trigger) =>
    happens(trigger, "breaks down", trigger.isThis && !trigger.isOwn ? "while face-up" : ""),
  position_changed: (trigger) => happens(trigger, "changes position"),
  targeted: (trigger) => happens(trigger, "is targeted"),
};
