/** What stands about players, costs and places: "You pay 1 {I} less to play items", "Skip your Draw step". */
import type { Amount } from "../cards.ts";
import type { Part } from "./part.ts";
import { parts } from "./registry.ts";
import type { Static } from "./static-subjects.ts";
import { phrases, slot, table, times } from "./table.ts";

const stands = phrases<Static>();

export const staticRules: Part<Static> = table<Static>(
  [
    stands("you pay {amount:less} to play {where:manyPlayed}", {
      on: { player: "you" },
      facts: [{ fact: "cost", amount: slot("amount"), where: slot("where") }],
    }),
    stands("you pay {amount:less} to play {thisPlayed}", {
      from: "hand",
      on: "self",
      facts: [{ fact: "cost", amount: slot("amount") }],
    }),
    stands("each turn, you pay {amount:less} for the first {where:onePlayed} you play", {
      on: { player: "you" },
      facts: [{ fact: "cost", amount: slot("amount"), where: slot("where"), first: true }],
    }),
    stands(
      "once (per turn|during your turn), you (|may )pay {amount:less} to play (a|an) {where:onePlayed}",
      {
        on: { player: "you" },
        facts: [{ fact: "cost", amount: slot("amount"), where: slot("where"), first: true }],
      },
    ),
    stands("you pay {amount:less} for the first {where:onePlayed} you play each turn", {
      on: { player: "you" },
      facts: [{ fact: "cost", amount: slot("amount"), where: slot("where"), first: true }],
    }),
    stands(
      "for each {each}, you pay {amount:less} for the first {where:onePlayed} you play each turn",
      {
        on: { player: "you" },
        facts: [
          { fact: "cost", amount: times("amount", "each"), where: slot("where"), first: true },
        ],
      },
    ),
    stands("{self} costs (|you ){amount:less}( to play|)", {
      from: "hand",
      on: "self",
      facts: [{ fact: "cost", amount: slot("amount") }],
    }),
    stands("{where:manyPlayed} cost you {amount:less} to play", {
      on: { player: "you" },
      facts: [{ fact: "cost", amount: slot("amount"), where: slot("where") }],
    }),
    stands("you pay {amount:less} to play {thisPlayed} for each {each}", {
      from: "hand",
      on: "self",
      facts: [{ fact: "cost", amount: times("amount", "each") }],
    }),
    stands("for each {each}, you pay {amount:less} to play {thisPlayed}", {
      from: "hand",
      on: "self",
      facts: [{ fact: "cost", amount: times("amount", "each") }],
    }),
    stands("{by:challengers} can't challenge {thisOne}", {
      on: "self",
      facts: [{ fact: "restriction", restriction: "be-challenged", by: slot("by") }],
    }),
    stands("{by:challengers} can't challenge your {where:yourMany}", {
      on: { where: slot("where") },
      facts: [{ fact: "restriction", restriction: "be-challenged", by: slot("by") }],
    }),
    stands("you pay {amount:less} to move a character of yours here", {
      on: "self",
      facts: [{ fact: "move-cost", amount: slot("amount") }],
    }),
    stands("you pay {amount:less} to move your {where:yourMany} here", {
      on: "self",
      facts: [{ fact: "move-cost", amount: slot("amount"), where: slot("where") }],
    }),
    stands("you pay {amount:less} to move {where:many} here", {
      on: "self",
      facts: [{ fact: "move-cost", amount: slot("amount"), where: slot("where") }],
    }),
    stands("opponents pay {amount:less} to play {where:manyPlayed}", {
      on: { player: "opponents" },
      facts: [{ fact: "cost", amount: slot("amount"), where: slot("where") }],
    }),
    stands("{where:manyPlayed} cost opponents {amount:less} to play", {
      on: { player: "opponents" },
      facts: [{ fact: "cost", amount: slot("amount"), where: slot("where") }],
    }),
    stands("you pay {amount:less} to move your characters to (a location|locations)", {
      on: { where: { type: "location", side: "yours" } },
      facts: [{ fact: "move-cost", amount: slot("amount") }],
    }),
    stands("your {where:yourMany} may move here for free", {
      on: "self",
      facts: [{ fact: "move-cost", amount: "free", where: slot("where") }],
    }),
    stands("{where:many} may move here for free", {
      on: "self",
      facts: [{ fact: "move-cost", amount: "free", where: slot("where") }],
    }),
    stands("{self} also counts as being named {name:cardName} for Shift", {
      on: "self",
      facts: [{ fact: "shift-name", name: slot("name") }],
    }),
    stands("you may play any character with Shift on {selfThem} as if {selfThem} had any name", {
      on: "self",
      facts: [{ fact: "shift-name", name: { any: true } }],
    }),
    stands("you may use {self}'s {ability:abilityName} ability for free", {
      on: "self",
      facts: [{ fact: "permission", permission: "abilities-for-free", ability: slot("ability") }],
    }),
    stands("you may move {where:many} here for free", {
      on: "self",
      facts: [{ fact: "move-cost", amount: "free", where: slot("where") }],
    }),
    stands("opponents can't choose your {where:yourMany} for abilities or effects", {
      on: { where: slot("where") },
      facts: [{ fact: "restriction", restriction: "be-chosen" }],
    }),
    stands("(damage counters|damage) can't be removed", {
      on: { where: { type: ["character", "location"] } },
      facts: [{ fact: "restriction", restriction: "have-damage-removed" }],
    }),
    stands("you can't {restriction:playersCant}", {
      on: { player: "you" },
      facts: [{ fact: "restriction", restriction: slot("restriction") }],
    }),
    stands(
      "if an effect would cause you to discard (one or more|1 or more) cards from your hand, you don't discard",
      { on: { player: "you" }, facts: [{ fact: "restriction", restriction: "discard" }] },
    ),
    stands("(all |)cards in your hand count as having {inkwellSymbol}", {
      on: { player: "you" },
      facts: [{ fact: "inkable" }],
    }),
    stands("(all |){where:certainCards} in your hand count as having {inkwellSymbol}", {
      on: { player: "you" },
      facts: [{ fact: "inkable", where: slot("where") }],
    }),
    stands("you may play {where:manyPlayed} for free", {
      on: { player: "you" },
      facts: [{ fact: "free-to-play", where: slot("where") }],
    }),
    stands("you may play {thisPlayed} for free", {
      from: "hand",
      on: "self",
      facts: [{ fact: "free-to-play" }],
    }),
    stands("you can't play {thisPlayed}", {
      from: "hand",
      on: "self",
      facts: [{ fact: "not-to-be-played" }],
    }),
    stands("opponents need {amount:loreNeeded} lore to win( the game|)", {
      on: { player: "opponents" },
      facts: [{ fact: "lore-to-win", amount: slot("amount") }],
    }),
    stands("you need {amount:loreNeeded} lore to win( the game|)", {
      on: { player: "you" },
      facts: [{ fact: "lore-to-win", amount: slot("amount") }],
    }),
    stands("skip your turn's Draw step", {
      on: { player: "you" },
      facts: [{ fact: "restriction", restriction: "draw-step" }],
    }),
    stands("skip your Draw step", {
      on: { player: "you" },
      facts: [{ fact: "restriction", restriction: "draw-step" }],
    }),
    stands("{by:challengers} can't challenge {where:many}", {
      on: { where: slot("where") },
      facts: [{ fact: "restriction", restriction: "be-challenged", by: slot("by") }],
    }),
    stands("{self} takes no damage from challenges", {
      on: "self",
      facts: [{ fact: "restriction", restriction: "be-dealt-damage-in-challenges" }],
    }),
    stands("your {where:yourMany} take no damage from challenges", {
      on: { where: slot("where") },
      facts: [{ fact: "restriction", restriction: "be-dealt-damage-in-challenges" }],
    }),
    stands("opponents can't {restriction:playersCant}", {
      on: { player: "opponents" },
      facts: [{ fact: "restriction", restriction: slot("restriction") }],
    }),
    stands("you may put an additional card from your hand into your inkwell (facedown|each turn)", {
      on: { player: "you" },
      facts: [{ fact: "inkings", amount: 1 }],
    }),
  ],
  parts,
);

/** "2 {I} less" */
export const less: Part<Amount> = {
  read(text, at, context) {
    const match = /^(\d+) \{I\} (less|more)/.exec(text.slice(at));
    if (match === null) return [];
    const value = Number(match[1]) * (match[2] === "less" ? -1 : 1);
    return [{ value, end: at + match[0].length, context }];
  },
  speak: (value, context) =>
    typeof value === "number"
      ? { text: `${Math.abs(value)} {I} ${value < 0 ? "less" : "more"}`, context }
      : null,
};
