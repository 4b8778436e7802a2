import { createRandom } from "@tcg/core";
import { describe, expect, test } from "vitest";
import { card, defined, duelState, faceDown, placed, spell, unit } from "../../../fixtures/duel.ts";
import { createGame } from "../../game.ts";
import type { State } from "../../types.ts";
import type { CardDefinition, Effect } from "../card.ts";
import { withHelpers } from "./helpers.ts";
import { finished, type Given, played, rollOut, shortened, standing } from "./play.ts";
import type { Casting } from "./stage.ts";

const HEAL = [{ kind: "heal", amount: 1 }] as const;
const heals: Effect = { id: "e", type: "ignition", actions: HEAL };
const others = [
  unit("nerd"),
  spell("memo", "normal", [heals]),
  spell("call", "normal", [{ ...heals, actions: [{ kind: "special_summon", from: "hand" }] }]),
];

type Setup = NonNullable<Parameters<typeof duelState>[1]>;

function trying(
  tried: CardDefinition,
  setup: Setup,
  place = 0,
): { casting: Casting; stage: State } {
  const set = Object.fromEntries([tried, ...others].map((each) => [each.id, each]));
  const { table: cards, helpers } = withHelpers({ ...set, blank: unit("blank") });
  const effect = tried.effects?.[place] ?? null;
  const casting = { game: createGame(cards), cards, helpers, config: {}, card: tried, effect };
  return { casting, stage: duelState(Object.values(cards), setup) };
}

const kid = (...effects: readonly Effect[]): CardDefinition => unit("kid", { effects });
const uses = (stage: State, effect = 0): Given => [
  "host",
  { type: "ACTIVATE_EFFECT", card: card({ state: stage }, "host", "board", "kid"), effect },
];
const castsFirst = (stage: State, def: string): Given => [
  "host",
  { type: "ACTIVATE_SPELL", card: card({ state: stage }, "host", "hand", def) },
];
const passes = (seat: "host" | "away"): Given => [seat, { type: "RESPOND_CHAIN" }];
const types = (given: readonly Given[]): string[] => given.map(([, { type }]) => type);

describe("commands from a stage", () => {
  test("are played one after the other, each with what came of it", () => {
    const { casting, stage } = trying(kid(heals), { seats: { host: { board: ["kid"] } } });
    const steps = played(casting, stage, [uses(stage), ["host", { type: "END_TURN" }]]);
    expect(steps?.map(({ text }) => text)).toHaveLength(2);
    expect(steps?.[0]?.text).toMatch(/kid/);
    expect(steps?.[0]?.events.map(({ type }) => type)).toContain("LIFE_HEALED");
    expect(steps?.[0]?.state.seats.host.lifePoints).toBe(8001);
    expect(steps?.[1]?.state.shared.turnSeat).toBe("away");
    expect(played(casting, stage, [])).toEqual([]);
  });

  test("are no way, if one of them is refused", () => {
    const { casting, stage } = trying(kid(heals), { seats: { host: { board: ["kid"] } } });
    expect(played(casting, stage, [["host", { type: "END_TURN" }], uses(stage)])).toBeNull();
  });

  test("are shortened to what the use needs, answers going with their command", () => {
    const setup = {
      seats: {
        host: { board: ["kid"], hand: ["memo", "nerd"], setZone: [faceDown("call")] },
        away: { setZone: [faceDown("memo")] },
      },
    };
    const { casting, stage } = trying(kid(heals), setup);
    const nerd = card({ state: stage }, "host", "hand", "nerd");
    const sets: Given = ["host", { type: "SET_MONSTER", card: nerd }];
    expect(types(shortened(casting, stage, [sets, uses(stage)]))).toEqual(["ACTIVATE_EFFECT"]);
    // Neither the spell alone nor the passes alone can be left out.
    const long = [castsFirst(stage, "memo"), passes("away"), passes("host"), uses(stage)];
    expect(played(casting, stage, long)).toHaveLength(4);
    expect(shortened(casting, stage, long)).toEqual([uses(stage)]);
    expect(shortened(casting, stage, [uses(stage)])).toEqual([uses(stage)]);
  });

  test("that are needed stay", () => {
    const guarded: Effect = {
      ...heals,
      condition: { kind: "count", zone: "board", side: "self", is: "at_least", amount: 1 },
    };
    const { casting, stage } = trying(spell("kid", "normal", [guarded]), {
      seats: { host: { hand: ["kid", "nerd"], setZone: [faceDown("call")] } },
    });
    const nerd = card({ state: stage }, "host", "hand", "nerd");
    const given: Given[] = [
      ["host", { type: "SUMMON", card: nerd, position: "attack" }],
      passes("host"),
      castsFirst(stage, "kid"),
    ];
    expect(played(casting, stage, given)).toHaveLength(3);
    expect(shortened(casting, stage, given)).toEqual(given);
  });

  test("that are not needed go, also before several that are", () => {
    const guarded: Effect = {
      ...heals,
      condition: { kind: "count", zone: "board", side: "self", is: "at_least", amount: 1 },
    };
    const { casting, stage } = trying(spell("kid", "normal", [guarded]), {
      seats: { host: { hand: ["kid", "nerd", "memo"], setZone: [faceDown("call")] } },
    });
    const nerd = card({ state: stage }, "host", "hand", "nerd");
    const needed: Given[] = [
      ["host", { type: "SUMMON", card: nerd, position: "attack" }],
      passes("host"),
      castsFirst(stage, "kid"),
    ];
    const given = [castsFirst(stage, "memo"), passes("host"), ...needed];
    expect(played(casting, stage, given)).toHaveLength(5);
    expect(shortened(casting, stage, given)).toEqual(needed);
  });
});

describe("what follows the use", () => {
  test("is passed on until the chain is empty", () => {
    const { casting, stage } = trying(kid(heals), {
      seats: {
        host: { board: ["kid"], setZone: [faceDown("memo")] },
        away: { setZone: [faceDown("helper-trap")] },
      },
    });
    const [used] = played(casting, stage, [uses(stage)]) ?? [];
    const rest = finished(casting, used?.state ?? stage);
    expect(rest.map(({ seat, command }) => [seat, command])).toEqual([
      passes("away"),
      passes("host"),
    ]);
    expect(rest.at(-1)?.state.prompts).toEqual([]);
    expect(rest.at(-1)?.state.shared.chain).toEqual([]);
  });

  test("takes a card where one may be taken, and the first answer elsewhere", () => {
    const { casting, stage } = trying(kid(heals), { seats: { host: { hand: ["call", "nerd"] } } });
    const rest = finished(
      casting,
      played(casting, stage, [castsFirst(stage, "call")])?.[0]?.state ?? stage,
    );
    const commands = rest.map(({ command }) => command);
    expect(commands.filter(({ type }) => type !== "RESPOND_CHAIN")).toEqual([
      { type: "CHOOSE_CARDS", cards: [card({ state: stage }, "host", "hand", "nerd")] },
      { type: "CHOOSE_POSITION", position: "attack" },
    ]);
    expect(commands.every((command) => !("card" in command))).toBe(true);
  });

  test("is nothing where nobody is asked", () => {
    const { casting, stage } = trying(kid(heals), {});
    expect(finished(casting, stage)).toEqual([]);
  });
});

describe("what stands", () => {
  const board = { kind: "all", zone: "board", side: "any" } as const;

  test("is told with whom it is about, the hidden ones unnamed, nobody else's and nothing else", () => {
    const coach = kid({
      id: "e",
      type: "continuous",
      actions: [{ kind: "boost_attack", what: board, amount: 100 }],
    });
    const rival = unit("rival", {
      effects: [
        {
          id: "r",
          type: "continuous",
          actions: [{ kind: "boost_attack", what: board, amount: 7 }],
        },
      ],
    });
    const cards = defined([coach, rival, unit("nerd"), unit("blank")]);
    const casting = (effect: Effect | null): Casting => ({
      ...trying(coach, {}).casting,
      cards,
      card: coach,
      effect,
    });
    const stage = duelState(Object.values(cards), {
      seats: {
        host: { board: ["kid", "nerd"] },
        away: { board: ["rival", faceDown("nerd", { position: "defense" })] },
      },
    });
    const told = standing(casting(coach.effects?.[0] ?? null), stage);
    expect(told.map(({ on }) => on)).toEqual(["kid", "nerd", "rival", "a face-down card"]);
    expect(new Set(told.map(({ fact }) => fact.kind))).toEqual(new Set(["attack"]));
    const other: Effect = {
      id: "x",
      type: "continuous",
      actions: [{ kind: "boost_defense", what: board, amount: 1 }],
    };
    expect(standing(casting(other), stage)).toEqual([]);
    expect(standing(casting(null), stage)).toEqual([]);
  });

  test.each<[string, Effect["actions"][number], string]>([
    ["attack", { kind: "boost_attack", what: board, amount: 1 }, "kid"],
    ["defense", { kind: "boost_defense", what: board, amount: 1 }, "kid"],
    ["protection", { kind: "grant_protection", protection: "battle", what: board }, "kid"],
    ["keyword", { kind: "grant_keyword", keyword: "pierce", what: board }, "kid"],
    ["restriction", { kind: "apply_restriction", restriction: "attack", what: board }, "kid"],
    [
      "restriction",
      { kind: "apply_restriction", restriction: "draw_phase", who: "opponent" },
      "away",
    ],
    ["cost", { kind: "modify_cost", operation: "add", amount: 1, who: "self" }, "host"],
  ])("may be about %s: %j", (kind, action, on) => {
    const { casting, stage } = trying(kid({ id: "e", type: "continuous", actions: [action] }), {
      seats: { host: { board: ["kid"] } },
    });
    expect(standing(casting, stage)).toMatchObject([{ fact: { kind }, on }]);
    // It stands already: there is nothing to play, and nothing to cut.
    expect(rollOut(casting, stage, createRandom(1))).toEqual([]);
    expect(shortened(casting, stage, [["host", { type: "END_TURN" }]])).toEqual([]);
  });
});

describe("chance", () => {
  const rolled = (casting: Casting, stage: State, count = 60): (Given[] | null)[] =>
    Array.from({ length: count }, (_, i) => rollOut(casting, stage, createRandom(1, `roll ${i}`)));

  test("uses the card where it can be used, nearly always at once", () => {
    const { casting, stage } = trying(kid(heals), {
      seats: { host: { board: ["kid"], hand: ["memo", "nerd"] }, away: { board: ["nerd"] } },
    });
    const ways = rolled(casting, stage);
    expect(ways.filter((way) => way?.length === 1).length).toBeGreaterThan(50);
    for (const way of ways) {
      if (way === null) continue;
      expect(way.length).toBeLessThanOrEqual(14);
      expect(types(way)).not.toContain("SURRENDER");
      expect(way.at(-1)).toEqual(uses(stage));
    }
  });

  test("looks for the effect that is asked for, not for another of the card", () => {
    const two = kid(heals, { ...heals, id: "f" });
    const { casting, stage } = trying(two, { seats: { host: { board: ["kid"] } } }, 1);
    const found = rolled(casting, stage, 20).filter((way) => way !== null);
    expect(found.length).toBeGreaterThan(15);
    for (const way of found) expect(way.at(-1)).toEqual(uses(stage, 1));
  });

  test("does not take the opponent's use, nor another card's summon, for the card's", () => {
    const theirs = trying(kid({ ...heals, type: "quick" }), {
      seats: { away: { board: ["kid"] } },
    });
    expect(rolled(theirs.casting, theirs.stage, 20).every((way) => way === null)).toBe(true);
    const plain = trying(unit("kid"), { seats: { host: { hand: ["nerd"], deck: ["nerd"] } } });
    expect(rolled(plain.casting, plain.stage, 20).every((way) => way === null)).toBe(true);
    const own = trying(unit("kid"), { seats: { host: { hand: ["kid", "nerd"] } } });
    const ways = rolled(own.casting, own.stage, 20).flatMap((way) => (way === null ? [] : [way]));
    expect(ways.length).toBeGreaterThan(10);
    for (const way of ways) expect(way.at(-1)?.[1]).toMatchObject({ type: "SUMMON" });
  });

  test("finds nothing in a match that is over", () => {
    const { casting, stage } = trying(kid(heals), { seats: { host: { board: ["kid"] } } });
    const over = casting.game.decide(stage, "away", { type: "SURRENDER" });
    if (!over.ok) throw new Error(over.rejection.code);
    expect(rollOut(casting, over.state, createRandom(1))).toBeNull();
    expect(finished(casting, over.state)).toEqual([]);
  });

  test("accepts what may be declined", () => {
    const greeter = kid({ ...heals, type: "trigger", trigger: { on: "summoned" }, optional: true });
    const { casting, stage } = trying(greeter, {
      seats: { host: { board: [placed("kid", { position: "attack" })], hand: ["nerd"] } },
    });
    const found = rolled(casting, stage, 40).flatMap((way) => (way === null ? [] : [way]));
    expect(found.length).toBeGreaterThan(20);
    for (const way of found) {
      expect(way.at(-1)?.[1]).toEqual({ type: "RESPOND_OPTIONAL_TRIGGER", answer: "activate" });
    }
  });
});
