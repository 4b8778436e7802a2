import { createHash } from "node:crypto";
import { z } from "zod";
import { askText, defineTool } from "../tool.ts";
import { matchId, matchPath, since } from "./inputs.ts";

/** Not longer than a client waits for a tool. */
const WAIT_SECONDS = 20;

export const act = defineTool({
  name: "act",
  title: "Act",
  about:
    "Plays actions by their ids, one after the other while they are legal, and shows the match when it is your decision again. Says why the first refused one was not possible.",
  input: z.strictObject({
    matchId,
    expectedVersion: z.int().min(0).describe("the version of the observation you decided on"),
    actions: z
      .array(z.string())
      .min(1)
      .max(20)
      .describe("ids of actions as they were listed, in the order to play them in"),
    since,
  }),
  isReading: false,
  run: (ask, { matchId: id, expectedVersion, actions, since: cursor }) =>
    askText(ask, {
      method: "POST",
      path: `${matchPath(id)}/actions`,
      body: {
        expectedVersion,
        actions,
        key: keyOf(id, expectedVersion, actions),
        wait: WAIT_SECONDS,
        ...(cursor !== undefined && { since: cursor }),
      },
    }),
});

/** The same call again is the same request: a client that was not answered may repeat it. */
function keyOf(...parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
