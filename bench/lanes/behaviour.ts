/**
 * Plays the matches of a run at random once, untimed, and says step by step what everybody is told:
 * two checkouts that differ here do different work, and their times could not be compared.
 */
import type { Actor, GameTypes, State, Viewer } from "@tcg/core";
import type { Recorded } from "./lane.ts";
import { hashOf } from "./plain.ts";
import { decided, drawn, opened, streamOf } from "./playing.ts";
import type { Subject } from "./subject.ts";

export interface Behaviour {
  readonly commands: readonly Recorded[];
  /** By what is compared, a hash for each step, the opening first. */
  readonly told: Readonly<Record<string, readonly string[]>>;
}

/** Plays to the end of the match, or for so many commands. */
export function behaviourOf<G extends GameTypes>(
  subject: Subject<G>,
  match: number,
  most: number,
): Behaviour {
  const { game } = subject;
  const random = streamOf(subject, match);
  const told: Record<string, string[]> = {};
  const tell = (state: State<G>, events: readonly unknown[]): void => {
    for (const [aspect, hash] of Object.entries(aspects(subject, state, events))) {
      told[aspect] ??= [];
      told[aspect].push(hash);
    }
  };
  let { state, events } = opened(subject, match);
  tell(state, events);
  const commands: Recorded[] = [];
  while (state.outcome.status === "running" && commands.length < most) {
    const actor = random.pick(game.actors(state));
    const legal = game.legalMoves(state, actor).map(({ command }) => command);
    const recorded = [actor, drawn(subject, random, legal)] as const;
    commands.push(recorded);
    ({ state, events } = decided(subject, state, recorded));
    tell(state, events);
  }
  return { commands, told };
}

function aspects<G extends GameTypes>(
  { game }: Subject<G>,
  state: State<G>,
  events: readonly unknown[],
): Record<string, string> {
  const seats = state.seating as readonly G["seat"][];
  const actors: readonly Actor<G>[] = [...seats, "referee"];
  const viewers: readonly Viewer<G>[] = [...seats, "spectator", "referee"];
  const listed = actors.map((actor) =>
    game.legalMoves(state, actor).map(({ id, text, command }) => [id, text, command]),
  );
  return {
    states: hashOf(state),
    events: hashOf(events),
    "legal moves": hashOf(listed),
    views: hashOf(viewers.map((viewer) => game.mask(state, viewer))),
    "masked events": hashOf(
      viewers.map((viewer) => game.maskEvents(state, events as never, viewer)),
    ),
    evaluations: hashOf(seats.map((seat) => game.evaluate(game.mask(state, seat)))),
  };
}
