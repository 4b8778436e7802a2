import { expect, it } from "vitest";
import { matchStanding, matchTitle } from "./match-title.ts";

const match = {
  seat: "host",
  status: "active",
  opponent: "greedy",
  outcome: null,
  yourMove: true,
  names: {},
} as const;
const ended = { ...match, status: "completed" } as const;

it.each([
  ["greedy", "against the greedy bot"],
  ["player", "against another player"],
  ["nobody", "waiting for an opponent"],
  [null, "on your own"],
])("a match with %s at the other seat is called %s", (opponent, title) => {
  expect(matchTitle({ ...match, opponent })).toBe(title);
});

it("a match against somebody with a name has it in its title", () => {
  const against = { ...match, opponent: "player" };
  expect(matchTitle({ ...against, names: { host: "Ada", away: "Bob" } })).toBe("against Bob");
  expect(matchTitle({ ...against, names: { host: "Ada", away: "" } })).toBe(
    "against another player",
  );
});

it("a match that is only watched is one of two bots", () => {
  expect(matchTitle({ ...match, seat: "spectator" })).toBe("two greedy bots");
});

it.each([
  [["host"], "host", "you won"],
  [["away"], "host", "you lost"],
  [[], "host", "a draw"],
  [["away"], "spectator", "one of them won"],
  [[], "spectator", "a draw"],
])("won by %j, seen from %s: %s", (winners, seat, text) => {
  expect(matchStanding({ ...ended, seat, outcome: { winners, reason: "x" } })).toBe(text);
});

it("says whose move it is", () => {
  expect(matchStanding(match)).toBe("your move");
  expect(matchStanding({ ...match, yourMove: false })).toBe("the opponent's move");
  expect(matchStanding({ ...match, status: "waiting" })).toBe("about to begin");
  const free = { ...match, status: "waiting", opponent: "nobody" } as const;
  expect(matchStanding(free)).toBe("a chair is free");
  expect(matchStanding({ ...match, seat: "spectator", yourMove: false })).toBe("still going on");
});
