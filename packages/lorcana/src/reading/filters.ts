/** Whether a card is one of those that an ability means. Every part that is given must hold. */
import type { CardId } from "@tcg/core";
import type { Filter, Range } from "../cards.ts";
import type { Look } from "../types.ts";
import type { Restriction } from "../vocabulary.ts";
import type { Context } from "./context.ts";
import { definition, isSong, printedCard } from "./printed.ts";
import { isSeenRestricted } from "./readers.ts";

export function inRange(value: number, { min, max }: Range): boolean {
  return (min === undefined || value >= min) && (max === undefined || value <= max);
}

export function matches(context: Context, look: Look, filter: Filter): boolean {
  return isSuch(context, look, filter) && standsSo(context, look, filter);
}

/** What stays so while the card lies there: whose it is, and what it says. */
export function isSuch(context: Context, look: Look, filter: Filter): boolean {
  const { definition: card, names } = printedCard(context.table, look.def);
  const { side, other, type, song, classification, name, ink, inkable, cost } = filter;
  if (side !== undefined && (side === "yours") !== (look.seat === context.seat)) return false;
  if (other && look.card === context.self) return false;
  if (
    type !== undefined &&
    !(typeof type === "string" ? type === card.type : type.includes(card.type))
  ) {
    return false;
  }
  if (song && !isSong(card)) return false;
  if (name !== undefined && !names.includes(name)) return false;
  if (ink !== undefined && !card.inks.includes(ink)) return false;
  if (inkable !== undefined && card.inkable !== inkable) return false;
  if (cost !== undefined && !inRange(card.cost, cost)) return false;
  if (classification === undefined) return true;
  return card.type === "character" && card.classifications.includes(classification);
}

/** What is so at the moment. */
function standsSo(context: Context, look: Look, filter: Filter): boolean {
  const { strength, willpower, lore, damaged, exerted, drying } = filter;
  const { keyword, at, hasUnder, challenging, challenged, restricted, not, any } = filter;
  if (damaged !== undefined && damaged !== look.damage > 0) return false;
  if (exerted !== undefined && (exerted !== look.exerted || !canExert(context, look))) return false;
  if (drying !== undefined && drying !== look.drying) return false;
  if (strength !== undefined && !inRange(look.strength, strength)) return false;
  if (willpower !== undefined && !inRange(look.willpower, willpower)) return false;
  if (lore !== undefined && !inRange(look.lore, lore)) return false;
  if (keyword !== undefined && !look.keywords.includes(keyword)) return false;
  if (at !== undefined && !isAt(context, look.at, at)) return false;
  if (hasUnder !== undefined && hasUnder !== look.under > 0) return false;
  if (challenging && look.card !== context.table.state.shared.challenge?.challenger) return false;
  if (challenged && look.card !== context.table.state.shared.challenge?.defender) return false;
  if (restricted !== undefined && !isHeldBack(context, look.card, restricted)) return false;
  if (not !== undefined && matches(context, look, not)) return false;
  return any === undefined || any.some((each) => matches(context, look, each));
}

/** CR 4.3.6.21: a location is neither ready nor exerted. */
function canExert({ table }: Context, { def }: Look): boolean {
  return definition(table, def).type !== "location";
}

/** What static abilities say is no matter to those that say it themselves (context.ts). */
function isHeldBack(context: Context, id: CardId, what: Restriction): boolean {
  const { state } = context.table;
  return state.cards.get(id)?.zone === "play" && isSeenRestricted(context, id, what);
}

function isAt(context: Context, at: CardId | null, wanted: "this" | "a-location"): boolean {
  return wanted === "this" ? at === context.self : at !== null;
}
