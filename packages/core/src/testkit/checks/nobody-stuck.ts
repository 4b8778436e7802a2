/** Promise: while a match runs somebody has to act, and has something to do. */
import { rulesOf } from "../../rules-of.ts";
import type { GameTypes, LegalMove, State } from "../../types.ts";
import { type Check, type CheckContext, CheckFailed } from "../check.ts";

const name = "nobody is stuck";

export const nobodyStuck: Check = {
  name,
  state<G extends GameTypes>({ game, legal }: CheckContext<G>, state: State<G>): void {
    const actors = game.actors(state);
    const waiting = state.tasks.length + state.queue.length;
    if (state.outcome.status === "ended") {
      const { reason, winners } = state.outcome;
      if (actors.length > 0) throw new CheckFailed(name, "the match is over and someone must act");
      if (state.prompts.length + waiting > 0) {
        throw new CheckFailed(name, "the match is over with something left hanging");
      }
      if (!rulesOf(game).endings.includes(reason)) {
        throw new CheckFailed(name, `the ending ${reason} is not declared`);
      }
      if (!winners.every((seat) => state.seating.includes(seat))) {
        throw new CheckFailed(name, "somebody won who does not sit here");
      }
      return;
    }
    if (actors.length === 0) throw new CheckFailed(name, "nobody has to act");
    if (state.prompts.length === 0 && waiting > 0) {
      throw new CheckFailed(name, "work is left to do and nobody is asked anything");
    }
    for (const { kind } of state.prompts) {
      if (!rulesOf(game).prompts.includes(kind)) {
        throw new CheckFailed(name, `the prompt ${kind} is not declared`);
      }
    }
    for (const seat of actors) {
      const isAnswer = ({ command }: LegalMove<G>): boolean =>
        rulesOf(game).moves[command.type as G["command"]["type"]].anytime !== true;
      if (!legal(state, seat).some(isAnswer)) {
        const asked = state.prompts.find((prompt) => prompt.seat === seat)?.kind ?? "nothing";
        throw new CheckFailed(name, `${seat} must act, is asked ${asked}, and has no legal move`);
      }
    }
  },
};
