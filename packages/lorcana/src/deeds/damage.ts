/** CR 9: dealing damage, and putting counters, which is something else (CR 9.2.1). */
import type { CardId } from "@tcg/core";
import type { Asking } from "../asking/asking.ts";
import { afterResist } from "../keywords/resist.ts";
import { type Book, definitionOf } from "../reading/book.ts";
import { isRestricted } from "../reading/facts.ts";
import { snapshot } from "../reading/look.ts";
import { inPlay } from "../reading/table.ts";
import type { AskingTask, Hit, Play, Snapshot, State } from "../types.ts";
import { type Standin, standinFor } from "./replacement.ts";

export type DamageTask = Extract<AskingTask, { kind: "damage" }>;

/** CR 5.1.13: items are never damaged. */
export function canBeDamaged(book: Book, state: State, id: CardId): boolean {
  return inPlay(state, id) !== null && definitionOf(book, state, id).type !== "item";
}

/** Several hits at once are one event to the rules: each is worked out before the first counter lies. */
export function dealDamage(asking: Asking<DamageTask>): void {
  const { book, play, task } = asking;
  const hits = task.hits.filter(
    ({ card, amount }) => amount > 0 && canBeDamaged(book, play.state, card),
  );
  const dealt: (Hit & { readonly standin: Standin | null; readonly left: number })[] = [];
  for (const hit of hits) {
    if (isRestricted(book, play.state, hit.card, "be-dealt-damage")) {
      dealt.push({ ...hit, standin: { source: hit.card, instead: { do: "prevent" } }, left: 0 });
      continue;
    }
    const standin = standinFor(asking, "be-dealt-damage", hit.card);
    if (standin === undefined) return;
    const left = afterResist(book, play.state, hit.card, hit.amount);
    dealt.push({ ...hit, standin, left });
  }
  for (const { card, amount, by, standin, left } of dealt) {
    const was = snapshot(book, play.state, card);
    if (standin?.instead.do === "put-on-this") putDamage(book, play, standin.source, amount, by);
    else if (standin !== null) play.emit({ type: "DAMAGE_PREVENTED", card: was, amount });
    // CR 10.6.3: what is brought to 0 was not dealt, unless the later edition is played.
    else if (left > 0 || play.state.config.zeroDamageCountsAsDealt) {
      play.emit({ type: "DAMAGE_DEALT", card: was, amount: left, by });
    } else play.emit({ type: "DAMAGE_PREVENTED", card: was, amount });
  }
}

/** CR 9.2.1: neither Resist nor anything that prevents damage has a say. */
export function putDamage(
  book: Book,
  play: Play,
  card: CardId,
  amount: number,
  by: Snapshot | null,
): void {
  if (amount <= 0 || !canBeDamaged(book, play.state, card)) return;
  play.emit({ type: "DAMAGE_PUT", card: snapshot(book, play.state, card), amount, by });
}
