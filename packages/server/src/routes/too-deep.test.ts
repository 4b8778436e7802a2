/** What strangers send goes to a thread: nested too deeply, it is refused before that, and is no fault of the server. */
import { expect, test } from "vitest";
import { useServer } from "../../test/running-server.ts";
import type { RefusalReply } from "../protocol.ts";

const problems: unknown[] = [];
const server = useServer({ onProblem: (problem) => problems.push(problem) });

const deep = (levels: number): string => `${"[".repeat(levels)}${"]".repeat(levels)}`;
const record = (rest: string): string =>
  `{"record":{"game":"lunchtable","rulesVersion":1,"cardSet":"x","options":{},"commands":[],"finalHash":"x",${rest}}}`;
const receipt = (config: string, rest = ""): string =>
  `{"receipt":{"format":1,"matchId":"a","game":"lunchtable","rulesVersion":1,"cardSet":"x","config":${config},` +
  `"commitment":"a","secret":"b","seats":[],"seed":null,"isSeedChosen":false,"entries":[],"outcome":null,"finalHash":null}${rest}}`;

test.each([65, 20_000])("%d levels are too many", async (levels) => {
  const nested = `{"x":${deep(levels)}}`;
  const asked: readonly [string, string, string][] = [
    ["/api/matches", `{"game":"lunchtable","opponent":"random","cards":${nested}}`, "cards"],
    ["/api/replays", record(`"ownCards":${nested}`), "record.ownCards"],
    ["/api/verify", receipt(nested), "receipt.config"],
    ["/api/verify", receipt("{}", `,"kept":${nested}`), "kept"],
  ];
  for (const [path, body, at] of asked) {
    const answer = await server.client().post<RefusalReply>(path, body);
    expect([path, answer.status, answer.body.error.code]).toEqual([path, 400, "malformed"]);
    expect(answer.body.error.data?.faults?.map((fault) => fault.at)).toEqual([at]);
  }
  expect(problems).toEqual([]);
});
