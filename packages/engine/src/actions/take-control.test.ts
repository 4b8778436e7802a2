import { type CardId, cardId, defId } from "@tcg/core";
import { expect, test } from "vitest";
import { card, defsIn, faceDown, placed, spell, unit } from "../../fixtures/duel.ts";
import { cast, outcomes, passAll, type Stage, stage } from "../../fixtures/stage.ts";
import type { CardDefinition } from "../cards/card.ts";
import type { Modifier } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

const target: Stage = { targets: [{ zone: "board", side: "opponent", count: 1 }] };
const steal = { kind: "take_control", what: { kind: "target" } } as const;

test("[LT 8.16] take_control: it goes over as it is, under its own id, and goes back as the turn ends", () => {
  const start = stage([steal], {
    ...target,
    host: { board: ["nerd"] },
    away: { board: ["bully", placed("prefect", { position: "defense", vice: 2 })] },
  });
  const prefect = card(start, "away", "board", "prefect");
  const then = cast(start, prefect);
  expect(outcomes(then)).toMatchObject([
    { type: "CONTROL_CHANGED", seat: "host", taken: true, change: { card: prefect } },
    {
      type: "MODIFIER_APPLIED",
      modifier: {
        on: { card: prefect },
        fact: { kind: "control", from: "away" },
        duration: "turn",
      },
    },
  ]);
  expect(then.state.cards.get(prefect)).toMatchObject({
    seat: "host",
    owner: "away",
    data: { position: "defense", vice: 2, controlTaken: true },
  });
  const ended = passAll(then.when("host", "END_TURN"));
  ended.then(
    { type: "MODIFIER_EXPIRED" },
    { type: "CONTROL_CHANGED", seat: "away", taken: false, change: { card: prefect } },
  );
  expect(defsIn(ended, "away", "board")).toEqual(["bully", "prefect"]);
});

test("[LT 8.16] take_control: without a free slot nothing happens", () => {
  const start = stage([steal], {
    ...target,
    host: { board: ["nerd", "nerd", "nerd"] },
    away: { board: ["bully"] },
  });
  expect(outcomes(cast(start, card(start, "away", "board", "bully")))).toEqual([]);
});

test("[LT 1.2] take_control: of several as many as there are slots for; one's own stays", () => {
  const what = { kind: "all", zone: "board", side: "any" } as const;
  const then = cast(
    stage([{ kind: "take_control", what }], {
      host: { board: ["nerd", null, "nerd"] },
      away: { board: ["bully", "prefect"] },
    }),
  );
  expect(outcomes(then).filter(({ type }) => type === "CONTROL_CHANGED")).toHaveLength(1);
  expect(defsIn(then, "host", "board")).toEqual(["nerd", "bully", "nerd"]);
  expect(defsIn(then, "away", "board")).toEqual(["prefect"]);
});

test("[LT 8.16] take_control: for good it leaves nothing to give back", () => {
  const start = stage([{ ...steal, duration: "permanent" }], {
    ...target,
    away: { board: ["bully"] },
  });
  const then = cast(start, card(start, "away", "board", "bully"));
  expect(outcomes(then)).toMatchObject([{ type: "CONTROL_CHANGED", taken: true }]);
  expect(defsIn(passAll(then.when("host", "END_TURN")), "host", "board")).toEqual(["bully"]);
});

test("[LT 3] take_control: who takes a face-down card sees its face", () => {
  const start = stage([steal], { ...target, away: { board: [faceDown("nerd")] } });
  const nerd = card(start, "away", "board", "nerd");
  const { state } = cast(start, nerd);
  expect(state.cards.get(nerd)).toMatchObject({ seat: "host", faceDown: true });
  expect(state.known.get(nerd)).toEqual(["away"]);
});

test("[LT 8.16] take_control: when it must go back and there is no slot, it goes to the graveyard", () => {
  const latecomer = unit("latecomer", {
    effects: [
      {
        id: "l",
        type: "trigger",
        trigger: { on: "end_phase" },
        actions: [{ kind: "create_token", token: "crumb" }],
      },
    ],
  });
  const start = stage([steal], {
    ...target,
    away: { board: ["bully", "nerd", "latecomer"] },
    cards: [latecomer],
  });
  const stolen = cast(start, card(start, "away", "board", "bully"));
  const then = passAll(stolen.when("host", "END_TURN"));
  then.then({ type: "TOKEN_CREATED" }, { type: "CARD_TO_GRAVEYARD", reason: "no_slot" });
  expect(defsIn(then, "host", "board")).toEqual([]);
  expect(defsIn(then, "away", "graveyard")).toEqual(["bully"]);
});

/** Away casts Undo in its own turn on whatever host controls. */
function undo(duration: "turn" | "permanent"): CardDefinition {
  const what = { kind: "all", zone: "board", side: "opponent" } as const;
  return spell("undo", "normal", [
    { id: "u", type: "ignition", actions: [{ kind: "take_control", what, duration }] },
  ]);
}

/** Who controls Bully: host takes it for three turns, and away takes it back in the second. */
function story(duration: "turn" | "permanent"): string[] {
  const start = stage([{ ...steal, duration: 3 }], {
    ...target,
    away: { board: ["bully"], hand: ["undo"] },
    cards: [undo(duration)],
  });
  const bully = card(start, "away", "board", "bully");
  const taken = passAll(cast(start, bully).when("host", "END_TURN"));
  const standby = passAll(taken.when("away", "ADVANCE_PHASE"));
  const main = passAll(standby.when("away", "ADVANCE_PHASE"));
  const back = passAll(main.when("away", `ACTIVATE_SPELL ${card(main, "away", "hand", "undo")}`));
  const again = passAll(back.when("away", "END_TURN"));
  const over = passAll(again.when("host", "END_TURN"));
  return [taken, back, again, over].map(({ state }) => state.cards.get(bully)?.seat ?? "nobody");
}

test("[LT 8.16] take_control: who took it last has it, then who took it before, then who had it", () => {
  expect(story("turn")).toEqual(["host", "away", "host", "away"]);
  expect(story("permanent")).toEqual(["host", "away", "away", "away"]);
});

/** A modifier by which a seat controls the card until the turn ends. */
function control(id: number, card: CardId, controller: Seat, from: Seat): Modifier {
  return {
    id,
    fact: { kind: "control", from },
    on: { card },
    source: { card, def: defId("note") },
    controller,
    duration: "turn",
    turnsLeft: null,
    age: id,
  };
}

/** Bully lies on away's board. Who has it when host has taken it and all that was for this turn ends? */
function heldInTheEnd(duration: "turn" | "permanent", ...before: [Seat, Seat][]): string {
  const bully = cardId(2);
  const modifiers = before.map(([seat, from], i) => control(i + 1, bully, seat, from));
  const start = stage([{ ...steal, duration }], {
    ...target,
    shared: { modifiers, nextModifier: modifiers.length + 1 },
    host: { deck: [] },
    away: { deck: [], board: ["bully"] },
  });
  const taken = cast(start, card(start, "away", "board", "bully"));
  return passAll(taken.when("host", "END_TURN")).state.cards.get(bully)?.seat ?? "nobody";
}

test("[LT 8.16] take_control: when several end at once it goes to whoever had it before them all", () => {
  // Away had taken it from host.
  expect(heldInTheEnd("turn", ["away", "host"])).toBe("host");
  // Host had taken it, and away had taken it back.
  expect(heldInTheEnd("turn", ["host", "away"], ["away", "away"])).toBe("away");
  expect(heldInTheEnd("permanent", ["host", "away"], ["away", "away"])).toBe("host");
});

test("[LT 8.16] take_control: it goes back to the only free slot there is", () => {
  const start = stage([steal], { ...target, away: { board: ["bully", "nerd", "prefect"] } });
  const ended = passAll(cast(start, card(start, "away", "board", "nerd")).when("host", "END_TURN"));
  expect(defsIn(ended, "away", "board")).toEqual(["bully", "nerd", "prefect"]);
  expect(defsIn(ended, "away", "graveyard")).toEqual([]);
});

test("[LT 8.16] take_control: what else lasts on the card, and control of another one, keep nothing here", () => {
  const both = { zone: "board", side: "opponent", count: 1 } as const;
  const start = stage(
    [
      {
        kind: "boost_attack",
        what: { kind: "target", index: 0 },
        amount: 1,
        duration: "permanent",
      },
      { kind: "take_control", what: { kind: "target", index: 0 } },
      { kind: "take_control", what: { kind: "target", index: 1 }, duration: 5 },
    ],
    { targets: [both, both], away: { board: ["bully", "nerd"] } },
  );
  const [bully, nerd] = [
    card(start, "away", "board", "bully"),
    card(start, "away", "board", "nerd"),
  ];
  const taken = passAll(
    cast(start).when("host", `CHOOSE_CARDS ${bully}`).when("host", `CHOOSE_CARDS ${nerd}`),
  );
  expect(defsIn(taken, "host", "board")).toEqual(["bully", "nerd"]);
  const ended = passAll(taken.when("host", "END_TURN"));
  expect(defsIn(ended, "away", "board")).toEqual(["bully"]);
  expect(defsIn(ended, "host", "board")).toEqual(["nerd"]);
});
