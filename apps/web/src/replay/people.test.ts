import { LogContext, plainWords } from "@tcg/core/hosting";
import { describe, expect, test } from "vitest";
import { nobodyKnown, type People, peopleOf, toldTo, withNames } from "./people.ts";

const seatOf = (seat: string, bot?: string) => ({
  seat,
  by: bot === undefined ? ("player" as const) : ("bot" as const),
  ...(bot !== undefined && { bot }),
  deckLock: null,
  entropyHash: null,
  isOpened: false,
});
const seating = ["host", "away"];
const called = (people: People, viewer: string): string[] => {
  const onlooker = { viewer: toldTo(viewer, people), seating };
  const say = new LogContext(withNames(plainWords, people), onlooker, { face: () => undefined });
  return seating.map((seat) => say.who(seat));
};

describe("in a replay", () => {
  test("whoever played is called you, unless they look through the eyes of the other", () => {
    const people = peopleOf({
      seat: "away",
      seats: [seatOf("host", "greedy"), seatOf("away")],
      names: { away: "Mina" },
    });
    expect(called(people, "referee")).toEqual(["the opponent", "you"]);
    expect(called(people, "spectator")).toEqual(["the opponent", "you"]);
    expect(called(people, "host")).toEqual(["you", "the opponent"]);
  });

  test("bots have their names, with their seats where both are of one kind", () => {
    const two = [seatOf("host", "greedy"), seatOf("away", "planner")];
    expect(called(peopleOf({ seat: "spectator", seats: two, names: {} }), "referee")).toEqual([
      "the greedy bot",
      "the planner bot",
    ]);
    const twins = [seatOf("host", "greedy"), seatOf("away", "greedy")];
    expect(called(peopleOf({ seat: "spectator", seats: twins, names: {} }), "referee")).toEqual([
      "the greedy bot (host)",
      "the greedy bot (away)",
    ]);
  });

  test("people have the names they chose; one without is called by the seat", () => {
    const seats = [seatOf("host"), seatOf("away")];
    const people = peopleOf({ seat: "spectator", seats, names: { host: "Dot", away: "" } });
    expect(called(people, "referee")).toEqual(["Dot", "away"]);
  });

  test("of a file the seats are named as the game does", () => {
    expect(called(nobodyKnown, "referee")).toEqual(["host", "away"]);
  });
});
