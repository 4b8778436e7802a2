/** LT 7.2, 7.7, 8.1: the turn seat starts something with nothing pending. One file: three doors. */
import type { CardId } from "@tcg/core";
import {
  type Activatable,
  activatableCards,
  activatableEffects,
  mayActivateCard,
  mayActivateEffect,
} from "../chain/may-activate.ts";
import { type Given, givenProblem, startActivation, waysToGive } from "../chain/start.ts";
import { reject } from "../rejections.ts";
import { type Book, definitionOf, freeSlots } from "../table.ts";
import type { MoveOf, Play, State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

export function activateSpell(book: Book): MoveOf<"ACTIVATE_SPELL"> {
  return {
    *candidates(state, seat) {
      for (const may of startable(book, state, seat, "spell")) {
        for (const way of waysToGive(book, state, seat, may)) {
          yield { type: "ACTIVATE_SPELL", card: may.card, ...way };
        }
      }
    },
    validate: (state, seat, command) => cardProblem(book, state, seat, command, "spell"),
    normalise(state, seat, command) {
      if (command.slot !== freeSlots(state, seat, "setZone")[0]) return command;
      const { slot: _, ...rest } = command;
      return rest;
    },
    execute: (play, command, seat) => start(book, play, seat, command),
    text: (state, { card, targets }) => activationText(book, state, card, targets),
  };
}

export function activateTrap(book: Book): MoveOf<"ACTIVATE_TRAP"> {
  return {
    *candidates(state, seat) {
      for (const may of startable(book, state, seat, "trap")) {
        for (const way of waysToGive(book, state, seat, may)) {
          yield { type: "ACTIVATE_TRAP", card: may.card, ...way };
        }
      }
    },
    validate: (state, seat, command) => cardProblem(book, state, seat, command, "trap"),
    execute: (play, command, seat) => start(book, play, seat, command),
    text: (state, { card, targets }) => activationText(book, state, card, targets),
  };
}

export function activateEffect(book: Book): MoveOf<"ACTIVATE_EFFECT"> {
  return {
    *candidates(state, seat) {
      for (const may of activatableEffects(book, state, seat, "start")) {
        for (const way of waysToGive(book, state, seat, may)) {
          yield { type: "ACTIVATE_EFFECT", card: may.card, effect: may.place as number, ...way };
        }
      }
    },
    validate(state, seat, { card, effect, ...given }) {
      const asked = mayActivateEffect(book, state, seat, card, effect, "start");
      return asked.ok ? givenProblem(book, state, seat, asked.may, given) : asked.rejection;
    },
    execute(play, { card, effect, ...given }, seat) {
      const asked = mayActivateEffect(book, play.state, seat, card, effect, "start");
      if (!asked.ok) return;
      play.next({ kind: "window/open", window: "activation", actor: seat });
      startActivation(book, play, seat, asked.may, given);
    },
    text: (state, { card, targets }) =>
      `Use ${activationText(book, state, card, targets).slice(9)}`,
  };
}

function startable(book: Book, state: State, seat: Seat, via: "spell" | "trap"): Activatable[] {
  return activatableCards(book, state, seat, "start").filter((may) => may.via === via);
}

function cardProblem(
  book: Book,
  state: State,
  seat: Seat,
  { card, ...given }: Given & { readonly card: CardId },
  via: "spell" | "trap",
): ReturnType<MoveOf<"ACTIVATE_SPELL">["validate"]> {
  // The very refusal of mayActivateCard: what another's face-down card is must not show (LT 13.3).
  if (definitionOf(book, state, card).type !== via) return reject("activate/not-yours");
  const asked = mayActivateCard(book, state, seat, card, "start");
  return asked.ok ? givenProblem(book, state, seat, asked.may, given) : asked.rejection;
}

function start(
  book: Book,
  play: Play,
  seat: Seat,
  { card, ...given }: Given & { readonly card: CardId },
): void {
  const asked = mayActivateCard(book, play.state, seat, card, "start");
  if (!asked.ok) return;
  play.next({ kind: "window/open", window: "activation", actor: seat });
  startActivation(book, play, seat, asked.may, given);
}

/** A target that lies face-down is named by its back. */
export function activationText(
  book: Book,
  state: State,
  card: CardId,
  targets: readonly CardId[] | undefined,
): string {
  const { name } = definitionOf(book, state, card);
  const aim = (targets ?? []).map((id) =>
    state.cards[id]?.faceDown ? "a face-down card" : definitionOf(book, state, id).name,
  );
  return `Activate ${name}${aim.length > 0 ? ` on ${aim.join(", ")}` : ""}`;
}
