/** What players are asked, and what they could do. */
import type { Seat } from "@ltcg/engine";
import type { CardId } from "@tcg/core";
import { game, type Table } from "./lay.ts";

/** Who is asked what. */
export function asked({ state }: Table): string[] {
  return state.prompts.map(({ seat, kind }) => `${seat} ${kind}`);
}

/** Whether a seat can use this card now, to start something or in answer to it. */
export function canUse(at: Table, seat: Seat, def: string): boolean {
  return movesWith(at, seat, def).length > 0;
}

/** Everything this card could be aimed at now, as seat and card, in order. */
export function aims(at: Table, seat: Seat, def: string): string[] {
  const targets = movesWith(at, seat, def).flatMap(({ command }) =>
    "targets" in command ? (command.targets ?? []) : [],
  );
  return told(at, targets);
}

/** Everything that could be chosen in answer to the question for cards. */
export function choices(at: Table, seat: Seat): string[] {
  const chosen = game
    .legalMoves(at.state, seat)
    .flatMap(({ command }) => (command.type === "CHOOSE_CARDS" ? command.cards : []));
  return told(at, chosen);
}

function told({ state }: Table, ids: readonly CardId[]): string[] {
  return [...new Set(ids)]
    .map((id) => `${state.cards.get(id)?.seat} ${state.cards.get(id)?.def}`)
    .sort();
}

function movesWith(at: Table, seat: Seat, def: string): ReturnType<typeof game.legalMoves> {
  return game
    .legalMoves(at.then().state, seat)
    .filter(
      ({ command }) =>
        (command.type === "ACTIVATE_SPELL" ||
          command.type === "ACTIVATE_TRAP" ||
          command.type === "ACTIVATE_EFFECT" ||
          command.type === "RESPOND_CHAIN") &&
        command.card !== undefined &&
        at.state.cards.get(command.card)?.def === def,
    );
}
