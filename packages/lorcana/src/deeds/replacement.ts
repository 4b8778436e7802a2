/** CR 7.7: what stands in for something that would happen to a card. */
import { type CardId, cardOf } from "@tcg/core";
import type { Asking } from "../asking/asking.ts";
import type { Instead, ReplacementAbility } from "../cards.ts";
import { abilitiesOf } from "../reading/abilities.ts";
import { holds } from "../reading/conditions.ts";
import { contextOf } from "../reading/context.ts";
import { matches } from "../reading/filters.ts";
import { lookAt } from "../reading/look.ts";
import { allInPlay } from "../reading/table.ts";

export interface Standin {
  readonly source: CardId;
  readonly instead: Instead;
}

function standins(
  { book, play }: Asking,
  would: ReplacementAbility["would"],
  id: CardId,
): Standin[] {
  const { state } = play;
  return allInPlay(state).flatMap((source) => {
    const context = contextOf(book, state, cardOf(state, source).seat, source);
    return abilitiesOf(book, state, source).flatMap(({ ability }) => {
      if (ability.kind !== "replacement" || ability.would !== would) return [];
      if (ability.while !== undefined && !holds(context, ability.while)) return [];
      const { to, instead } = ability;
      const isMeant =
        to === "self" ? source === id : matches(context, lookAt(book, state, id), to.where);
      return isMeant ? [{ source, instead }] : [];
    });
  });
}

/**
 * CR 7.7.7: of several the player of the card picks. What was replaced does not happen, so nothing
 * else can stand in for it (CR 7.7.5). Undefined: somebody is asked.
 */
export function standinFor(
  asking: Asking,
  would: ReplacementAbility["would"],
  id: CardId,
): Standin | null | undefined {
  const found = standins(asking, would, id);
  if (found.length === 0) return null;
  const { seat } = cardOf(asking.play.state, id);
  const option = asking.option(`instead ${id}`, seat, [...found.keys()], "replacement");
  return option === null ? undefined : (found[option] ?? null);
}
