/** Host casts a boost on its own nerd on turn 3; its attack tells how long it lasts. */
import { expect, test } from "vitest";
import {
  card,
  defsIn,
  duel,
  everyPhase,
  faceDown,
  spell,
  trap,
  unit,
} from "../../fixtures/duel.ts";
import { valuesOf } from "../../fixtures/values.ts";
import type { CardDefinition, Effect } from "../../src/cards/card.ts";
import type { Duration, Seat } from "../../src/vocabulary.ts";
import { answer, board, cast, does, passAll, type Table, withEffect } from "./acts.ts";

const nerd = unit("nerd");
const mine = { kind: "all", zone: "board", side: "self", filter: { name: "nerd" } } as const;

function boost(duration: Duration): CardDefinition {
  return does("boost", [{ kind: "boost_attack", what: mine, amount: 500, duration }]);
}

function attackOf(at: Table, cards: readonly CardDefinition[], seat: Seat = "host"): number {
  return valuesOf([nerd, ...cards], at.state, board(at, seat, "nerd")).attack;
}

/** Goes on to the next phase, nobody doing anything. */
function on(at: Table): Table {
  return passAll(at.when(at.state.shared.turnSeat, "ADVANCE_PHASE"));
}

function until(at: Table, turn: number, phase: string): Table {
  const { shared } = at.state;
  return shared.turnNumber === turn && at.state.phase === phase ? at : until(on(at), turn, phase);
}

/** "turn phase" of each step at which the boost is seen. */
function lasts(duration: Duration): string[] {
  const cards = [boost(duration)];
  const deck = Array.from({ length: 9 }, () => "blank");
  const start = duel(
    [nerd, ...cards],
    {
      seats: { host: { hand: ["boost"], board: ["nerd"], deck }, away: { deck } },
    },
    everyPhase,
  );
  let at = passAll(cast(start, "host", "boost"));
  const seen: string[] = [];
  while (at.state.shared.turnNumber < 7) {
    if (attackOf(at, cards) === 1500) {
      seen.push(`${at.state.shared.turnNumber} ${at.state.phase}`);
    }
    at = on(at);
  }
  return seen;
}

const TURN_3 = ["3 main", "3 combat", "3 main2", "3 breakdown_check"];
const REST = ["draw", "standby", "main", "combat", "main2", "breakdown_check"];
const whole = (turn: number): string[] => REST.map((phase) => `${turn} ${phase}`);

test("[LT 8.9] turn: to the end of this turn", () => {
  expect(lasts("turn")).toEqual(TURN_3);
});

test("[LT 8.9] until_end_phase: to the end phase of this turn", () => {
  expect(lasts("until_end_phase")).toEqual(TURN_3);
});

test("[LT 8.9] until_next_turn: through the other's turn, to the start of its controller's next", () => {
  expect(lasts("until_next_turn")).toEqual([...TURN_3, ...whole(4)]);
});

test("[LT 8.9] a number of turns: this one is the first, and either seat's count", () => {
  expect(lasts(1)).toEqual(TURN_3);
  expect(lasts(2)).toEqual([...TURN_3, ...whole(4)]);
  expect(lasts(3)).toEqual([...TURN_3, ...whole(4), ...whole(5)]);
});

test("[LT 8.9] permanent: as long as the card stays", () => {
  const always = [...TURN_3, ...whole(4), ...whole(5), ...whole(6)];
  expect(lasts("permanent")).toEqual(always);
});

test("[LT 8.9] until_next_turn is about who controls the effect, not about whose card it is on", () => {
  const curse = trap("curse", "normal", [
    {
      id: "does",
      type: "quick",
      actions: [
        {
          kind: "boost_attack",
          what: { kind: "all", zone: "board", side: "opponent" },
          amount: -300,
          duration: "until_next_turn",
        },
      ],
    },
  ]);
  const treat = does("treat", [{ kind: "heal", amount: 1 }]);
  const start = duel(
    [nerd, curse, treat],
    {
      seats: { host: { hand: ["treat"], board: ["nerd"] }, away: { setZone: [faceDown("curse")] } },
    },
    everyPhase,
  );
  const cursed = passAll(answer(cast(start, "host", "treat"), "away", "curse"));
  expect(attackOf(cursed, [])).toBe(700);
  expect(attackOf(until(cursed, 3, "breakdown_check"), [])).toBe(700);
  expect(attackOf(until(cursed, 4, "draw"), [])).toBe(1000);
});

test("[LT 8.9] turn lasts through the end-phase window, until_end_phase does not", () => {
  const seen = (duration: Duration): number => {
    const quick = trap("wait", "normal", [
      { id: "does", type: "quick", actions: [{ kind: "heal", amount: 1 }] },
    ]);
    const cards = [boost(duration), quick];
    const start = duel([nerd, ...cards], {
      phase: "main2",
      seats: {
        host: { hand: ["boost"], board: ["nerd"] },
        away: { setZone: [faceDown("wait")] },
      },
    });
    const boosted = passAll(cast(start, "host", "boost"));
    const ending = boosted.when("host", "END_TURN");
    expect(ending.state.phase).toBe("end");
    return attackOf(ending, cards);
  };
  expect(seen("turn")).toBe(1500);
  expect(seen("until_end_phase")).toBe(1000);
});

test("[LT 8.9] what begins in the end phase until the end phase ends with that turn", () => {
  const late = withEffect("late", {
    type: "trigger",
    trigger: { on: "end_phase", side: "self" },
    actions: [{ kind: "boost_attack", what: mine, amount: 500, duration: "until_end_phase" }],
  });
  const start = duel([nerd, late], {
    phase: "breakdown_check",
    seats: { host: { board: ["nerd", "late"] }, away: { deck: ["blank", "blank"] } },
  });
  const next = on(start);
  expect(next.state.shared.turnNumber).toBe(4);
  expect(attackOf(next, [late])).toBe(1000);
});

test("[LT 8.9] while_source: as long as its source is face-up on the table", () => {
  const drum = withEffect("drum", {
    type: "ignition",
    actions: [{ kind: "boost_attack", what: mine, amount: 500, duration: "while_source" }],
  });
  const sweep = (id: string, action: Effect["actions"][number]): CardDefinition =>
    does(id, [action]);
  const what = { kind: "all", zone: "board", side: "self", filter: { name: "drum" } } as const;
  const cards = [
    drum,
    sweep("smash", { kind: "destroy", what }),
    sweep("hide", { kind: "change_position", what, to: "face_down" }),
    sweep("turn", { kind: "change_position", what }),
  ];
  const after = (spellId: string): number => {
    const start = duel([nerd, ...cards], {
      seats: { host: { board: ["nerd", "drum"], hand: [spellId] } },
    });
    const id = board(start, "host", "drum");
    const drummed = passAll(start.when("host", { type: "ACTIVATE_EFFECT", card: id, effect: 0 }));
    expect(attackOf(drummed, cards)).toBe(1500);
    return attackOf(passAll(cast(drummed, "host", spellId)), cards);
  };
  expect(after("smash")).toBe(1000);
  expect(after("hide")).toBe(1000);
  expect(after("turn")).toBe(1500);
});

test("[LT 8.9] a modifier stays behind when its card leaves, and when it is turned face-down", () => {
  const back = does("back", [
    { kind: "return_to_hand", what: mine },
    { kind: "special_summon", from: "hand", position: "attack" },
  ]);
  const cards = [boost("permanent"), back];
  const start = duel([nerd, ...cards], {
    seats: { host: { hand: ["boost", "back"], board: ["nerd"] } },
  });
  const boosted = passAll(cast(start, "host", "boost"));
  const asked = passAll(cast(boosted, "host", "back"));
  const again = asked.when("host", {
    type: "CHOOSE_CARDS",
    cards: [card(asked, "host", "hand", "nerd")],
  });
  expect(defsIn(again, "host", "board")).toEqual(["nerd"]);
  expect(attackOf(again, cards)).toBe(1000);
  expect(again.state.shared.modifiers).toEqual([]);
});

test("[LT 8.9] a restriction and a protection end with their turn, too", () => {
  const ward = spell("ward", "normal", [
    {
      id: "does",
      type: "ignition",
      actions: [
        { kind: "grant_protection", protection: "battle", what: mine, duration: "turn" },
        { kind: "apply_restriction", restriction: "attack", who: "opponent", duration: 2 },
      ],
    },
  ]);
  const start = duel(
    [nerd, ward],
    {
      seats: { host: { hand: ["ward"], board: ["nerd"] }, away: { deck: ["blank", "blank"] } },
    },
    everyPhase,
  );
  const warded = passAll(cast(start, "host", "ward"));
  const kinds = (at: Table): string[] => at.state.shared.modifiers.map(({ fact }) => fact.kind);
  expect(kinds(warded)).toEqual(["protection", "restriction"]);
  expect(kinds(until(warded, 4, "main"))).toEqual(["restriction"]);
  expect(kinds(until(warded, 5, "draw"))).toEqual([]);
});

test("[LT 8.9] one turn that begins after the first expiry of the end phase is that turn", () => {
  const heir = withEffect("heir", {
    type: "trigger",
    trigger: { on: "sent_to_graveyard", side: "self" },
    actions: [{ kind: "boost_attack", what: mine, amount: 500, duration: 1 }],
  });
  const hand = Array.from({ length: 8 }, () => "blank");
  const start = duel([nerd, heir], {
    phase: "breakdown_check",
    seats: { host: { board: ["nerd", "heir"], hand }, away: { deck: ["blank", "blank"] } },
  });
  // A card over the hand limit is discarded when what lasted this turn has expired already.
  const asked = passAll(start.when("host", "END_TURN"));
  const [first] = asked.state.seats.host.hand;
  if (first == null) throw new Error("an empty hand");
  const next = passAll(asked.when("host", { type: "CHOOSE_CARDS", cards: [first] }));
  expect(next.state.shared.turnNumber).toBe(4);
  expect(attackOf(next, [heir])).toBe(1000);
});

test("[LT 8.9] turns are counted down for what lasts a number of them, and for nothing else", () => {
  const what = { kind: "all", zone: "board", side: "self" } as const;
  const both = does("both", [
    { kind: "boost_attack", what, amount: 1, duration: "permanent" },
    { kind: "boost_attack", what, amount: 2, duration: 3 },
  ]);
  const start = duel([unit("kid"), both], { seats: { host: { hand: ["both"], board: ["kid"] } } });
  const ended = passAll(passAll(cast(start, "host", "both")).when("host", "END_TURN"));
  const left = ended.state.shared.modifiers.map(({ duration, turnsLeft }) => [duration, turnsLeft]);
  expect(left).toEqual([
    ["permanent", null],
    [3, 2],
  ]);
});
