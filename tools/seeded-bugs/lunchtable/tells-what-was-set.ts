/**
 * LunchTable that notes a number of every card that is set, which nobody else may know, and shows it
 * to all six turns later: what a spell or trap costs, or the level of a stereotype.
 */

import type { LunchTable, LunchTableGame } from "@ltcg/engine";
import { type DefId, type Draft, defineGame, type ReducerTable, type State } from "@tcg/core";
import { rulesOf } from "@tcg/core/testkit";

/** What was set in a turn, by the number of that turn. */
type Notes = Readonly<Record<number, number>>;
type Noting = LunchTable["shared"] & { readonly notes?: Notes };

const TURNS_LATER = 6;

export function viewTellsWhatSpellsCost(game: LunchTableGame): LunchTableGame {
  return telling(game, {
    SPELL_TRAP_SET: (draft, { change }) => note(draft, costOf(game, change.def)),
  });
}

export function viewTellsLevelsOfBacks(game: LunchTableGame): LunchTableGame {
  return telling(game, {
    MONSTER_SET(draft, { seat, change }) {
      draft.at("seats", seat).normalSummonUsed = true;
      note(draft, levelOf(game, change.def));
    },
  });
}

function telling(game: LunchTableGame, noting: Partial<ReducerTable<LunchTable>>): LunchTableGame {
  const rules = rulesOf(game);
  return defineGame<LunchTable>({
    ...rules,
    reducers: { ...rules.reducers, ...noting },
    view(table, sight) {
      const open = rules.view(table, sight);
      const { notes, ...shared } = open.shared as Noting;
      const old = notes?.[shared.turnNumber - TURNS_LATER] ?? 0;
      return { ...open, shared: { ...shared, linksThisTurn: shared.linksThisTurn + old } };
    },
  });
}

function note(draft: Draft<State<LunchTable>>, number: number): void {
  const { notes, ...rest } = draft.state.shared as Noting;
  const shared: Noting = { ...rest, notes: { ...notes, [rest.turnNumber]: number } };
  draft.at().shared = shared;
}

type Cards = Readonly<Record<string, { readonly cost?: number; readonly level?: number }>>;

function costOf({ cards }: LunchTableGame, def: DefId): number {
  return (cards as Cards)[def]?.cost ?? 0;
}

function levelOf({ cards }: LunchTableGame, def: DefId): number {
  return (cards as Cards)[def]?.level ?? 0;
}
