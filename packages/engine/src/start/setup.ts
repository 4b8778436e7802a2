/** LT 4: set-up. */
import type { DefId, SetupRules } from "@tcg/core";
import { withDefaults } from "@tcg/core/engine";
import type { CardTable } from "../cards/card.ts";
import { changeClout } from "../procedures/clout.ts";
import { drawCards } from "../procedures/draw.ts";
import { deckStream } from "../procedures/shuffle.ts";
import type { LunchTable, Options, Play } from "../types.ts";
import { otherSeat, SEATS, type Seat } from "../vocabulary.ts";
import { defaultConfig } from "./config.ts";
import { startProblem } from "./options.ts";

export function setup(cards: CardTable): SetupRules<LunchTable> {
  return {
    prepare(options) {
      const rejection = startProblem(cards, options);
      if (rejection !== null) return { ok: false, rejection };
      return { ok: true, seating: SEATS, config: withDefaults(defaultConfig, options.config) };
    },
    newSeat: ({ startingLifePoints }) => ({
      lifePoints: startingLifePoints,
      clout: 0,
      breakdownsCaused: 0,
      normalSummonUsed: false,
    }),
    newShared: () => ({
      firstSeat: "host",
      turnSeat: "host",
      turnNumber: 0,
      endingTurn: false,
      chain: [],
      activating: null,
      window: null,
      attack: null,
      modifiers: [],
      nextModifier: 1,
      hardUsed: [],
      used: [],
      linksThisTurn: 0,
      recent: [],
    }),
    begin,
  };
}

function begin(play: Play, options: Options): void {
  const { config } = play.state;
  const decks = { host: options.hostDeck, away: options.awayDeck };
  const firstSeat =
    options.firstSeat ?? play.random<Seat>("first seat", (random) => random.pick(SEATS));
  play.emit({ type: "FIRST_SEAT_DECIDED", seat: firstSeat });
  for (const seat of SEATS) {
    // Sorted first, so that the order in which a list was typed has no say in the shuffle.
    const sorted = decks[seat].toSorted() as DefId[];
    const shuffled = play.random(deckStream(seat), (random) => random.shuffle(sorted));
    const change = play.placed(seat, shuffled, { seat, zone: "deck" });
    play.emit({ type: "DECK_PLACED", seat, change });
  }
  for (const seat of SEATS) drawCards(play, seat, config.startingHand, { why: "opening" });
  changeClout(play, otherSeat(firstSeat), config.secondSeatClout, { why: "opening" });
  play.next({ kind: "turn/start", seat: firstSeat, turn: 1 });
}
