/** Tables of LunchTable. */
import type { CardDefinition, Effect, LunchTable, Modifier } from "@ltcg/engine";
import type { State } from "@tcg/core";
import { duelFixtureOf } from "../../checkout/packages.ts";
import { type Amounts, onEachUnit, SEATS, type Setter, UNITS } from "./tables.ts";

const boost = { kind: "boost_defense", amount: 10, what: { kind: "self" } } as const;

function effectsOf({ listeners, continuous }: Amounts): Effect[] {
  return [
    ...onEachUnit(
      listeners,
      (i): Effect => ({
        id: `listens-${i}`,
        type: "trigger",
        trigger:
          i % 2 === 0
            ? { on: "breakdown" }
            : { on: "sent_to_graveyard", filter: { archetype: "strangers" } },
        actions: [{ kind: "heal", amount: 100, who: "self" }],
      }),
    ),
    ...onEachUnit(
      continuous,
      (i): Effect => ({ id: `stands-${i}`, type: "continuous", actions: [boost] }),
    ),
  ];
}

export const lunchtable: Setter<LunchTable> = {
  leftOut: ["SURRENDER", "DECLARE_ATTACK", "SUMMON", "SET_MONSTER"],
  async set(root, amounts) {
    const { duelGame, duelState, unit, spell } = await duelFixtureOf(root);
    const cards: CardDefinition[] = [
      unit("regular", { effects: effectsOf(amounts) }),
      spell("memo", "normal", [
        { id: "heal", type: "ignition", actions: [{ kind: "heal", amount: 10, who: "self" }] },
      ]),
    ];
    const lying = {
      board: Array.from({ length: UNITS }, () => "regular"),
      hand: ["memo", "memo", "blank", "blank"],
      deck: Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? "memo" : "blank")),
    };
    const state = duelState(cards, { seats: { host: lying, away: lying } }, { maxTurns: 200 });
    return { game: duelGame(cards), state: withModifiers(state, amounts.modifiers ?? 0) };
  },
};

function withModifiers(state: State<LunchTable>, count: number): State<LunchTable> {
  const units = SEATS.flatMap((seat) => state.seats[seat].board);
  const modifiers = Array.from({ length: count }, (_, i): Modifier => {
    const card = units[i % units.length];
    if (card === null || card === undefined) throw new Error("a unit lies on every slot");
    return {
      id: i + 1,
      fact: { kind: "defense", operation: "add", amount: 10 },
      on: { card },
      source: { card, def: "regular" as Modifier["source"]["def"] },
      controller: "host",
      duration: "permanent",
      turnsLeft: null,
      age: state.nextId,
    };
  });
  return { ...state, shared: { ...state.shared, modifiers, nextModifier: count + 1 } };
}
