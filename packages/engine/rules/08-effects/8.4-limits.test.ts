import { expect, test } from "vitest";
import { card, duel, faceDown, spell, trap, unit } from "../../fixtures/duel.ts";
import {
  answer,
  board,
  cast,
  does,
  isAccepted,
  life,
  links,
  passAll,
  rung,
  type Table,
  use,
  withEffect,
} from "./acts.ts";

const heals = [{ kind: "heal", amount: 10 }] as const;
const soft = withEffect("soft", { type: "ignition", actions: heals, oncePerTurn: true });
const hard = withEffect("hard", { type: "ignition", actions: heals, hardOncePerTurn: true });
const twin = unit("twin", {
  effects: [
    { id: "a", type: "ignition", actions: heals, oncePerTurn: true },
    { id: "b", type: "ignition", actions: heals, hardOncePerTurn: true },
    { id: "c", type: "ignition", actions: heals },
  ],
});

function usable(at: Table, seat: "host" | "away", slot: number): boolean {
  const id = at.state.seats[seat].board[slot];
  if (id == null) throw new Error("no card there");
  const used = at.when(seat, { type: "ACTIVATE_EFFECT", card: id, effect: 0 });
  return isAccepted(used, "activate/used-up");
}

test("[LT 8.4] once per turn binds one instance; another copy is free", () => {
  const start = duel([soft], { seats: { host: { board: ["soft", "soft"] } } });
  const used = use(start, "host", "soft");
  expect([usable(used, "host", 0), usable(used, "host", 1)]).toEqual([false, true]);
});

test("[LT 8.4] hard once per turn binds the seat and the effect, whatever the copy", () => {
  const start = duel([hard, unit("other")], {
    seats: { host: { board: ["hard", "hard"] }, away: { board: ["hard"] } },
  });
  const used = use(start, "host", "hard");
  expect([usable(used, "host", 0), usable(used, "host", 1)]).toEqual([false, false]);
});

test("[LT 8.4] hard once per turn leaves the other seat its own use", () => {
  const quick = withEffect("quick", { type: "quick", actions: heals, hardOncePerTurn: true });
  const start = duel([quick], {
    seats: { host: { board: ["quick"] }, away: { board: ["quick"] } },
  });
  const used = use(start, "host", "quick");
  const id = board(used, "away", "quick");
  used.offered("away", "RESPOND_CHAIN", `RESPOND_CHAIN card=${id} effect=0`);
});

test("[LT 8.4] each effect of a card has its own limit, and one without limit has none", () => {
  const start = duel([twin], { seats: { host: { board: ["twin"] } } });
  const id = board(start, "host", "twin");
  const effect = (at: Table, place: number): Table =>
    at.when("host", { type: "ACTIVATE_EFFECT", card: id, effect: place });
  const used = effect(effect(effect(effect(start, 0), 1), 2), 2);
  expect(life(used).host).toBe(8040);
  effect(used, 0).refused("activate/used-up");
  effect(used, 1).refused("activate/used-up");
});

test("[LT 8.4] both are used up on activation, even if the activation is negated", () => {
  const no = trap("no", "counter", [
    {
      id: "does",
      type: "trigger",
      trigger: { on: "effect_activated" },
      actions: [{ kind: "negate" }],
    },
  ]);
  const negated = (def: string): Table => {
    const start = duel([soft, hard, no], {
      seats: { host: { board: [def] }, away: { setZone: [faceDown("no")] } },
    });
    return answer(use(start, "host", def), "away", "no").then({ type: "CHAIN_LINK_NEGATED" });
  };
  for (const def of ["soft", "hard"]) {
    const at = negated(def);
    expect(life(at).host).toBe(8000);
    expect(usable(at, "host", 0)).toBe(false);
  }
});

test("[LT 8.4] both clear at the start of every turn, the other seat's too", () => {
  const quicks = [
    withEffect("soft-quick", { type: "quick", actions: heals, oncePerTurn: true }),
    withEffect("hard-quick", { type: "quick", actions: heals, hardOncePerTurn: true }),
  ];
  const start = duel([...quicks, does("treat", [{ kind: "heal", amount: 1 }])], {
    seats: {
      host: { board: ["soft-quick", "hard-quick"] },
      away: { hand: ["treat"], deck: ["blank"] },
    },
  });
  const used = passAll(use(passAll(use(start, "host", "soft-quick")), "host", "hard-quick"));
  use(used, "host", "soft-quick").refused("activate/used-up");
  use(used, "host", "hard-quick").refused("activate/used-up");
  // On away's turn both may answer.
  let at = used.when("host", "END_TURN");
  while (at.state.phase !== "main") at = passAll(at.when("away", "ADVANCE_PHASE"));
  const treat = card(at, "away", "hand", "treat");
  const [softly, hardly] = [board(at, "host", "soft-quick"), board(at, "host", "hard-quick")];
  at.when("away", { type: "ACTIVATE_SPELL", card: treat }).offered(
    "host",
    "RESPOND_CHAIN",
    `RESPOND_CHAIN card=${softly} effect=0`,
    `RESPOND_CHAIN card=${hardly} effect=0`,
  );
});

test("[LT 8.4] a trigger that is declined is not used up; one that is taken is", () => {
  const once = withEffect("once", {
    type: "trigger",
    trigger: { on: "spell_activated" },
    optional: true,
    oncePerTurn: true,
    actions: heals,
  });
  const start = duel([once, does("treat", [{ kind: "heal", amount: 1 }])], {
    seats: { host: { hand: ["treat", "treat"] }, away: { board: ["once"] } },
  });
  const first = passAll(cast(start, "host", "treat"));
  const declined = passAll(first.when("away", "RESPOND_OPTIONAL_TRIGGER decline"));
  expect(rung(cast(declined, "host", "treat"))).toEqual(["away once"]);
  const taken = passAll(first.when("away", "RESPOND_OPTIONAL_TRIGGER activate"));
  expect(rung(cast(taken, "host", "treat"))).toEqual([]);
});

test("[LT 8.4] of several events at once a limited trigger answers one", () => {
  const limits = [{ oncePerTurn: true }, { hardOncePerTurn: true }, {}] as const;
  const healed = limits.map((limit) => {
    const watcher = withEffect("watcher", {
      type: "trigger",
      trigger: { on: "destroyed", side: "opponent" },
      actions: heals,
      ...limit,
    });
    const smash = does("smash", [
      { kind: "destroy", what: { kind: "all", zone: "board", side: "opponent" } },
    ]);
    const start = duel([watcher, unit("nerd"), smash], {
      seats: { host: { hand: ["smash"], board: ["watcher"] }, away: { board: ["nerd", "nerd"] } },
    });
    const smashed = cast(start, "host", "smash");
    return life(passAll(smashed.when("host", "ORDER_TRIGGERS 0"))).host - 8000;
  });
  expect(healed).toEqual([10, 10, 20]);
});

test("[LT 8.4, 8.14] a card that leaves keeps its limit: used up before, or met several times", () => {
  const watcher = withEffect("watcher", {
    type: "trigger",
    trigger: { on: "destroyed", side: "self" },
    actions: heals,
    oncePerTurn: true,
  });
  const smash = does("smash", [
    { kind: "destroy", what: { kind: "all", zone: "board", side: "any" } },
  ]);
  const one = does("one", [{ kind: "destroy", what: { kind: "target" } }], {
    targets: [{ zone: "board", side: "self", count: 1 }],
  });
  const start = duel([watcher, unit("nerd"), smash, one], {
    seats: { host: { hand: ["one", "smash"], board: ["watcher", "nerd", "nerd"] } },
  });
  // It dies with two others: three events, one use.
  let all = passAll(cast(start, "host", "smash"));
  while (all.state.prompts[0]?.kind === "order_triggers") {
    all = passAll(all.when("host", "ORDER_TRIGGERS 0"));
  }
  expect(life(all).host).toBe(8010);
  // It has been used when it dies.
  const used = passAll(cast(start, "host", "one", board(start, "host", "nerd")));
  expect(life(used).host).toBe(8010);
  const gone = passAll(cast(used, "host", "smash"));
  expect(gone.state.prompts).toEqual([]);
  expect(life(gone).host).toBe(8010);
});

test("[LT 8.4] turned face-down a card forgets its marks, and a card that came back is new", () => {
  const hide = does("hide", [
    {
      kind: "change_position",
      what: { kind: "all", zone: "board", side: "self" },
      to: "face_down",
    },
    { kind: "change_position", what: { kind: "all", zone: "board", side: "self" }, to: "attack" },
  ]);
  const start = duel([soft, hide], { seats: { host: { hand: ["hide"], board: ["soft"] } } });
  const hidden = passAll(cast(passAll(use(start, "host", "soft")), "host", "hide"));
  expect(usable(hidden, "host", 0)).toBe(true);
});

test("[LT 8.4] hard once per turn binds a spell's copies as well", () => {
  const only = spell("only", "normal", [
    { id: "does", type: "ignition", actions: heals, hardOncePerTurn: true },
  ]);
  const start = duel([only], { seats: { host: { hand: ["only", "only"] } } });
  const used = passAll(cast(start, "host", "only"));
  expect(links(cast(start, "host", "only"))).toEqual(["host only"]);
  cast(used, "host", "only").refused("activate/used-up");
});

test("[LT 8.4, 8.14] a card that leaves on a later turn has used nothing on that turn", () => {
  const mourner = withEffect("mourner", {
    type: "trigger",
    trigger: { on: "destroyed", side: "self" },
    oncePerTurn: true,
    actions: heals,
  });
  const wipe = does("wipe", [
    {
      kind: "destroy",
      what: { kind: "all", zone: "board", side: "any", filter: { name: "nerd" } },
    },
  ]);
  const purge = does("purge", [
    { kind: "destroy", what: { kind: "all", zone: "board", side: "any" } },
  ]);
  const start = duel([mourner, unit("nerd"), wipe, purge], {
    seats: {
      host: { board: ["mourner", "nerd"], hand: ["wipe", "purge"] },
      away: { hand: ["purge"] },
    },
  });
  const wiped = passAll(cast(start, "host", "wipe"));
  expect(life(wiped).host).toBe(8010);
  // On the same turn it has been used, and leaving does not give it back.
  expect(life(passAll(cast(wiped, "host", "purge"))).host).toBe(8010);
  const next = passAll(wiped.when("host", "END_TURN"));
  const main = passAll(passAll(next.when("away", "ADVANCE_PHASE")).when("away", "ADVANCE_PHASE"));
  expect(life(passAll(cast(main, "away", "purge"))).host).toBe(8020);
});
