/** What each kind of prompt says to whoever is asked, as a client shows it without knowing a rule. */

import type { Question } from "@tcg/core";
import { rulesOf } from "@tcg/core/testkit";
import { expect, test } from "vitest";
import { card, duel, duelGame, faceDown, placed, spell, trap, unit } from "../../fixtures/duel.ts";
import { exampleGame, exampleMatch, playRandomly } from "../../fixtures/example-game.ts";
import type { CardDefinition, Effect } from "../cards/card.ts";
import type { Seat } from "../vocabulary.ts";

type At = ReturnType<typeof duel>;

const nerd = unit("nerd", { name: "Nerd" });
const bully = unit("bully", { name: "Bully", attack: 1800 });
const alarm = trap("alarm", "normal", [
  { id: "a", type: "quick", actions: [{ kind: "draw", count: 1 }] },
]);

const effect = (of: Omit<Effect, "id">): Effect => ({ id: "it", ...of });
const cook = (...effects: Omit<Effect, "id">[]): CardDefinition =>
  unit("cook", { name: "Cook", effects: effects.map((of, i) => ({ id: `e${i}`, ...of })) });
const memo = (of: Omit<Effect, "id" | "type">): CardDefinition =>
  spell("memo", "normal", [effect({ type: "ignition", ...of })]);

/** What the seat that is asked reads. */
function asked(cards: readonly CardDefinition[], at: At): Partial<Question> {
  const [prompt] = at.state.prompts;
  if (prompt === undefined) throw new Error("nobody is asked");
  const told = duelGame(cards).mask(at.state, prompt.seat).prompts[0] as Partial<Question>;
  return { text: told.text ?? "", source: told.source ?? null };
}

const use = (at: At, effectPlace = 0): At =>
  at.when("host", `ACTIVATE_EFFECT ${card(at, "host", "board", "cook")} ${effectPlace}`);
const cast = (at: At): At => at.when("host", `ACTIVATE_SPELL ${card(at, "host", "hand", "memo")}`);

test("[LT 13.1] a target: what may be chosen, and what will be done to it", () => {
  const cards = [
    nerd,
    cook({
      type: "ignition",
      targets: [
        { zone: "board", side: "self", count: 1 },
        { zone: "board", side: "opponent", count: 2 },
      ],
      actions: [
        { kind: "boost_attack", what: { kind: "target" }, amount: 300 },
        { kind: "destroy", what: { kind: "target", index: 1 } },
      ],
    }),
  ];
  const start = duel(cards, {
    seats: { host: { board: ["cook", "nerd"] }, away: { board: ["nerd", "nerd", "nerd"] } },
  });
  const first = use(start);
  const source = {
    card: card(start, "host", "board", "cook"),
    def: "cook",
    name: "Cook",
    effect: 0,
  };
  expect(asked(cards, first)).toEqual({
    text: "Cook: target 1 stereotype you control; the first target gains 300 attack this turn.",
    source,
  });
  const second = first.when("host", `CHOOSE_CARDS ${source.card}`);
  expect(asked(cards, second).text).toBe(
    "Cook: target 2 stereotypes the opponent controls, one after the other; destroy the second targets.",
  );
});

test("[LT 8.5] a cost: what is paid, for which effect", () => {
  const cards = [
    nerd,
    cook(
      { type: "continuous", actions: [] },
      {
        type: "ignition",
        costs: [
          { kind: "discard", count: 1 },
          { kind: "remove_vice", count: 2 },
        ],
        actions: [{ kind: "draw", count: 1 }],
      },
    ),
  ];
  const start = duel(cards, {
    seats: {
      host: {
        hand: ["nerd", "nerd"],
        board: [placed("cook", { position: "attack", vice: 1 }), placed("nerd", { vice: 2 })],
      },
    },
  });
  const counters = use(start, 1);
  expect(asked(cards, counters)).toMatchObject({
    text: "Pay for Cook: remove 2 vice counters from stereotypes you control, one after the other.",
    source: { name: "Cook", effect: 1 },
  });
  const discard = counters.when("host", `CHOOSE_CARDS ${card(start, "host", "board", "cook")}`);
  expect(asked(cards, discard).text).toBe("Pay for Cook: discard 1 card.");
});

test("[LT 8.15] an action that asks: the seat that discards is told so, whoever's card it is", () => {
  const cards = [nerd, memo({ actions: [{ kind: "discard", count: 1, who: "opponent" }] })];
  const start = duel(cards, {
    seats: { host: { hand: ["memo"] }, away: { hand: ["nerd", "nerd", "nerd"] } },
  });
  const at = cast(start);
  expect(asked(cards, at)).toMatchObject({
    text: "memo: choose 1 card of your hand to discard.",
    source: { def: "memo", effect: 0 },
  });
});

test("[LT 8.8] an action that asks: a search may find nothing, a special summon may not", () => {
  const search = [nerd, memo({ actions: [{ kind: "search", filter: { name: "Nerd" } }] })];
  const looking = cast(duel(search, { seats: { host: { hand: ["memo"], deck: ["nerd"] } } }));
  expect(asked(search, looking).text).toMatch(/^memo: add up to 1 .*; choose 1 or none\.$/);
  const revive = [nerd, memo({ actions: [{ kind: "special_summon", from: "graveyard" }] })];
  const rising = cast(
    duel(revive, { seats: { host: { hand: ["memo"], graveyard: ["nerd", "nerd"] } } }),
  );
  expect(asked(revive, rising).text).toBe(
    "memo: special summon 1 stereotype from your graveyard; choose 1.",
  );
  const [first] = rising.state.seats.host.graveyard;
  const where = rising.when("host", `CHOOSE_CARDS ${first}`);
  expect(asked(revive, where)).toMatchObject({
    text: "In which position do you summon Nerd?",
    source: { def: "memo" },
  });
});

test("[LT 5.6] the hand limit is nobody's doing", () => {
  const hand = Array.from({ length: 9 }, () => "nerd");
  const start = duel([nerd], { seats: { host: { hand } } });
  const at = start.when("host", "END_TURN").when("host", "RESPOND_CHAIN");
  expect(asked([nerd], at)).toEqual({
    text: "Your hand is over its limit of 7: discard 2 cards.",
    source: null,
  });
});

test("[LT 8.8] top cards are put back", () => {
  const cards = [memo({ actions: [{ kind: "rearrange_top_cards", count: 3, who: "opponent" }] })];
  const at = cast(duel(cards, { seats: { host: { hand: ["memo"] } } }));
  expect(asked(cards, at).text).toBe(
    "memo: put the top 3 cards of the opponent's deck back in any order.",
  );
});

test("[LT 9.3] a response: to a link, to a summon, to an attack, or at the end of a phase", () => {
  const cards = [nerd, bully, alarm, memo({ actions: [{ kind: "draw", count: 1 }] })];
  const start = duel(cards, {
    seats: {
      host: { hand: ["memo", "nerd"], board: ["bully"] },
      away: { board: ["nerd"], setZone: [faceDown("alarm")] },
    },
  });
  expect(asked(cards, cast(start))).toMatchObject({
    text: "Respond to the opponent's memo, or pass.",
    source: { def: "memo", name: "memo", effect: 0 },
  });
  const summoned = start.when("host", `SUMMON ${card(start, "host", "hand", "nerd")} attack`);
  expect(asked(cards, summoned)).toMatchObject({
    text: "Respond to the summon of Nerd (the opponent's board, slot 2), or pass.",
    source: { def: "nerd", effect: null },
  });
  expect(asked(cards, start.when("host", "ADVANCE_PHASE"))).toEqual({
    text: "Respond before the phase ends, or pass.",
    source: null,
  });
  const combat = duel(cards, {
    phase: "combat",
    seats: { host: { board: ["bully"] }, away: { setZone: [faceDown("alarm")] } },
  });
  const attack = combat.when("host", `DECLARE_ATTACK ${card(combat, "host", "board", "bully")}`);
  expect(asked(cards, attack)).toMatchObject({
    text: "Respond to the attack of Bully, or pass.",
    source: { def: "bully", effect: null },
  });
  expect(asked(cards, attack.when("away", "RESPOND_CHAIN")).text).toBe(
    "Respond before the attack of Bully deals damage, or pass.",
  );
  const fight = duel(cards, {
    phase: "combat",
    seats: {
      host: { board: ["bully"] },
      away: { board: ["nerd"], setZone: [faceDown("alarm")] },
    },
  });
  const target = card(fight, "away", "board", "nerd");
  const fought = fight
    .when("host", `DECLARE_ATTACK ${card(fight, "host", "board", "bully")} target=${target}`)
    .when("away", "RESPOND_CHAIN")
    .when("away", "RESPOND_CHAIN");
  expect(asked(cards, fought).text).toBe("Respond to the destruction of Nerd, or pass.");
  const ending = start.when("host", "END_TURN");
  expect(asked(cards, ending).text).toBe("Respond in the end phase, or pass.");
});

test("[LT 10.4] a replay", () => {
  const gone = trap("gone", "normal", [
    effect({
      type: "trigger",
      trigger: { on: "attack_declared" },
      actions: [{ kind: "create_token", token: "crumb" }],
    }),
  ]);
  const cards = [bully, nerd, gone, unit("crumb", { name: "Crumb", token: true })];
  const start = duel(cards, {
    phase: "combat",
    seats: { host: { board: ["bully"] }, away: { board: ["nerd"], setZone: [faceDown("gone")] } },
  });
  const [attacker, target] = [
    card(start, "host", "board", "bully"),
    card(start, "away", "board", "nerd"),
  ];
  const at = start
    .when("host", `DECLARE_ATTACK ${attacker} target=${target}`)
    .when("away", `RESPOND_CHAIN card=${card(start, "away", "setZone", "gone")}`);
  expect(asked(cards, at)).toMatchObject({
    text: "The board that Bully attacks has changed: choose the target again, or call off the attack.",
    source: { card: attacker, name: "Bully" },
  });
});

test("[LT 8.2, 8.11] triggers: whether one is used, and which comes first", () => {
  const cards = [
    cook(
      { type: "on_summon", optional: true, actions: [{ kind: "heal", amount: 2 }] },
      { type: "on_summon", optional: true, actions: [{ kind: "heal", amount: 3 }] },
    ),
  ];
  const start = duel(cards, { seats: { host: { hand: ["cook"] } } });
  const order = start.when("host", `SUMMON ${card(start, "host", "hand", "cook")} attack`);
  expect(asked(cards, order)).toEqual({
    text: "Several of your effects are waiting: which comes first?",
    source: null,
  });
  expect(asked(cards, order.when("host", "ORDER_TRIGGERS 1"))).toMatchObject({
    text: "Use Cook: gain 3 life?",
    source: { name: "Cook", effect: 1 },
  });
});

test("[LT 13.2, 13.5] the others learn who decides and what kind of decision it is, and no more", () => {
  const cards = [nerd, memo({ actions: [{ kind: "discard", count: 1, who: "opponent" }] })];
  const at = cast(
    duel(cards, { seats: { host: { hand: ["memo"] }, away: { hand: ["nerd", "nerd"] } } }),
  );
  for (const viewer of ["host", "spectator"] as const) {
    expect(duelGame(cards).mask(at.state, viewer).prompts).toEqual([
      { kind: "choose_cards", seat: "away" },
    ]);
  }
});

test("over random play every prompt is one sentence, about a card the asked seat has seen", () => {
  for (const seed of [1, 2, 3]) {
    for (const state of playRandomly({ ...exampleMatch, seed }, seed, 400).states) {
      for (const { seat } of state.prompts) {
        const told = exampleGame.mask(state, seat as Seat).prompts[0] as Partial<Question>;
        expect(told.text).toMatch(/^[A-Z][^.?]*[.?]$/);
        expect(told.text).not.toMatch(/undefined|null|NaN| {2}/);
        if (told.source) expect(rulesOf(exampleGame).cards).toHaveProperty(told.source.def);
      }
    }
  }
});
