/**
 * One game of a measurement. It depends on the request and its number alone, not on the thread.
 * Games go in couples that have the seed in common: the same first seat, the same luck for the bots,
 * the same shuffles as far as decks allow, and the two decks change seats in between.
 */
import { anyCard, fromDecks } from "@tcg/bots";
import {
  createRandom,
  drawSeed,
  type EventOf,
  type GameTypes,
  type Prior,
  type State,
} from "@tcg/core";
import { findBot } from "../../packages/cli/src/bots.ts";
import type { Measured } from "./games.ts";
import {
  type BalanceRequest,
  type CardsSeen,
  type GameResult,
  type NamedDeck,
  pairsOf,
  type Side,
  UNFINISHED,
} from "./request.ts";

/** More than the rules can make of 200 turns, nearly: a game that takes more is given up. */
const MAX_COMMANDS = 20_000;

export function playGame<G extends GameTypes>(
  measured: Measured<G>,
  request: BalanceRequest,
  number: number,
): GameResult {
  const { hosted } = measured;
  const { game } = hosted;
  const [firstSeat, secondSeat] = hosted.seats as readonly [G["seat"], G["seat"]];
  const pair = pairsOf(request)[Math.floor(number / request.games)];
  if (pair === undefined) throw new RangeError(`there is no game ${number}`);
  const decks = [deckAt(request, pair[0]), deckAt(request, pair[1])] as const;
  const inPair = number % request.games;
  // By the names of the decks, so that a pair plays the same games whoever else is measured.
  const couple = `${decks[0].name}, ${decks[1].name}: ${Math.floor(inPair / 2)}`;
  const isSwapped = inPair % 2 === 1;
  const sideOf = (seat: G["seat"]): Side => ((seat === firstSeat) === isSwapped ? 1 : 0);
  const decksOf = {
    [firstSeat]: decks[sideOf(firstSeat)].cards,
    [secondSeat]: decks[sideOf(secondSeat)].cards,
  };
  const seed = drawSeed(createRandom(request.seed, couple));
  const opening = game.start(hosted.options(decksOf, { seed, config: request.config }));
  if (!opening.ok) throw new Error(opening.rejection.message);
  const bot = findBot(request.bot);
  const prior = priorOf(measured, request);
  const streams = new Map(
    hosted.seats.map((seat) => [seat, createRandom(request.seed, `${couple}, ${seat}`)]),
  );
  const seen = request.cards ? [new Seen(), new Seen()] : null;
  const look = (events: readonly EventOf<G>[]): void =>
    events.forEach((event) => {
      const note = noteOf(measured, event);
      if (note !== null) seen?.[sideOf(note.seat)]?.add(note);
    });

  let { state } = opening;
  look(opening.events);
  for (let i = 0; i < MAX_COMMANDS && state.outcome.status === "running"; i++) {
    const [seat] = game.actors(state);
    const random = streams.get(seat as G["seat"]);
    if (seat === undefined || random === undefined) throw new Error("nobody may act");
    const known = game.insight(state, seat);
    const legalMoves = game.legalMoves(state, seat);
    const move = bot.choose({ game, ...known, legalMoves, random, prior });
    const decision = game.decide(state, seat, move.command);
    if (!decision.ok) throw new Error(`${seat} ${move.id}: ${decision.rejection.message}`);
    state = decision.state;
    if (seen !== null) look(decision.events);
  }
  return {
    number,
    pair,
    ...endOf(state, sideOf),
    first: sideOf(hosted.firstSeat(state) ?? firstSeat),
    turns: hosted.turnNumber(state),
    ...(seen !== null && { cards: [seenBy(seen[0]), seenBy(seen[1])] as const }),
  };
}

function deckAt({ decks }: BalanceRequest, index: number): NamedDeck {
  const deck = decks[index];
  if (deck === undefined) throw new RangeError(`there is no deck ${index}`);
  return deck;
}

/** The built-in decks are public, and so are those that are measured. */
function priorOf<G extends GameTypes>(
  { hosted: { game }, known }: Measured<G>,
  { prior, decks }: BalanceRequest,
): Prior<G> {
  if (prior === "any") return anyCard(game);
  const all = [...known, ...decks.map(({ cards }) => cards)];
  return fromDecks(game, [...new Map(all.map((cards) => [cards.join(), cards])).values()]);
}

function endOf<G extends GameTypes>(
  { outcome }: State<G>,
  sideOf: (seat: G["seat"]) => Side,
): Pick<GameResult, "winner" | "ending"> {
  if (outcome.status !== "ended") return { winner: null, ending: UNFINISHED };
  const [winner] = outcome.winners;
  const isDecided = winner !== undefined && outcome.winners.length === 1;
  return { winner: isDecided ? sideOf(winner) : null, ending: outcome.reason };
}

interface Note<G extends GameTypes> {
  readonly seat: G["seat"];
  readonly what: keyof CardsSeen;
  readonly def: string;
}

class Seen {
  readonly drawn = new Set<string>();
  readonly played = new Set<string>();
  readonly acted = new Set<string>();

  add({ what, def }: Pick<Note<GameTypes>, "what" | "def">): void {
    this[what].add(def);
  }
}

function seenBy(seen: Seen | undefined): CardsSeen {
  const { drawn = [], played = [], acted = [] } = seen ?? {};
  return { drawn: [...drawn], played: [...played], acted: [...acted] };
}

/** Whose card did what, of events that tell such a thing. */
function noteOf<G extends GameTypes>(
  { hosted, acted }: Measured<G>,
  event: EventOf<G>,
): Note<G> | null {
  const effect = acted(event);
  if (effect !== null) return { ...effect, what: "acted" };
  const use = hosted.cardUse?.(event) ?? null;
  return use === null ? null : { seat: use.seat, what: use.how, def: use.def };
}
