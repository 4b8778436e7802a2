import { expect, test } from "vitest";
import { card, defsIn, duel, faceDown, spell, trap, unit } from "../../fixtures/duel.ts";
import { answer, cast, life, passAll, use, withEffect } from "./acts.ts";

const wreck = trap("wreck", "normal", [
  {
    id: "does",
    type: "quick",
    actions: [{ kind: "destroy", what: { kind: "all", zone: "table", side: "opponent" } }],
  },
]);
const heals = [{ kind: "heal", amount: 10 }] as const;

test("[LT 8.13] an effect resolves though its source has left", () => {
  const worker = withEffect("worker", {
    type: "ignition",
    actions: [{ kind: "boost_attack", what: { kind: "self" }, amount: 1 }, ...heals],
  });
  const start = duel([worker, wreck], {
    seats: { host: { board: ["worker"] }, away: { setZone: [faceDown("wreck")] } },
  });
  const done = answer(use(start, "host", "worker"), "away", "wreck");
  expect(defsIn(done, "host", "graveyard")).toEqual(["worker"]);
  expect(life(done).host).toBe(8010);
  // "This card" is not what lies in the graveyard now.
  done.thenNot("MODIFIER_APPLIED");
});

test("[LT 8.13] a normal spell resolves though it was destroyed in answer", () => {
  const treat = spell("treat", "normal", [{ id: "does", type: "ignition", actions: heals }]);
  const start = duel([treat, wreck], {
    seats: { host: { hand: ["treat"] }, away: { setZone: [faceDown("wreck")] } },
  });
  const done = answer(cast(start, "host", "treat"), "away", "wreck");
  expect(defsIn(done, "host", "graveyard")).toEqual(["treat"]);
  expect(life(done).host).toBe(8010);
});

test.each(["continuous", "field"] as const)(
  "[LT 8.13] a %s spell must still be face-up: its activation and its effects come to nothing",
  (kind) => {
    const clinic = spell("clinic", kind, [
      { id: "opens", type: "ignition", onActivation: true, actions: heals },
      { id: "works", type: "ignition", actions: heals },
    ]);
    const start = duel([clinic, wreck], {
      seats: { host: { hand: ["clinic"] }, away: { setZone: [faceDown("wreck")] } },
    });
    const opened = answer(cast(start, "host", "clinic"), "away", "wreck");
    expect(life(opened).host).toBe(8000);
    expect(defsIn(opened, "host", "graveyard")).toEqual(["clinic"]);
    const zone = kind === "field" ? "field" : "setZone";
    const lying = duel([clinic, wreck], {
      seats: { host: { [zone]: ["clinic"] }, away: { setZone: [faceDown("wreck")] } },
    });
    const id = card(lying, "host", zone, "clinic");
    const works = lying.when("host", { type: "ACTIVATE_EFFECT", card: id, effect: 1 });
    expect(life(answer(works, "away", "wreck")).host).toBe(8000);
    expect(life(passAll(works)).host).toBe(8010);
  },
);

test("[LT 8.13] a continuous trap, too, must still be there", () => {
  const alarm = trap("alarm", "continuous", [
    { id: "opens", type: "quick", onActivation: true, actions: heals },
  ]);
  const treat = spell("treat", "normal", [
    { id: "does", type: "ignition", actions: [{ kind: "draw", count: 1 }] },
  ]);
  const sweeper = spell("sweeper", "quick-play", [
    {
      id: "does",
      type: "quick",
      actions: [{ kind: "destroy", what: { kind: "all", zone: "set", side: "opponent" } }],
    },
  ]);
  const start = duel([alarm, treat, sweeper, unit("nerd")], {
    seats: { host: { hand: ["treat", "sweeper"] }, away: { setZone: [faceDown("alarm")] } },
  });
  const sprung = answer(cast(start, "host", "treat"), "away", "alarm");
  const swept = sprung.when("host", {
    type: "RESPOND_CHAIN",
    card: card(sprung, "host", "hand", "sweeper"),
  });
  expect(life(passAll(swept)).away).toBe(8000);
  expect(life(passAll(sprung)).away).toBe(8010);
});

test("[LT 8.13] what lasts this turn begins though its source has left; what needs its source does not", () => {
  const nerds = { kind: "all", zone: "board", side: "self", filter: { name: "nerd" } } as const;
  const coach = withEffect("coach", {
    type: "ignition",
    actions: [
      { kind: "boost_attack", what: nerds, amount: 300, duration: "turn" },
      { kind: "boost_defense", what: nerds, amount: 300, duration: "while_source" },
    ],
  });
  const fire = trap("fire", "normal", [
    {
      id: "does",
      type: "quick",
      actions: [
        {
          kind: "destroy",
          what: { kind: "all", zone: "board", side: "opponent", filter: { name: "coach" } },
        },
      ],
    },
  ]);
  const start = duel([coach, unit("nerd"), fire], {
    seats: { host: { board: ["coach", "nerd"] }, away: { setZone: [faceDown("fire")] } },
  });
  const done = answer(use(start, "host", "coach"), "away", "fire");
  expect(defsIn(done, "host", "graveyard")).toEqual(["coach"]);
  const kinds = done.state.shared.modifiers.map(({ fact }) => fact.kind);
  expect(kinds).toEqual(["attack"]);
});
