/**
 * Promise: nothing leaks. Take a whole match, exchange the faces of cards a viewer never saw, in
 * every state and every event: not a byte of what that viewer received may change.
 */
import { canonicalJson } from "../../canonical-json.ts";
import type { EventOf, GameTypes, State } from "../../types.ts";
import {
  type Check,
  type CheckContext,
  CheckFailed,
  firstDifference,
  viewersOf,
} from "../check.ts";
import { Lineage } from "../lineage.ts";
import { received } from "../received.ts";
import { relabel, relabelUnseen } from "../relabel.ts";
import type { Trace } from "../trace.ts";

const name = "unseen faces change nothing a viewer receives";

export const leakByRelabelling: Check = {
  name,
  match<G extends GameTypes>({ game, random }: CheckContext<G>, trace: Trace<G>): void {
    const versions: { events: readonly EventOf<G>[]; state: State<G> }[] = [
      trace.opening,
      ...trace.steps.map(({ events, after }) => ({ events, state: after })),
    ];
    const lineage = new Lineage(game);
    let state: State<G> | null = null;
    for (const { events } of versions) {
      for (const event of events) {
        state = game.evolve(state, [event]);
        lineage.follow(event, state);
      }
    }
    for (const viewer of viewersOf(trace.opening.state)) {
      const faces = relabelUnseen(game, lineage, viewer, random);
      versions.forEach((version, number) => {
        const other = relabel(version, lineage, faces);
        const left = received(game, version.state, version.events, viewer);
        const right = received(game, other.state, other.events, viewer);
        if (left !== right) {
          const where = `${viewer} can tell at version ${number}`;
          throw new CheckFailed(name, `${where}: ${firstDifference(left, right)}`);
        }
        sameAnswers({ game, random }, version.state, other.state, viewer);
      });
    }
  },
};

/** A refusal, too, must say the same whatever is hidden. */
function sameAnswers<G extends GameTypes>(
  { game, random }: Pick<CheckContext<G>, "game" | "random">,
  state: State<G>,
  other: State<G>,
  viewer: string,
): void {
  if (viewer === "spectator") return;
  const everyone = state.seating.flatMap((seat) => game.legalMoves(state, seat));
  if (everyone.length === 0) return;
  const { command, id } = random.pick(everyone);
  const left = canonicalJson(game.explain(state, viewer, command));
  const right = canonicalJson(game.explain(other, viewer, command));
  if (left !== right) {
    throw new CheckFailed(
      name,
      `${viewer} can tell by trying ${id}: ${firstDifference(left, right)}`,
    );
  }
}
