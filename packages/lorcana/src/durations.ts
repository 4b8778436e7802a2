/** CR 7.8: how long what an effect leaves standing lasts, and a floating or delayed trigger (CR 7.4.7). */
import { nextSeat } from "./reading/table.ts";
import type { ActiveEffect, State, Watch } from "./types.ts";
import type { Duration, Seat } from "./vocabulary.ts";

export type Lasting = ActiveEffect | Watch;

/** When something can end. */
export type Moment =
  /** CR 4.2.1.3: this seat's cards have readied. */
  | { readonly at: "turn-start"; readonly seat: Seat }
  /** CR 4.4.1.3 */
  | { readonly at: "turn-end" }
  /** CR 4.3.6.18 */
  | { readonly at: "challenge-end" };

interface DurationRule {
  /** From the moment it comes about unless said. */
  readonly isOn?: (lasting: Lasting, state: State) => boolean;
  readonly isOver: (lasting: Lasting, moment: Moment, state: State) => boolean;
}

const rules: { readonly [D in Duration]: DurationRule } = {
  turn: { isOver: (_, { at }) => at === "turn-end" },
  "until-your-next-turn": {
    isOver: ({ seat }, moment) => moment.at === "turn-start" && moment.seat === seat,
  },
  "until-its-next-turn": {
    isOver: (lasting, moment, state) =>
      moment.at === "turn-start" && moment.seat === playerOf(lasting, state),
  },
  "their-next-turn": {
    isOn: isTheirNextTurn,
    isOver: (lasting, { at }, state) =>
      at === "turn-end" && isTheirNextTurn(lasting, state) && isLastOfThem(lasting, state),
  },
  challenge: { isOver: (_, { at }) => at === "challenge-end" },
  play: { isOver: () => false },
};

/**
 * CR 4.4.1.3c: for that turn alone, and no turn is the one after itself. "They" are whom it is about: a
 * card's player; a trigger that stands about nobody speaks of the opponents.
 */
function isTheirNextTurn(lasting: Lasting, state: State): boolean {
  const { turnSeat, turnNumber } = state.shared;
  if (lasting.turn >= turnNumber) return false;
  return "on" in lasting ? turnSeat === playerOf(lasting, state) : turnSeat !== lasting.seat;
}

/** CR 1.10: of several opponents each has a turn of their own before it is "your" turn again. */
function isLastOfThem(lasting: Lasting, state: State): boolean {
  return "on" in lasting || nextSeat(state, state.shared.turnSeat) === lasting.seat;
}

/** The player of the card it is on; else the player it is about, or whose effect it is. */
function playerOf(lasting: Lasting, state: State): Seat | null | undefined {
  const on = "on" in lasting ? lasting.on : null;
  if (on === null || "seat" in on) return on?.seat ?? lasting.seat;
  return state.cards.get(on.card)?.seat;
}

/** Whether it is in force now. */
export function isOn(state: State, lasting: Lasting): boolean {
  return rules[lasting.duration].isOn?.(lasting, state) ?? true;
}

/** Whether something ends at this moment. */
export function endsAt(state: State, moment: Moment): (lasting: Lasting) => boolean {
  return (lasting) => rules[lasting.duration].isOver(lasting, moment, state);
}
