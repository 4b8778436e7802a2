/** The table a match is played at: decks full of the card under test and of what it needs. */
import type { StartOptions, Stream } from "@tcg/core";
import { type Config, defaultConfig } from "../../start/config.ts";
import type { LunchTable } from "../../types.ts";
import type { Seat } from "../../vocabulary.ts";
import type { CardDefinition, CardTable } from "../card.ts";
import type { Aimed } from "../using/effects.ts";
import { Needs, type Who } from "../using/needs.ts";
import { creates, isToken } from "../using/tokens.ts";

const DECK = 40;
/** Of the card under test. A senior is nothing without others to be its tribute. */
const COPIES = 12;
const COPIES_OF_A_SENIOR = 8;
const STEREOTYPES = 20;

/** By turns: the rules as they are, and some that let a match come further. */
export const SETTINGS: readonly Partial<Config>[] = [
  {},
  { cloutPerTurn: 2 },
  { startingLifePoints: 16000, breakdownsToWin: 6 },
  { responses: "auto" },
];
/** Where life has to fall, it begins this much above instead of being longer. */
export const LIFE_TO_LOSE = 1000;
/** In every match, beyond its settings. */
export const EVERYWHERE: Partial<Config> = { maxCopies: DECK };

/** Where the set's rules allow no such deck, the nearest that they do. */
function deckSize(config: Partial<Config>): number {
  const { minDeck, maxDeck } = { ...defaultConfig, ...config };
  return Math.min(Math.max(DECK, minDeck), maxDeck);
}

/** The seat with the card under test: by turns, so that each has had all settings in the end. */
export function seatOf(round: number): Seat {
  return (round + Math.floor(round / SETTINGS.length)) % 2 === 0 ? "host" : "away";
}

export function optionsFor(
  { cards, config }: { readonly cards: CardTable; readonly config: Partial<Config> },
  aimed: Aimed,
  round: number,
  random: Stream,
): StartOptions<LunchTable> {
  const needs = new Needs(aimed);
  const size = deckSize(config);
  const own = deckFor(cards, aimed, needs, { who: "own", size }, random);
  const other = deckFor(cards, aimed, needs, { who: "other", size }, random);
  const isHost = seatOf(round) === "host";
  return {
    hostDeck: isHost ? own : other,
    awayDeck: isHost ? other : own,
    seed: random.int(2 ** 31),
    config: {
      ...config,
      ...EVERYWHERE,
      ...(size > DECK && { maxCopies: size }),
      ...settingOf(round, needs),
    },
  };
}

function settingOf(round: number, { life }: Needs): Partial<Config> {
  const setting = SETTINGS[round % SETTINGS.length] ?? {};
  const isLonger = setting.startingLifePoints !== undefined;
  return life !== null && isLonger ? { startingLifePoints: life + LIFE_TO_LOSE } : setting;
}

function deckFor(
  cards: CardTable,
  { card }: Aimed,
  needs: Needs,
  { who, size }: { readonly who: Who; readonly size: number },
  random: Stream,
): string[] {
  const playable = Object.values(cards).filter((each) => !isToken(each));
  const isSenior = card.type === "stereotype" && card.level >= 7;
  const copies = Math.min(size, isSenior ? COPIES_OF_A_SENIOR : COPIES);
  const deck: string[] = [];
  if (who === "own") {
    const bringers = isToken(card) ? playable.filter((each) => creates(each, card.id)) : [card];
    for (let i = 0; i < copies && bringers.length > 0; i++) deck.push(random.pick(bringers).id);
  }
  const stereotypes = playable.filter(({ type }) => type === "stereotype");
  const others = playable.filter(({ type }) => type !== "stereotype");
  const fill = (from: readonly CardDefinition[], until: number): void => {
    const weighed = from.flatMap((each) =>
      Array<CardDefinition>(1 + needs.help(each, who)).fill(each),
    );
    while (deck.length < until && weighed.length > 0) deck.push(random.pick(weighed).id);
  };
  const lying = who === "own" && card.type === "stereotype" ? copies : 0;
  fill(stereotypes, Math.min(size, deck.length + STEREOTYPES - lying));
  fill(others, size);
  fill(stereotypes, size);
  return deck;
}
