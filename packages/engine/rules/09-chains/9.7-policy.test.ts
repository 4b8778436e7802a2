import { expect, test } from "vitest";
import { card, defsIn, duel, faceDown, placed, spell, trap, unit } from "../../fixtures/duel.ts";
import type { Action, Cost, Effect, TargetRequirement } from "../../src/cards/card.ts";
import { act, cast, eventsOf, summon } from "./chains.ts";

const auto = { responses: "auto" } as const;

const units = [
  unit("newcomer"),
  unit("weak", { attack: 500 }),
  unit("strong", { attack: 2500 }),
  unit("mine"),
  unit("mine2"),
  unit("theirs"),
  unit("theirs2"),
];

const anyone: readonly TargetRequirement[] = [{ zone: "board", side: "any", count: 1 }];

type Started = ReturnType<typeof duel>;

/** Away's greeter answers host's summon with this. Host has newcomer, mine; away greeter, theirs. */
function greeted(effect: Partial<Effect>, seats: Parameters<typeof duel>[1] = {}): Started {
  const greeter = unit("greeter", {
    effects: [
      act("trigger", effect.actions, { trigger: { on: "summoned", side: "opponent" }, ...effect }),
    ],
  });
  const start = duel(
    [...units, greeter],
    {
      seats: {
        host: { hand: ["newcomer"], board: ["mine", "mine2"], ...seats.seats?.host },
        away: { board: ["greeter", "theirs"], ...seats.seats?.away },
      },
    },
    auto,
  );
  return summon(start, "newcomer");
}

function targetsOf(at: Started): string[] {
  return eventsOf(at, "TARGETS_CHOSEN").flatMap(({ cards }) => cards.map(({ def }) => def ?? "?"));
}

test("[LT 9.7] mandatory and optional triggers fire by themselves", () => {
  greeted({}).then({ type: "TRIGGER_ACTIVATED", seat: "away" });
  const optional = greeted({ optional: true });
  optional.then({ type: "TRIGGER_ACTIVATED", seat: "away" }, { type: "LIFE_HEALED" });
  expect(optional.state.prompts).toEqual([]);
});

test("[LT 9.7] several triggers need no order from anybody", () => {
  const effects = [act("trigger", undefined, { trigger: { on: "summoned" } })];
  const start = duel(
    [...units, unit("one", { effects }), unit("two", { effects })],
    { seats: { host: { hand: ["newcomer"], board: ["one", "two"] } } },
    auto,
  );
  const links = eventsOf(summon(start, "newcomer"), "CHAIN_LINK_ADDED");
  expect(links.map(({ link }) => link.source.def)).toEqual(["one", "two"]);
});

test.each<Action>([
  { kind: "destroy", what: { kind: "target" } },
  { kind: "add_vice", count: 1, what: { kind: "target" } },
  { kind: "banish", what: { kind: "target" } },
  { kind: "return_to_hand", what: { kind: "target" } },
  { kind: "take_control", what: { kind: "target" } },
])("[LT 9.7] a harmful action takes the opponent's first, by slot: $kind", (action) => {
  expect(targetsOf(greeted({ targets: anyone, actions: [action] }))).toEqual(["mine"]);
});

test.each<Action>([
  { kind: "boost_attack", amount: 100, what: { kind: "target" } },
  { kind: "remove_vice", count: 1, what: { kind: "target" } },
  { kind: "change_position", what: { kind: "target" } },
  { kind: "grant_protection", protection: "battle", what: { kind: "target" } },
  { kind: "shuffle_into_deck", what: { kind: "target" } },
])("[LT 9.7] any other action takes one's own first, by slot: $kind", (action) => {
  expect(targetsOf(greeted({ targets: anyone, actions: [action] }))).toEqual(["greeter"]);
});

test("[LT 9.7] each target by what is done to it: harm elsewhere in the effect does not count", () => {
  const mixed = greeted({
    targets: [...anyone, ...anyone],
    actions: [
      { kind: "boost_attack", amount: 100, what: { kind: "target", index: 0 } },
      { kind: "destroy", what: { kind: "target", index: 1 } },
      { kind: "damage", amount: 100 },
    ],
  });
  expect(targetsOf(mixed)).toEqual(["greeter", "mine"]);
});

test("[LT 9.7] without one of the wanted side the other side's is taken", () => {
  const alone = greeted({
    targets: [{ zone: "board", side: "self", count: 1 }],
    actions: [{ kind: "destroy", what: { kind: "target" } }],
  });
  expect(targetsOf(alone)).toEqual(["greeter"]);
});

function paid(costs: readonly Cost[], seats: Parameters<typeof duel>[1] = {}): Started {
  return greeted({ costs }, seats);
}

test("[LT 9.7] a cost takes the lowest attack", () => {
  const away = { board: ["strong", "greeter", "weak"] };
  const tribute = paid([{ kind: "tribute", count: 1 }], { seats: { away } });
  expect(defsIn(tribute, "away", "graveyard")).toEqual(["weak"]);
  const graveyard = ["strong", "weak", "mine"];
  const banish = paid([{ kind: "banish", count: 2, from: "graveyard" }], {
    seats: { away: { board: ["greeter"], graveyard } },
  });
  expect(defsIn(banish, "away", "banished")).toEqual(["weak", "mine"]);
});

test("[LT 9.7] a cost takes the current attack, and counts a face-down card as 0", () => {
  const cheer = spell("cheer", "continuous", [
    act("continuous", [
      {
        kind: "boost_attack",
        amount: 3000,
        what: { kind: "all", zone: "board", side: "self", filter: { name: "weak" } },
      },
    ]),
  ]);
  const greeter = unit("greeter", {
    attack: 2600,
    effects: [
      act("trigger", undefined, {
        trigger: { on: "summoned", side: "opponent" },
        costs: [{ kind: "tribute", count: 1 }],
      }),
    ],
  });
  const board = (third: string | ReturnType<typeof placed>): string[] => {
    const start = duel(
      [...units, cheer, greeter],
      {
        seats: {
          host: { hand: ["newcomer"] },
          away: { board: ["weak", "greeter", third], setZone: ["cheer"] },
        },
      },
      auto,
    );
    return defsIn(summon(start, "newcomer"), "away", "graveyard");
  };
  expect(board("strong")).toEqual(["strong"]);
  expect(board(faceDown("strong", { position: "defense" }))).toEqual(["strong"]);
  expect(board(placed("theirs", { position: "attack" }))).toEqual(["theirs"]);
});

test.each([[["strong", "weak", "mine"]], [["weak", "mine", "strong"]]])(
  "[LT 9.7] a discard goes by printed card, whichever is the oldest: %j",
  (hand) => {
    const discarded = paid([{ kind: "discard", count: 2 }], {
      seats: { away: { board: ["greeter"], hand } },
    });
    expect(defsIn(discarded, "away", "graveyard")).toEqual(["mine", "strong"]);
  },
);

test("[LT 9.7] never the last life: nothing is activated that would cost it", () => {
  const life = (lifePoints: number): Started =>
    paid([{ kind: "pay_lp", amount: 1000 }], {
      seats: { away: { board: ["greeter"], has: { lifePoints } } },
    });
  life(1000).then({ type: "TRIGGER_LAPSED" }).thenNot("COST_PAID", "GAME_ENDED");
  expect(life(1001).state.seats.away.lifePoints).toBe(101);
});

test("[LT 9.7] the policy pays for a player's own command, too, and never the last life", () => {
  const offer = spell("offer", "normal", [
    act("ignition", undefined, { costs: [{ kind: "tribute", count: 1 }] }),
  ]);
  const blood = spell("blood", "normal", [
    act("ignition", undefined, { costs: [{ kind: "pay_lp", amount: 8000 }] }),
  ]);
  const start = duel(
    [...units, offer, blood],
    { seats: { host: { hand: ["offer", "blood"], board: ["strong", "weak", "mine"] } } },
    auto,
  );
  expect(defsIn(cast(start, "offer"), "host", "graveyard")).toEqual(["weak", "offer"]);
  cast(start, "blood").refused("activate/cannot-complete");
});

test("[LT 9.7] the targets of a player's own command stay the player's", () => {
  const one = spell("one", "normal", [
    act("ignition", [{ kind: "destroy", what: { kind: "target" } }], { targets: anyone }),
  ]);
  const two = spell("two", "normal", [
    act("ignition", [{ kind: "destroy", what: { kind: "target" } }], {
      targets: [{ zone: "board", side: "any", count: 2 }],
    }),
  ]);
  const start = duel(
    [...units, one, two],
    {
      seats: {
        host: { hand: ["one", "two"], board: ["mine"] },
        away: { board: ["theirs", "theirs2"] },
      },
    },
    auto,
  );
  const mine = card(start, "host", "board", "mine");
  const [theirs, theirs2] = [
    card(start, "away", "board", "theirs"),
    card(start, "away", "board", "theirs2"),
  ];
  expect(defsIn(cast(start, "one", mine), "host", "graveyard")).toEqual(["mine", "one"]);
  const asked = cast(start, "two");
  asked.offered(
    "host",
    `CHOOSE_CARDS ${mine}`,
    `CHOOSE_CARDS ${theirs}`,
    `CHOOSE_CARDS ${theirs2}`,
  );
  const chosen = asked.when("host", `CHOOSE_CARDS ${theirs2}`);
  chosen.offered("host", `CHOOSE_CARDS ${mine}`, `CHOOSE_CARDS ${theirs}`);
});

test("[LT 9.7] so do the discards down to the hand limit", () => {
  const start = duel(
    units,
    { seats: { host: { hand: Array.from({ length: 9 }, () => "mine") } } },
    auto,
  );
  const asked = start.when("host", "END_TURN");
  expect(asked.state.prompts).toEqual([
    { kind: "choose_cards", seat: "host", ask: { for: "hand_limit", count: 2 } },
  ]);
});

test("[LT 9.7] a set trap chooses and pays by the policy", () => {
  const pit = trap("pit", "normal", [
    act("trigger", [{ kind: "destroy", what: { kind: "target" } }], {
      trigger: { on: "summoned", side: "opponent" },
      costs: [{ kind: "discard", count: 1 }],
      targets: anyone,
    }),
  ]);
  const start = duel(
    [...units, pit],
    {
      seats: {
        host: { hand: ["newcomer"], board: [null, "mine"] },
        away: { board: ["theirs"], hand: ["weak", "strong"], setZone: [faceDown("pit")] },
      },
    },
    auto,
  );
  const fell = summon(start, "newcomer");
  // The newcomer took the first slot.
  expect(defsIn(fell, "host", "graveyard")).toEqual(["newcomer"]);
  expect(defsIn(fell, "away", "graveyard")).toEqual(["strong", "pit"]);
  expect(fell.state.prompts).toEqual([]);
});

test("[LT 9.7] what resolving asks for is chosen too: discards, summons and their position", () => {
  const pupil = (action: Action): Started =>
    greeted(
      { actions: [action] },
      {
        seats: {
          host: { hand: ["newcomer", "weak", "strong"], board: ["mine"] },
          away: { board: ["greeter"], graveyard: ["theirs", "theirs2"] },
        },
      },
    );
  const discard = pupil({ kind: "discard", count: 1 });
  expect(defsIn(discard, "host", "graveyard")).toEqual(["strong"]);
  const back = pupil({ kind: "special_summon", from: "graveyard" });
  expect(defsIn(back, "away", "board")).toEqual(["greeter", "theirs"]);
  expect(back.state.cards.get(card(back, "away", "board", "theirs"))?.data?.position).toBe(
    "attack",
  );
  for (const at of [discard, back]) expect(at.state.prompts).toEqual([]);
});

test("[LT 9.7] an attack keeps its target, or takes the first there is, or goes direct", () => {
  const recall = (name: string): Started => {
    const vanish = trap("vanish", "normal", [
      act(
        "trigger",
        [
          {
            kind: "return_to_hand",
            what: { kind: "all", zone: "board", side: "self", filter: { name } },
          },
        ],
        { trigger: { on: "attack_declared", side: "opponent" } },
      ),
    ]);
    const start = duel(
      [...units, vanish],
      {
        phase: "combat",
        seats: {
          host: { board: ["strong"] },
          away: { board: [null, "theirs", "theirs2"], setZone: [faceDown("vanish")] },
        },
      },
      auto,
    );
    const target = card(start, "away", "board", "theirs2");
    return start.when(
      "host",
      `DECLARE_ATTACK ${card(start, "host", "board", "strong")} target=${target}`,
    );
  };
  expect(defsIn(recall("theirs"), "away", "graveyard")).toEqual(["vanish", "theirs2"]);
  const redirected = recall("theirs2").then({ type: "ATTACK_REDIRECTED" });
  expect(defsIn(redirected, "away", "graveyard")).toEqual(["vanish", "theirs"]);
});

test("[LT 9.7, 8.12] costs are paid so that those after them can be paid, too", () => {
  const collector = unit("collector", {
    effects: [
      act("ignition", undefined, {
        costs: [
          { kind: "tribute", count: 1 },
          { kind: "tribute", count: 1, filter: { name: "weak" } },
        ],
      }),
    ],
  });
  const start = duel(
    [...units, collector],
    { seats: { host: { board: ["collector", "strong", "weak"] } } },
    auto,
  );
  const id = card(start, "host", "board", "collector");
  const paid = start.when("host", { type: "ACTIVATE_EFFECT", card: id, effect: 0 });
  // The weakest would be taken first, but only it can pay the second cost.
  expect(eventsOf(paid, "TRIBUTE_PAID").map(({ change }) => change.def)).toEqual([
    "collector",
    "weak",
  ]);
});

test("[LT 9.7] harm to other cards than the target makes no harmful target", () => {
  for (const what of [
    { kind: "self" },
    { kind: "all", zone: "board", side: "opponent" },
  ] as const) {
    const mixed = greeted({
      targets: anyone,
      actions: [
        { kind: "boost_attack", amount: 100, what: { kind: "target" } },
        { kind: "destroy", what },
      ],
    });
    expect(targetsOf(mixed)).toEqual(["greeter"]);
  }
});
