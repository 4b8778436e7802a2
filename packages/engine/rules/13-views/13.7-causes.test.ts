/** What happens says why, and which card caused it. */
import type { EventOf } from "@tcg/core";
import { expect, test } from "vitest";
import { card, duel, faceDown, placed, spell, trap, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import { byIt, cast, stage } from "../../fixtures/stage.ts";
import type { Action, CardDefinition, Cost, Effect } from "../../src/cards/card.ts";
import type { LunchTable } from "../../src/types.ts";

type At = ReturnType<typeof duel>;
type TypeOf = EventOf<LunchTable>["type"];

/** The fields that say why, of all events of a type. */
function causes({ events }: At, type: TypeOf): object[] {
  return events.flatMap((event) => {
    if (event.type !== type) return [];
    const { why, reason, source, lost } = event as Record<string, unknown>;
    return [JSON.parse(JSON.stringify({ why, reason, source, lost })) as object];
  });
}

const all = { kind: "all", zone: "board", side: "opponent" } as const;
const nerd = placed("nerd", { position: "attack", vice: 2 });
const away = { board: [nerd], deck: ["bully"], hand: ["note"] };

/** With nobody to answer, so that all of it happens in one command. */
function doing(action: Action): At {
  return cast(stage([action], { host: { deck: ["nerd"] }, away }));
}

test.each<[TypeOf, Action]>([
  ["CARD_DRAWN", { kind: "draw", count: 1 }],
  ["HAND_DISCARDED", { kind: "discard", count: 1 }],
  ["CARD_BANISHED", { kind: "banish", what: all }],
  ["CARD_TO_HAND", { kind: "return_to_hand", what: all }],
  ["CARD_TO_DECK", { kind: "shuffle_into_deck", what: all }],
  ["CLOUT_CHANGED", { kind: "gain_clout", amount: 1 }],
  ["VICE_COUNTER_ADDED", { kind: "add_vice", count: 1, what: all }],
  ["VICE_COUNTER_REMOVED", { kind: "remove_vice", count: 1, what: all }],
])("[LT 13.7] %s by an effect says which card's", (type, action) => {
  const done = doing(action);
  expect(causes(done, type)).toEqual([byIt(done)]);
});

test("[LT 13.7] life that changes says by which card", () => {
  const changes = (action: Action): object[] => causes(doing(action), "LP_CHANGED");
  const source = { def: "it" };
  expect(changes({ kind: "damage", amount: 1 })).toMatchObject([{ why: "damage", source }]);
  expect(changes({ kind: "heal", amount: 1 })).toMatchObject([{ why: "heal", source }]);
});

test("[LT 13.7] what is destroyed, milled, turned, taken or summoned says by which card", () => {
  const source = { def: "it" };
  const destroyed = doing({ kind: "destroy", what: all });
  destroyed.then(
    { type: "CARD_DESTROYED", by: "effect", source },
    { type: "CARD_TO_GRAVEYARD", reason: "destroyed", source },
    { type: "CHAIN_LINK_RESOLVED", source },
    { type: "CARD_TO_GRAVEYARD", reason: "resolved" },
  );
  expect(causes(destroyed, "CARD_TO_GRAVEYARD")[1]).toEqual({ reason: "resolved" });
  doing({ kind: "mill", count: 1 }).then({ type: "CARD_TO_GRAVEYARD", source });
  doing({ kind: "take_control", what: all }).then({ type: "CONTROL_CHANGED", source });
  doing({ kind: "change_position", what: all }).then({ type: "POSITION_CHANGED", source });
  doing({ kind: "change_position", what: all, to: "face_down" }).then({
    type: "CARD_TURNED_DOWN",
    source,
  });
  doing({ kind: "create_token", token: "crumb" }).then({ type: "TOKEN_CREATED", source });
  const revive: Action = { kind: "special_summon", from: "graveyard", position: "attack" };
  cast(stage([revive], { host: { graveyard: ["nerd"] } })).then({
    type: "SPECIAL_SUMMONED",
    source,
  });
});

test("[LT 13.7] a token says how it left", () => {
  const crumb = placed("crumb", { position: "attack", isToken: true });
  const gone = (action: Action): object[] =>
    causes(cast(stage([action], { away: { board: [crumb] } })), "TOKEN_REMOVED");
  const source = { def: "it" };
  expect(gone({ kind: "destroy", what: all })).toMatchObject([{ reason: "destroyed", source }]);
  expect(gone({ kind: "banish", what: all })).toMatchObject([{ reason: "banished", source }]);
  expect(gone({ kind: "return_to_hand", what: all })).toMatchObject([
    { reason: "to_hand", source },
  ]);
});

const costs: [Cost, TypeOf][] = [
  [{ kind: "pay_lp", amount: 100 }, "LP_CHANGED"],
  [{ kind: "pay_clout", amount: 1 }, "CLOUT_CHANGED"],
  [{ kind: "discard", count: 1 }, "HAND_DISCARDED"],
  [{ kind: "tribute", count: 1 }, "TRIBUTE_PAID"],
  [{ kind: "banish", from: "graveyard", count: 1 }, "CARD_BANISHED"],
  [{ kind: "add_vice", count: 1 }, "VICE_COUNTER_ADDED"],
];

test.each(costs)("[LT 13.7] a cost says what it is paid for: %o", (cost, type) => {
  const effect: Effect = {
    id: "w",
    type: "ignition",
    costs: [cost],
    actions: [{ kind: "draw", count: 1 }],
  };
  const cards = [spell("want", "continuous", [effect]), unit("nerd")];
  const host = { setZone: ["want"], hand: ["nerd"], board: ["nerd"], graveyard: ["nerd"] };
  const start = duel(cards, { seats: { host } });
  const want = card(start, "host", "setZone", "want");
  const paid = start.when("host", `ACTIVATE_EFFECT ${want} 0`);
  const source = { card: want, def: "want" };
  paid.then({ type: "EFFECT_ACTIVATED", source }, { type: "COST_PAID", source }, { type });
  expect(causes(paid, type)).toEqual([{ why: "cost", source }]);
});

test("[LT 13.7] a tribute says whether a summon or a set follows, and not of which card", () => {
  const cards = [unit("nerd"), unit("boss", { level: 7 })];
  const start = duel(cards, { seats: { host: { hand: ["boss"], board: ["nerd"] } } });
  const boss = card(start, "host", "hand", "boss");
  const tribute = card(start, "host", "board", "nerd");
  const summoned = start.when("host", { type: "SUMMON", card: boss, position: "attack", tribute });
  expect(causes(summoned, "TRIBUTE_PAID")).toEqual([{ why: "summon" }]);
  const set = start.when("host", { type: "SET_MONSTER", card: boss, tribute });
  expect(causes(set, "TRIBUTE_PAID")).toEqual([{ why: "set" }]);
});

test("[LT 13.7] what the rules do by themselves has no source", () => {
  const start = duel([], { phase: "draw", seats: { host: { deck: ["blank"] } } });
  const drawn = start.when("host", "ADVANCE_PHASE");
  expect(causes(drawn, "CARD_DRAWN")).toEqual([{ why: "turn" }]);
  expect(causes(drawn, "CLOUT_CHANGED")).toEqual([{ why: "turn" }]);
  const late = duel([], { shared: { turnNumber: 31 } }).when("host", "END_TURN");
  expect(causes(late, "LP_CHANGED")).toEqual([{ why: "attrition" }, { why: "attrition" }]);
});

const refusal: CardDefinition = trap("refusal", "counter", [
  {
    id: "r",
    type: "trigger",
    trigger: { on: "spell_activated" },
    actions: [{ kind: "negate" }],
  },
]);

test("[LT 13.7] a negated card goes to the graveyard by the card that negated it", () => {
  const start = stage([{ kind: "draw", count: 1 }], {
    away: { setZone: [faceDown("refusal")] },
    cards: [refusal],
  });
  const begun = start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "it")}`);
  const no = card(begun, "away", "setZone", "refusal");
  begun
    .when("away", `RESPOND_CHAIN card=${no}`)
    .then(
      { type: "CHAIN_RESOLVING", links: 2 },
      { type: "CHAIN_LINK_NEGATED", source: { def: "it" }, negatedBy: { def: "refusal" } },
      { type: "CARD_TO_GRAVEYARD", reason: "resolved", change: { def: "refusal" } },
      { type: "CARD_TO_GRAVEYARD", reason: "negated", source: { card: no, def: "refusal" } },
    );
});

test("[LT 13.7] in battle the one that destroys and deals damage is the source", () => {
  const cards = [unit("nerd", { attack: 500 }), unit("bully", { attack: 1800 })];
  const start = duel(cards, {
    phase: "combat",
    seats: { host: { board: ["bully"] }, away: { board: [faceDown("nerd", attacks)] } },
  });
  const source = { card: card(start, "host", "board", "bully"), def: "bully" };
  const target = card(start, "away", "board", "nerd");
  start
    .when("host", { type: "DECLARE_ATTACK", card: source.card, target })
    .then(
      { type: "ATTACK_DECLARED" },
      { type: "CARD_FLIPPED", why: "attack", source },
      { type: "DAMAGE_DEALT", source },
      { type: "LP_CHANGED", why: "damage", source },
      { type: "CARD_DESTROYED", by: "battle", source },
      { type: "CARD_TO_GRAVEYARD", reason: "destroyed", source },
    );
});

const attacks = { position: "attack" } as const;

test.each([
  [{ kind: "destroy", what: all }, "left"],
  [{ kind: "change_position", what: all, to: "face_down" }, "face_down"],
] as const)(
  "[LT 13.7] an equip that falls by %j says how it lost its stereotype: %s",
  (action, how) => {
    const it = spell("it", "normal", [{ id: "i", type: "ignition", actions: [action] }]);
    const seats = { host: { hand: ["ruler", "it"] }, away: { board: ["nerd"] } };
    const start = duel([spell("ruler", "equip"), unit("nerd"), it], { seats });
    const nerd = card(start, "away", "board", "nerd");
    const ruler = card(start, "host", "hand", "ruler");
    const equipped = passAll(
      start.when("host", { type: "ACTIVATE_SPELL", card: ruler, targets: [nerd] }),
    );
    const fallen = equipped.when("host", `ACTIVATE_SPELL ${card(equipped, "host", "hand", "it")}`);
    const lost = { card: nerd, how };
    expect(causes(fallen, "CARD_DESTROYED").at(-1)).toEqual({ source: null, lost });
    expect(causes(fallen, "CARD_TO_GRAVEYARD")).toContainEqual({ reason: "destroyed" });
  },
);

test("[LT 13.7] an attack that is stopped says by which card", () => {
  const halt = trap("halt", "normal", [
    {
      id: "h",
      type: "trigger",
      trigger: { on: "attack_declared" },
      actions: [{ kind: "stop_attack" }],
    },
  ]);
  const start = duel([halt, unit("bully")], {
    phase: "combat",
    seats: { host: { board: ["bully"] }, away: { setZone: [faceDown("halt")] } },
  });
  const declared = start.when("host", `DECLARE_ATTACK ${card(start, "host", "board", "bully")}`);
  const stop = card(declared, "away", "setZone", "halt");
  declared
    .when("away", `RESPOND_CHAIN card=${stop}`)
    .then({ type: "ATTACK_ENDED", why: "stopped", source: { def: "halt" } });
});

test("[LT 13.7] what breaks down face-down is revealed, named, and then leaves", () => {
  const worn = faceDown("nerd", { position: "defense", vice: 3 });
  const start = duel([unit("nerd")], { phase: "main2", seats: { away: { board: [worn] } } });
  passAll(start.when("host", "ADVANCE_PHASE")).then(
    { type: "CARDS_REVEALED", seat: "away" },
    { type: "BREAKDOWN_TRIGGERED", was: { def: "nerd" } },
    { type: "CARD_TO_GRAVEYARD", reason: "breakdown" },
  );
});
