/** The state of a match that has just begun. */
import { expect, test } from "vitest";
import { matchGame } from "../fixtures/match.ts";
import { character } from "../fixtures/table.ts";
import { LOG_KEYS } from "./vocabulary.ts";

const cards = [character("ant"), character("bee"), character("cat")];
const deck = ["ant", "bee", "cat"].flatMap((id) => Array.from({ length: 20 }, () => id));

function start(hostDeck: readonly string[] = deck, more: object = {}) {
  const started = matchGame(cards).start({
    hostDeck: [...hostDeck],
    awayDeck: deck,
    seed: 1,
    chooser: "away",
    config: { maxCopies: 60, ...more },
  });
  if (!started.ok) throw new Error(started.rejection.message);
  return started;
}

test("nothing is counted yet, and nothing waits but the choice of who starts", () => {
  const { state } = start();
  expect(state.shared).toEqual({
    chooser: "away",
    startingPlayer: null,
    altered: [],
    turnSeat: "host",
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
  });
  for (const seat of ["host", "away"] as const) {
    const { lore, exertedInk, inkings, failedDraws, log } = state.seats[seat];
    expect([lore, exertedInk, inkings, failedDraws]).toEqual([0, 0, 0, 0]);
    expect(log).toEqual(Object.fromEntries(LOG_KEYS.map((key) => [key, 0])));
  }
  expect(state.prompts).toMatchObject([{ kind: "choose_first_player", seat: "away" }]);
});

test("[CR 3.1.3] the order in which a list was typed has no say in the shuffle", () => {
  const faces = ({ state }: ReturnType<typeof start>) =>
    state.seats.host.deck.map((id) => id && state.cards.get(id)?.def);
  expect(faces(start(deck.toReversed()))).toEqual(faces(start(deck)));
  expect(faces(start())).not.toEqual(deck);
});

test("[CR 3.1.5] the starting player draws first, then the other, and each is asked in that order", () => {
  const { state, events } = start(deck, { startingPlayer: "away" });
  const drawn = events.flatMap((event) => (event.type === "CARD_DRAWN" ? [event.seat] : []));
  const seven = (seat: string) => Array.from({ length: 7 }, () => seat);
  expect(drawn).toEqual([...seven("away"), ...seven("host")]);
  expect(state.prompts).toMatchObject([{ kind: "alter_hand", seat: "away" }]);
  expect(state.shared).toMatchObject({ startingPlayer: "away", turnSeat: "away" });
});
