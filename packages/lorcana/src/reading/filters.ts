/** Whether a card is one of those that an ability means. Every part that is given must hold. */
import type { CardId } from "@tcg/core";
import type { Filter, Range } from "../cards.ts";
import type { CompleteCard } from "../complete-cards.ts";
import type { Look } from "../types.ts";
import type { Restriction } from "../vocabulary.ts";
import type { Context } from "./context.ts";
import { definition, isSong, printedCard } from "./printed.ts";
import { isSeenRestricted, settledFrom } from "./readers.ts";

export function inRange(value: number, { min, max }: Range): boolean {
  return (min === undefined || value >= min) && (max === undefined || value <= max);
}

/** Whether a card is so, by a part of a filter that says how it must be. */
type Tests<Part extends keyof Filter> = {
  readonly [P in Part]: (
    context: Context,
    look: Look,
    wanted: Exclude<Filter[P], undefined>,
  ) => boolean;
};

/** All that is asked of a card where only what stays so is asked. */
export type Identity = Pick<Look, "card" | "def" | "seat">;

type SteadyPart =
  | "side"
  | "other"
  | "type"
  | "song"
  | "classification"
  | "name"
  | "ink"
  | "inkable"
  | "cost";

/** What stays so while the card stays where it is: whose it is, and what it says. */
const STEADY: Tests<SteadyPart> = {
  side: (context, look, side) => (side === "yours") === (look.seat === context.seat),
  other: (context, look) => look.card !== context.self,
  type(context, look, type) {
    const own = printed(context, look).type;
    return typeof type === "string" ? type === own : type.includes(own);
  },
  song: (context, look) => isSong(printed(context, look)),
  classification(context, look, classification) {
    const card = printed(context, look);
    return card.type === "character" && card.classifications.includes(classification);
  },
  name: (context, look, name) => printedCard(context.table, look.def).names.includes(name),
  ink: (context, look, ink) => printed(context, look).inks.includes(ink),
  inkable: (context, look, inkable) => printed(context, look).inkable === inkable,
  cost: (context, look, cost) => inRange(printed(context, look).cost, cost),
};

/** What is so at the moment. */
const AT_THE_MOMENT: Tests<Exclude<keyof Filter, SteadyPart>> = {
  strength: (_, look, strength) => inRange(look.strength, strength),
  willpower: (_, look, willpower) => inRange(look.willpower, willpower),
  lore: (_, look, lore) => inRange(look.lore, lore),
  damaged: (_, look, damaged) => damaged === look.damage > 0,
  exerted: (context, look, exerted) => exerted === look.exerted && canExert(context, look),
  drying: (_, look, drying) => drying === look.drying,
  keyword: (_, look, keyword) => look.keywords.includes(keyword),
  // A text that looks for cards has settled these before (relative.ts), once.
  than: (context, look, than) => matches(context, look, settledFrom(context, { than })),
  namedAs: (context, look, namedAs) => matches(context, look, settledFrom(context, { namedAs })),
  did: ({ table }, look, did) =>
    table.state.shared.deeds.some(({ deed, card }) => deed === did && card === look.card),
  at: (context, look, at) => isAt(context, look.at, at),
  hasUnder: (_, look, hasUnder) => hasUnder === look.under > 0,
  challenging: ({ table }, look) => look.card === table.state.shared.challenge?.challenger,
  challenged: ({ table }, look) => look.card === table.state.shared.challenge?.defender,
  restricted: (context, look, restricted) => isHeldBack(context, look.card, restricted),
  not: (context, look, not) => !matches(context, look, not),
  any: (context, look, any) => any.some((each) => matches(context, look, each)),
};

const TESTS: Tests<keyof Filter> = { ...STEADY, ...AT_THE_MOMENT };

export function matches(context: Context, look: Look, filter: Filter): boolean {
  return passes(TESTS, context, look, filter);
}

/** By what stays so while the card stays where it is. */
export function isSuch(context: Context, look: Identity, filter: Filter): boolean {
  return passes(STEADY, context, look as Look, filter);
}

function passes(
  tests: Partial<Tests<keyof Filter>>,
  context: Context,
  look: Look,
  filter: Filter,
): boolean {
  for (const part in filter) {
    const wanted = filter[part as keyof Filter];
    // Of its own part: the compiler does not tell the parts apart in a loop.
    const test = tests[part as keyof Filter] as Tests<keyof Filter>["not"] | undefined;
    if (wanted === undefined || test === undefined) continue;
    if (!test(context, look, wanted as Filter)) return false;
  }
  return true;
}

/** Whether a part of a filter asks for what stays so while the card stays where it is. */
export function isSteadyPart(part: string): boolean {
  return Object.hasOwn(STEADY, part);
}

/** Whether a filter asks only for what is printed on a card, or whose it is: so of a card anywhere. */
export function isPrinted(filter: Filter): boolean {
  return Object.entries(filter).every(([part, wanted]) => {
    if (part === "not") return isPrinted(wanted as Filter);
    if (part === "any") return (wanted as readonly Filter[]).every(isPrinted);
    return isSteadyPart(part);
  });
}

function printed({ table }: Context, { def }: Look): CompleteCard {
  return definition(table, def);
}

/** CR 4.3.6.21: a location is neither ready nor exerted. */
function canExert({ table }: Context, { def }: Look): boolean {
  return definition(table, def).type !== "location";
}

/** What static abilities say is ignored by those that say it themselves (context.ts). */
function isHeldBack(context: Context, id: CardId, what: Restriction): boolean {
  const { state } = context.table;
  return state.cards.get(id)?.zone === "play" && isSeenRestricted(context, id, what);
}

function isAt(context: Context, at: CardId | null, wanted: "this" | "a-location"): boolean {
  return wanted === "this" ? at === context.self : at !== null;
}
