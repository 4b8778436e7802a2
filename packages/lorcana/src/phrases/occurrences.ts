/** What happens, and abilities answer: "whenever you play a song", "when this character is banished". */
import type { Trigger } from "../cards.ts";
import type { Part } from "./part.ts";
import { parts } from "./registry.ts";
import { phrases, slot, table } from "./table.ts";

const happens = phrases<Trigger>();
const WHEN = "(whenever|when)";

export const occurrences: Part<Trigger> = table<Trigger>(
  [
    happens("(when|whenever) you play {self}", { on: "played", card: "this" }),
    happens(`${WHEN} you play another {card:yourOtherPlayed}`, {
      on: "played",
      card: slot("card"),
    }),
    happens(`${WHEN} you play (a|an) {card:yourPlayed}`, { on: "played", card: slot("card") }),
    happens(`${WHEN} an opponent plays (a|an) {card:theirPlayed}`, {
      on: "played",
      card: slot("card"),
    }),
    happens(
      `${WHEN} you play (a|your) {nth:ordinal} {card:yourPlayed} (in a turn|each turn|this turn|during a turn)`,
      {
        on: "played",
        card: slot("card"),
        nth: slot("nth"),
      },
    ),
    happens(
      `${WHEN} an opponent plays (a|their) {nth:ordinal} {card:theirPlayed} (in a turn|each turn|this turn)`,
      {
        on: "played",
        card: slot("card"),
        nth: slot("nth"),
      },
    ),
    happens(`${WHEN} you draw (a|your) {nth:ordinal} card (in a turn|each turn|this turn)`, {
      on: "drawn",
      side: "yours",
      nth: slot("nth"),
    }),
    happens(
      `${WHEN} (you put a card|a card is put) into your inkwell, if it's the {nth:ordinal} card (you've put|put) into your inkwell this turn`,
      { on: "inked", side: "yours", nth: slot("nth") },
    ),
    happens(`${WHEN} {card:happened} is chosen for Support`, {
      on: "chosen",
      card: slot("card"),
      bySupport: true,
    }),
    happens(`${WHEN} {card:whoever} quest[s]`, { on: "quests", card: slot("card") }),
    happens(`${WHEN} {card:whoever} challenge[s]`, { on: "challenges", card: slot("card") }),
    happens(`${WHEN} {card:whoever} challenge[s] {other:another}`, {
      on: "challenges",
      card: slot("card"),
      other: slot("other"),
    }),
    happens(`${WHEN} {card:happened}( is|'s) challenged`, { on: "challenged", card: slot("card") }),
    happens(`${WHEN} {card:happened} is challenged by {other:another}`, {
      on: "challenged",
      card: slot("card"),
      other: slot("other"),
    }),
    happens("(when|whenever) {card:happened} is banished", { on: "banished", card: slot("card") }),
    happens("(when|whenever) {card:happened} is banished in a challenge", {
      on: "banished",
      card: slot("card"),
      inChallenge: true,
    }),
    happens(`${WHEN} {card:whoever} banish[es] (another character|a character) in a challenge`, {
      on: "banishes-in-challenge",
      card: slot("card"),
    }),
    happens("(when|whenever) {card:happened} leaves play", {
      on: "leaves-play",
      card: slot("card"),
    }),
    happens("at the start of your turn", { on: "turn-starts", side: "yours" }),
    happens("at the end of your turn", { on: "turn-ends", side: "yours" }),
    happens("at the start of each (opponent's|opponents') turn", {
      on: "turn-starts",
      side: "opposing",
    }),
    happens("at the end of each (opponent's|opponents') turn", {
      on: "turn-ends",
      side: "opposing",
    }),
    happens("at the start of each turn", { on: "turn-starts", side: "any" }),
    happens("at the end of each turn", { on: "turn-ends", side: "any" }),
    happens(`${WHEN} (a card is put into your inkwell|you put a card into your inkwell)`, {
      on: "inked",
      side: "yours",
    }),
    // CR 1.10: whose turn it is, and no other opponent.
    ...["during each opponent's turn, ", "during each opponents' turn, "].flatMap((lead) => [
      happens(`${lead}${WHEN} they draw a card`, {
        on: "drawn",
        side: "opposing",
        during: "their-turn",
      }),
      happens(`${lead}${WHEN} they discard a card`, {
        on: "discarded",
        card: {},
        side: "opposing",
        during: "their-turn",
      }),
      happens(`${lead}${WHEN} they put a card into their inkwell`, {
        on: "inked",
        side: "opposing",
        during: "their-turn",
      }),
      happens(`${lead}${WHEN} they play (a|an) {card:theirPlayed}`, {
        on: "played",
        card: slot("card"),
        during: "their-turn",
      }),
    ]),
    happens(`${WHEN} an opponent puts a card into their inkwell`, {
      on: "inked",
      side: "opposing",
    }),
    happens(`${WHEN} you choose {card:happened} for an action or ability`, {
      on: "chosen",
      card: slot("card"),
      side: "yours",
    }),
    happens(`${WHEN} {card:happened} is chosen for an action or ability`, {
      on: "chosen",
      card: slot("card"),
    }),
    happens(`${WHEN} {card:happened} is (dealt damage|damaged)`, {
      on: "damaged",
      card: slot("card"),
    }),
    happens(`${WHEN} you remove damage from {card:happened}`, {
      on: "damage-removed",
      card: slot("card"),
      side: "yours",
    }),
    happens(`${WHEN} {card:whoever} deal[s] damage to {other:another}`, {
      on: "deals-damage",
      card: slot("card"),
      other: slot("other"),
    }),
    happens(`${WHEN} {card:whoever} deal[s] damage to {other:another} in a challenge`, {
      on: "deals-damage",
      card: slot("card"),
      other: slot("other"),
      inChallenge: true,
    }),
    happens(`${WHEN} {card:happened} (is|are) dealt damage in a challenge`, {
      on: "damaged",
      card: slot("card"),
      inChallenge: true,
    }),
    happens(`${WHEN} an opponent chooses {card:happened} for an action or ability`, {
      on: "chosen",
      card: slot("card"),
      side: "opposing",
    }),
    happens(
      `${WHEN} {card:happened} is chosen (for an action or ability by an opponent|by an opponent for an action or ability)`,
      {
        on: "chosen",
        card: slot("card"),
        side: "opposing",
      },
    ),
    happens(`${WHEN} you move {card:movedHere}`, {
      on: "moves-to-location",
      card: slot("card"),
      other: "this",
    }),
    happens(`${WHEN} {card:happened} moves here`, {
      on: "moves-to-location",
      card: slot("card"),
      other: "this",
    }),
    happens(`${WHEN} you remove 1 or more damage from {card:happened}`, {
      on: "damage-removed",
      card: slot("card"),
      side: "yours",
    }),
    happens(`${WHEN} damage is removed from {card:happened}`, {
      on: "damage-removed",
      card: slot("card"),
    }),
    happens(`${WHEN} you draw a card`, { on: "drawn", side: "yours" }),
    happens(`${WHEN} (an opponent draws|your opponent draws) a card`, {
      on: "drawn",
      side: "opposing",
    }),
    happens(`${WHEN} you discard a {card:discarded}`, {
      on: "discarded",
      card: slot("card"),
      side: "yours",
    }),
    // Of each card by itself. "1 or more cards" would be once for all that are discarded together.
    happens(`${WHEN} (an opponent|your opponent) (|chooses and )discards a card`, {
      on: "discarded",
      card: {},
      side: "opposing",
    }),
    happens(`${WHEN} {card:whoever} move[s] to a location`, {
      on: "moves-to-location",
      card: slot("card"),
    }),
    // Whose this card is needs no saying.
    happens(`${WHEN} you move {self} to a location`, { on: "moves-to-location", card: "this" }),
    happens(`${WHEN} you move {card:happenedToOthers} to a location`, {
      on: "moves-to-location",
      card: slot("card"),
      side: "yours",
    }),
    happens(`${WHEN} {card:whoever} sing[s] a song`, { on: "sings", card: slot("card") }),
    happens(`${WHEN} (you put a card|a card is put) under {card:happened}`, {
      on: "put-under",
      card: slot("card"),
    }),
    happens(`${WHEN} you ready {card:happened}`, {
      on: "readied",
      card: slot("card"),
    }),
    happens(`${WHEN} {card:happened} is exerted`, { on: "exerted", card: slot("card") }),
    happens(`${WHEN} you gain lore`, { on: "lore-gained", side: "yours" }),
    happens(`${WHEN} (an opponent|your opponent) gains lore`, {
      on: "lore-gained",
      side: "opposing",
    }),
    happens(
      `${WHEN} one of your opponents' {card:opposingMany} is returned to their hand from play`,
      {
        on: "returned-to-hand",
        card: slot("card"),
      },
    ),
    happens(`${WHEN} {card:happenedToYours} is returned to your hand from play`, {
      on: "returned-to-hand",
      card: slot("card"),
    }),
  ],
  parts,
);
