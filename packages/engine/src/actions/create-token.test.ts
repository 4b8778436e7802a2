import { expect, test } from "vitest";
import { defsIn } from "../../fixtures/duel.ts";
import { cast, outcomes, stage } from "../../fixtures/stage.ts";

test("[LT 2.6] create_token: on its creator's board, in attack position, as a special summon", () => {
  const then = cast(stage([{ kind: "create_token", token: "crumb" }]));
  const data = { position: "attack", isToken: true, summoned: "special", turnEntered: 3 };
  expect(outcomes(then)).toMatchObject([
    {
      type: "TOKEN_CREATED",
      seat: "host",
      change: { seat: "host", zone: "board", index: 0, owner: "host", faceDown: false, data },
    },
  ]);
  expect(defsIn(then, "host", "board")).toEqual(["crumb"]);
});

test("[LT 1.2] create_token: as many as there are slots for", () => {
  const action = { kind: "create_token", token: "crumb", count: 3, position: "defense" } as const;
  const then = cast(stage([action], { host: { board: [null, "bully", null] } }));
  expect(outcomes(then)).toMatchObject([
    { type: "TOKEN_CREATED", change: { index: 0, data: { position: "defense" } } },
    { type: "TOKEN_CREATED", change: { index: 2, data: { position: "defense" } } },
  ]);
  expect(defsIn(then, "host", "board")).toEqual(["crumb", "bully", "crumb"]);
  const full = cast(stage([action], { host: { board: ["bully", "nerd", "nerd"] } }));
  expect(outcomes(full)).toEqual([]);
});
