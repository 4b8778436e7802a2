import { expect, test } from "vitest";
import {
  card,
  defsIn,
  duel,
  everyPhase,
  faceDown,
  placed,
  spell,
  trap,
  unit,
} from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import type { Effect } from "../../src/cards/card.ts";
import type { SpellType, TriggerName } from "../../src/vocabulary.ts";
import { act, cast, respond, response } from "./chains.ts";

const negateOn = (on: TriggerName): Effect =>
  act("trigger", [{ kind: "negate" }], { trigger: { on } });
const lifeOf = (amount: number): Effect => act("quick", [{ kind: "heal", amount }]);

const veto = trap("veto", "counter", [negateOn("spell_activated")]);
const rebuttal = trap("rebuttal", "counter", [negateOn("trap_activated")]);
const objection = trap("objection", "counter", [negateOn("effect_activated")]);

test("[LT 9.4] a chain resolves last link first", () => {
  const cards = [
    spell("memo", "normal", [act("ignition", [{ kind: "heal", amount: 1 }])]),
    trap("second", "normal", [lifeOf(2)]),
    trap("third", "normal", [lifeOf(3)]),
  ];
  const start = duel(cards, {
    seats: {
      host: { hand: ["memo"], setZone: [faceDown("third")] },
      away: { setZone: [faceDown("second")] },
    },
  });
  const all = respond(respond(cast(start, "memo"), "away", "second"), "host", "third");
  all.then(
    { type: "CHAIN_RESOLVING", links: 3 },
    { type: "LIFE_HEALED", seat: "host", amount: 3 },
    { type: "CHAIN_LINK_RESOLVED", index: 2 },
    { type: "LIFE_HEALED", seat: "away", amount: 2 },
    { type: "CHAIN_LINK_RESOLVED", index: 1 },
    { type: "LIFE_HEALED", seat: "host", amount: 1 },
    { type: "CHAIN_LINK_RESOLVED", index: 0 },
    { type: "CHAIN_RESOLVED" },
  );
});

test.each<SpellType>(["normal", "quick-play", "continuous", "equip", "field"])(
  "[LT 9.4] a %s spell whose activation is negated goes to the graveyard and does nothing",
  (spellType) => {
    const stays = spellType !== "normal" && spellType !== "quick-play";
    const type = spellType === "quick-play" ? "quick" : "ignition";
    const it = spell("it", spellType, [act(type, undefined, stays ? { onActivation: true } : {})]);
    const start = duel([it, veto, unit("bully")], {
      seats: { host: { hand: ["it"], board: ["bully"] }, away: { setZone: [faceDown("veto")] } },
    });
    const aim = spellType === "equip" ? [card(start, "host", "board", "bully")] : [];
    const negated = respond(cast(start, "it", ...aim), "away", "veto");
    negated.then(
      { type: "CHAIN_LINK_NEGATED", index: 0 },
      { type: "CARD_TO_GRAVEYARD", reason: "negated", was: { def: "it" } },
    );
    negated.thenNot("LIFE_HEALED", "CARD_EQUIPPED", "CARD_DESTROYED");
    expect(defsIn(negated, "host", "graveyard")).toEqual(["it"]);
    expect(defsIn(negated, "away", "graveyard")).toEqual(["veto"]);
  },
);

test.each(["normal", "continuous"] as const)(
  "[LT 9.4] a %s trap whose activation is negated goes to the graveyard and does nothing",
  (trapType) => {
    const it = trap("it", trapType, [
      act("quick", undefined, trapType === "continuous" ? { onActivation: true } : {}),
    ]);
    const start = duel([it, rebuttal], {
      seats: { host: { setZone: [faceDown("it")] }, away: { setZone: [faceDown("rebuttal")] } },
    });
    const begun = start.when("host", `ACTIVATE_TRAP ${card(start, "host", "setZone", "it")}`);
    const negated = respond(begun, "away", "rebuttal").thenNot("LIFE_HEALED");
    expect(defsIn(negated, "host", "graveyard")).toEqual(["it"]);
  },
);

test("[LT 9.4] negating an effect of a face-up card leaves the card", () => {
  const banner = trap("banner", "continuous", [{ ...act("quick"), id: "wave" }]);
  const start = duel([unit("tutor", { effects: [act("ignition")] }), banner, objection], {
    seats: {
      host: { board: ["tutor"], setZone: ["banner"] },
      away: { setZone: [faceDown("objection")] },
    },
  });
  const tutor = start.when("host", `ACTIVATE_EFFECT ${card(start, "host", "board", "tutor")} 0`);
  const saved = passAll(respond(tutor, "away", "objection")).thenNot("LIFE_HEALED");
  expect(defsIn(saved, "host", "board")).toEqual(["tutor"]);
  const waved = start.when("host", `ACTIVATE_EFFECT ${card(start, "host", "setZone", "banner")} 0`);
  const left = respond(waved, "away", "objection").thenNot("LIFE_HEALED");
  expect(defsIn(left, "host", "setZone")).toEqual(["banner"]);
});

/**
 * A continuous card lies face-up while its activation waits on the chain. It must not yet do what
 * it does, or a negation would come too late: here it would keep away from negating it.
 */
test("[LT 9.4] what is on the chain does nothing yet: a negated card never has an influence", () => {
  const gag = spell("gag", "continuous", [
    {
      id: "hush",
      type: "continuous",
      actions: [{ kind: "apply_restriction", restriction: "effects", who: "opponent" }],
    },
    {
      id: "cheer",
      type: "continuous",
      actions: [
        { kind: "boost_attack", amount: 500, what: { kind: "all", zone: "board", side: "self" } },
      ],
    },
    { ...act("trigger", undefined, { trigger: { on: "spell_activated" } }), id: "echo" },
  ]);
  const critic = unit("critic", {
    effects: [act("quick", [{ kind: "negate" }], { oncePerTurn: true })],
  });
  const start = duel(
    [gag, critic, unit("bully")],
    { seats: { host: { hand: ["gag"], board: ["bully"] }, away: { board: ["critic"] } } },
    everyPhase,
  );
  const begun = cast(start, "gag");
  begun.offered("away", "RESPOND_CHAIN", response(begun, "away", "critic"));
  const negated = respond(begun, "away", "critic").thenNot("TRIGGERS_QUEUED", "LIFE_HEALED");
  expect(defsIn(negated, "host", "graveyard")).toEqual(["gag"]);
  // Not negated, it does.
  const resolved = begun.when("away", "RESPOND_CHAIN");
  const used = resolved.when("host", "END_TURN");
  used.offered("away", "ADVANCE_PHASE", "END_TURN");
});

test("[LT 9.4] a quick effect of a card on the chain cannot be used before the card has resolved", () => {
  const banner = trap("banner", "continuous", [{ ...act("quick"), id: "wave" }]);
  const start = duel([banner, spell("memo", "normal", [act("ignition")])], {
    seats: {
      host: { setZone: [faceDown("banner"), faceDown("memo")] },
      away: { setZone: [faceDown("banner")] },
    },
  });
  const begun = start.when("host", `ACTIVATE_TRAP ${card(start, "host", "setZone", "banner")}`);
  const passed = begun.when("away", "RESPOND_CHAIN");
  passed.offered("host", "RESPOND_CHAIN");
  const resolved = passed.when("host", "RESPOND_CHAIN");
  const wave = `ACTIVATE_EFFECT ${card(resolved, "host", "setZone", "banner")} 0`;
  passAll(resolved.when("host", wave)).then({ type: "LIFE_HEALED" });
});

test("[LT 9.4] what was paid for a negated activation stays paid", () => {
  const memo = spell("memo", "normal", [act("ignition")], { cost: 2 });
  const start = duel([memo, veto], {
    seats: { host: { hand: ["memo"] }, away: { setZone: [faceDown("veto")] } },
  });
  const negated = respond(cast(start, "memo"), "away", "veto");
  expect(negated.state.seats.host.clout).toBe(3);
});

test("[LT 9.4] a card that has left before it resolves is not sent to the graveyard again", () => {
  const memo = spell("memo", "continuous", [act("ignition", undefined, { onActivation: true })]);
  const bounce = trap("bounce", "normal", [
    act("quick", [{ kind: "return_to_hand", what: { kind: "target" } }], {
      targets: [{ zone: "set", side: "opponent", count: 1 }],
    }),
  ]);
  const start = duel([memo, bounce], {
    seats: { host: { hand: ["memo"] }, away: { setZone: [faceDown("bounce")] } },
  });
  const begun = cast(start, "memo");
  const gone = passAll(respond(begun, "away", "bounce", card(begun, "host", "setZone", "memo")));
  expect(defsIn(gone, "host", "hand")).toEqual(["memo"]);
  expect(defsIn(gone, "host", "graveyard")).toEqual([]);
  gone.thenNot("LIFE_HEALED");
});

test("[LT 9.4] a negated card that is destroyed, too, goes to the graveyard once", () => {
  const harsh = trap("harsh", "counter", [
    act("trigger", [{ kind: "negate", destroy: true }], { trigger: { on: "spell_activated" } }),
  ]);
  const memo = spell("memo", "normal", [act("ignition")]);
  const start = duel([memo, harsh, unit("bully")], {
    seats: {
      host: { hand: ["memo"], board: [placed("bully", { position: "attack" })] },
      away: { setZone: [faceDown("harsh")] },
    },
  });
  const negated = respond(cast(start, "memo"), "away", "harsh");
  negated.then({ type: "CARD_DESTROYED", was: { def: "memo" } });
  expect(defsIn(negated, "host", "graveyard")).toEqual(["memo"]);
  expect(defsIn(negated, "host", "board")).toEqual(["bully"]);
});

test("[LT 9.4] a set card that is being activated is not in force while its targets are chosen", () => {
  const banner = trap("banner", "continuous", [
    {
      id: "cheer",
      type: "continuous",
      actions: [
        { kind: "boost_attack", what: { kind: "all", zone: "board", side: "any" }, amount: 500 },
      ],
    },
    {
      id: "point",
      type: "quick",
      onActivation: true,
      targets: [{ zone: "board", side: "any", count: 2, filter: { maxAttack: 1000 } }],
      actions: [{ kind: "heal", amount: 100 }],
    },
  ]);
  const start = duel([banner, unit("kid"), unit("nerd")], {
    seats: { host: { setZone: [faceDown("banner")], board: ["kid", "nerd"] } },
  });
  const [kid, nerd] = [card(start, "host", "board", "kid"), card(start, "host", "board", "nerd")];
  const id = card(start, "host", "setZone", "banner");
  const choosing = start.when("host", `ACTIVATE_TRAP ${id}`);
  choosing.offered("host", `CHOOSE_CARDS ${kid}`, `CHOOSE_CARDS ${nerd}`);
});
