/** Every kind of condition, each just met and just missed, seen from both sides. */
import { expect, test } from "vitest";
import { card, duel, faceDown, placed, spell, trap, unit } from "../../fixtures/duel.ts";
import type { Action, Comparison, Condition } from "../../src/cards/card.ts";
import {
  board,
  cast,
  does,
  isAccepted,
  links,
  passAll,
  rung,
  type Table,
  withEffect,
} from "./acts.ts";

const filler = [
  unit("nerd", { archetype: "brain" }),
  spell("lamp", "field", [
    {
      id: "l",
      type: "trigger",
      trigger: { on: "turn_start" },
      actions: [{ kind: "draw", count: 1 }],
    },
  ]),
  trap("snare", "normal", [{ id: "does", type: "quick", actions: [{ kind: "draw", count: 1 }] }]),
];

function worker(condition: Condition): ReturnType<typeof unit> {
  return withEffect("worker", {
    type: "ignition",
    condition,
    actions: [{ kind: "heal", amount: 10 }],
  });
}

/** Host at 3000 life, 4 clout, 1 breakdown; away at 5000, 2 and 2. Various cards lie about. */
function table(condition: Condition, more: Parameters<typeof duel>[1] = {}): Table {
  return duel([worker(condition), ...filler], {
    ...more,
    seats: {
      host: {
        board: [placed("worker", { position: "attack", vice: 2, summoned: "special" }), "nerd"],
        hand: ["nerd"],
        deck: ["nerd", "nerd", "nerd"],
        graveyard: ["nerd", "lamp"],
        has: { lifePoints: 3000, clout: 4, breakdownsCaused: 1 },
      },
      away: {
        board: ["nerd", faceDown("nerd", { position: "defense" })],
        setZone: [faceDown("snare")],
        field: ["lamp"],
        hand: ["nerd", "nerd"],
        deck: ["nerd"],
        banished: ["nerd", "nerd"],
        has: { lifePoints: 5000, clout: 2, breakdownsCaused: 2 },
      },
    },
  });
}

function holds(condition: Condition, more?: Parameters<typeof duel>[1]): boolean {
  const start = table(condition, more);
  const id = board(start, "host", "worker");
  const moves = { type: "ACTIVATE_EFFECT", card: id, effect: 0 } as const;
  const used = start.when("host", moves);
  return isAccepted(used, "activate/condition") && links(used).includes("host worker");
}

/** The amount is met exactly, and by no other number. */
function amountsTo(amount: number, condition: (is: Comparison, amount: number) => Condition): void {
  const at = (is: Comparison, than: number): boolean => holds(condition(is, than));
  expect([at("exactly", amount - 1), at("exactly", amount), at("exactly", amount + 1)]).toEqual([
    false,
    true,
    false,
  ]);
  expect([at("at_least", amount), at("at_least", amount + 1)]).toEqual([true, false]);
  expect([at("at_most", amount), at("at_most", amount - 1)]).toEqual([true, false]);
}

test.each([
  ["life", 3000, 5000],
  ["clout", 4, 2],
  ["breakdowns", 1, 2],
] as const)("[LT 8.3] the condition %s reads either seat", (kind, self, opponent) => {
  amountsTo(self, (is, amount) => ({ kind, side: "self", is, amount }));
  amountsTo(opponent, (is, amount) => ({ kind, side: "opponent", is, amount }));
});

test.each([
  ["board", 2, 2, 4],
  ["set", 0, 1, 1],
  ["field", 0, 1, 1],
  ["table", 2, 4, 6],
  ["graveyard", 2, 0, 2],
  ["banished", 0, 2, 2],
  ["hand", 1, 2, 3],
  ["deck", 3, 1, 4],
] as const)("[LT 8.3] the condition count counts cards in %s", (zone, self, opponent, any) => {
  const sides = { self, opponent, any };
  for (const side of ["self", "opponent", "any"] as const) {
    const amount = sides[side];
    expect(holds({ kind: "count", zone, side, is: "exactly", amount })).toBe(true);
    expect(holds({ kind: "count", zone, side, is: "at_least", amount: amount + 1 })).toBe(false);
  }
});

test("[LT 8.3] the condition count looks through its filter, which a face-down card fails", () => {
  const brains = (side: "self" | "opponent", amount: number): boolean =>
    holds({
      kind: "count",
      zone: "board",
      side,
      filter: { archetype: "brain" },
      is: "exactly",
      amount,
    });
  expect(brains("self", 1)).toBe(true);
  expect(brains("opponent", 1)).toBe(true);
  expect(brains("opponent", 2)).toBe(false);
});

test("[LT 8.3] the conditions phase and turn", () => {
  expect(holds({ kind: "phase", in: ["main"] })).toBe(true);
  expect(holds({ kind: "phase", in: ["main2", "combat"] })).toBe(false);
  expect(holds({ kind: "phase", in: ["main", "main2"] }, { phase: "main2" })).toBe(true);
  expect(holds({ kind: "turn", of: "self" })).toBe(true);
  expect(holds({ kind: "turn", of: "opponent" })).toBe(false);
});

test("[LT 8.3] the condition turn from the other side, answering", () => {
  const guard = (of: "self" | "opponent"): ReturnType<typeof unit> =>
    withEffect("guard", {
      type: "quick",
      condition: { kind: "turn", of },
      actions: [{ kind: "heal", amount: 1 }],
    });
  const answers = (of: "self" | "opponent"): boolean => {
    const start = duel([guard(of), does("treat", [{ kind: "heal", amount: 1 }])], {
      seats: { host: { hand: ["treat"] }, away: { board: ["guard"] } },
    });
    return cast(start, "host", "treat").state.prompts.length > 0;
  };
  expect(answers("opponent")).toBe(true);
  expect(answers("self")).toBe(false);
});

test("[LT 8.3] the condition chain_length counts the links there are before the activation", () => {
  expect(holds({ kind: "chain_length", is: "exactly", amount: 0 })).toBe(true);
  const guard = withEffect("guard", {
    type: "quick",
    condition: { kind: "chain_length", is: "exactly", amount: 2 },
    actions: [{ kind: "heal", amount: 1 }],
  });
  const start = duel([guard, does("treat", [{ kind: "heal", amount: 1 }]), ...filler], {
    seats: { host: { hand: ["treat"], board: ["guard"] }, away: { setZone: [faceDown("snare")] } },
  });
  const first = cast(start, "host", "treat");
  const second = first.when("away", {
    type: "RESPOND_CHAIN",
    card: card(first, "away", "setZone", "snare"),
  });
  const id = board(start, "host", "guard");
  second.offered("host", "RESPOND_CHAIN", `RESPOND_CHAIN card=${id} effect=0`);
  const passed = first.when("away", "RESPOND_CHAIN");
  expect(passed.state.prompts).toEqual([]);
});

test("[LT 8.3] the conditions and, or, not", () => {
  const yes: Condition = { kind: "turn", of: "self" };
  const no: Condition = { kind: "turn", of: "opponent" };
  expect(holds({ kind: "and", all: [yes, yes] })).toBe(true);
  expect(holds({ kind: "and", all: [yes, no] })).toBe(false);
  expect(holds({ kind: "or", all: [no, yes] })).toBe(true);
  expect(holds({ kind: "or", all: [no, no] })).toBe(false);
  expect(holds({ kind: "not", of: no })).toBe(true);
  expect(holds({ kind: "not", of: { kind: "and", all: [yes, { kind: "not", of: no }] } })).toBe(
    false,
  );
});

test("[LT 8.3] the conditions about the source: how it was summoned, what it is like now", () => {
  expect(holds({ kind: "summoned_how", in: ["special"] })).toBe(true);
  expect(holds({ kind: "summoned_how", in: ["normal", "flip"] })).toBe(false);
  expect(holds({ kind: "source", filter: { minVice: 2, position: "attack" } })).toBe(true);
  expect(holds({ kind: "source", filter: { minVice: 3 } })).toBe(false);
  expect(holds({ kind: "source", filter: { position: "defense" } })).toBe(false);
});

test("[LT 8.3] summoned_how on its own summon: normal and flip are told apart", () => {
  const entrant = withEffect("entrant", {
    type: "on_summon",
    condition: { kind: "summoned_how", in: ["flip"] },
    actions: [{ kind: "heal", amount: 1 }],
  });
  const start = duel([entrant], {
    seats: {
      host: { hand: ["entrant"], board: [faceDown("entrant", { position: "defense" })] },
    },
  });
  const id = card(start, "host", "hand", "entrant");
  expect(rung(start.when("host", { type: "SUMMON", card: id, position: "attack" }))).toEqual([]);
  const hidden = board(start, "host", "entrant");
  expect(rung(start.when("host", { type: "FLIP_SUMMON", card: hidden }))).toEqual(["host entrant"]);
});

test("[LT 8.3] a trigger whose condition does not hold is not met at all", () => {
  const poor = withEffect("poor", {
    type: "trigger",
    trigger: { on: "spell_activated" },
    condition: { kind: "life", side: "self", is: "at_most", amount: 3000 },
    actions: [{ kind: "heal", amount: 1 }],
  });
  const cards = [poor, does("treat", [{ kind: "heal", amount: 1 }])];
  const heard = (lifePoints: number): string[] =>
    rung(
      cast(
        duel(cards, {
          seats: { host: { hand: ["treat"] }, away: { board: ["poor"], has: { lifePoints } } },
        }),
        "host",
        "treat",
      ),
    );
  expect(heard(3000)).toEqual(["away poor"]);
  expect(heard(3001)).toEqual([]);
});

test("[LT 8.3] a trigger's condition must still hold when it is activated", () => {
  const poor = withEffect("poor", {
    type: "trigger",
    trigger: { on: "card_drawn", side: "opponent" },
    condition: { kind: "life", side: "self", is: "at_most", amount: 8000 },
    actions: [{ kind: "damage", amount: 100 }],
  });
  const drawn = (more: readonly Action[]): Table => {
    const study = does("study", [{ kind: "draw", count: 1 }, ...more]);
    const start = duel([poor, study], {
      seats: { host: { hand: ["study"] }, away: { board: ["poor"] } },
    });
    return passAll(cast(start, "host", "study"));
  };
  expect(drawn([]).state.seats.host.lifePoints).toBe(7900);
  // It was met when the card was drawn, and no longer holds when the chain is over.
  const lapsed = drawn([{ kind: "heal", amount: 1, who: "opponent" }]);
  expect(lapsed.state.seats.host.lifePoints).toBe(8000);
});
