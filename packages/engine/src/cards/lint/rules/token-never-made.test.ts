import { expect, test } from "vitest";
import { unit } from "../../../../fixtures/duel.ts";
import { kidDoing, linted } from "../../../../fixtures/linted.ts";

const crumb = unit("crumb", { token: true });

test("[LT 2.6] a token is there for whoever makes it", () => {
  expect(linted("token-never-made", crumb, [unit("kid")])).toEqual([
    "is a token, and no card makes it",
  ]);
  const making = kidDoing({ kind: "create_token", token: "crumb" });
  expect(linted("token-never-made", crumb, [making])).toEqual([]);
  expect(linted("token-never-made", unit("kid"))).toEqual([]);
});
