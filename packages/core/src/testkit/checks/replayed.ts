/** Promise: a record (options and commands) gives the same match again, hash and all. */

import { type MatchRecord, recordMatch, replayRecord } from "../../record.ts";
import type { GameTypes } from "../../types.ts";
import { type Check, type CheckContext, CheckFailed } from "../check.ts";
import { finalState, type Trace } from "../trace.ts";

const name = "a record replays to the same end";

export const replayed: Check = {
  name,
  match<G extends GameTypes>({ game }: CheckContext<G>, trace: Trace<G>): void {
    const commands = trace.steps.map(({ actor, command }) => [actor, command] as const);
    const record = recordMatch(game, trace.options, commands, finalState(trace));
    const read = JSON.parse(JSON.stringify(record)) as MatchRecord<G>;
    const result = replayRecord(game, read);
    if (!result.ok) throw new CheckFailed(name, result.fault);
  },
};
