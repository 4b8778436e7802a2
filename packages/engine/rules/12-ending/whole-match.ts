/** Plays a whole match by a simple policy, so that endings are reached as at a table. */
import type { Actor, EventOf, LegalMove } from "@tcg/core";
import { duelGame } from "../../fixtures/duel.ts";
import type { CardDefinition } from "../../src/cards/card.ts";
import type { Config } from "../../src/start/config.ts";
import type { LunchTable, State } from "../../src/types.ts";

export interface Match {
  readonly state: State;
  readonly events: readonly EventOf<LunchTable>[];
}

/** The kinds of commands a seat likes, the best first; of one kind it takes the first. */
export type Policy = readonly LunchTable["command"]["type"][];

export const idle: Policy = ["CHOOSE_CARDS", "RESPOND_CHAIN", "END_TURN"];
export const eager: Policy = [
  "CHOOSE_CARDS",
  "CHOOSE_POSITION",
  "RESPOND_REPLAY",
  "ORDER_TRIGGERS",
  "RESPOND_OPTIONAL_TRIGGER",
  "RESPOND_CHAIN",
  "SUMMON",
  "ACTIVATE_SPELL",
  "ACTIVATE_EFFECT",
  "ENTER_COMBAT",
  "DECLARE_ATTACK",
  "ADVANCE_PHASE",
  "END_TURN",
];

/** Something that somebody does in turn 4, as soon as anybody is asked something. */
export interface Interruption {
  readonly actor: Actor<LunchTable>;
  readonly command: LunchTable["command"];
}

/** Both seats have forty of these cards, in turn; host begins. */
export function playMatch(
  cards: readonly CardDefinition[],
  policy: Policy,
  config: Partial<Config>,
  interruption?: Interruption,
): Match {
  const game = duelGame(cards);
  const size = config.minDeck ?? 40;
  const deck = Array.from({ length: size }, (_, i) => cards[i % cards.length]?.id ?? "blank");
  const opening = game.start({
    hostDeck: deck,
    awayDeck: deck,
    seed: 11,
    firstSeat: "host",
    config: { maxCopies: 60, ...config },
  });
  if (!opening.ok) throw new Error(opening.rejection.message);
  let { state } = opening;
  const events = [...opening.events];
  for (let commands = 0; state.outcome.status === "running"; commands++) {
    if (commands > 5000) throw new Error("the match does not end");
    const [seat] = game.actors(state);
    if (seat === undefined) throw new Error("nobody has to act");
    const isTime = state.shared.turnNumber === 4 && state.prompts.length > 0;
    const { actor, command } =
      isTime && interruption !== undefined
        ? interruption
        : { actor: seat, command: best(game.legalMoves(state, seat), policy).command };
    const decision = game.decide(state, actor, command);
    if (!decision.ok) throw new Error(decision.rejection.message);
    events.push(...decision.events);
    state = decision.state;
  }
  return { state, events };
}

function best(moves: readonly LegalMove<LunchTable>[], policy: Policy): LegalMove<LunchTable> {
  for (const type of policy) {
    const move = moves.find(({ command }) => command.type === type);
    if (move !== undefined) return move;
  }
  throw new Error(`nothing to like in ${moves.map(({ id }) => id).join(", ")}`);
}
