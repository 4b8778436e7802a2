/** CR 9: dealing damage, and putting counters, which is something else (CR 9.2.1). */
import type { CardId } from "@tcg/core";
import type { Asking } from "../asking/asking.ts";
import { afterResist } from "../keywords/resist.ts";
import { snapshot } from "../reading/look.ts";
import { definitionOf } from "../reading/printed.ts";
import { isRestricted } from "../reading/restrictions.ts";
import { inPlay } from "../reading/table.ts";
import type { AskingTask, Hit, Play, Snapshot, Table } from "../types.ts";
import { standinFor } from "./replacement.ts";
import { noteResult } from "./results.ts";
import { fallShort } from "./undone.ts";

export type DamageTask = Extract<AskingTask, { kind: "damage" }>;

/** CR 5.1.13: items are never damaged. */
export function canBeDamaged(table: Table, id: CardId): boolean {
  const { state } = table;
  return inPlay(state, id) !== null && definitionOf(table, id).type !== "item";
}

/** What has become of a hit when everything that stands in for it has been applied. */
interface Settled extends Hit {
  readonly as: "dealt" | "put" | "prevented";
}

/** Several hits at once are one event to the rules: each is worked out before the first counter lies. */
export function dealDamage(asking: Asking<DamageTask>): void {
  const { play, task } = asking;
  const hits = task.hits.filter(({ card, amount }) => amount > 0 && canBeDamaged(play, card));
  const settled: Settled[] = [];
  for (const [i, hit] of hits.entries()) {
    const one = settle(asking, hit, `${i}`);
    if (one === undefined) return;
    settled.push(one);
  }
  // Resist is read before the first counter lies: the hits are at the same time.
  const resisted = settled.map((hit) => ({
    ...hit,
    dealt: afterResist(play, hit.card, hit.amount),
  }));
  const { zeroDamageCountsAsDealt } = play.state.config;
  let done = 0;
  let sum = 0;
  for (const { card, amount, by, as, dealt } of resisted) {
    const was = snapshot(play, card);
    if (as === "dealt" && (dealt > 0 || zeroDamageCountsAsDealt)) done++;
    if (as === "put") putDamage(play, card, amount, by);
    else if (as === "dealt" && dealt > 0) {
      sum += dealt;
      const inChallenge = isInChallenge(task) && { inChallenge: true as const };
      play.emit({ type: "DAMAGE_DEALT", card: was, amount: dealt, by, ...inChallenge });
    } else {
      // CR 10.6.3: what is brought to 0 was not dealt, unless the later edition is played.
      if (as === "dealt" && by !== null && zeroDamageCountsAsDealt) {
        play.emit({ type: "ZERO_DAMAGE_DEALT", card: was, by });
      }
      play.emit({ type: "DAMAGE_PREVENTED", card: was, amount });
    }
  }
  if (task.needed === undefined) return;
  noteResult(play, "dealt", sum);
  if (done < task.needed) fallShort(play);
}

/** CR 4.3.6.13: no text deals that, so none has to know whether it was done. */
function isInChallenge({ needed }: DamageTask): boolean {
  return needed === undefined;
}

/**
 * CR 7.7.7.3: after each change, look again for what could be applied. Undefined: somebody is asked.
 */
function settle(asking: Asking<DamageTask>, hit: Hit, event: string): Settled | undefined {
  const { play } = asking;
  const applied: string[] = [];
  let now = hit;
  while (now.amount > 0) {
    if (isRestricted(play, now.card, "be-dealt-damage")) break;
    if (isInChallenge(asking.task) && isRestricted(play, now.card, "be-dealt-damage-in-challenges"))
      break;
    const standin = standinFor(asking, "be-dealt-damage", now.card, { event, applied });
    if (standin === undefined) return undefined;
    if (standin === null) return { ...now, as: "dealt" };
    const { source, instead, key } = standin;
    applied.push(key);
    const moved = canBeDamaged(play, source) ? { ...now, card: source } : now;
    switch (instead.do) {
      case "prevent":
        return { ...now, as: "prevented" };
      case "reduce":
        now = { ...now, amount: Math.max(0, now.amount - instead.amount) };
        break;
      case "put-on-this":
        return { ...moved, as: "put" };
      case "deal-to-this":
        now = moved;
        break;
      // These stand in for banishing.
      case "return-to-hand":
      case "put-into-inkwell":
      case "put-on-bottom":
        break;
    }
  }
  return { ...now, as: "prevented" };
}

/** Whether it was put. CR 9.2.1: neither Resist nor anything that prevents damage applies. */
export function putDamage(play: Play, card: CardId, amount: number, by: Snapshot | null): boolean {
  if (amount <= 0 || !canBeDamaged(play, card)) return false;
  play.emit({ type: "DAMAGE_PUT", card: snapshot(play, card), amount, by });
  return true;
}
