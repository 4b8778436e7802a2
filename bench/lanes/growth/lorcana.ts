/** Tables of Lorcana. */
import type { State } from "@tcg/core";
import type { ActiveEffect } from "../../../packages/lorcana/src/active-effects.ts";
import type { Ability, CardDefinition } from "../../../packages/lorcana/src/cards.ts";
import type { Lorcana } from "../../../packages/lorcana/src/types.ts";
import { lorcanaTableOf } from "../../checkout/packages.ts";
import { type Amounts, onEachUnit, SEATS, type Setter, UNITS } from "./tables.ts";

const raised = { fact: "stat", stat: "willpower", amount: 1 } as const;

function abilitiesOf({ listeners, continuous }: Amounts): Ability[] {
  return [
    ...onEachUnit(
      listeners,
      (i): Ability => ({
        kind: "triggered",
        name: `Listens ${i}`,
        when:
          i % 2 === 0
            ? { on: "banished", card: "this" }
            : { on: "played", card: { classification: "Stranger" } },
        effects: [{ do: "gain-lore", amount: 1 }],
      }),
    ),
    ...onEachUnit(
      continuous,
      (i): Ability => ({ kind: "static", name: `Stands ${i}`, on: "self", facts: [raised] }),
    ),
  ];
}

export const lorcana: Setter<Lorcana> = {
  leftOut: ["CONCEDE", "CHALLENGE", "QUEST"],
  async set(root, amounts) {
    const { tableGame, tableState, character } = await lorcanaTableOf(root);
    const cards: CardDefinition[] = [character("regular", { abilities: abilitiesOf(amounts) })];
    const lying = {
      play: Array.from({ length: UNITS }, () => "regular"),
      hand: ["blank", "blank", "blank", "blank"],
      deck: Array.from({ length: 40 }, () => "blank"),
    };
    const state = tableState(cards, { seats: { host: lying, away: lying } });
    return { game: tableGame(cards), state: withEffects(state, amounts.modifiers ?? 0) };
  },
};

function withEffects(state: State<Lorcana>, count: number): State<Lorcana> {
  const units = SEATS.flatMap((seat) => state.seats[seat].play);
  const effects = Array.from({ length: count }, (_, i): ActiveEffect => {
    const card = units[i % units.length];
    if (card === null || card === undefined) throw new Error("units are in play");
    return {
      id: i + 1,
      on: { card },
      fact: raised,
      duration: "play",
      seat: "host",
      source: { card, def: "regular" as ActiveEffect["source"]["def"] },
      turn: 1,
      next: false,
    };
  });
  return { ...state, shared: { ...state.shared, effects, nextEffect: count + 1 } };
}
