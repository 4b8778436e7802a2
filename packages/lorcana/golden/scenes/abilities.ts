/** Card types, abilities and what effects do (CR 5 to 7). */
import { bonus, draw, gain, standing, using, whenever } from "../../fixtures/abilities.ts";
import { action, character, item, placed, when } from "../../fixtures/table.ts";
import type { Scene } from "../scene.ts";

const gull = character("gull", { version: "Grey", cost: 1, strength: 1, willpower: 2 });
const CHOSEN = { pick: "chosen", where: { type: "character" } } as const;
const OPPOSING = { pick: "chosen", where: { type: "character", side: "opposing" } } as const;

export const abilities: Readonly<Record<string, Scene>> = {
  "stack-leaves-together": {
    title: "A stack leaves together",
    about: `The barge has a card under it. Returned to the hand, both go there (CR 5.1.7); a card under another
cannot be chosen itself (5.1.6).`,
    cards: [
      character("barge", { version: "Deep" }),
      action("recall", [
        { do: "put-under", target: CHOSEN },
        { do: "return-to-hand", target: CHOSEN },
      ]),
    ],
    seats: { host: { hand: ["recall"], play: ["barge"] }, away: {} },
    moves: [
      [
        "host",
        "Play recall for 1 ink: put the top card of its player's deck facedown under chosen character, then return chosen character to their player's hand",
      ],
    ],
  },
  "two-names": {
    title: "A character of two names",
    about: `The pair answers to each of its names (CR 6.2.4): what looks for Marrow finds it, what looks for
Mar does not.`,
    cards: [
      character("pair", {
        name: "Marrow & Fenn",
        names: ["Marrow", "Fenn"],
        version: "Arm in Arm",
      }),
      action("call", [{ do: "ready", target: { pick: "all", where: { name: "Marrow" } } }]),
    ],
    seats: { host: { hand: ["call"], play: [placed("pair", { exerted: true })] }, away: {} },
    moves: [["host", "Play call for 1 ink: ready all cards named Marrow"]],
  },
  "pay-or-decline": {
    title: "A price that is not paid",
    about: `"You may discard a card to draw two": first host declines, and nothing happens; then it pays, and
draws (CR 7.1.2.2, 7.1.3).`,
    cards: [
      item("press", {
        abilities: [
          using(
            [{ pay: "ink", amount: 1 }],
            [
              {
                do: "may",
                effects: [{ do: "pay", costs: [{ pay: "discard", count: 1 }], effects: [draw(2)] }],
              },
            ],
            { name: "Trade In" },
          ),
        ],
      }),
    ],
    seats: { host: { hand: ["blank"], play: ["press"] }, away: {} },
    moves: [
      ["host", "Use press, Trade In: you may choose and discard a card to draw 2 cards"],
      ["host", "No"],
      ["host", "Use press, Trade In: you may choose and discard a card to draw 2 cards"],
      ["host", "Yes"],
    ],
  },
  "if-you-do": {
    title: "If you do",
    about: `There is nobody to banish, so "if you do" is not met and no lore is gained (CR 7.1.2.2); the last
sentence stands alone and happens.`,
    cards: [
      action("bargain", [
        { do: "if-you-do", first: [{ do: "banish", target: OPPOSING }], effects: [gain(3)] },
        draw(1),
      ]),
    ],
    seats: { host: { hand: ["bargain"], play: ["blank"] }, away: {} },
    moves: [
      [
        "host",
        "Play bargain for 1 ink: banish chosen opposing character. If you do, gain 3 lore, then draw a card",
      ],
    ],
  },
  "choose-one": {
    title: "Choose one",
    about: `The mode is chosen as the action resolves (CR 1.2.4). One that could do nothing cannot be chosen
(7.1.2): nobody is damaged.`,
    cards: [
      action("crossroads", [
        {
          do: "choose-one",
          options: [
            [
              {
                do: "remove-damage",
                amount: 2,
                target: { pick: "chosen", where: { type: "character", damaged: true } },
              },
            ],
            [draw(1)],
            [gain(1)],
          ],
        },
      ]),
    ],
    seats: { host: { hand: ["crossroads"], play: ["blank"] }, away: {} },
    moves: [
      [
        "host",
        "Play crossroads for 1 ink: choose one: • Remove 2 damage from chosen damaged character. • Draw a card. • Gain 1 lore",
      ],
      ["host", "Gain 1 lore"],
    ],
  },
  "another-chosen": {
    title: "Another is another",
    about: `"Deal 1 damage to chosen character and 1 to another": the second choice leaves out the first
(CR 7.1.5).`,
    cards: [
      action("fork", [
        { do: "deal-damage", amount: 1, target: CHOSEN },
        {
          do: "deal-damage",
          amount: 1,
          target: { pick: "chosen", where: { type: "character", other: true } },
        },
      ]),
      gull,
    ],
    seats: { host: { hand: ["fork"] }, away: { play: ["gull", "blank"] } },
    moves: [
      [
        "host",
        "Play fork for 1 ink: deal 1 damage to chosen character, then deal 1 damage to another chosen character",
      ],
      ["host", "Damage gull - Grey"],
    ],
  },
  "up-to": {
    title: "Up to",
    about: `"Remove up to 3 damage": any number from none to what there is (CR 7.1.8, 9.1.1), and "up to 2
characters" may be one.`,
    cards: [
      action("salve", [
        { do: "remove-damage", amount: 3, upTo: true, target: CHOSEN },
        {
          do: "exert",
          target: {
            pick: "chosen",
            where: { type: "character", side: "opposing" },
            count: 2,
            upTo: true,
          },
        },
      ]),
      gull,
    ],
    seats: {
      host: { hand: ["salve"], play: [placed("blank", { damage: 2 })] },
      away: { play: ["gull"] },
    },
    moves: [
      [
        "host",
        "Play salve for 1 ink: remove up to 3 damage from chosen character, then exert up to 2 chosen opposing characters",
      ],
      ["host", "Choose blank - Test"],
      ["host", "Choose 1"],
      ["host", "Exert gull - Grey"],
    ],
  },
  "that-card-is-gone": {
    title: "That card is gone",
    about: `The gull is banished, and its ability returns "this card" from where it went (CR 7.1.9). It is a new
card in the hand (8.1.5).`,
    cards: [
      character("phoenix", {
        version: "Warm",
        abilities: [
          when("banished", [{ do: "return-to-hand", target: { pick: "self" } }], "Rises"),
        ],
      }),
      action("undertow", [{ do: "banish", target: CHOSEN }]),
    ],
    seats: { host: { hand: ["undertow"] }, away: { play: ["phoenix"] } },
    moves: [["host", "Play undertow for 1 ink: banish chosen character"]],
  },
  "if-asked-twice": {
    title: "An if in between is asked twice",
    about: `"Whenever you play an action, if you have no cards in hand, gain 2 lore": it holds as the action was
played and again as the ability resolves (CR 7.4.4); the first one drew a card, so nothing comes of it.`,
    cards: [
      item("miser", {
        abilities: [
          whenever({ on: "played", card: { type: "action" } }, [gain(2)], {
            name: "Counts",
            if: { cardsIn: "hand", of: "you", is: { max: 0 } },
          }),
        ],
      }),
      item("postbox", {
        abilities: [
          whenever({ on: "played", card: { type: "action" } }, [draw(1)], { name: "Letter" }),
        ],
      }),
      action("whistle", [{ do: "ready", target: { pick: "all", where: { type: "item" } } }]),
    ],
    seats: { host: { hand: ["whistle"], play: ["miser", "postbox"] }, away: {} },
    moves: [
      ["host", "Play whistle for 1 ink: ready all items"],
      ["host", "Resolve postbox, Letter: draw a card (2)"],
    ],
  },
  "floating-trigger": {
    title: "A trigger for this turn",
    about: `"Whenever one of your characters quests this turn, draw a card" floats over the turn (CR 7.4.7.1),
and is gone with it.`,
    cards: [
      action("fair-wind", [
        {
          do: "whenever",
          when: { on: "quests", card: { type: "character", side: "yours" } },
          effects: [draw(1)],
          duration: "turn",
        },
      ]),
      gull,
    ],
    seats: { host: { hand: ["fair-wind"], play: ["gull", "blank"] }, away: {} },
    moves: [
      [
        "host",
        "Play fair-wind for 1 ink: whenever one of your characters quests this turn, draw a card",
      ],
      ["host", "Quest with gull - Grey for 1 lore"],
      ["host", "Quest with blank - Test for 1 lore"],
    ],
  },
  "delayed-trigger": {
    title: "Banished at the end of the turn",
    about: `The effect plays a character for free and speaks of it again at the end of the turn (CR 7.4.7.2):
the same card, though it is a new object in play.`,
    cards: [
      action("summons", [
        { do: "play-free", from: "hand", where: { type: "character" }, as: "guest" },
        {
          do: "grant-keyword",
          keyword: "rush",
          target: { pick: "those", as: "guest" },
          duration: "turn",
        },
        {
          do: "later",
          at: "end-of-turn",
          effects: [{ do: "banish", target: { pick: "those", as: "guest" } }],
        },
      ]),
      gull,
    ],
    seats: {
      host: { hand: ["summons", "gull"] },
      away: { play: [placed("blank", { exerted: true })] },
    },
    moves: [
      [
        "host",
        "Play summons for 1 ink: play a character for free, then they gain Rush this turn, then at the end of the turn, banish them",
      ],
      ["host", "Play gull - Grey"],
      ["host", "End your turn"],
    ],
  },
  "applied-once": {
    title: "Once for those who are there, or for whoever comes",
    about: `The banner's static ability holds for a character that comes later (CR 7.6.2). The speech, once
resolved, holds for those who were there (7.6.3).`,
    cards: [
      item("banner", {
        abilities: [
          standing({ where: { type: "character", side: "yours" } }, [bonus("strength", 1)]),
        ],
      }),
      action("speech", [
        {
          do: "modify",
          stat: "strength",
          amount: 2,
          target: { pick: "all", where: { type: "character", side: "yours" } },
          duration: "turn",
        },
      ]),
      gull,
    ],
    seats: { host: { hand: ["speech", "gull"], play: ["banner", "blank"] }, away: {} },
    moves: [
      ["host", "Play speech for 1 ink: your characters get +2 strength this turn"],
      ["host", "Play gull - Grey for 1 ink"],
    ],
  },
  "statics-of-each-other": {
    title: "Static abilities see each other",
    about: `The drill gives 2 strength, and the medal lore to whoever has 3 strength or more: it sees what the drill
has given (CR 7.6.1, 7.8).`,
    cards: [
      item("drill", {
        abilities: [
          standing({ where: { type: "character", side: "yours" } }, [bonus("strength", 2)]),
        ],
      }),
      item("medal", {
        abilities: [
          standing({ where: { type: "character", side: "yours", strength: { min: 3 } } }, [
            bonus("lore", 1),
          ]),
        ],
      }),
      gull,
    ],
    seats: { host: { play: ["medal", "drill", "gull"] }, away: {} },
    moves: [["host", "Quest with gull - Grey for 2 lore"]],
  },
  "instead-of-banished": {
    title: "Two things could happen instead",
    about: `The gull would be banished, and two abilities would replace that. Its player chooses which
(CR 7.7.5, 7.7.7); the other finds nothing left to replace.`,
    cards: [
      character("gull", {
        version: "Grey",
        abilities: [
          {
            kind: "replacement",
            name: "Flies",
            would: "be-banished",
            to: "self",
            instead: { do: "return-to-hand" },
          },
        ],
      }),
      item("well", {
        abilities: [
          {
            kind: "replacement",
            name: "Sinks",
            would: "be-banished",
            to: { where: { type: "character", side: "yours" } },
            instead: { do: "put-into-inkwell", exerted: true },
          },
        ],
      }),
      action("undertow", [{ do: "banish", target: CHOSEN }]),
    ],
    seats: { host: { hand: ["undertow"] }, away: { play: ["gull", "well"] } },
    moves: [
      ["host", "Play undertow for 1 ink: banish chosen character"],
      ["away", "well: put that card into its player's inkwell facedown and exerted instead"],
    ],
  },
  "damage-prevented": {
    title: "Damage is kept away",
    about: `The umbrella prevents damage that its character would be dealt (CR 7.7). Counters that are put are
not dealt, and come through (9.2.1).`,
    cards: [
      character("walker", {
        version: "Dry",
        abilities: [
          {
            kind: "replacement",
            name: "Umbrella",
            would: "be-dealt-damage",
            to: "self",
            instead: { do: "prevent" },
          },
        ],
      }),
      action("hail", [
        { do: "deal-damage", amount: 2, target: CHOSEN },
        { do: "put-damage", amount: 1, target: CHOSEN },
      ]),
    ],
    seats: { host: { hand: ["hail"] }, away: { play: ["walker"] } },
    moves: [
      [
        "host",
        "Play hail for 1 ink: deal 2 damage to chosen character, then put 1 damage counter on chosen character",
      ],
    ],
  },
  "skipped-draw": {
    title: "The Draw step is skipped",
    about: `Away is kept from its next Draw step (CR 7.7.8). Its deck is empty, and it does not lose by that.`,
    cards: [
      action("fog", [
        {
          do: "restrict-player",
          restriction: "draw-step",
          who: "opponent",
          duration: "their-next-turn",
        },
      ]),
    ],
    seats: { host: { hand: ["fog"] }, away: { deck: [] } },
    moves: [
      ["host", "Play fog for 1 ink: chosen opponent skips their Draw step during their next turn"],
      ["host", "End your turn"],
    ],
  },
  "granted-ability": {
    title: "An ability is given",
    about: `The gull is given "when this character is banished, gain 2 lore" for the turn. Whoever played the gull is
"you" in it (CR 1.8.3), though host gave it.`,
    cards: [
      action("will", [
        {
          do: "grant-ability",
          ability: {
            kind: "triggered",
            name: "Heirloom",
            when: { on: "banished", card: "this" },
            effects: [gain(2)],
          },
          target: OPPOSING,
          duration: "turn",
        },
        { do: "banish", target: OPPOSING },
      ]),
      gull,
    ],
    seats: { host: { hand: ["will"] }, away: { play: ["gull"] } },
    moves: [
      [
        "host",
        "Play will for 1 ink: chosen opposing character gains “When this character is banished, gain 2 lore” this turn, then banish chosen opposing character",
      ],
    ],
  },
  "once-a-turn": {
    title: "Once during the turn",
    about: `The tally triggers once a turn (CR 7.4.1): two quests, one lore more.`,
    cards: [
      item("tally", {
        abilities: [
          whenever({ on: "quests", card: { type: "character", side: "yours" } }, [gain(1)], {
            name: "Notch",
            oncePerTurn: true,
          }),
        ],
      }),
      gull,
    ],
    seats: { host: { play: ["tally", "gull", "blank"] }, away: {} },
    moves: [
      ["host", "Quest with gull - Grey for 1 lore"],
      ["host", "Quest with blank - Test for 1 lore"],
    ],
  },
  "cost-triggers-wait": {
    title: "What paying triggers waits",
    about: `The furnace banishes a character to draw. The banished one's ability triggers while the cost is paid,
and waits in the bag until the furnace has resolved (CR 7.5.4).`,
    cards: [
      item("furnace", {
        abilities: [
          using(
            [{ pay: "exert" }, { pay: "banish", where: { type: "character", side: "yours" } }],
            [draw(1)],
            { name: "Burn" },
          ),
        ],
      }),
      character("wisp", { version: "Faint", abilities: [when("banished", [gain(1)], "Glow")] }),
    ],
    seats: { host: { play: ["furnace", "wisp"] }, away: {} },
    moves: [["host", "Use furnace, Burn: draw a card"]],
  },
  "counted-as-it-resolves": {
    title: "For each, counted as it resolves",
    about: `"Gain 1 lore for each of your other characters", counted once, as the ability resolves (CR 1.2.4);
"that many" speaks of what was done (7.1.9).`,
    cards: [
      action("parade", [
        { do: "gain-lore", amount: { count: { type: "character", side: "yours" } } },
        { do: "lose-lore", amount: 5, who: "opponent" },
        { do: "draw", amount: { result: "lost" } },
      ]),
      gull,
    ],
    seats: { host: { hand: ["parade"], play: ["gull", "blank"] }, away: { has: { lore: 2 } } },
    moves: [
      [
        "host",
        "Play parade for 1 ink: gain 1 lore for each character of yours, then chosen opponent loses 5 lore, then draw a card for each 1 lore lost this way",
      ],
    ],
  },
};
