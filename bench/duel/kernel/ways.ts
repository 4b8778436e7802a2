/** The two ways of playing on the kernel: states that stay, and one that is changed in place. */
import { cardOf, idsIn, Simulation } from "@tcg/core";
import { type Decks, SEATS, type Standing, type Table, type Way } from "../deal.ts";
import { duel } from "./game.ts";
import { type Duel, type DuelState, onTurn } from "./types.ts";

type Command = Duel["command"];

const optionsOf = (decks: Decks) => ({ decks, seed: 1 });

export const decide: Way<Command> = {
  start(decks): Table<Command> {
    const started = duel.start(optionsOf(decks));
    if (!started.ok) throw new Error(started.rejection.message);
    let { state } = started;
    return {
      legal: () => duel.legalMoves(state, onTurn(state)).map(({ command }) => command),
      play(command) {
        const decision = duel.decide(state, onTurn(state), command);
        if (!decision.ok) throw new Error(decision.rejection.message);
        ({ state } = decision);
      },
      isOver: () => state.outcome.status === "ended",
      standing: () => standingOf(state),
    };
  },
};

export const inPlace: Way<Command> = {
  start(decks): Table<Command> {
    const playing = Simulation.start(duel, optionsOf(decks));
    return {
      legal: () => playing.legal(onTurn(playing.state)),
      play(command) {
        const decision = playing.play(onTurn(playing.state), command);
        if (!decision.ok) throw new Error(decision.rejection.message);
      },
      isOver: () => playing.state.outcome.status === "ended",
      standing: () => standingOf(playing.state),
    };
  },
};

function standingOf(state: DuelState): Standing {
  const { outcome } = state;
  const defs = (seat: Duel["seat"], zone: Duel["zone"]): string[] =>
    idsIn(state, seat, zone).map((id) => cardOf(state, id).def);
  return {
    turn: state.shared.turn,
    winner: outcome.status === "ended" ? (outcome.winners[0] ?? null) : null,
    seats: SEATS.map((seat) => ({
      life: state.seats[seat].life,
      deck: defs(seat, "deck"),
      hand: defs(seat, "hand"),
      board: state.seats[seat].board.map((id) => {
        if (id === null) return null;
        const { def, faceDown } = cardOf(state, id);
        return faceDown ? `${def} down` : def;
      }),
      graveyard: defs(seat, "graveyard"),
    })),
  };
}
