/**
 * Stages are drawn by chance, so they are judged by many: what each of them keeps to, all that comes
 * up among them, and about how often. The seeds are fixed: the same numbers come out every time.
 */
import { createRandom, idsIn } from "@tcg/core";
import { describe, expect, test } from "vitest";
import { spell, trap, unit } from "../../../fixtures/duel.ts";
import { createGame } from "../../game.ts";
import { onTable } from "../../reading/table.ts";
import type { Config } from "../../start/config.ts";
import type { LunchTable, State } from "../../types.ts";
import { SEATS, type Seat, type Zone } from "../../vocabulary.ts";
import type { CardDefinition, Effect } from "../card.ts";
import { withHelpers } from "./helpers.ts";
import { stageOf } from "./stage.ts";

const others: readonly CardDefinition[] = [
  unit("nerd", { archetype: "brain" }),
  unit("jock"),
  unit("crumb", { token: true }),
  spell("memo", "normal"),
  spell("gym", "field"),
  trap("alarm", "normal"),
];
const HEAL = [{ kind: "heal", amount: 1 }] as const;

function stages(
  card: CardDefinition,
  effect: Effect | null = card.effects?.[0] ?? null,
  config: Partial<Config> = {},
  count = 300,
): State[] {
  const set = Object.fromEntries([card, ...others].map((each) => [each.id, each]));
  const { table: cards, helpers } = withHelpers(set);
  const casting = { game: createGame(cards), cards, helpers, config, card, effect };
  return Array.from({ length: count }, (_, i) => stageOf(casting, createRandom(1, `stage ${i}`)));
}

const kid = (effect: Partial<Effect> = {}): CardDefinition =>
  unit("kid", { effects: [{ id: "e", type: "ignition", actions: HEAL, ...effect }] });

const defs = (state: State, seat: Seat, zone: Zone): string[] =>
  idsIn<LunchTable>(state, seat, zone).map((id) => state.cards.get(id)?.def ?? "?");

/** All values that come up, smallest first. */
const all = <T>(from: readonly T[]): T[] =>
  [...new Set(from)].sort((a, b) => Number(a) - Number(b) || (String(a) < String(b) ? -1 : 1));

/** Of all, how many; told to be close to what chance says, that is within 0.05. */
function share<T>(from: readonly T[], is: (one: T) => boolean): number {
  return from.filter(is).length / from.length;
}

const sizes = (from: readonly State[], seat: Seat, zone: Zone): number[] =>
  all(from.map((state) => defs(state, seat, zone).length));

const plain = stages(kid());
const bySeat = plain.flatMap((state) => SEATS.map((seat) => state.seats[seat]));

describe("a stage", () => {
  test("is the fifth turn, of host more often than not, mostly in its main phase", () => {
    expect(all(plain.map(({ shared }) => shared.turnNumber))).toEqual([5]);
    expect(share(plain, ({ shared }) => shared.turnSeat === "host")).toBeCloseTo(0.6, 1);
    expect(all(plain.map(({ phase }) => phase))).toEqual(["combat", "draw", "main", "main2"]);
    expect(share(plain, ({ phase }) => phase === "main")).toBeCloseTo(0.5, 1);
  });

  test("is in any phase but the end now and then, if the effect has a condition", () => {
    const asked = stages(kid({ condition: { kind: "phase", in: ["standby"] } }));
    expect(all(asked.map(({ phase }) => phase))).toEqual([
      "breakdown_check",
      "combat",
      "draw",
      "main",
      "main2",
      "standby",
    ]);
    const isUnusual = ({ phase }: State): boolean => !plain.some((one) => one.phase === phase);
    expect(share(asked, isUnusual)).toBeCloseTo(0.11, 1);
  });

  test("has responses, whatever the settings say, and small decks are legal", () => {
    const [stage] = stages(kid(), null, { responses: "auto", minDeck: 40 }, 1);
    expect(stage?.config).toMatchObject({ responses: "full", minDeck: 1 });
  });

  test("gives each seat life, clout and breakdowns of every kind, mostly plenty", () => {
    expect(all(bySeat.map(({ lifePoints }) => lifePoints))).toEqual([2000, 4000, 8000]);
    expect(share(bySeat, ({ lifePoints }) => lifePoints === 8000)).toBeCloseTo(0.5, 1);
    expect(all(bySeat.map(({ clout }) => clout))).toEqual([0, 1, 3, 5, 10]);
    expect(share(bySeat, ({ clout }) => clout === 10)).toBeCloseTo(0.43, 1);
    expect(all(bySeat.map(({ breakdownsCaused }) => breakdownsCaused))).toEqual([0, 1, 2]);
    expect(share(bySeat, ({ breakdownsCaused }) => breakdownsCaused === 0)).toBeCloseTo(0.6, 1);
    expect(share(bySeat, ({ breakdownsCaused }) => breakdownsCaused === 1)).toBeCloseTo(0.2, 1);
  });

  test("keeps to the settings of the match", () => {
    const config = { maxClout: 4, breakdownsToWin: 2, boardSlots: 5, setSlots: 2 };
    const small = stages(kid(), undefined, config);
    const seats = small.flatMap((state) => SEATS.map((seat) => state.seats[seat]));
    expect(all(seats.map(({ clout }) => clout))).toEqual([0, 1, 3, 4]);
    expect(all(seats.map(({ breakdownsCaused }) => breakdownsCaused))).toEqual([0, 1]);
    expect(sizes(small, "away", "board")).toEqual([0, 1, 2, 3, 4, 5]);
    expect(sizes(small, "host", "board")).toEqual([1, 2, 3, 4, 5]);
    expect(sizes(small, "away", "setZone")).toEqual([1, 2]);
    expect(sizes(small, "host", "setZone")).toEqual([0, 1, 2]);
  });

  test("has life around the numbers that the effect speaks of, never none", () => {
    const lives = (effect: Partial<Effect>): number[] =>
      all(stages(kid(effect)).map(({ seats }) => seats.host.lifePoints));
    const low = { kind: "life", side: "self", is: "at_most", amount: 700 } as const;
    expect(lives({ condition: low })).toEqual([699, 700, 900, 2000, 4000, 8000]);
    expect(lives({ type: "trigger", trigger: { on: "life_below", below: 1 } })).toEqual([
      1, 201, 2000, 4000, 8000,
    ]);
  });

  test("has cards everywhere, fewer and more, tokens on boards only", () => {
    expect(sizes(plain, "away", "deck")).toEqual([1, 12]);
    expect(share(plain, (state) => defs(state, "away", "deck").length === 12)).toBeCloseTo(0.75, 1);
    expect(sizes(plain, "away", "hand")).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(sizes(plain, "away", "board")).toEqual([0, 1, 2, 3]);
    expect(sizes(plain, "away", "setZone")).toEqual([1, 2, 3]);
    expect(sizes(plain, "host", "setZone")).toEqual([0, 1, 2]);
    expect(sizes(plain, "away", "field")).toEqual([0, 1]);
    expect(sizes(plain, "away", "graveyard")).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(sizes(plain, "away", "banished")).toEqual([0, 1, 2, 3]);
    const there = (zone: Zone): string[] => all(plain.flatMap((one) => defs(one, "away", zone)));
    expect(there("board")).toEqual(["crumb", "helper-pupil", "jock", "nerd"]);
    expect(there("setZone")).toEqual(["alarm", "helper-trap", "memo"]);
    expect(there("field")).toEqual(["gym"]);
    const inDecks = ["alarm", "gym", "jock", "memo", "nerd"];
    expect(there("graveyard")).toEqual(inDecks);
    expect(there("banished")).toEqual(inDecks);
    expect(there("hand").filter((def) => !def.startsWith("helper-"))).toEqual(inDecks);
    expect(there("hand").filter((def) => def.startsWith("helper-"))).toHaveLength(8);
  });

  test("has a helping trap face-down for the opponent alone", () => {
    const isSet = (state: State, seat: Seat): boolean =>
      idsIn<LunchTable>(state, seat, "setZone").every((id) => state.cards.get(id)?.faceDown);
    expect(plain.every((state) => defs(state, "away", "setZone").includes("helper-trap"))).toBe(
      true,
    );
    expect(plain.some((state) => defs(state, "host", "setZone").includes("helper-trap"))).toBe(
      false,
    );
    expect(plain.every((state) => SEATS.every((seat) => isSet(state, seat)))).toBe(true);
  });

  test("has stereotypes that lie in every way, since the first turn", () => {
    const lie = plain.flatMap((state) =>
      idsIn<LunchTable>(state, "away", "board").flatMap((id) => onTable(state, id) ?? []),
    );
    expect(share(lie, ({ faceDown }) => faceDown)).toBeCloseTo(0.17, 1);
    expect(share(lie, ({ data }) => data.position === "attack")).toBeCloseTo(0.56, 1);
    expect(lie.some(({ faceDown, data }) => faceDown && data.position === "attack")).toBe(false);
    expect(all(lie.map(({ data }) => data.vice))).toEqual([0, 1, 2]);
    expect(share(lie, ({ data }) => data.vice === 0)).toBeCloseTo(0.6, 1);
    expect(share(lie, ({ data }) => data.vice === 1)).toBeCloseTo(0.2, 1);
    expect(all(lie.map(({ data }) => data.turnEntered))).toEqual([1]);
    for (const { faceDown, data } of lie) expect(data.summoned === null).toBe(faceDown);
    expect(all(lie.map(({ data }) => String(data.summoned)))).toEqual([
      "flip",
      "normal",
      "null",
      "special",
    ]);
  });

  test("has what fits the card's filters three times as often", () => {
    const picky = kid({
      actions: [
        {
          kind: "destroy",
          what: {
            kind: "all",
            zone: "board",
            side: "any",
            filter: { archetype: "brain", face: "up" },
          },
        },
      ],
    });
    const count = (from: readonly State[]): number =>
      share(
        from.flatMap((state) => defs(state, "away", "graveyard")),
        (def) => def === "nerd",
      );
    expect(count(plain)).toBeCloseTo(0.2, 1);
    expect(count(stages(picky))).toBeCloseTo(0.6, 1);
  });

  test("has more that break down, if the effect waits for that", () => {
    const waiting = kid({ type: "trigger", trigger: { on: "breakdown" } });
    const vices = (config: Partial<Config>): number[] =>
      all(
        stages(waiting, undefined, config).flatMap((state) =>
          idsIn<LunchTable>(state, "away", "board").map((id) => onTable(state, id)?.data.vice ?? 0),
        ),
      );
    expect(vices({})).toEqual([0, 1, 2, 3]);
    expect(vices({ breakdownThreshold: 5 })).toEqual([0, 1, 2, 5]);
  });

  test("has the spell first that brings about what the effect waits for", () => {
    const waiting = stages(kid({ type: "trigger", trigger: { on: "card_drawn" } }));
    const helping = waiting
      .map((state) => defs(state, "away", "hand").filter((def) => def.startsWith("helper-")))
      .filter((found) => found.length > 0);
    expect(all(helping.map(([first]) => first))).toEqual(["helper-draw"]);
    expect(all(helping.map((found) => found.length))).toEqual([1, 2]);
    expect(all(helping.flatMap(([, second]) => second ?? [])).length).toBeGreaterThan(1);
  });

  test("leaves a slot for the summon that is waited for", () => {
    const waiting = stages(kid({ type: "trigger", trigger: { on: "summoned" } }));
    expect(sizes(waiting, "away", "board")).toEqual([0, 1, 2]);
  });
});

describe("the card that is tried", () => {
  const own = (state: State, zone: Zone, def = "kid") => {
    const [id] = idsIn<LunchTable>(state, "host", zone).filter(
      (each) => state.cards.get(each)?.def === def,
    );
    return id === undefined ? null : onTable(state, id);
  };
  const whereIs = (from: readonly State[], def = "kid"): string[] =>
    all(
      from.flatMap((state) =>
        (["hand", "board", "setZone", "field"] as const).filter((zone) =>
          defs(state, "host", zone).includes(def),
        ),
      ),
    );

  test("is in hand with a slot to come to, if it is played for itself", () => {
    const played = stages(unit("kid"));
    expect(whereIs(played)).toEqual(["hand"]);
    expect(sizes(played, "host", "board")).toEqual([0, 1, 2]);
    // With a single slot its stereotype is the tribute.
    const narrow = stages(unit("kid"), null, { boardSlots: 1 });
    expect(sizes(narrow, "host", "board")).toEqual([0, 1]);
  });

  test("lies on the board in every way, if its effect is used from there", () => {
    expect(whereIs(plain)).toEqual(["board"]);
    const lie = plain.flatMap((state) => own(state, "board") ?? []);
    expect(lie).toHaveLength(plain.length);
    expect(all(lie.map(({ faceDown }) => faceDown))).toEqual([false]);
    expect(share(lie, ({ data }) => data.position === "attack")).toBeCloseTo(0.67, 1);
    expect(all(lie.map(({ data }) => data.summoned))).toEqual(["flip", "normal", "special"]);
    expect(all(lie.map(({ data }) => data.vice))).toEqual([0, 1, 2]);
    expect(share(lie, ({ data }) => data.vice === 0)).toBeCloseTo(0.5, 1);
    expect(sizes(plain, "host", "board")).toEqual([1, 2, 3]);
  });

  test("is summoned or turned face-up, if its effect answers that", () => {
    const greeting = stages(kid({ type: "on_summon" }));
    expect(share(greeting, (state) => defs(state, "host", "hand").includes("kid"))).toBeCloseTo(
      0.67,
      1,
    );
    const turning = stages(kid({ type: "flip" }));
    expect(whereIs(turning)).toEqual(["board"]);
    const hidden = [...greeting, ...turning].flatMap((state) => own(state, "board") ?? []);
    for (const { faceDown, data } of hidden) {
      expect([faceDown, data.position, data.summoned]).toEqual([true, "defense", null]);
    }
    // What answers the summon of others lies there.
    const watching = stages(kid({ type: "trigger", trigger: { on: "summoned" } }));
    expect(whereIs(watching)).toEqual(["board"]);
    expect(watching.some((state) => own(state, "board")?.faceDown)).toBe(false);
  });

  test("is played or lies there already, if its effect stands", () => {
    const standing = stages(
      kid({
        type: "continuous",
        actions: [{ kind: "boost_attack", what: { kind: "self" }, amount: 1 }],
      }),
    );
    expect(share(standing, (state) => defs(state, "host", "hand").includes("kid"))).toBeCloseTo(
      0.5,
      1,
    );
    expect(whereIs(standing)).toEqual(["board", "hand"]);
  });

  test("has the counters to break down, if that is its effect", () => {
    const vices = (config: Partial<Config>): number[] =>
      all(
        stages(kid({ type: "breakdown" }), undefined, config).map(
          (state) => own(state, "board")?.data.vice ?? -1,
        ),
      );
    expect(vices({})).toEqual([3]);
    expect(vices({ breakdownThreshold: 4 })).toEqual([4]);
  });

  test("is a token that was specially summoned, if it is one", () => {
    const crumbs = stages(
      unit("kid", { token: true, effects: [{ id: "e", type: "ignition", actions: HEAL }] }),
    );
    for (const state of crumbs) {
      expect(own(state, "board")?.data).toMatchObject({ isToken: true, summoned: "special" });
    }
    expect(plain.some((state) => own(state, "board")?.data.isToken)).toBe(false);
  });

  const effect: Effect = { id: "e", type: "ignition", actions: HEAL };

  test("as a spell comes from the hand, or lies set now and then", () => {
    const memos = stages(spell("kid", "normal", [effect]));
    expect(share(memos, (state) => defs(state, "host", "hand").includes("kid"))).toBeCloseTo(
      0.75,
      1,
    );
    expect(whereIs(memos)).toEqual(["hand", "setZone"]);
    const set = memos.flatMap((state) => own(state, "setZone") ?? []);
    expect(all(set.map(({ faceDown }) => faceDown))).toEqual([true]);
    // A slot is free for it.
    expect(sizes(memos, "host", "setZone")).toEqual([0, 1, 2, 3]);
    const fromHand = memos.filter((state) => defs(state, "host", "hand").includes("kid"));
    expect(sizes(fromHand, "host", "setZone")).toEqual([0, 1, 2]);
    const tight = stages(spell("kid", "normal", [effect]), undefined, { setSlots: 1 });
    expect(sizes(tight, "host", "setZone")).toEqual([0, 1]);
  });

  test("as an equip or a field card comes from the hand, as a trap from the set zone", () => {
    const chosen = { ...effect, onActivation: true };
    expect(whereIs(stages(spell("kid", "equip", [effect])))).toEqual(["hand"]);
    expect(whereIs(stages(spell("kid", "field", [chosen])))).toEqual(["hand"]);
    expect(whereIs(stages(spell("kid", "field")))).toEqual(["hand"]);
    const traps = stages(trap("kid", "normal", [{ ...effect, type: "quick" }]));
    expect(whereIs(traps)).toEqual(["setZone"]);
    expect(traps.every((state) => own(state, "setZone")?.faceDown)).toBe(true);
    expect(sizes(traps, "host", "setZone")).toEqual([1, 2, 3]);
  });

  test("lies face-up in its slot, if the effect is of the card that lies there", () => {
    const later: Effect = { ...effect, type: "trigger", trigger: { on: "summoned" } };
    const banners = stages(spell("kid", "continuous", [later]));
    expect(whereIs(banners)).toEqual(["setZone"]);
    expect(banners.some((state) => own(state, "setZone")?.faceDown)).toBe(false);
    const gyms = stages(spell("kid", "field", [later]));
    expect(whereIs(gyms)).toEqual(["field"]);
    expect(sizes(gyms, "host", "field")).toEqual([1]);
    expect(gyms.some((state) => own(state, "field")?.faceDown)).toBe(false);
    const boost: Effect = {
      ...effect,
      type: "continuous",
      actions: [
        { kind: "boost_attack", what: { kind: "all", zone: "board", side: "any" }, amount: 1 },
      ],
    };
    expect(whereIs(stages(spell("kid", "field", [boost])))).toEqual(["hand"]);
    expect(whereIs(stages(spell("kid", "continuous", [boost])))).toEqual(["hand", "setZone"]);
  });
});
