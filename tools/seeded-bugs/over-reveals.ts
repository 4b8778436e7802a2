/** LunchTable and Lorcana, showing faces to more or fewer than the rules do. */
import { createGame as createLunchTable, type LunchTable } from "@ltcg/engine";
import {
  createRandom,
  type EventOf,
  type Game,
  type GameTypes,
  type StartOptions,
  type State,
  type Stream,
} from "@tcg/core";
import { fuzz } from "@tcg/core/testkit";
import { createGame as createLorcana, type Lorcana } from "@tcg/lorcana-engine";
import { alteredEvents, shownTo } from "../../packages/core/fixtures/broken/altered-events.ts";
import type { Run } from "../../packages/core/fixtures/broken/runs.ts";
import type { SeededBug } from "../../packages/core/fixtures/broken/seeded-bug.ts";
import { facesShown } from "../../packages/core/src/testkit/checks/faces-shown.ts";
import { generatedCards as lunchTableCards } from "../../packages/engine/fuzz/generated-cards.ts";
import { generatedDecks } from "../../packages/engine/fuzz/generated-decks.ts";
import { generatedCards as lorcanaCards } from "../../packages/lorcana/fuzz/generated-cards.ts";
import { aDeck } from "../../packages/lorcana/fuzz/generated-decks.ts";

/** What a bug must be found within. */
const MATCHES = 60;
const LORCANA_DECK = 60;

type Is<G extends GameTypes> = (event: EventOf<G>, state: State<G>) => boolean;

/** Plays a game in which these events show their cards to both players, or to one of them. */
function showing<G extends GameTypes>(
  game: Game<G>,
  options: (random: Stream) => StartOptions<G>,
  is: Is<G>,
  to: "both" | G["seat"],
): Run {
  const broken = alteredEvents(game, (event, state) =>
    is(event, state) ? shownTo(event, to === "both" ? state.seating : [to]) : event,
  );
  return (request) =>
    fuzz(broken, {
      seed: 1,
      games: MATCHES,
      options,
      maxCommands: 60_000,
      rarely: ["SURRENDER", "CONCEDE", "TIMEOUT"],
      untilFailure: true,
      command: "npm run seeded-bugs",
      ...request,
    });
}

const tableCards = lunchTableCards(createRandom(1, "cards"));
const lunchTableGame = createLunchTable(tableCards);

function lunchtable(is: Is<LunchTable>, to: "both" | LunchTable["seat"] = "both"): Run {
  const options = (random: Stream): StartOptions<LunchTable> => {
    const { host, away } = generatedDecks(random, tableCards);
    return { hostDeck: host, awayDeck: away, seed: random.int(2 ** 31) };
  };
  return showing(lunchTableGame, options, is, to);
}

const inkCards = lorcanaCards(createRandom(1, "cards"));
const lorcanaGame = createLorcana(inkCards);

function lorcana(is: Is<Lorcana>, to: "both" | Lorcana["seat"] = "both"): Run {
  const options = (random: Stream): StartOptions<Lorcana> => ({
    hostDeck: aDeck(random, inkCards, LORCANA_DECK),
    awayDeck: aDeck(random, inkCards, LORCANA_DECK),
    seed: random.int(2 ** 31),
    config: { maxInks: 6, maxCopies: LORCANA_DECK },
  });
  return showing(lorcanaGame, options, is, to);
}

export const lunchtableFaces: readonly SeededBug[] = [
  [
    "a card that is drawn is shown to both",
    lunchtable(({ type }) => type === "CARD_DRAWN"),
    facesShown,
  ],
  [
    "a stereotype that is set is shown to both",
    lunchtable(({ type }) => type === "MONSTER_SET"),
    facesShown,
  ],
  [
    "a spell or trap that is set is shown to both",
    lunchtable(({ type }) => type === "SPELL_TRAP_SET"),
    facesShown,
  ],
  [
    "a deck that one looks into is shown to both",
    lunchtable((event) => event.type === "CARDS_VIEWED" && event.change.zone === "deck"),
    facesShown,
  ],
  [
    "a card that is revealed only host sees",
    lunchtable(({ type }) => type === "CARDS_REVEALED", "host"),
    facesShown,
  ],
];

export const lorcanaFaces: readonly SeededBug[] = [
  [
    "a card that is drawn is shown to both",
    lorcana(({ type }) => type === "CARD_DRAWN"),
    facesShown,
  ],
  [
    "the top of a deck that one looks at is shown to both",
    lorcana((event, state) => isLook(event) && !isSearch(event, state)),
    facesShown,
  ],
  ["a deck that is searched is shown to both", lorcana(isSearch), facesShown],
  [
    "a card that is taken unrevealed is shown to both",
    lorcana((event) => event.type === "CARD_TO_HAND" && !event.revealed),
    facesShown,
  ],
  [
    "a card that is found only host sees",
    lorcana((event) => event.type === "CARD_TO_HAND" && event.revealed === true, "host"),
    facesShown,
  ],
  [
    "a card that an effect puts into an inkwell is shown to both",
    lorcana((event) => event.type === "CARD_INKED" && event.why === "effect"),
    facesShown,
  ],
  [
    "a card that is put face-down under another host sees",
    lorcana(({ type }) => type === "CARD_PUT_UNDER", "host"),
    facesShown,
  ],
];

function isLook(
  event: EventOf<Lorcana>,
): event is Extract<EventOf<Lorcana>, { readonly type: "CARDS_LOOKED_AT" }> {
  return event.type === "CARDS_LOOKED_AT";
}

function isSearch(event: EventOf<Lorcana>, { seats }: State<Lorcana>): boolean {
  return isLook(event) && event.change.cards.length === seats[event.seat].deck.length;
}
