/** The table a match is played at: decks full of the card it is played for and of what that needs. */
import type { StartOptions, Stream } from "@tcg/core";
import type { CardDefinition, CardTable } from "../cards.ts";
import type { Config } from "../config.ts";
import type { Lorcana } from "../types.ts";
import type { Aim } from "./aims.ts";
import { has, Needs, type Who } from "./needs.ts";

const DECK = 60;
const COPIES = 10;
/** Cards that help, in the deck of the card and in the other. */
const HELPERS: Readonly<Record<Who, number>> = { own: 24, other: 18 };
/** What else there is should be played soon, or pay for others. */
const CHEAP = 4;

/** By turns: the rules as they are, and some that let a match come further, or hands run empty. */
export const SETTINGS: readonly Partial<Config>[] = [
  { loreToWin: 80, handSize: 10 },
  {},
  { loreToWin: 200, handSize: 10 },
  { loreToWin: 80, handSize: 3 },
];
/** In every match: any inks, any number of copies, and an end in time. */
export const EVERYWHERE: Partial<Config> = { maxInks: 6, maxCopies: DECK, maxTurns: 60 };

/** The seat with the card: by turns, so that each has had all settings in the end. */
export function seatOf(round: number): "host" | "away" {
  return (round + Math.floor(round / SETTINGS.length)) % 2 === 0 ? "host" : "away";
}

export function optionsFor(
  cards: CardTable,
  aim: Aim,
  round: number,
  random: Stream,
): StartOptions<Lorcana> {
  const needs = new Needs(aim);
  const own = deckFor(cards, aim, needs, "own", random);
  const other = deckFor(cards, aim, needs, "other", random);
  const isHost = seatOf(round) === "host";
  return {
    hostDeck: isHost ? own : other,
    awayDeck: isHost ? other : own,
    seed: random.int(2 ** 31),
    config: { ...SETTINGS[round % SETTINGS.length], ...EVERYWHERE },
  };
}

function deckFor(
  cards: CardTable,
  { card }: Aim,
  needs: Needs,
  who: Who,
  random: Stream,
): string[] {
  const all = Object.values(cards);
  const deck = who === "own" ? Array<string>(COPIES).fill(card.id) : [];
  const draw = (weight: (each: CardDefinition) => number, many: number): void => {
    const weighed = all.flatMap((each) => Array<CardDefinition>(weight(each)).fill(each));
    for (let i = 0; i < many && weighed.length > 0; i++) deck.push(random.pick(weighed).id);
  };
  const cheapness = ({ cost, inkable }: CardDefinition): number =>
    (cost <= CHEAP ? 3 : 1) * (inkable ? 2 : 1);
  const helpers = needs.helpers(all, who);
  for (let i = 0; i < HELPERS[who] && helpers.length > 0; i++) {
    const helping = new Set(random.pick(helpers));
    draw((each) => (helping.has(each) ? cheapness(each) : 0), 1);
    // What it can be shifted onto comes along.
    const drawn = cards[deck.at(-1) ?? ""];
    const isShifted = needs.isToHaveUnder && drawn !== undefined && has(drawn, "shift");
    if (isShifted) draw(({ name, id }) => (name === drawn.name && id !== drawn.id ? 1 : 0), 1);
  }
  draw(
    (each) => (each.type === "character" ? 3 : 1) * (each.cost <= CHEAP ? cheapness(each) : 0),
    DECK - deck.length,
  );
  draw(() => 1, DECK - deck.length);
  return deck;
}
