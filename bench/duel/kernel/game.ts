/**
 * The duel on the kernel: hidden hands and decks, ids that cannot be followed, events, checks. Each turn
 * a card is drawn; a unit may be summoned and another set, and each may attack once. Who has no life
 * left, or no card to draw, has lost.
 */
import { defId, defineGame, type Game, idsIn, tableOnly } from "@tcg/core";
import { HAND, LIFE, SEATS, type Seat, SLOTS, units } from "../deal.ts";
import { moves } from "./moves.ts";
import { commands, type Duel, type DuelPlay, onTurn, other, rejections } from "./types.ts";

export const duel: Game<Duel> = defineGame<Duel>({
  id: "duel",
  rulesVersion: 1,
  cards: units,
  printed: units,
  zones: {
    deck: { faces: "nobody", slots: "pile", ordered: true },
    hand: { faces: "owner", slots: "pile", ordered: false },
    board: { faces: "all", slots: SLOTS, ordered: true },
    graveyard: { faces: "all", slots: "pile", ordered: true },
  },
  commands,
  moves,
  reducers: {
    DECK_PLACED: tableOnly,
    CARD_DRAWN: tableOnly,
    SUMMONED(draft) {
      draft.at("shared").hasSummoned = true;
    },
    CARD_SET(draft) {
      draft.at("shared").hasSet = true;
    },
    ATTACKED(draft, { card }) {
      draft.at("shared").attacked = [...draft.state.shared.attacked, card];
    },
    FLIPPED: tableOnly,
    DESTROYED: tableOnly,
    LIFE_LOST(draft, { seat, amount }) {
      draft.at("seats", seat).life -= amount;
    },
    TURN_STARTED(draft) {
      const { turn } = draft.state.shared;
      draft.at().shared = newTurn(turn + 1);
    },
  },
  audiences: {
    DECK_PLACED: "all",
    CARD_DRAWN: "all",
    SUMMONED: "all",
    CARD_SET: "all",
    ATTACKED: "all",
    FLIPPED: "all",
    DESTROYED: "all",
    LIFE_LOST: "all",
    TURN_STARTED: "all",
  },
  faces: {
    DECK_PLACED: "zones",
    CARD_DRAWN: "zones",
    SUMMONED: "zones",
    CARD_SET: "zones",
    FLIPPED: "zones",
    DESTROYED: "zones",
  },
  phases: {
    draw: { enter: (play) => draw(play, onTurn(play.state)), next: () => "main" },
    main: {},
  },
  tasks: {},
  rejections,
  prompts: [],
  endings: ["life", "deck"],
  setup: {
    prepare: () => ({ ok: true, seating: SEATS, config: { life: LIFE } }),
    newSeat: ({ life }) => ({ life }),
    newShared: () => newTurn(1),
    begin(play, { decks }) {
      for (const seat of SEATS) {
        const change = play.placed(seat, decks[seat].map(defId), { seat, zone: "deck" });
        play.emit({ type: "DECK_PLACED", change });
        for (let i = 0; i < HAND; i++) draw(play, seat);
      }
      play.goTo("draw");
    },
  },
  turn: (state) => [onTurn(state)],
  chance: { chosenOrders: ["DECK_PLACED"], drawnSeat: () => null },
  checks: [
    (play) => {
      if (play.ended) return;
      const beaten = SEATS.find((seat) => play.state.seats[seat].life <= 0);
      if (beaten !== undefined) play.end([other(beaten)], "life");
    },
  ],
  maxSteps: () => 100,
  view: ({ state: { shared, seats } }) => ({
    ...shared,
    life: SEATS.map((seat) => seats[seat].life),
  }),
  evaluate: ({ game, viewer }) => game.life[SEATS.indexOf(viewer as Seat)] ?? 0,
  restore: ({ game: { life, ...shared } }) => ({
    shared,
    seats: { "0": { life: life[0] ?? 0 }, "1": { life: life[1] ?? 0 } },
  }),
});

function newTurn(turn: number): Duel["shared"] {
  return { turn, hasSummoned: false, hasSet: false, attacked: [] };
}

function draw(play: DuelPlay, seat: Seat): void {
  const [top] = idsIn(play.state, seat, "deck");
  if (top === undefined) return play.end([other(seat)], "deck");
  play.emit({ type: "CARD_DRAWN", change: play.moved(top, { seat, zone: "hand" }) });
}
