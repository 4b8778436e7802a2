/**
 * Promise: nothing leaks. Take a match up to some version, give the cards a viewer has never seen so
 * far other faces, in every state and every event: not a byte of what that viewer received may
 * change.
 */

import { sameJson } from "../../same-json.ts";
import type { GameTypes } from "../../types.ts";
import {
  type Check,
  type CheckContext,
  CheckFailed,
  firstDifference,
  viewersOf,
} from "../check.ts";
import { lineageOf } from "../lineage.ts";
import { received, tellingCommand } from "../received.ts";
import { faceIn, otherFaces, relabeller, unseenBy } from "../relabel.ts";
import { type Trace, versionsOf } from "../trace.ts";

const name = "unseen faces change nothing a viewer receives";

export const leakByRelabelling: Check = {
  name,
  isHeavy: true,
  match<G extends GameTypes>(context: CheckContext<G>, trace: Trace<G>): void {
    const { game, random } = context;
    const lineage = lineageOf(game, trace);
    const all = versionsOf(trace);
    for (const viewer of viewersOf(trace.opening.after)) {
      // The later, the fewer cards have not been seen: any version may be the last one.
      const versions = all.slice(0, 1 + random.int(all.length));
      const events = versions.reduce((sum, version) => sum + version.events.length, 0);
      const faces = otherFaces(game, unseenBy(lineage, viewer, events), viewer, random);
      const relabel = relabeller(faceIn(lineage, faces));
      versions.forEach((version, number) => {
        if (!version.isSampled) return;
        const other = { events: relabel(version.events), after: relabel(version.after) };
        if (other.events === version.events && other.after === version.after) return;
        const left = received(context, version.after, version.events, viewer);
        const right = received(context, other.after, other.events, viewer);
        if (!sameJson(left, right)) {
          const where = `${viewer} can tell at version ${number}`;
          throw new CheckFailed(name, `${where}: ${firstDifference(left, right)}`);
        }
        // A refusal, too, must say the same whatever is hidden.
        const telling = tellingCommand(context, version.after, other.after, viewer);
        if (telling === undefined) return;
        const tried = JSON.stringify(telling);
        throw new CheckFailed(name, `${viewer} can tell by what it is told when it tries ${tried}`);
      });
    }
  },
};
