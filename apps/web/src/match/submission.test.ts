import { expect, it } from "vitest";
import { submissionOf } from "./submission.ts";

const move = { move: "SURRENDER", expectedVersion: 7, commandId: "a" };

it("sends a move with the version it was decided on", () => {
  expect(submissionOf(move, "CONCEDE")).toEqual({ route: "actions", body: move });
  expect(submissionOf(move, null)).toEqual({ route: "actions", body: move });
});

it("gives up whatever version the match has reached by then", () => {
  expect(submissionOf(move, "SURRENDER")).toEqual({ route: "abandon", body: {} });
});
