/** A match of Skirmish, two decks of fifty cards, played at random but always in the same way. */
import { deckCards } from "../../packages/core/fixtures/skirmish/cards.ts";
import {
  type Seat,
  type Skirmish,
  type SkirmishState,
  skirmish,
} from "../../packages/core/fixtures/skirmish/index.ts";
import { createRandom, invariant, Simulation } from "../../packages/core/src/index.ts";
import { jsonClone } from "./working-copies.ts";

type Played = { readonly actor: Seat; readonly command: Skirmish["command"] };

const CARDS_PER_DECK = 50;
/** Enough for boards and graveyards to be in use while both decks still have cards. */
const COMMANDS_BEFORE = 40;
const COMMANDS = 60;

export interface Match {
  /** The state somewhere in the middle: a seat's own turn, nobody is asked anything. */
  readonly middle: SkirmishState;
  /** What is played from there on. */
  readonly commands: readonly Played[];
}

export function playMatch(): Match {
  const random = createRandom(2026, "bench");
  const deck = Array.from({ length: CARDS_PER_DECK }, (_, i) => deckCards[i % deckCards.length]);
  const decks = { red: deck as string[], blue: deck as string[] };
  const match = Simulation.start(skirmish, { seed: 2026, decks, config: { life: 99 } });

  const playOne = (): Played => {
    const [actor] = match.actors;
    invariant(actor !== undefined, "the match ended before the benchmark had enough of it");
    const legal = match.legal(actor).filter(({ type }) => type !== "CONCEDE");
    const command = random.pick(legal);
    match.play(actor, command);
    return { actor, command };
  };
  for (let played = 0; played < COMMANDS_BEFORE || !atRest(match.state); played++) playOne();
  const middle = jsonClone(match.state);
  return { middle, commands: Array.from({ length: COMMANDS }, playOne) };
}

/** The turn seat may do as it likes, and each kind of event has something to happen to. */
function atRest({ prompts, seats, shared }: SkirmishState): boolean {
  const own = seats[shared.turnSeat];
  return prompts.length === 0 && own.board.some((id) => id !== null) && own.hand.length > 2;
}
