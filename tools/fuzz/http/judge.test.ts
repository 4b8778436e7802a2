import { describe, expect, test } from "vitest";
import { faultOf } from "./judge.ts";
import type { Wanted } from "./requests.ts";

const asked: Wanted = {
  who: "nobody",
  method: "GET",
  path: "/api/matches/x/meta",
  headers: {},
  body: null,
  isLegal: false,
};
const headers = { "x-content-type-options": "nosniff" };
const refused = JSON.stringify({ error: { code: "no-such-match", message: "There is none." } });

const judge = (status: number, text: string, more: object = headers, wanted = asked) =>
  faultOf(wanted, new Response(null, { status, headers: { ...more } }), text);

test("a refusal in its shape is as promised", () => {
  expect(judge(404, refused)).toBeNull();
  expect(judge(429, refused)).toBeNull();
});

test.each([
  ["a fault of the server", 500, refused, /answered with 500/],
  ["a page instead of JSON", 404, "<h1>no</h1>", /no JSON/],
  ["another shape", 404, '{"message":"no"}', /in another shape/],
  ["more than its shape", 404, refused.replace("}}", '},"stack":"at x"}'), /in another shape/],
  ["a status that the document does not name", 409, refused, /says nothing/],
  ["an answer that is none", 200, "{}", /in another shape/],
  [
    "a refusal that repeats what it was sent",
    400,
    refused.replace("no", "n".repeat(9000)),
    /characters/,
  ],
])("%s is noticed", (_what, status, text, fault) => {
  expect(judge(status, text)).toMatch(fault);
});

describe("an answer to a message of the Model Context Protocol", () => {
  const message: Wanted = { ...asked, method: "POST", path: "/api/mcp" };
  const events = { ...headers, "content-type": "text/event-stream" };
  const result = JSON.stringify({ jsonrpc: "2.0", id: 1, result: {} });
  const error = JSON.stringify({ jsonrpc: "2.0", id: null, error: { code: -32700, message: "" } });

  test("is a message, in an event or not, or a refusal", () => {
    expect(judge(200, `event: message\ndata: ${result}\n\n`, events, message)).toBeNull();
    expect(judge(200, result, headers, message)).toBeNull();
    expect(judge(400, error, headers, message)).toBeNull();
    expect(judge(401, refused, headers, message)).toBeNull();
    expect(judge(202, "", headers, message)).toBeNull();
  });

  test.each([
    ["a status that the document does not name", 418, error, headers, /says nothing/],
    ["a fault of the server", 500, error, headers, /answered with 500/],
    ["no event", 200, "", events, /no message/],
    ["an event that is no message", 200, "data: {}\n\n", events, /in another shape/],
    ["a refusal where there is an answer", 200, refused, headers, /in another shape/],
    ["words after it was taken", 202, result, headers, /all the same/],
  ])("is noticed if it is %s", (_what, status, text, more, fault) => {
    expect(judge(status, text, more, message)).toMatch(fault);
  });
});

test("so is an answer without the security headers, and a HEAD with a body", () => {
  expect(judge(404, refused, {})).toMatch(/headers/);
  expect(judge(404, refused, headers, { ...asked, method: "HEAD" })).toMatch(/HEAD/);
});
