import { describe, expect, test } from "vitest";
import { gameNames, openGame } from "../games.ts";
import { hostedTarget } from "./target.ts";

describe.each(gameNames)("%s", (name) => {
  test("says how its matches go by the rules, so that turns without end are noticed", async () => {
    const target = hostedTarget(await openGame(name));
    const { longestTurn, failures } = target({ seed: 1, games: 1, command: "fuzz", checks: [] });
    expect(failures).toEqual([]);
    expect(longestTurn).toBeGreaterThan(0);
  });
});
