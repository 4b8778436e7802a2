import { type CardId, idsIn, type Rejection } from "@tcg/core";
import type { Cost } from "../cards.ts";
import type { CompleteActivated } from "../complete-cards.ts";
import { canPayAll, paying } from "../costs/index.ts";
import { resultsAsked } from "../procedures/results.ts";
import { activatedOf } from "../reading/abilities.ts";
import { holds } from "../reading/conditions.ts";
import { contextOf } from "../reading/context.ts";
import { isPermitted } from "../reading/restrictions.ts";
import { inPlay, readyInk } from "../reading/table.ts";
import { reject } from "../rejections.ts";
import type { Command, LorcanaTask, MoveOf, Play, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { takeTurnAction } from "./common.ts";

type UseAbility = Extract<Command, { readonly type: "USE_ABILITY" }>;

/** CR 4.3.8, 7.5: the cost is paid and the effect resolves at once, without the bag. */
export const useAbility: MoveOf<"USE_ABILITY"> = {
  exact: true,
  candidates(table, seat) {
    const found: UseAbility[] = [];
    for (const card of idsIn(table.state, seat, "play")) {
      const { length } = activatedOf(table, card);
      for (let ability = 0; ability < length; ability++) {
        if (abilityProblem(table, seat, card, ability) !== null) continue;
        found.push({ type: "USE_ABILITY", card, ability });
        const most = mostTimes(table, seat, card, ability);
        for (let times = 2; times <= most; times++) {
          found.push({ type: "USE_ABILITY", card, ability, times });
        }
      }
    }
    return found;
  },
  validate(table, seat, { card, ability, times }) {
    const problem = abilityProblem(table, seat, card, ability);
    if (problem !== null || times === undefined) return problem;
    const most = mostTimes(table, seat, card, ability);
    return times <= most ? null : reject("ability/not-so-often", { most });
  },
  execute: (play, { card, ability, times = 1 }, seat) =>
    use(play, seat, { type: "USE_ABILITY", card, ability, times }),
};

function abilityProblem(table: Table, seat: Seat, card: CardId, index: number): Rejection | null {
  const { state } = table;
  const there = inPlay(state, card);
  if (there === null || there.seat !== seat) return reject("card/not-yours-in-play");
  const found = activatedOf(table, card)[index];
  if (found === undefined) return reject("ability/no-such");
  const { ability, key } = found;
  if (ability.oncePerTurn && there.data.used.includes(key)) return reject("ability/used");
  if (ability.if !== null && !holds(contextOf(table, seat, card), ability.if)) {
    return reject("ability/condition");
  }
  const canPay = canPayAll({ table, seat, card }, costsNow(table, card, ability));
  return canPay ? null : reject("ability/cannot-pay");
}

/** CR 4.3.8.4: where it may be used for free it costs no ink, and whatever else it costs. */
function costsNow(table: Table, card: CardId, { costs, name }: CompleteActivated): readonly Cost[] {
  const isFree = isPermitted(table, card, "abilities-for-free", { ability: name });
  return isFree ? costs.filter(({ pay }) => pay !== "ink") : costs;
}

/**
 * CR 7.1.7: how many repetitions may be proposed at once. Only abilities whose cost is ink alone:
 * anything else cannot be paid twice, or wants a decision each time.
 */
function mostTimes(table: Table, seat: Seat, card: CardId, index: number): number {
  const { state } = table;
  const ability = activatedOf(table, card)[index]?.ability;
  if (ability === undefined || ability.oncePerTurn) return 1;
  const costs = costsNow(table, card, ability);
  if (costs.some(({ pay }) => pay !== "ink")) return 1;
  const ink = costs.reduce((sum, cost) => sum + (cost.pay === "ink" ? cost.amount : 0), 0);
  return ink === 0 ? MOST : Math.min(MOST, Math.floor(readyInk(state, seat) / ink));
}

const MOST = 20;

function use(play: Play, seat: Seat, { card, ability: index, times = 1 }: UseAbility): void {
  const found = activatedOf(play, card)[index];
  const there = inPlay(play.state, card);
  if (found === undefined || there === null) return;
  const { ability, key } = found;
  const source = { card, def: there.def };
  takeTurnAction(play, seat, "ability");
  play.emit({ type: "ABILITY_USED", seat, source, name: ability.name });
  if (ability.oncePerTurn) play.emit({ type: "ABILITY_SPENT", card, once: key });
  if (times > 1) play.next({ kind: "ability/again", seat, card, ability: index, times: times - 1 });
  play.next(...paying({ seat, card }, costsNow(play, card, ability)), {
    kind: "resolve",
    effects: ability.effects,
    resolution: {
      kind: "activated",
      seat,
      source,
      self: card,
      occurrence: null,
      refs: {},
      players: {},
      results: resultsAsked(ability.effects),
      chosen: [],
      plays: [],
    },
  });
}

/** Stops by itself when it can no longer be used. */
export function useAgain(
  play: Play,
  { seat, card, ability, times }: Extract<LorcanaTask, { kind: "ability/again" }>,
): void {
  if (abilityProblem(play, seat, card, ability) !== null) return;
  use(play, seat, { type: "USE_ABILITY", card, ability, times });
}
