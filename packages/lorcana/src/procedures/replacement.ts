/** CR 7.7: what stands in for something that would happen to a card. */
import { type CardId, cardOf } from "@tcg/core";
import type { Asking } from "../asking/asking.ts";
import type { Instead, ReplacementAbility } from "../cards.ts";
import { abilitiesOf } from "../reading/abilities.ts";
import { holds } from "../reading/conditions.ts";
import { contextOf } from "../reading/context.ts";
import { matches } from "../reading/filters.ts";
import { lookAt } from "../reading/look.ts";
import { placedInPlay } from "../reading/placed-cards.ts";
import { areThere } from "../reading/standing.ts";

export interface Standin {
  readonly source: CardId;
  readonly instead: Instead;
  /** Tells it from every other one: none is applied twice to an event (CR 7.7.5). */
  readonly key: string;
}

function standins({ play }: Asking, would: ReplacementAbility["would"], id: CardId): Standin[] {
  const areGiven = areThere(play, "ability");
  return placedInPlay(play).flatMap(({ source, seat, printed }) => {
    if (!areGiven && !printed.replaces) return [];
    const { card } = source;
    const context = contextOf(play, seat, card);
    return abilitiesOf(play, card).flatMap(({ ability, key }) => {
      if (ability.kind !== "replacement" || ability.would !== would) return [];
      if (ability.while !== null && !holds(context, ability.while)) return [];
      const { to, instead } = ability;
      if (instead.do === "deal-to-this" && card === id) return [];
      const isMeant = to === "self" ? card === id : matches(context, lookAt(play, id), to.where);
      return isMeant ? [{ source: card, instead, key: `${card} ${key}` }] : [];
    });
  });
}

/**
 * CR 7.7.7: of several the player of the card picks. `applied`: those that have changed this very
 * event already. Undefined: somebody is asked.
 */
export function standinFor(
  asking: Asking,
  would: ReplacementAbility["would"],
  id: CardId,
  { event, applied }: { readonly event: string; readonly applied: readonly string[] },
): Standin | null | undefined {
  const found = standins(asking, would, id).filter(({ key }) => !applied.includes(key));
  if (found.length === 0) return null;
  const { seat } = cardOf(asking.play.state, id);
  const question = `instead ${event} ${applied.length}`;
  const ways = found.map(({ source, instead }) => ({ source, instead }));
  const option = asking.option(question, seat, [...found.keys()], "replacement", {
    card: id,
    would,
    ways,
  });
  return option === null ? undefined : (found[option] ?? null);
}
