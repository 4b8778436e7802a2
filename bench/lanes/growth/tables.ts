/**
 * Tables of LunchTable on which much or little stands, everything else being equal: the same cards lie
 * on them, and the same commands can be played. Nothing that stands changes the course: listeners wait
 * for what does not happen, or happens to other cards, and only a defense is raised that nobody attacks.
 */
import type { CardDefinition, Effect, LunchTable, Modifier } from "@ltcg/engine";
import type { State } from "@tcg/core";
import { duelFixtureOf } from "../../checkout/packages.ts";

/** How many of them stand. */
export interface Amounts {
  readonly modifiers?: number;
  readonly listeners?: number;
  readonly continuous?: number;
}

export const tables: Readonly<Record<string, Amounts>> = {
  none: {},
  "10 modifiers": { modifiers: 10 },
  "60 modifiers": { modifiers: 60 },
  "60 listeners": { listeners: 60 },
  "60 continuous effects": { continuous: 60 },
};

/** On each board, so that each of the six carries its share. */
const UNITS = 3;
const SEATS = ["host", "away"] as const;

const boost = { kind: "boost_defense", amount: 10, what: { kind: "self" } } as const;

function effectsOf({ listeners = 0, continuous = 0 }: Amounts): Effect[] {
  const each = UNITS * SEATS.length;
  return [
    ...Array.from(
      { length: listeners / each },
      (_, i): Effect => ({
        id: `listens-${i}`,
        type: "trigger",
        trigger:
          i % 2 === 0
            ? { on: "breakdown" }
            : { on: "sent_to_graveyard", filter: { archetype: "strangers" } },
        actions: [{ kind: "heal", amount: 100, who: "self" }],
      }),
    ),
    ...Array.from(
      { length: continuous / each },
      (_, i): Effect => ({ id: `stands-${i}`, type: "continuous", actions: [boost] }),
    ),
  ];
}

export async function setTable(root: string, amounts: Amounts) {
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
}

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
