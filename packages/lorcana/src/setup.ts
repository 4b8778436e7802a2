/** CR 3.1: starting a game. */
import type { CardId, DefId, SetupRules } from "@tcg/core";
import { withDefaults } from "@tcg/core/engine";
import type { DefinedCards } from "./complete-cards.ts";
import { defaultConfig } from "./config.ts";
import { seatingOf, startProblem } from "./options.ts";
import { drawCards } from "./procedures/draw.ts";
import { deckStream, shuffleDeck } from "./procedures/shuffle.ts";
import { hasLeft, nextSeat } from "./reading/table.ts";
import type { Lorcana, Options, Play, SeatData } from "./types.ts";
import { LOG_KEYS, type Seat } from "./vocabulary.ts";

export const emptyLog = Object.fromEntries(LOG_KEYS.map((key) => [key, 0])) as SeatData["log"];

export function setup(cards: DefinedCards): SetupRules<Lorcana> {
  return {
    prepare(options) {
      const rejection = startProblem(cards, options);
      if (rejection !== null) return { ok: false, rejection };
      const config = withDefaults(defaultConfig, options.config);
      return { ok: true, seating: seatingOf(options), config };
    },
    newSeat: () => ({ lore: 0, exertedInk: 0, inkings: 0, failedDraws: 0, log: emptyLog }),
    newShared: (_config, seating) => ({
      chooser: seating[0] as Seat,
      startingPlayer: null,
      altered: [],
      turnSeat: seating[0] as Seat,
      turnNumber: 0,
      turnActions: 0,
      bag: [],
      bagHolder: null,
      nextEntry: 1,
      resolutions: [],
      challenge: null,
      effects: [],
      watches: [],
      deeds: [],
      nextEffect: 1,
      credits: {},
      departed: {},
    }),
    begin,
  };
}

type Decks = { readonly [S in Seat]: readonly string[] };

function decksOf({ hostDeck, awayDeck, thirdDeck = [], fourthDeck = [] }: Options): Decks {
  return { host: hostDeck, away: awayDeck, third: thirdDeck, fourth: fourthDeck };
}

function begin(play: Play, options: Options): void {
  const decks = decksOf(options);
  const { startingPlayer } = play.state.config;
  // CR 3.1.2: a random method decides who chooses; or who starts, and then a named chooser is ignored.
  const named = startingPlayer === "random" ? undefined : options.chooser;
  const chooser =
    named ?? play.random<Seat>("chooser", (random) => random.pick(play.state.seating));
  play.emit({ type: "CHOOSER_DECIDED", seat: chooser });
  play.emit({ type: "PHASE_CHANGED", phase: "setup" });
  for (const seat of play.state.seating) {
    // Sorted first, so that the order in which a list was typed does not affect the shuffle.
    const sorted = decks[seat].toSorted() as DefId[];
    const shuffled = play.random(deckStream(seat), (random) => random.shuffle(sorted));
    const change = play.placed(seat, shuffled, { seat, zone: "deck" });
    play.emit({ type: "DECK_PLACED", seat, change });
  }
  if (startingPlayer === "choose") play.ask({ kind: "choose_first_player", seat: chooser });
  else chooseStartingPlayer(play, startingPlayer === "random" ? chooser : startingPlayer);
}

/** CR 3.1.5, 3.1.6: seven cards each, then alterations in turn order. */
export function chooseStartingPlayer(play: Play, seat: Seat): void {
  play.emit({ type: "STARTING_PLAYER_CHOSEN", seat });
  const others: Seat[] = [];
  for (let next = nextSeat(play.state, seat); next !== seat; next = nextSeat(play.state, next)) {
    others.push(next);
  }
  const order = [seat, ...others];
  for (const each of order) drawCards(play, each, play.state.config.handSize, "opening");
  play.next({ kind: "setup/alter", seats: order }, { kind: "setup/shuffle" });
}

/** CR 3.1.6: each decides after those before have acted. */
export function askToAlter(play: Play, seats: readonly Seat[]): void {
  const [seat, ...others] = seats;
  if (seat === undefined) return;
  if (others.length > 0) play.next({ kind: "setup/alter", seats: others });
  if (hasLeft(play.state, seat)) return;
  play.ask({ kind: "alter_hand", seat });
}

/** Unrevealed to the bottom, then as many from the top: none of those can come back. */
export function alterHand(play: Play, seat: Seat, cards: readonly CardId[]): void {
  for (const id of cards) {
    const change = play.moved(id, { seat, zone: "deck" });
    play.emit({ type: "CARD_TO_DECK", seat, place: "bottom", change });
  }
  drawCards(play, seat, cards.length, "opening");
  play.emit({ type: "HAND_ALTERED", seat, count: cards.length });
}

/**
 * CR 3.1.6: after everyone is done, each player who replaced a card shuffles. CR 3.1.7: then the game
 * begins.
 */
export function shuffleAltered(play: Play): void {
  const { altered, startingPlayer } = play.state.shared;
  for (const { seat, count } of altered) {
    if (count === 0) continue;
    shuffleDeck(play, seat);
  }
  play.next({ kind: "turn/start", seat: startingPlayer as Seat, turn: 1 });
}
