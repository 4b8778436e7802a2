/**
 * What has to be at a table for a part of a card to resolve, read off its tree: cards that its filters
 * mean, and cards that do what it waits for. A guess that steers decks and moves, no more: what resolved is
 * counted elsewhere.
 */
import type { CardDefinition, EffectKind, Filter, Range } from "../cards.ts";
import { inRange } from "../reading/filters.ts";
import { isSong } from "../reading/printed.ts";
import type { CommandType } from "../types.ts";
import type { Deed, Keyword, LogKey, TriggerName } from "../vocabulary.ts";
import type { Aim } from "./aims.ts";
import { filtersIn, nodesIn, wordsIn } from "./tree.ts";

/** The seat that has the card, and the other one. */
export type Who = "own" | "other";

/** A card helps as much when a filter fits it. */
export const WANTED = 4;

/** What brings it about: effects of other cards, and moves. */
interface Means {
  readonly does?: readonly EffectKind[];
  readonly moves?: readonly CommandType[];
}

const FIGHT: Means = { moves: ["CHALLENGE", "QUEST"] };
const HURT: Means = { does: ["deal-damage", "put-damage"], ...FIGHT };
const PERISH: Means = { does: ["banish", "deal-damage"], ...FIGHT };

const BROUGHT_ABOUT: Readonly<Record<TriggerName | Deed | LogKey, Means>> = {
  played: { moves: ["PLAY_CARD"] },
  "was-played": { moves: ["PLAY_CARD"] },
  "played-characters": { moves: ["PLAY_CARD"] },
  "played-actions": { moves: ["PLAY_CARD"] },
  "played-songs": { moves: ["PLAY_CARD"] },
  "played-items": { moves: ["PLAY_CARD"] },
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
  sings: { moves: ["PLAY_CARD"] },
  sang: { moves: ["PLAY_CARD"] },
  "put-under": { does: ["put-under"] },
  chosen: { does: ["modify", "deal-damage", "grant-keyword", "exert", "remove-damage"] },
  readied: { does: ["ready"], moves: ["QUEST"] },
  exerted: { does: ["exert"], moves: ["QUEST", "CHALLENGE"] },
  "lore-gained": { does: ["gain-lore"], moves: ["QUEST"] },
  "returned-to-hand": { does: ["return-to-hand"] },
};

export class Needs {
  readonly #filters: readonly Filter[];
  readonly #does = new Set<EffectKind>();
  readonly #moves = new Set<CommandType>();
  readonly #help: Record<Who, Map<CardDefinition, number>> = { own: new Map(), other: new Map() };
  readonly #card: CardDefinition;
  /** Songs that it can sing because of this ability alone. */
  readonly #sings: Range | null;
  /** What is shifted onto it. */
  readonly #isShiftedOnto: boolean;

  constructor({ card, ability }: Aim) {
    this.#card = card;
    const isSinger = ability?.kind === "keyword" && ability.keyword === "singer";
    this.#sings = isSinger ? { min: card.cost + 1, max: ability.value ?? 0 } : null;
    this.#isShiftedOnto = wordsIn(ability, "fact").has("shift-name");
    const tree = ability ?? card;
    this.#filters = filtersIn(ability ?? (card.type === "action" ? card.effects : []));
    for (const field of ["on", "deed", "did", "log", "deeds"]) {
      for (const word of wordsIn(tree, field)) this.#want(BROUGHT_ABOUT[word as TriggerName]);
    }
    const asks = (isSo: (filter: Filter) => boolean): boolean => this.#filters.some(isSo);
    if (asks(({ damaged }) => damaged === true) || wordsIn(tree, "do").has("remove-damage")) {
      this.#want(HURT);
    }
    if (asks(({ exerted }) => exerted === true)) this.#want({ moves: ["QUEST"] });
    if (asks(({ challenging, challenged }) => Boolean(challenging || challenged)))
      this.#want(FIGHT);
    if (asks(({ at }) => at !== undefined)) this.#want({ moves: ["MOVE_TO_LOCATION"] });
    if (asks(({ hasUnder }) => hasUnder === true)) this.#want({ does: ["put-under"] });
    if (nodesIn(tree).some(({ zone }) => zone === "discard")) this.#want(PERISH);
    if (ability?.kind === "keyword") this.#forKeyword(ability.keyword);
  }

  #want({ does = [], moves = [] }: Means = {}): void {
    for (const kind of does) this.#does.add(kind);
    for (const type of moves) this.#moves.add(type);
  }

  #forKeyword(keyword: string): void {
    switch (keyword) {
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
    const fits = this.#filters.some(
      ({ side, ...filter }) =>
        side !== (who === "own" ? "opposing" : "yours") &&
        says(filter) &&
        isPrintedLike(card, filter),
    );
    const does = [...wordsIn(card, "do")].some((kind) => this.#does.has(kind as EffectKind));
    // What it is shifted onto, and what is sung.
    const isBase = who === "own" && card.name === this.#card.name && card.id !== this.#card.id;
    const isPlace = who === "own" && card.type === "location" && this.isMove("MOVE_TO_LOCATION");
    const isSung = who === "own" && this.#sings !== null && isSong(card);
    const goesWith =
      (isSung && inRange(card.cost, this.#sings)) || (this.#isShiftedOnto && has(card, "shift"));
    const reasons = [fits, does, isBase, goesWith, isPlace].filter(Boolean);
    return WANTED * reasons.length;
  }

  isMove(type: CommandType): boolean {
    return this.#moves.has(type);
  }
}

/** That it is a character tells nothing: most cards are. */
const says = ({ type, ...filter }: Filter): boolean =>
  (type !== undefined && type !== "character") || Object.keys(filter).length > 0;

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

const has = ({ abilities = [] }: CardDefinition, keyword: Keyword): boolean =>
  abilities.some((own) => own.kind === "keyword" && own.keyword === keyword);

const NUMBERS = ["cost", "strength", "willpower", "lore"] as const;

function fieldOf(card: CardDefinition, field: (typeof NUMBERS)[number]): number | null {
  const value: unknown = Object.entries(card).find(([name]) => name === field)?.[1];
  return typeof value === "number" ? value : null;
}

const isWithin = (range: Range | undefined, value: number | null): boolean =>
  range === undefined || (value !== null && inRange(value, range));
