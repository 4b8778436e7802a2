/** What each restriction forbids: a seat or cards, and nothing beside it. */
import { describe, expect, test } from "vitest";
import {
  card,
  defsIn,
  duel,
  duelGame,
  everyPhase,
  faceDown,
  spell,
  trap,
  unit,
} from "../../fixtures/duel.ts";
import type { Action, CardDefinition } from "../../src/cards/card.ts";
import { statsOf } from "../../src/reading/stats.ts";
import type { Phase, Restriction } from "../../src/vocabulary.ts";
import {
  answer,
  attack,
  board,
  cast,
  does,
  links,
  passAll,
  rung,
  type Table,
  use,
  withEffect,
} from "./acts.ts";

const nerd = unit("nerd");
const jock = unit("jock");
const worker = withEffect("worker", { type: "ignition", actions: [{ kind: "heal", amount: 1 }] });
const listener = withEffect("listener", {
  type: "trigger",
  trigger: { on: "summoned" },
  actions: [{ kind: "heal", amount: 1 }],
});

function ruling(
  action: Omit<Extract<Action, { kind: "apply_restriction" }>, "kind">,
): CardDefinition {
  return spell("ruling", "continuous", [
    { id: "rules", type: "continuous", actions: [{ kind: "apply_restriction", ...action }] },
  ]);
}

/** Away's continuous spell binds host. */
function bound(restriction: Restriction, phase: Phase, of: "seat" | "jock" = "seat"): Table {
  const about =
    of === "seat"
      ? ({ who: "opponent" } as const)
      : ({
          what: { kind: "all", zone: "board", side: "opponent", filter: { name: "jock" } },
        } as const);
  return duel(
    [
      nerd,
      jock,
      worker,
      listener,
      ruling({ restriction, ...about }),
      does("treat", [{ kind: "heal", amount: 1 }]),
    ],
    {
      phase,
      seats: {
        host: { board: ["nerd", "jock", "worker"], hand: ["treat"], deck: ["blank", "blank"] },
        away: { setZone: ["ruling"] },
      },
    },
    everyPhase,
  );
}

const phasesEntered = ({ events }: Table): readonly string[] =>
  events.flatMap((event) => (event.type === "PHASE_CHANGED" ? [event.phase] : []));

test("[LT 8.8] the restriction attack binds a whole side, or the cards that are named", () => {
  const side = bound("attack", "combat");
  for (const def of ["nerd", "jock"]) attack(side, "host", def).refused("attack/forbidden");
  const card = bound("attack", "combat", "jock");
  attack(card, "host", "jock").refused("attack/forbidden");
  attack(card, "host", "nerd").then({ type: "ATTACK_DECLARED" });
});

test("[LT 8.8] the restriction battle_phase keeps a seat out of combat, and from any attack there", () => {
  const main = bound("battle_phase", "main");
  main.when("host", "ENTER_COMBAT").refused("phase/combat-forbidden");
  attack(bound("battle_phase", "combat"), "host", "nerd").refused("attack/forbidden");
  bound("attack", "main").when("host", "ENTER_COMBAT").then({ type: "PHASE_CHANGED" });
});

test("[LT 8.8] a seat kept out of combat goes past it", () => {
  const start = bound("battle_phase", "main");
  expect(phasesEntered(passAll(start.when("host", "ADVANCE_PHASE")))).toEqual(["main2"]);
  const free = bound("attack", "main");
  expect(phasesEntered(passAll(free.when("host", "ADVANCE_PHASE")))).toEqual(["combat"]);
});

describe("[LT 8.8] a seat that is kept out of combat while it leaves main", () => {
  const forbid = { kind: "apply_restriction", restriction: "battle_phase" } as const;
  const curfew = trap("curfew", "normal", [
    { id: "c", type: "quick", actions: [{ ...forbid, who: "opponent" }] },
  ]);
  const set = { away: { setZone: [faceDown("curfew")] } };

  test("goes past it, whichever command it gave", () => {
    for (const command of ["ADVANCE_PHASE", "ENTER_COMBAT"]) {
      const leaving = duel([curfew], { seats: set }).when("host", command);
      expect(passAll(leaving).state.phase).toBe("combat");
      const kept = passAll(answer(leaving, "away", "curfew"));
      expect(phasesEntered(kept)).toEqual(["main2"]);
      expect(kept.state.phase).toBe("main2");
    }
  });

  test("goes on to the breakdown check where there is no second main phase", () => {
    const leaving = duel([curfew], { seats: set }, { main2Phase: false, ...everyPhase });
    const kept = passAll(answer(leaving.when("host", "ENTER_COMBAT"), "away", "curfew"));
    expect(kept.state.phase).toBe("breakdown_check");
  });

  test("enters it if the window sets it free", () => {
    const pardon = trap("pardon", "normal", [
      {
        id: "p",
        type: "quick",
        actions: [{ kind: "destroy", what: { kind: "all", zone: "set", side: "self" } }],
      },
    ]);
    const cards = [pardon, ruling({ restriction: "battle_phase", who: "opponent" })];
    const start = duel(cards, { seats: { away: { setZone: ["ruling", faceDown("pardon")] } } });
    const free = answer(start.when("host", "ADVANCE_PHASE"), "away", "pardon");
    expect(passAll(free).state.phase).toBe("combat");
  });
});

test("[LT 8.8] the restriction draw_phase takes the draw of the turn, not the clout", () => {
  const start = bound("draw_phase", "draw");
  const on = passAll(start.when("host", "ADVANCE_PHASE"));
  expect(on.state.phase).toBe("standby");
  expect(defsIn(on, "host", "hand")).toEqual(["treat"]);
  expect(on.state.seats.host.clout).toBe(6);
});

test("[LT 8.8] the restriction effects stops effects of face-up cards, not spells and not continuous ones", () => {
  const start = bound("effects", "main");
  use(start, "host", "worker").refused("activate/forbidden");
  expect(links(cast(start, "host", "treat"))).toEqual(["host treat"]);
  expect(links(use(bound("effects", "main", "jock"), "host", "worker"))).toEqual(["host worker"]);
});

test("[LT 8.8] who cannot use effects still activates spells from hand and set, and traps", () => {
  const start = duel(
    [
      ruling({ restriction: "effects", who: "opponent" }),
      does("treat", [{ kind: "heal", amount: 1 }]),
      trap("alarm", "normal", [{ id: "a", type: "quick", actions: [{ kind: "heal", amount: 1 }] }]),
      trap("watch", "normal", [
        {
          id: "w",
          type: "trigger",
          trigger: { on: "spell_activated" },
          actions: [{ kind: "heal", amount: 1 }],
        },
      ]),
    ],
    {
      seats: {
        host: { setZone: [faceDown("treat"), faceDown("alarm"), faceDown("watch")] },
        away: { setZone: ["ruling"] },
      },
    },
  );
  const set = (def: string): string => card(start, "host", "setZone", def);
  const answered = start
    .when("host", `ACTIVATE_SPELL ${set("treat")}`)
    .when("host", `RESPOND_CHAIN card=${set("watch")}`);
  expect(passAll(answered).state.seats.host.lifePoints).toBe(8002);
  const rang = passAll(start.when("host", `ACTIVATE_TRAP ${set("alarm")}`));
  expect(rang.state.seats.host.lifePoints).toBe(8001);
});

test("[LT 8.8] a face-up spell or trap of a seat that cannot use effects neither starts one nor triggers", () => {
  const club = spell("club", "continuous", [
    { id: "meets", type: "ignition", actions: [{ kind: "heal", amount: 1 }] },
    {
      id: "greets",
      type: "trigger",
      trigger: { on: "summoned" },
      actions: [{ kind: "heal", amount: 1 }],
    },
  ]);
  const at = (bind: boolean): Table =>
    duel([nerd, club, ruling({ restriction: "effects", who: "opponent" })], {
      seats: {
        host: { hand: ["nerd"], setZone: ["club"] },
        away: { setZone: bind ? ["ruling"] : [] },
      },
    });
  const gagged = at(true);
  const id = card(gagged, "host", "setZone", "club");
  gagged.when("host", `ACTIVATE_EFFECT ${id} 0`).refused("activate/forbidden");
  const summoned = (bind: boolean): number => {
    const start = at(bind);
    const newcomer = card(start, "host", "hand", "nerd");
    const then = start.when("host", { type: "SUMMON", card: newcomer, position: "attack" });
    return passAll(then).state.seats.host.lifePoints;
  };
  expect([summoned(false), summoned(true)]).toEqual([8001, 8000]);
});

test("[LT 8.8] continuous effects of cards that cannot use effects still apply", () => {
  const cheer = withEffect("cheer", {
    type: "continuous",
    actions: [
      { kind: "boost_attack", what: { kind: "all", zone: "board", side: "self" }, amount: 300 },
    ],
  });
  const hush = does("hush", [{ kind: "apply_restriction", restriction: "effects", who: "self" }]);
  const cards = [cheer, hush];
  const start = duel(cards, { seats: { host: { board: ["cheer"], hand: ["hush"] } } });
  const { state } = cast(start, "host", "hush").then({ type: "MODIFIER_APPLIED" });
  const table = duelGame(cards).tables.of(state);
  expect(statsOf(table, board(start, "host", "cheer")).attack).toBe(1300);
});

test("[LT 8.8] the restriction effects stops triggers, too", () => {
  const at = (bind: boolean): Table => {
    const start = duel([listener, nerd, ruling({ restriction: "effects", who: "opponent" })], {
      seats: {
        host: { board: ["listener"], hand: ["nerd"] },
        away: { board: ["listener"], setZone: bind ? ["ruling"] : [] },
      },
    });
    const id = start.state.seats.host.hand[0];
    if (id == null) throw new Error("an empty hand");
    return start.when("host", { type: "SUMMON", card: id, position: "attack" });
  };
  expect(links(at(false))).toEqual(["host listener", "away listener"]);
  expect(links(at(true))).toEqual(["away listener"]);
  expect(rung(at(true))).toContain("away listener");
});

test("[LT 8.8] a restriction ends with the card that states it", () => {
  const lift = does("lift", [
    { kind: "destroy", what: { kind: "all", zone: "set", side: "opponent" } },
  ]);
  const start = duel([nerd, lift, ruling({ restriction: "battle_phase", who: "opponent" })], {
    seats: { host: { board: ["nerd"], hand: ["lift"] }, away: { setZone: ["ruling"] } },
  });
  start.when("host", "ENTER_COMBAT").refused("phase/combat-forbidden");
  const lifted = cast(start, "host", "lift");
  expect(lifted.when("host", "ENTER_COMBAT").state.phase).toBe("combat");
  expect(board(lifted, "host", "nerd")).toBeDefined();
});

test("[LT 8.8] a seat kept out of combat still goes through all other phases", () => {
  const after = (phase: Phase): Phase | null =>
    passAll(bound("battle_phase", phase).when("host", "ADVANCE_PHASE")).state.phase;
  expect((["draw", "standby", "main", "main2"] as const).map(after)).toEqual([
    "standby",
    "main",
    "main2",
    "breakdown_check",
  ]);
});
