/**
 * The golden playthroughs: one short piece of play for each mechanic, on a table set for it. Their
 * text lies beside them as `<name>.txt`.
 */
import type { Playthrough, Setup } from "@tcg/core/testkit";
import { duelGame, duelState, faceDown, placed, spell, trap, unit } from "../fixtures/duel.ts";
import type { Action, CardDefinition } from "../src/cards/card.ts";
import type { Config } from "../src/start/config.ts";
import type { LunchTable } from "../src/types.ts";
import type { Seat } from "../src/vocabulary.ts";
import { cardLines, fieldInShort, viewLines } from "./table.ts";

const bully = unit("bully", { level: 4, attack: 1800 });
const nerd = unit("nerd", { attack: 500, defense: 1500 });

const wetFloor = trap("wet-floor", "normal", [
  {
    id: "slip",
    type: "trigger",
    trigger: { on: "attack_declared", side: "opponent" },
    actions: [{ kind: "stop_attack" }],
  },
]);

export const scenarios: Readonly<Record<string, Playthrough<LunchTable>>> = {
  "tribute-summon": playthrough({
    title: "A tribute summon and its window",
    about: `A level 7 needs a tribute (LT 6.2), which leaves before the slot is counted (6.3). The window
follows the summon (6.8): away, with a card set, is asked, and sends the prefect back to the hand
under a new id (2.7). Away has seen that card and knows it there (2.8).`,
    cards: [
      nerd,
      unit("prefect", { level: 7, attack: 2600, defense: 2000 }),
      trap("hall-pass", "normal", [
        {
          id: "send-home",
          type: "trigger",
          trigger: { on: "summoned", side: "opponent" },
          actions: [{ kind: "return_to_hand", what: { kind: "event_card" } }],
        },
      ]),
    ],
    seats: {
      host: { hand: ["prefect"], board: ["nerd"] },
      away: { setZone: [faceDown("hall-pass")] },
    },
    moves: [
      ["host", "Summon prefect in attack position, tributing nerd"],
      ["away", "Activate hall-pass"],
    ],
  }),

  "chain-of-three": playthrough({
    title: "A trap answers an attack, and a counter trap has the last word",
    about: `Away's trap answers the attack (LT 9.3), host's set quick-play answers the trap, away's counter
trap answers the quick-play: three links, which resolve last link first (9.4). The negated
quick-play does nothing, so the bully keeps its 1800, and the trap stops the attack.`,
    cards: [
      bully,
      nerd,
      wetFloor,
      spell("second-wind", "quick-play", [
        {
          id: "puff",
          type: "quick",
          targets: [{ zone: "board", side: "self", count: 1 }],
          actions: [
            { kind: "boost_attack", what: { kind: "target" }, amount: 700, duration: "turn" },
          ],
        },
      ]),
      trap(
        "note-from-home",
        "counter",
        [
          {
            id: "excused",
            type: "trigger",
            trigger: { on: "spell_activated", side: "opponent" },
            actions: [{ kind: "negate" }],
          },
        ],
        { cost: 2 },
      ),
    ],
    phase: "combat",
    seats: {
      host: { board: ["bully"], setZone: [faceDown("second-wind")] },
      away: {
        board: ["nerd"],
        setZone: [faceDown("wet-floor"), faceDown("note-from-home")],
      },
    },
    moves: [
      ["host", "Attack nerd with bully"],
      ["away", "Activate wet-floor"],
      ["host", "Activate second-wind from the set zone on bully"],
      ["away", "Activate note-from-home"],
    ],
  }),

  "attack-replay": playthrough({
    title: "An attack is replayed when the defender's board changes",
    about: `Away answers the attack with a trap that makes a token. The number of its stereotypes has changed
since the declaration, so host decides again (LT 10.4): the nerd still, the token, or not at all.
It takes the token, 1800 against a defense of 300 (10.6), which ceases to exist (2.6).`,
    cards: [
      bully,
      nerd,
      unit("crumb", { level: 1, attack: 100, defense: 300, token: true }),
      trap("spilled-lunch", "normal", [
        {
          id: "spill",
          type: "trigger",
          trigger: { on: "attack_declared", side: "opponent" },
          actions: [{ kind: "create_token", token: "crumb", position: "defense" }],
        },
      ]),
    ],
    phase: "combat",
    seats: {
      host: { board: ["bully"] },
      away: { board: ["nerd"], setZone: [faceDown("spilled-lunch")] },
    },
    moves: [
      ["host", "Attack nerd with bully"],
      ["away", "Activate spilled-lunch"],
      ["host", "Attack crumb"],
    ],
  }),

  "flipped-by-an-attack": playthrough({
    title: "A face-down defender is attacked, flipped, and its flip effect goes off",
    about: `Host attacks a card it cannot see. It is turned face-up before the damage calculation, survives
with 2000 defense against 1800 (LT 10.6: host loses the difference), and its flip effect triggers
after the damage (10.3). Its controller chooses the target (8.12).`,
    cards: [
      bully,
      nerd,
      unit("sleeper", {
        level: 4,
        attack: 900,
        defense: 2000,
        effects: [
          {
            id: "rude-awakening",
            type: "flip",
            targets: [{ zone: "board", side: "opponent", count: 1 }],
            actions: [{ kind: "return_to_hand", what: { kind: "target" } }],
          },
        ],
      }),
    ],
    phase: "combat",
    seats: {
      host: { board: ["bully", "nerd"] },
      away: { board: [faceDown("sleeper", { position: "defense" })] },
    },
    moves: [
      ["host", "Attack the face-down card with bully"],
      ["away", "Target bully"],
    ],
  }),

  breakdown: playthrough({
    title: "Vice brings a stereotype to its breakdown",
    about: `Host puts a third vice counter on away's sugar-rush (LT 11.1) and ends its turn. In the breakdown
check it breaks down (11.3): host is credited, the breakdown effect hurts both seats. The turn
passes and comes to away's main phase by itself (5.7); the draw shows its face to away alone (13.3).`,
    cards: [
      unit("gossip", {
        level: 4,
        attack: 1500,
        effects: [
          {
            id: "whisper",
            type: "ignition",
            targets: [{ zone: "board", side: "opponent", count: 1 }],
            actions: [{ kind: "add_vice", count: 1, what: { kind: "target" } }],
            oncePerTurn: true,
          },
        ],
      }),
      unit("sugar-rush", {
        level: 5,
        attack: 2000,
        effects: [
          {
            id: "crash",
            type: "breakdown",
            actions: [{ kind: "damage", amount: 500, who: "both" }],
          },
        ],
      }),
    ],
    seats: {
      host: { board: ["gossip"] },
      away: { board: [placed("sugar-rush", { position: "attack", vice: 2 })] },
    },
    moves: [
      ["host", "Use gossip on sugar-rush: put 1 vice counter on the target"],
      ["host", "End your turn"],
    ],
  }),

  "triggers-of-both-seats": playthrough({
    title: "Triggers of both seats answer one summon",
    about: `Four effects answer host's summon. Host's mandatory ones come first, and host orders them; then
away's mandatory one; then away is offered its optional one (LT 8.2, 8.11). They form one chain in
that order (9.8), which resolves from its last link.`,
    cards: [
      nerd,
      greeter("cheerleader", { kind: "heal", amount: 100 }),
      greeter("mascot", { kind: "gain_clout", amount: 1 }),
      greeter("critic", { kind: "damage", amount: 200, who: "opponent" }),
      greeter("hall-monitor", { kind: "change_position", what: { kind: "event_card" } }, true),
    ],
    seats: {
      host: { hand: ["nerd"], board: ["cheerleader", "mascot"] },
      away: { board: ["critic", "hall-monitor"] },
    },
    moves: [
      ["host", "Summon nerd in attack position"],
      ["host", "First, mascot: gain 1 clout"],
      ["away", "Use hall-monitor: change the position of that stereotype"],
    ],
  }),

  "equip-falls": playthrough({
    title: "An equip falls with the stereotype it is on",
    about: `Host equips its bully, which has 2300 attack from then on (LT 8.9), and then destroys it itself.
The equip is destroyed after it (7.6), and its own trigger goes off though it has left (8.14).
Nobody is asked to respond: host, though it has a card in hand, would answer itself (9.5).`,
    cards: [
      bully,
      spell("jacket", "equip", [
        {
          id: "looks-good",
          type: "continuous",
          actions: [{ kind: "boost_attack", what: { kind: "equipped" }, amount: 500 }],
        },
        {
          id: "torn",
          type: "trigger",
          trigger: { on: "sent_to_graveyard", card: "this" },
          actions: [{ kind: "damage", amount: 300, who: "opponent" }],
        },
      ]),
      spell("expel", "normal", [
        {
          id: "out",
          type: "ignition",
          targets: [{ zone: "board", side: "any", count: 1 }],
          actions: [{ kind: "destroy", what: { kind: "target" } }],
        },
      ]),
    ],
    seats: { host: { hand: ["jacket", "expel"], board: ["bully"] } },
    moves: [
      ["host", "Activate jacket on bully"],
      ["host", "Activate expel on bully"],
    ],
  }),

  "simple-game": playthrough({
    title: "The simple game: nobody is asked",
    about: `With responses "auto" there are no windows (LT 9.7). Host's tutor does its summon effect by
itself, optional though it is; when host attacks, away's trap fires by itself.`,
    cards: [
      bully,
      nerd,
      unit("tutor", {
        effects: [
          {
            id: "lesson",
            type: "on_summon",
            optional: true,
            actions: [{ kind: "draw", count: 1 }],
          },
        ],
      }),
      wetFloor,
    ],
    config: { responses: "auto" },
    seats: {
      host: { hand: ["tutor"], board: ["bully"] },
      away: { board: ["nerd"], setZone: [faceDown("wet-floor")] },
    },
    moves: [
      ["host", "Summon tutor in defense position"],
      ["host", "Go to combat"],
      ["host", "Attack nerd with bully"],
    ],
  }),
};

/** Does something whenever host summons. */
function greeter(id: string, action: Action, optional = false): CardDefinition {
  const effect = {
    id: "greet",
    type: "trigger",
    trigger: { on: "summoned", card: "another" },
    ...(optional && { optional }),
    actions: [action],
  } as const;
  return unit(id, { effects: [effect] });
}

function playthrough({
  title,
  about,
  cards,
  phase,
  seats,
  config,
  moves,
}: {
  readonly title: string;
  readonly about: string;
  readonly cards: readonly CardDefinition[];
  readonly phase?: Setup<LunchTable>["phase"];
  readonly seats: NonNullable<Setup<LunchTable>["seats"]>;
  readonly config?: Partial<Config>;
  readonly moves: readonly (readonly [Seat, string])[];
}): Playthrough<LunchTable> {
  // Two cards to draw are enough, and no more to read.
  const deck = ["blank", "blank"];
  const table = {
    host: { deck, has: { clout: 5 }, ...seats.host },
    away: { deck, has: { clout: 5 }, ...seats.away },
  };
  return {
    title,
    about,
    game: duelGame(cards),
    start: duelState(cards, { ...(phase && { phase }), seats: table }, config),
    moves,
    cards: cards.flatMap(cardLines),
    lines: viewLines,
    field: fieldInShort,
  };
}
