/** Invented texts in the official wording: what is read, and that it is spoken the same. */
import { expect, test } from "vitest";
import type { Ability, Effect } from "../cards.ts";
import { readAbility, readEffects, spokenAbility, spokenEffects } from "./reading.ts";

const character = { type: "character" } as const;
const chosen = { pick: "chosen", where: character } as const;

// biome-ignore format: a row of the table is a line
const effects: [string, readonly Effect[]][] = [
  ["Draw 2 cards.", [{ do: "draw", amount: 2 }]],
  ["Each opponent loses 1 lore.", [{ do: "lose-lore", amount: 1, who: "each-opponent" }]],
  ["Banish chosen item.", [{ do: "banish", target: { pick: "chosen", where: { type: "item" } } }]],
  ["Chosen character gets +2 {S} this turn.", [{ do: "modify", stat: "strength", amount: 2, target: chosen, duration: "turn" }]],
  ["Return a character card from your discard to your hand.", [{ do: "return-to-hand", target: { pick: "chosen", where: { type: "character", side: "yours" }, zone: "discard" } }]],
  ["Ready chosen character. They can't quest for the rest of this turn.", [
    { do: "ready", target: { ...chosen, as: "chosen" } },
    { do: "restrict", restriction: "quest", target: { pick: "those", as: "chosen" }, duration: "turn" },
  ]],
  ["Chosen Baker character gains Rush and gets +1 {S} this turn.", [
    { do: "grant-keyword", keyword: "rush", target: { pick: "chosen", where: { classification: "Baker", ...character }, as: "chosen" }, duration: "turn" },
    { do: "modify", stat: "strength", amount: 1, target: { pick: "those", as: "chosen" }, duration: "turn" },
  ]],
];

// biome-ignore format: a row of the table is a line
effects.push(
  ["Banish chosen character of yours. Return chosen character with the same cost or less to their player's hand.", [
    { do: "banish", target: { pick: "chosen", where: { type: "character", side: "yours" }, as: "chosen" } },
    { do: "return-to-hand", target: { pick: "chosen", where: { type: "character", than: { stat: "cost", is: "at-most", amount: { stat: "cost", of: { pick: "those", as: "chosen" } } } } } },
  ]],
  ["Gain lore equal to the damage on chosen opposing character.", [
    { do: "gain-lore", amount: { stat: "damage", of: { pick: "chosen", where: { type: "character", side: "opposing" } } } },
  ]],
  ["Look at the top 2 cards of your deck. Put one into your hand and the other into your inkwell facedown and exerted.", [
    { do: "look-at-top", count: 2, take: { count: 1, to: "hand" }, rest: "inkwell" },
  ]],
  ["Each opponent may choose and discard a card. For each opponent who doesn't, you gain 2 lore.", [
    { do: "may", who: "each-opponent", effects: [{ do: "discard", amount: 1, who: "each-opponent" }], otherwise: [{ do: "gain-lore", amount: 2 }] },
  ]],
  ["Banish any number of your items, then draw a card for each item banished this way.", [
    { do: "banish", target: { pick: "chosen", where: { type: "item", side: "yours" }, anyNumber: true } },
    { do: "draw", amount: { result: "banished" } },
  ]],
  ["Chosen character gets +2 {S} this turn. Whenever they challenge another character this turn, draw a card.", [
    { do: "modify", stat: "strength", amount: 2, target: { ...chosen, as: "chosen" }, duration: "turn" },
    { do: "whenever", when: { on: "challenges", other: { other: true, type: "character" }, those: "chosen" }, effects: [{ do: "draw", amount: 1 }], duration: "turn" },
  ]],
);

// biome-ignore format: a row of the table is a line
effects.push(
  ["Each opponent chooses and banishes one of their characters.", [
    { do: "banish", target: { pick: "chosen", by: "each-opponent", where: { type: "character", side: "opposing" } } },
  ]],
  ["Return up to 2 chosen characters with cost 3 or less each to their players' hands.", [
    { do: "return-to-hand", target: { pick: "chosen", count: 2, upTo: true, where: { type: "character", cost: { max: 3 } } } },
  ]],
  ["Remove all damage from chosen character.", [
    { do: "remove-damage", amount: { stat: "damage", of: { pick: "those", as: "chosen" } }, target: { ...chosen, as: "chosen" } },
  ]],
  ["Each opponent chooses and exerts one of their characters. Those characters can't ready at the start of their next turn.", [
    { do: "exert", target: { pick: "chosen", by: "each-opponent", where: { type: "character", side: "opposing" }, as: "chosen" } },
    { do: "restrict", restriction: "ready-step", target: { pick: "those", as: "chosen" }, duration: "until-its-next-turn" },
  ]],
  ["{E} one of your characters to deal damage equal to their {S} to chosen character.", [
    { do: "if-you-do",
      first: [{ do: "exert", target: { pick: "chosen", where: { type: "character", side: "yours" }, as: "chosen" } }],
      effects: [{ do: "deal-damage", amount: { stat: "strength", of: { pick: "those", as: "chosen" } }, target: chosen }] },
  ]],
  ["Each opponent loses 1 lore for each character you have in play.", [
    { do: "lose-lore", amount: { count: { type: "character", side: "yours" } }, who: "each-opponent" },
  ]],
  ["Chosen player can't play actions until the start of your next turn.", [
    { do: "restrict-player", restriction: "play-actions", who: "chosen-player", duration: "until-your-next-turn" },
  ]],
);

const opposing = { type: "character", side: "opposing" } as const;

// biome-ignore format: a row of the table is a line
effects.push(
  ["Choose an opposing character. The chosen character doesn't ready at the start of their next turn.", [
    { do: "restrict", restriction: "ready-step", target: { pick: "chosen", where: opposing }, duration: "until-its-next-turn" },
  ]],
  ["Exert chosen character. Then, you may choose and discard a card. If you do, the exerted character can't ready at the start of their next turn.", [
    { do: "exert", target: { ...chosen, as: "chosen" } },
    { do: "may", effects: [{ do: "if-you-do", first: [{ do: "discard", amount: 1 }], effects: [
      { do: "restrict", restriction: "ready-step", target: { pick: "those", as: "chosen" }, duration: "until-its-next-turn" },
    ] }] },
  ]],
  ["Banish chosen opposing character and all other opposing characters with the same name.", [
    { do: "banish", target: { pick: "chosen", where: opposing, as: "chosen" } },
    { do: "banish", target: { pick: "all", where: { ...opposing, other: true, namedAs: { pick: "those", as: "chosen" } } } },
  ]],
  ["Banish chosen Sailor of yours to banish chosen character.", [
    { do: "if-you-do", first: [{ do: "banish", target: { pick: "chosen", where: { type: "character", classification: "Sailor", side: "yours" } } }], effects: [{ do: "banish", target: chosen }] },
  ]],
  ["Play an item from your hand or discard with cost 3 or less for free, exerted.", [
    { do: "choose-one", options: [
      [{ do: "play-free", from: "hand", where: { type: "item", cost: { max: 3 } }, exerted: true }],
      [{ do: "play-free", from: "discard", where: { type: "item", cost: { max: 3 } }, exerted: true }],
    ] },
  ]],
);

const those = { pick: "those", as: "chosen" } as const;
const named = { ...chosen, as: "chosen" } as const;

// biome-ignore format: a row of the table is a line
effects.push(
  ["Exert chosen character. If a Baker character is chosen, banish her instead.", [
    { do: "if", choose: named, condition: { those: "chosen", are: { classification: "Baker", type: "character" } },
      effects: [{ do: "banish", target: those }], otherwise: [{ do: "exert", target: those }] },
  ]],
  ["Deal 2 damage to chosen character. If a Baker character is chosen, deal 4 damage instead.", [
    { do: "if", choose: named, condition: { those: "chosen", are: { classification: "Baker", type: "character" } },
      effects: [{ do: "deal-damage", amount: 4, target: those }], otherwise: [{ do: "deal-damage", amount: 2, target: those }] },
  ]],
  ["Choose a character of yours. If they're exerted, draw a card. Otherwise, exert them.", [
    { do: "if", choose: { ...named, where: { type: "character", side: "yours" } }, condition: { those: "chosen", are: { exerted: true } },
      effects: [{ do: "draw", amount: 1 }], otherwise: [{ do: "exert", target: those }] },
  ]],
  ["Until the start of your next turn, whenever one of your characters is challenged, draw a card.", [
    { do: "whenever", when: { on: "challenged", card: { type: "character", side: "yours" } }, effects: [{ do: "draw", amount: 1 }], duration: "until-your-next-turn" },
  ]],
  ["This turn, whenever one of your characters quests, draw a card.", [
    { do: "whenever", when: { on: "quests", card: { type: "character", side: "yours" } }, effects: [{ do: "draw", amount: 1 }], duration: "turn" },
  ]],
  ["If you have at least 3 items in play, all players draw a card.", [
    { do: "if", condition: { have: { type: "item", side: "yours" }, count: { min: 3 } }, effects: [{ do: "draw", amount: 1, who: "each" }] },
  ]],
  ["Put a card from your hand facedown under chosen character of yours.", [
    { do: "put-under", from: "hand", target: { pick: "chosen", where: { type: "character", side: "yours" } } },
  ]],
  ["Name a card, then reveal the top card of your deck. If it's the named card, put it into your hand. Otherwise, put it on the bottom of your deck.", [
    { do: "name-card", to: "hand", otherwise: "bottom" },
  ]],
  ["Search your deck for a Baker character card, reveal that card to all players, put that card into your hand, and shuffle your deck.", [
    { do: "search", where: { classification: "Baker", type: "character" }, to: "hand" },
  ]],
  ["Deal 2 damage to chosen character and 1 damage to another chosen character.", [
    { do: "deal-damage", amount: 2, target: chosen },
    { do: "deal-damage", amount: 1, target: { pick: "chosen", where: { other: true, type: "character" } } },
  ]],
  ["Each opponent loses lore equal to the number of items you have in play.", [
    { do: "lose-lore", amount: { count: { type: "item", side: "yours" } }, who: "each-opponent" },
  ]],
  ["Gain 3 lore. You can't gain lore for the rest of this turn.", [
    { do: "gain-lore", amount: 3 },
    { do: "restrict-player", restriction: "gain-lore", who: "you", duration: "turn" },
  ]],
  ["For each item you have in play, draw a card.", [
    { do: "draw", amount: { count: { type: "item", side: "yours" } } },
  ]],
  ["Play a Baker character with cost 4 or less from your discard for free. That character enters play exerted.", [
    { do: "play-free", from: "discard", where: { classification: "Baker", type: "character", cost: { max: 4 } }, exerted: true },
  ]],
  ["The next item you play this turn costs 1 {I} less.", [
    { do: "reduce-cost", amount: 1, where: { type: "item" }, next: true },
  ]],
);

test.each(effects)("%s", (text, tree) => {
  expect(readEffects(text)).toEqual({ ok: true, value: tree });
  const spoken = spokenEffects(tree);
  expect(readEffects(spoken ?? "")).toEqual({ ok: true, value: tree });
});

// biome-ignore format: a row of the table is a line
const abilities: [string, readonly Ability[]][] = [
  ["Whenever this character quests, you may draw a card.", [
    { kind: "triggered", when: { on: "quests", card: "this" }, effects: [{ do: "may", effects: [{ do: "draw", amount: 1 }] }] },
  ]],
  ["When you play this character and when she leaves play, gain 1 lore.", [
    { kind: "triggered", when: { on: "played", card: "this" }, effects: [{ do: "gain-lore", amount: 1 }] },
    { kind: "triggered", when: { on: "leaves-play", card: "this" }, effects: [{ do: "gain-lore", amount: 1 }] },
  ]],
  ["When you play this character, if you have a character named Old Fenn in play, draw a card.", [
    { kind: "triggered", when: { on: "played", card: "this" }, if: { have: { type: "character", name: "Old Fenn", side: "yours" }, count: { min: 1 } }, effects: [{ do: "draw", amount: 1 }] },
  ]],
  ["{E}, 2 {I} — Deal 1 damage to chosen damaged character.", [
    { kind: "activated", costs: [{ pay: "exert" }, { pay: "ink", amount: 2 }], effects: [{ do: "deal-damage", amount: 1, target: { pick: "chosen", where: { damaged: true, type: "character" } } }] },
  ]],
  ["Your other Lamplighter characters get +1 {S}.", [
    { kind: "static", on: { where: { other: true, classification: "Lamplighter", type: "character", side: "yours" } }, facts: [{ fact: "stat", stat: "strength", amount: 1 }] },
  ]],
  ["While this character has no damage, he gets +2 {L}.", [
    { kind: "static", while: { self: { damaged: false } }, on: "self", facts: [{ fact: "stat", stat: "lore", amount: 2 }] },
  ]],
  ["For each item you have in play, you pay 1 {I} less to play this character.", [
    { kind: "static", from: "hand", on: "self", facts: [{ fact: "cost", amount: { count: { type: "item", side: "yours" }, times: -1 } }] },
  ]],
];

// biome-ignore format: a row of the table is a line
abilities.push(
  ["Whenever you play a second action in a turn, gain 1 lore.", [
    { kind: "triggered", when: { on: "played", card: { type: "action", side: "yours" }, nth: 2 }, effects: [{ do: "gain-lore", amount: 1 }] },
  ]],
  ["During your turn, if no other character has quested this turn, this character gets +3 {L}.", [
    { kind: "static", while: { all: [{ turn: "yours" }, { deed: "quested", by: { type: "character", other: true }, is: { max: 0 } }] }, on: "self", facts: [{ fact: "stat", stat: "lore", amount: 3 }] },
  ]],
  ["Your characters named Old Fenn count as having +1 cost to sing songs.", [
    { kind: "static", on: { where: { type: "character", name: "Old Fenn", side: "yours" } }, facts: [{ fact: "singing-cost", amount: 1 }] },
  ]],
  ["Once per turn, you may pay 2 {I} to draw a card.", [
    { kind: "activated", costs: [{ pay: "ink", amount: 2 }], oncePerTurn: true, effects: [{ do: "draw", amount: 1 }] },
  ]],
  ["Characters named Old Fenn lose Evasive and can't gain Evasive.", [
    { kind: "static", on: { where: { type: "character", name: "Old Fenn" } }, facts: [{ fact: "keyword", keyword: "evasive", lost: true }] },
  ]],
  ["You pay 1 {I} less for the first item you play each turn.", [
    { kind: "static", on: { player: "you" }, facts: [{ fact: "cost", amount: -1, where: { type: "item" }, first: true }] },
  ]],
);

const ofYours = { type: "character", side: "yours" } as const;
const yourTurn = { during: "your-turn" } as const;
const draws = [{ do: "draw", amount: 1 }] as const;

// biome-ignore format: a row of the table is a line
abilities.push(
  ["During your turn, the first time a card is put into your inkwell, draw a card.", [
    { kind: "triggered", when: { on: "inked", side: "yours", nth: 1, ...yourTurn }, effects: draws },
  ]],
  ["The second time you play a song, draw a card.", [
    { kind: "triggered", when: { on: "played", card: { song: true, side: "yours" }, nth: 2 }, effects: draws },
  ]],
  ["Whenever this character quests or challenges another character, draw a card.", [
    { kind: "triggered", when: { on: "quests", card: "this" }, effects: draws },
    { kind: "triggered", when: { on: "challenges", card: "this", other: { type: "character", other: true } }, effects: draws },
  ]],
  ["Whenever this character is challenged or is chosen for an action or ability, draw a card.", [
    { kind: "triggered", when: { on: "challenged", card: "this" }, effects: draws },
    { kind: "triggered", when: { on: "chosen", card: "this" }, effects: draws },
  ]],
  ["Whenever another one of your characters is banished, draw a card.", [
    { kind: "triggered", when: { on: "banished", card: { ...ofYours, other: true } }, effects: draws },
  ]],
  ["Whenever one of your characters is chosen for an action or ability, draw a card.", [
    { kind: "triggered", when: { on: "chosen", card: ofYours }, effects: draws },
  ]],
  ["Whenever an opponent gains lore, draw a card.", [
    { kind: "triggered", when: { on: "lore-gained", side: "opposing" }, effects: draws },
  ]],
  ["At the start of your turn, if this card is in your discard, you may return it to your hand.", [
    { kind: "triggered", when: { on: "turn-starts", side: "yours" }, from: "discard", effects: [{ do: "may", effects: [{ do: "return-to-hand", target: { pick: "self" } }] }] },
  ]],
  ["When this character leaves play, draw a card for each card that was under them.", [
    { kind: "triggered", when: { on: "leaves-play", card: "this" }, effects: [{ do: "draw", amount: { stat: "under", of: { pick: "self" } } }] },
  ]],
  ["During an opponent's turn, this character gets +2 {W}.", [
    { kind: "static", while: { turn: "opponents" }, on: "self", facts: [{ fact: "stat", stat: "willpower", amount: 2 }] },
  ]],
  ["While this character is being challenged, the challenging character gets -2 {S}.", [
    { kind: "static", while: { self: { challenged: true } }, on: { where: { type: "character", challenging: true } }, facts: [{ fact: "stat", stat: "strength", amount: -2 }] },
  ]],
  ["While there are 3 or more cards under your characters, this character gets +1 {L}.", [
    { kind: "static", while: { compare: { stat: "under", of: { pick: "all", where: ofYours } }, is: { min: 3 } }, on: "self", facts: [{ fact: "stat", stat: "lore", amount: 1 }] },
  ]],
  ["While one or more opponents have a damaged character in play, this character gets +1 {L}.", [
    { kind: "static", while: { have: { damaged: true, type: "character", side: "opposing" }, count: { min: 1 } }, on: "self", facts: [{ fact: "stat", stat: "lore", amount: 1 }] },
  ]],
  ["While you have no cards in hand, this character gets +1 {L}.", [
    { kind: "static", while: { cardsIn: "hand", of: "you", is: { max: 0 } }, on: "self", facts: [{ fact: "stat", stat: "lore", amount: 1 }] },
  ]],
  ["While you have an item and a location in play, this character gets +1 {L}.", [
    { kind: "static", while: { all: [{ have: { type: "item", side: "yours" }, count: { min: 1 } }, { have: { type: "location", side: "yours" }, count: { min: 1 } }] }, on: "self", facts: [{ fact: "stat", stat: "lore", amount: 1 }] },
  ]],
  ["If your opponent has more lore than you, this character costs 2 {I} less.", [
    { kind: "static", from: "hand", while: { more: { loreOf: "opponent" }, than: { loreOf: "you" } }, on: "self", facts: [{ fact: "cost", amount: -2 }] },
  ]],
  ["Opponents pay 1 {I} more to play actions.", [
    { kind: "static", on: { player: "opponents" }, facts: [{ fact: "cost", amount: 1, where: { type: "action" } }] },
  ]],
  ["Each of your other characters gets +1 {S}.", [
    { kind: "static", on: { where: { ...ofYours, other: true } }, facts: [{ fact: "stat", stat: "strength", amount: 1 }] },
  ]],
  ["If this character would be banished, return him to your hand instead.", [
    { kind: "replacement", would: "be-banished", to: "self", instead: { do: "return-to-hand" } },
  ]],
);

// biome-ignore format: a row of the table is a line
abilities.push(
  ["When this character is banished in a challenge, banish the challenging character.", [
    { kind: "triggered", when: { on: "banished", card: "this", inChallenge: true }, effects: [{ do: "banish", target: { pick: "challenger" } }] },
  ]],
  ["Whenever this character is challenged, the challenging player chooses and discards a card.", [
    { kind: "triggered", when: { on: "challenged", card: "this" }, effects: [{ do: "discard", amount: 1, who: "the-others-player" }] },
  ]],
  ["Whenever you play a location, this character may move there for free.", [
    { kind: "triggered", when: { on: "played", card: { type: "location", side: "yours" } }, effects: [{ do: "may", effects: [{ do: "move-to-location", target: { pick: "self" }, to: { pick: "it" } }] }] },
  ]],
  ["When you move this character to a location, draw a card.", [
    { kind: "triggered", when: { on: "moves-to-location", card: "this" }, effects: [{ do: "draw", amount: 1 }] },
  ]],
  ["Whenever you move one of your characters to a location, draw a card.", [
    { kind: "triggered", when: { on: "moves-to-location", card: ofYours, side: "yours" }, effects: [{ do: "draw", amount: 1 }] },
  ]],
  ["Whenever you play an action that isn't a song, draw a card.", [
    { kind: "triggered", when: { on: "played", card: { type: "action", not: { song: true }, side: "yours" } }, effects: [{ do: "draw", amount: 1 }] },
  ]],
  ["Your Amber characters get +1 {S}.", [
    { kind: "static", on: { where: { ink: "amber", type: "character", side: "yours" } }, facts: [{ fact: "stat", stat: "strength", amount: 1 }] },
  ]],
  ["Whenever this character quests, if you've put a card under them this turn, gain 1 lore.", [
    { kind: "triggered", when: { on: "quests", card: "this" }, if: { self: { did: "was-put-over" } }, effects: [{ do: "gain-lore", amount: 1 }] },
  ]],
  ["If you've put a card under one of your characters this turn, you pay 2 {I} less to play this character.", [
    { kind: "static", from: "hand", while: { deed: "was-put-over", by: ofYours, is: { min: 1 } }, on: "self", facts: [{ fact: "cost", amount: -2 }] },
  ]],
  ["While there are 2 or more cards under this character, they get +2 {L}.", [
    { kind: "static", while: { compare: { stat: "under", of: { pick: "self" } }, is: { min: 2 } }, on: "self", facts: [{ fact: "stat", stat: "lore", amount: 2 }] },
  ]],
  ["At the end of your turn, if this character didn't quest this turn, ready him.", [
    { kind: "triggered", when: { on: "turn-ends", side: "yours" }, if: { self: { not: { did: "quested" } } }, effects: [{ do: "ready", target: { pick: "self" } }] },
  ]],
  ["Whenever this character is dealt damage, put that many damage counters on chosen character.", [
    { kind: "triggered", when: { on: "damaged", card: "this" }, effects: [{ do: "put-damage", amount: { happened: "amount" }, target: chosen }] },
  ]],
);

// biome-ignore format: a row of the table is a line
abilities.push(
  ["While being challenged, your other characters gain Resist +1.", [
    { kind: "static", on: { where: { other: true, type: "character", side: "yours", challenged: true } }, facts: [{ fact: "keyword", keyword: "resist", value: 1 }] },
  ]],
  ["Whenever this character is challenged, the challenging character's player discards all cards in their hand.", [
    { kind: "triggered", when: { on: "challenged", card: "this" }, effects: [{ do: "discard", amount: { cardsIn: "hand", of: "opponent" }, who: "the-others-player" }] },
  ]],
  ["If you used Shift to play this character, you may draw 2 cards when he enters play.", [
    { kind: "triggered", when: { on: "played", card: "this" }, if: { self: { hasUnder: true } }, effects: [{ do: "may", effects: [{ do: "draw", amount: 2 }] }] },
  ]],
  ["Whenever a character challenges another character, gain 1 lore. If the challenging character has 6 {S} or more, gain 3 lore instead.", [
    { kind: "triggered", when: { on: "challenges", card: character, other: { other: true, ...character } }, effects: [
      { do: "if", condition: { it: { strength: { min: 6 } } }, effects: [{ do: "gain-lore", amount: 3 }], otherwise: [{ do: "gain-lore", amount: 1 }] },
    ] },
  ]],
  ["Once per turn, you may {E} chosen ready character of yours and deal them 1 damage to draw a card.", [
    { kind: "activated", costs: [], oncePerTurn: true, effects: [{ do: "if-you-do",
      first: [
        { do: "exert", target: { pick: "chosen", where: { exerted: false, type: "character", side: "yours" }, as: "chosen" } },
        { do: "deal-damage", amount: 1, target: { pick: "those", as: "chosen" } },
      ],
      effects: [{ do: "draw", amount: 1 }] }] },
  ]],
  ["While one of your Keeper characters is at a location, that character gains Resist +2.", [
    { kind: "static", on: { where: { classification: "Keeper", type: "character", side: "yours", at: "a-location" } }, facts: [{ fact: "keyword", keyword: "resist", value: 2 }] },
  ]],
);

test.each(abilities)("%s", (text, tree) => {
  expect(readAbility(text, "character")).toEqual({ ok: true, value: tree });
  const spoken = spokenAbility(tree, "character");
  expect(readAbility(spoken ?? "", "character")).toEqual({ ok: true, value: tree });
});

test.each([
  ["Draw a card and dance.", "Draw a card"],
  ["Chosen character gets +2 {S} this turn, sometimes.", "Chosen character gets +2 {S} this turn"],
  ["Banish chosen item. Its player whistles.", "Banish chosen item"],
])("%s: nothing half understood is accepted", (text, read) => {
  expect(readEffects(text)).toEqual({ ok: false, why: "unread", at: read.length });
});

test("a pronoun is what was spoken of last", () => {
  const text = "Exert chosen opposing character. They can't ready at the start of their next turn.";
  const read = readEffects(text);
  expect(read).toMatchObject({
    ok: true,
    value: [{ target: { as: "chosen" } }, { target: { pick: "those", as: "chosen" } }],
  });
});
