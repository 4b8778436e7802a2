import { MatchError } from "@lunchtable-tcg/match";
import { describe, expect, test } from "vitest";
import { errorResponse, HttpError, RejectedError } from "./http-error.ts";

function answered(error: unknown) {
  const problems: unknown[] = [];
  const response = errorResponse(error, (problem) => problems.push(problem));
  return { response, problems };
}

describe("an error", () => {
  test("of the request is told with its data, and is nobody's fault here", async () => {
    const { response, problems } = answered(
      new HttpError(404, "no-teapot", "No.", { known: ["pot"] }),
    );
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      error: { code: "no-teapot", message: "No.", data: { known: ["pot"] } },
    });
    expect(problems).toEqual([]);
    expect(String(new HttpError(404, "no-teapot", "No."))).toBe("HttpError: No.");
  });

  test("of the match has the status of its code", async () => {
    const stale = answered(new MatchError("stale-version", "Look again.", { version: 4 }));
    expect(stale.response.status).toBe(409);
    expect(await stale.response.json()).toEqual({
      error: { code: "stale-version", message: "Look again.", data: { version: 4 } },
    });
    expect(stale.problems).toEqual([]);
  });

  test.each([
    ["no-such-match", 404],
    ["no-such-game", 400],
    ["no-such-bot", 400],
    ["bad-deck", 422],
    ["not-your-seat", 403],
    ["seat-taken", 409],
    ["not-started", 409],
    ["already-started", 409],
    ["seats-empty", 409],
    ["cannot-start", 422],
    ["not-over", 409],
    ["command-id-reused", 409],
    ["too-many-changes", 429],
    ["bad-record", 422],
    ["bad-request", 400],
    ["suspended", 503],
  ] as const)("of the match, %s, is answered with %d", (code, status) => {
    expect(answered(new MatchError(code, "No.")).response.status).toBe(status);
  });

  test("that nobody expected is ours: somebody is told, and the client no more than that", async () => {
    const broken = new Error("password in here");
    const { response, problems } = answered(broken);
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ error: { code: "internal" } });
    expect(text).not.toContain("password");
    // Something may have been written before it failed: what was sent with an id can be sent again.
    expect(text).not.toMatch(/nothing|unchanged|not (?:been )?(?:changed|saved|done)/i);
    expect(problems).toEqual([broken]);
  });
});

test("a refusal by the rules has its rule and data, if there are any", async () => {
  const bare = { code: "turn/not-yours", message: "It is not your turn." };
  const refused = (rejection: typeof bare) => answered(new RejectedError(rejection)).response;
  expect(await refused(bare).json()).toEqual({ error: bare });
  const full = { ...bare, rule: "LT 5.1", data: { seat: "away" } };
  const response = refused(full);
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({ error: full });
});
