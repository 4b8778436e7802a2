/** What the sample cards say again and again. */
import type {
  Effect,
  Filter,
  KeywordAbility,
  Selector,
  Trigger,
  TriggeredAbility,
} from "../cards.ts";
import type { Keyword } from "../vocabulary.ts";

export function keyword(name: Keyword, value?: number): KeywordAbility {
  return { kind: "keyword", keyword: name, ...(value !== undefined && { value }) };
}

export function when(
  name: string,
  trigger: Trigger,
  effects: readonly Effect[],
  more: Partial<Pick<TriggeredAbility, "if" | "oncePerTurn">> = {},
): TriggeredAbility {
  return { kind: "triggered", name, when: trigger, ...more, effects };
}

export const self: Selector = { pick: "self" };

type Chosen = Extract<Selector, { readonly pick: "chosen" }>;

export function chosen(where: Filter, more: Partial<Omit<Chosen, "pick" | "where">> = {}): Chosen {
  return { pick: "chosen", where, ...more };
}

export function all(where: Filter): Selector {
  return { pick: "all", where };
}

export const CHARACTER: Filter = { type: "character" };
export const YOURS: Filter = { type: "character", side: "yours" };
export const OPPOSING: Filter = { type: "character", side: "opposing" };

export function draw(amount: number): Effect {
  return { do: "draw", amount };
}

export function gain(amount: number): Effect {
  return { do: "gain-lore", amount };
}

export function may(...effects: readonly Effect[]): Effect {
  return { do: "may", effects };
}
