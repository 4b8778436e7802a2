/** What effects answer, in English: "when the opponent special summons a stereotype". */

import { listed } from "@tcg/core/hosting";
import type { Side } from "../../card.ts";
import type { TriggerWords } from "../parts.ts";
import type { Words } from "../words.ts";
import { whose } from "./cards.ts";
import { words } from "./grammar.ts";

type Told = TriggerWords;

/** Somebody does something to the card, or it is done. */
function done({ side, object }: Told, verb: string, past: string, rest = ""): string {
  if (side === "self") return words("when you", verb, object.text, rest);
  if (side === "opponent") return words("when the opponent", `${verb}s`, object.text, rest);
  return words("when", object.text, "is", past, rest);
}

const happens = ({ subject }: Told, ...predicate: string[]): string =>
  words("when", subject.text, ...predicate);

const startOf = (side: Side, what: string): string =>
  `at the start of ${side === "any" ? "each" : whose[side]} ${what}`;

const player: Readonly<Record<Side, string>> = {
  self: "you",
  opponent: "the opponent",
  any: "a player",
};

const activated = (told: Told, kind: "spell" | "trap"): string =>
  done(told, "activate", "activated", told.isThis ? `as a ${kind}` : "");

/** An effect, of the card if anything is said of that. */
function activatedEffect(told: Told): Told {
  const of = told.described ? ` of ${told.object.text}` : "";
  return { ...told, object: { ...told.object, text: `an effect${of}` } };
}

export const triggers: Words["triggers"] = {
  summoned: (told) => {
    const how = listed(told.summonKinds, "or");
    return done(told, words(how, "summon"), words(how, "summoned"));
  },
  flipped: (told) => happens(told, "is flipped face-up"),
  spell_activated: (told) => activated(told, "spell"),
  trap_activated: (told) => activated(told, "trap"),
  effect_activated: (told) => done(activatedEffect(told), "activate", "activated"),
  attack_declared: (told) => happens(told, "attacks"),
  battle_damage: ({ object, side }) =>
    words("when", object.text, "deals battle damage", side === "any" ? "" : `to ${player[side]}`),
  destroyed: (told) => {
    const by = { battle: "by battle", effect: "by an effect" };
    return happens(told, "is destroyed", told.by === null ? "" : by[told.by]);
  },
  sent_to_graveyard: (told) => happens(told, "is sent to the graveyard"),
  turn_start: ({ side }) => startOf(side, "turn"),
  draw_phase: ({ side }) => startOf(side, "draw phase"),
  standby_phase: ({ side }) => startOf(side, "standby phase"),
  end_phase: ({ side }) => startOf(side, "end phase"),
  card_drawn: ({ side }) =>
    `when ${player[side]} ${side === "self" ? "draw" : "draws"} a card by an effect`,
  life_below: ({ side, below }) =>
    `when ${side === "any" ? "a player's" : whose[side]} life falls below ${below}`,
  vice_added: ({ subject }) => `when a vice counter is put on ${subject.text}`,
  vice_near_threshold: (told) => happens(told, "comes within 1 vice counter of breaking down"),
  // A face-down card breaks down, too; only an effect of that very type answers it then.
  breakdown: (told) =>
    happens(told, "breaks down", told.isThis && !told.isOwn ? "while face-up" : ""),
  position_changed: (told) => happens(told, "changes position"),
  targeted: (told) => happens(told, "is targeted"),
};
