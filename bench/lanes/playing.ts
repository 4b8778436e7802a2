/** Playing recorded and random matches through the API that every checkout has. */
import type { Actor, Decision, GameTypes, State, Stream } from "@tcg/core";
import type { Played, Recorded } from "./lane.ts";
import type { Subject } from "./subject.ts";

type Accepted<G extends GameTypes> = Extract<Decision<G>, { readonly ok: true }>;

export function opened<G extends GameTypes>(
  { game, options }: Subject<G>,
  match: number,
): Accepted<G> {
  const started = game.start(options(match));
  if (!started.ok) throw new Error(`match ${match} does not start: ${started.rejection.message}`);
  return started;
}

export function decided<G extends GameTypes>(
  { game }: Subject<G>,
  state: State<G>,
  [actor, command]: Recorded,
): Accepted<G> {
  const decision = game.decide(state, actor as Actor<G>, command);
  if (!decision.ok) throw new Error(`${command.type} is refused: ${decision.rejection.message}`);
  return decision;
}

/** The same for every way of listing, so that all of them play the same matches. */
export function streamOf<G extends GameTypes>({ core }: Subject<G>, match: number): Stream {
  return core.createRandom(match + 1, "random play");
}

/** A command at random, anything but giving up. */
export function drawn<G extends GameTypes>(
  { givingUp }: Subject<G>,
  random: Stream,
  legal: readonly G["command"][],
): G["command"] {
  return random.pick(legal.filter(({ type }) => type !== givingUp));
}

/** Every state of a recorded match in which somebody acted, fresh from `decide`. */
export function freshStates<G extends GameTypes>(
  subject: Subject<G>,
  match: number,
  commands: readonly Recorded[],
): State<G>[] {
  let { state } = opened(subject, match);
  return commands.map((recorded) => {
    const before = state;
    ({ state } = decided(subject, before, recorded));
    return before;
  });
}

/** How much was played when the same matches were played so many times. Both games count their turns alike. */
export function playedIn<G extends GameTypes>(finals: readonly State<G>[], passes: number): Played {
  const turns = finals.reduce(
    (sum, { shared }) => sum + (shared as { readonly turnNumber: number }).turnNumber,
    0,
  );
  return { matches: finals.length * passes, turns: turns * passes };
}
