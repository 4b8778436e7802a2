/**
 * What has to be at a table for a part of a card to resolve, read off its tree: cards that its filters
 * mean, and cards that do what it waits for. A guess that steers decks and moves, no more: what resolved is
 * counted elsewhere.
 */
import type { CardDefinition, EffectKind, Filter, KeywordAbility, Range } from "../cards.ts";
import { inRange } from "../reading/filters.ts";
import { isSong } from "../reading/printed.ts";
import type { CommandType } from "../types.ts";
import type { Deed, Keyword, LogKey, Restriction, TriggerName } from "../vocabulary.ts";
import type { Aim } from "./aims.ts";
import { filtersIn, nodesIn, wordsIn } from "./tree.ts";

/** The seat that has the card, and the other one. */
export type Who = "own" | "other";

const WHO: readonly Who[] = ["own", "other"];

/** A card helps as much when a filter fits it. */
export const WANTED = 4;

/** What brings it about: effects of other cards, and moves. */
interface Means {
  readonly does?: readonly EffectKind[];
  readonly moves?: readonly CommandType[];
  /** Cards of its own seat. */
  readonly cards?: (card: CardDefinition) => boolean;
}

const FIGHT: Means = { moves: ["CHALLENGE", "QUEST"] };
const HURT: Means = { does: ["deal-damage", "put-damage"], ...FIGHT };
const PERISH: Means = { does: ["banish", "deal-damage"], ...FIGHT };

const played = (cards: Means["cards"]): Means => ({
  moves: ["PLAY_CARD"],
  ...(cards && { cards }),
});
const SUNG = played(isSong);

const BROUGHT_ABOUT: Readonly<Record<TriggerName | Deed | LogKey, Means>> = {
  played: { moves: ["PLAY_CARD"] },
  "was-played": { moves: ["PLAY_CARD"] },
  "played-characters": { moves: ["PLAY_CARD"] },
  "played-actions": played(({ type }) => type === "action"),
  "played-songs": SUNG,
  "played-items": played(({ type }) => type === "item"),
  "was-put-over": { moves: ["PLAY_CARD"] },
  quests: { moves: ["QUEST"] },
  quested: { moves: ["QUEST"] },
  challenges: FIGHT,
  challenged: FIGHT,
  "was-challenged": FIGHT,
  banished: PERISH,
  "was-banished": PERISH,
  "was-banished-in-challenge": FIGHT,
  "banishes-in-challenge": FIGHT,
  "leaves-play": { does: ["return-to-hand", "banish", "put-on-deck"], ...FIGHT },
  "turn-starts": {},
  "turn-ends": {},
  inked: { does: ["put-into-inkwell"], moves: ["PUT_INTO_INKWELL"] },
  damaged: HURT,
  "was-damaged": HURT,
  "deals-damage": FIGHT,
  "damage-removed": { ...HURT, does: ["remove-damage", "deal-damage"] },
  drawn: { does: ["draw"] },
  discarded: { does: ["discard", "choose-discard", "pay"] },
  "moves-to-location": { does: ["move-to-location"], moves: ["MOVE_TO_LOCATION"] },
  moved: { does: ["move-to-location"], moves: ["MOVE_TO_LOCATION"] },
  sings: SUNG,
  sang: SUNG,
  "put-under": { does: ["put-under"] },
  chosen: { does: ["modify", "deal-damage", "grant-keyword", "exert", "remove-damage"] },
  readied: { does: ["ready"], moves: ["QUEST"] },
  exerted: { does: ["exert"], moves: ["QUEST", "CHALLENGE"] },
  "lore-gained": { does: ["gain-lore"], moves: ["QUEST"] },
  "returned-to-hand": { does: ["return-to-hand"] },
};

/** What would happen if it were not forbidden. */
const FORBIDDEN: Readonly<Record<Restriction, Means>> = {
  quest: { moves: ["QUEST"] },
  challenge: FIGHT,
  "be-challenged": FIGHT,
  "ready-step": { moves: ["QUEST"] },
  ready: BROUGHT_ABOUT.readied,
  "be-dealt-damage": HURT,
  "be-dealt-damage-in-challenges": FIGHT,
  sing: SUNG,
  move: BROUGHT_ABOUT.moved,
  "be-chosen": BROUGHT_ABOUT.chosen,
  "have-damage-removed": BROUGHT_ABOUT["damage-removed"],
  "play-characters": { moves: ["PLAY_CARD"] },
  "play-actions": BROUGHT_ABOUT["played-actions"],
  "play-items": BROUGHT_ABOUT["played-items"],
  "play-locations": played(({ type }) => type === "location"),
  "draw-step": {},
  "gain-lore": BROUGHT_ABOUT["lore-gained"],
  "lose-lore": { does: ["lose-lore"] },
  discard: { does: ["discard", "choose-discard"] },
};

export class Needs {
  /** It waits for more strength than its card has. */
  readonly isToBeStrong: boolean;
  /** It waits for a card with another one under it. */
  readonly isToHaveUnder: boolean;
  readonly #does = new Set<EffectKind>();
  readonly #moves = new Set<CommandType>();
  readonly #help: Record<Who, Map<CardDefinition, number>> = { own: new Map(), other: new Map() };
  readonly #wants: Record<Who, ((card: CardDefinition) => boolean)[]> = { own: [], other: [] };

  constructor({ card, ability }: Aim) {
    const tree = ability ?? (card.type === "action" ? card.effects : []);
    const own = new Set(nodesIn(tree).map(({ self }) => self));
    // What the card itself has to be says nothing about others.
    for (const filter of filtersIn(tree)) if (!own.has(filter)) this.#wantFitting(filter);
    for (const field of ["on", "deed", "did", "log", "deeds"]) {
      for (const word of wordsIn(tree, field)) this.#want(BROUGHT_ABOUT[word as TriggerName]);
    }
    for (const word of wordsIn(tree, "restriction")) this.#want(FORBIDDEN[word as Restriction]);
    const facts = nodesIn(ability);
    if (facts.some(({ fact }) => fact === "singing-cost")) this.#want(SUNG);
    const shifted = facts.filter(({ fact }) => fact === "shift-name").map(({ name }) => name);
    if (shifted.length > 0) {
      this.#want({ cards: (each) => has(each, "shift") && shifted.includes(each.name) });
    }
    const printed = fieldOf(card, "strength") ?? 0;
    this.isToBeStrong = nodesIn(tree).some(
      ({ self }) => ((self as Filter | undefined)?.strength?.min ?? 0) > printed,
    );
    if (this.isToBeStrong) this.#want({ cards: strengthens });
    const asked = filtersIn(tree);
    const asks = (isSo: (filter: Filter) => boolean): boolean => asked.some(isSo);
    if (asks(({ damaged }) => damaged === true) || wordsIn(tree, "do").has("remove-damage")) {
      this.#want(HURT);
    }
    if (asks(({ exerted }) => exerted === true)) this.#want({ moves: ["QUEST"] });
    if (asks(({ challenging, challenged }) => Boolean(challenging || challenged)))
      this.#want(FIGHT);
    if (asks(({ at }) => at !== undefined)) this.#want({ moves: ["MOVE_TO_LOCATION"] });
    this.isToHaveUnder = asks(({ hasUnder }) => hasUnder === true);
    if (this.isToHaveUnder) this.#want({ does: ["put-under"] });
    if (nodesIn(tree).some(({ zone }) => zone === "discard")) this.#want(PERISH);
    if (ability?.kind === "keyword") this.#forKeyword(ability, card);
    const isBase = ({ name, id }: CardDefinition): boolean => name === card.name && id !== card.id;
    if (has(card, "shift")) this.#want({ cards: isBase });
    if (this.isMove("MOVE_TO_LOCATION")) this.#want({ cards: ({ type }) => type === "location" });
    if (this.#does.size > 0)
      for (const who of WHO) this.#wants[who].push((each) => this.#isDoing(each));
  }

  #wantFitting({ side, ...filter }: Filter): void {
    if (!says(filter)) return;
    const isIt = (card: CardDefinition): boolean => isPrintedLike(card, filter);
    if (side !== "opposing") this.#wants.own.push(isIt);
    if (side !== "yours") this.#wants.other.push(isIt);
  }

  #isDoing(card: CardDefinition): boolean {
    return [...wordsIn(card, "do")].some((kind) => this.#does.has(kind as EffectKind));
  }

  #want({ does = [], moves = [], cards }: Means = {}): void {
    if (cards !== undefined) this.#wants.own.push(cards);
    for (const kind of does) this.#does.add(kind);
    for (const type of moves) this.#moves.add(type);
  }

  #forKeyword({ keyword, value = 0 }: KeywordAbility, card: CardDefinition): void {
    switch (keyword) {
      // Three of them or so.
      case "sing-together":
        return this.#want({ cards: ({ type, cost }) => type === "character" && cost * 3 >= value });
      case "singer": {
        const sung = { min: card.cost + 1, max: value };
        return this.#want({ cards: (each) => isSong(each) && inRange(each.cost, sung) });
      }
      case "vanish":
      case "ward":
        return this.#want(BROUGHT_ABOUT.chosen);
      case "resist":
        return this.#want(HURT);
      case "boost":
        return this.#want({ moves: ["USE_ABILITY"] });
      default:
        return this.#want(FIGHT);
    }
  }

  /** How much a card in this seat's deck helps, 0 for not at all. */
  help(card: CardDefinition, who: Who): number {
    const known = this.#help[who].get(card);
    if (known !== undefined) return known;
    const help = this.#helpOf(card, who);
    this.#help[who].set(card, help);
    return help;
  }

  #helpOf(card: CardDefinition, who: Who): number {
    return WANTED * this.#wants[who].filter((isSo) => isSo(card)).length;
  }

  /** For each thing that helps the cards that are it: a deck needs some of each, however rare they are. */
  helpers(cards: readonly CardDefinition[], who: Who): CardDefinition[][] {
    return this.#wants[who]
      .map((isSo) => cards.filter(isSo))
      .filter((helping) => helping.length > 0);
  }

  isMove(type: CommandType): boolean {
    return this.#moves.has(type);
  }
}

const PRINTED = [
  "song",
  "classification",
  "name",
  "ink",
  "inkable",
  "cost",
  "strength",
  "willpower",
  "lore",
  "keyword",
  "hasUnder",
] as const satisfies readonly (keyof Filter)[];

/**
 * Whether it tells printed cards apart. That one is a character does not, most cards are; that one is exerted,
 * damaged or at a location says nothing about which card it is.
 */
const says = (filter: Filter): boolean =>
  (filter.type !== undefined && filter.type !== "character") ||
  PRINTED.some((field) => filter[field] !== undefined) ||
  [...(filter.any ?? []), ...(filter.not ? [filter.not] : [])].some(says);

/** What cannot be told from the printed card may be so. */
function isPrintedLike(card: CardDefinition, filter: Filter): boolean {
  const { type, song, classification, name, ink, inkable, keyword } = filter;
  if (type !== undefined && ![type].flat().includes(card.type)) return false;
  if (song && !isSong(card)) return false;
  if (classification !== undefined) {
    if (card.type !== "character" || !card.classifications.includes(classification)) return false;
  }
  if (name !== undefined && card.name !== name) return false;
  if (ink !== undefined && !card.inks.includes(ink)) return false;
  if (inkable !== undefined && card.inkable !== inkable) return false;
  if (keyword !== undefined && !has(card, keyword)) return false;
  if (filter.hasUnder && !has(card, "boost") && !has(card, "shift")) return false;
  if (!NUMBERS.every((field) => isWithin(filter[field], fieldOf(card, field)))) return false;
  if (filter.not !== undefined && says(filter.not) && isPrintedLike(card, filter.not)) return false;
  return filter.any === undefined || filter.any.some((each) => isPrintedLike(card, each));
}

/** Whether it gives strength to anybody. */
export function strengthens(card: CardDefinition): boolean {
  return nodesIn(card).some(
    ({ stat, amount }) => stat === "strength" && (typeof amount !== "number" || amount > 0),
  );
}

export const has = ({ abilities = [] }: CardDefinition, keyword: Keyword): boolean =>
  abilities.some((own) => own.kind === "keyword" && own.keyword === keyword);

const NUMBERS = ["cost", "strength", "willpower", "lore"] as const;

function fieldOf(card: CardDefinition, field: (typeof NUMBERS)[number]): number | null {
  const value: unknown = Object.entries(card).find(([name]) => name === field)?.[1];
  return typeof value === "number" ? value : null;
}

const isWithin = (range: Range | undefined, value: number | null): boolean =>
  range === undefined || (value !== null && inRange(value, range));
