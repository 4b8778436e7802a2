import type { AnyView } from "@ltcg/server/protocol";
import { describe, expect, test } from "vitest";
import type { Played } from "../ending/report.ts";
import { gradeOf, wholeGrade } from "../ending/report.ts";
import { report } from "./report.ts";

const source = (card: string) => ({ card, def: `${card}-printed` });
const snapshot = (card: string, controller: string) => ({ ...source(card), controller });

const hit = (card: string, seat: string, amount: number) => ({
  type: "DAMAGE_DEALT",
  seat,
  amount,
  by: "battle",
  source: source(card),
  was: null,
});
const life = (seat: string, lifePoints: number, why: string, card?: string) => ({
  type: "LP_CHANGED",
  seat,
  why,
  amount: -500,
  lifePoints,
  ...(card !== undefined && { source: source(card) }),
});
const attack = (card: string, seat: string) => ({
  type: "ATTACK_DECLARED",
  seat,
  attack: {},
  was: snapshot(card, seat),
});
const link = (card: string, seat: string) => ({
  type: "CHAIN_LINK_ADDED",
  link: { seat, source: source(card) },
});

interface End {
  readonly winners: readonly string[];
  readonly reason: string;
  readonly vice?: readonly number[];
  readonly breakdowns?: number;
}

function played(
  events: Played["events"],
  { winners, reason, vice = [], breakdowns = 0 }: End,
): Played {
  const seat = { lifePoints: 0, breakdownsCaused: breakdowns };
  const view = {
    viewer: "host",
    seating: ["host", "away"],
    outcome: { status: "ended", winners, reason },
    zones: { host: { board: { cards: vice.map((count) => ({ data: { vice: count } })) } } },
    game: { seats: { host: seat, away: seat } },
  };
  return {
    events,
    view: view as unknown as AnyView,
    seat: "host",
    nameOf: (def) => def.toUpperCase(),
  };
}

describe("a report of LunchTable", () => {
  test("counts what one dealt, and not what was dealt to oneself", () => {
    const events = [
      attack("a", "host"),
      hit("a", "away", 1500),
      attack("b", "away"),
      hit("b", "host", 900),
      attack("a", "host"),
      hit("a", "away", 2500),
      life("away", 0, "damage", "a"),
    ];
    const { subjects, decided, star } = report(
      played(events, { winners: ["host"], reason: "lp_zero" }),
    );
    expect(subjects[0]).toEqual({
      name: "Arithmetic",
      value: "4,000",
      points: 0.5,
      note: "damage dealt",
    });
    expect(decided).toBe("A-PRINTED did the last 2,500 damage.");
    expect(star).toBe("a-printed");
  });

  test("counts the links of the longest chain that one was part of", () => {
    const events = [
      { type: "CHAIN_STARTED" },
      link("x", "away"),
      link("y", "away"),
      link("z", "away"),
      { type: "CHAIN_STARTED" },
      link("x", "away"),
      link("a", "host"),
    ];
    const { subjects, star } = report(played(events, { winners: ["away"], reason: "surrender" }));
    expect(subjects[1]).toMatchObject({ name: "Nerve", value: "2 links" });
    expect(star).toBe(null);
  });

  test("a destroyed card counts for the card that did it, if it is one's own", () => {
    const destroyed = (card: string, by: string, of: string) => ({
      type: "CARD_DESTROYED",
      was: snapshot(card, of),
      by: "effect",
      source: source(by),
    });
    const events = [
      link("mine", "host"),
      link("theirs", "away"),
      destroyed("b", "mine", "away"),
      destroyed("c", "theirs", "away"),
      destroyed("c", "theirs", "away"),
    ];
    expect(report(played(events, { winners: [], reason: "loop" })).star).toBe("mine-printed");
  });

  test("vice on one's own side costs marks, breakdowns of others give some", () => {
    const end = { winners: ["host"], reason: "breakdown", vice: [2, 4], breakdowns: 3 };
    const broken = { type: "BREAKDOWN_TRIGGERED", was: snapshot("last", "away") };
    const { subjects, decided, remark } = report(played([broken], end));
    expect(subjects[2]).toMatchObject({ value: "3 of 3", points: 1 });
    expect(subjects[3]).toMatchObject({ value: "6 vice", points: 0.25 });
    expect(decided).toBe("LAST-PRINTED was the last to break down.");
    expect(remark).toBe("Not far from disaster, and still asked for seconds.");
  });

  test.each([
    ["attrition", undefined, "Attrition took the last of it."],
    ["cost", "b", "The last of it paid for B-PRINTED."],
    ["damage", "a", "A-PRINTED did the last 1,500 damage."],
  ])("says what took the last life: %s", (why, card, told) => {
    const events = [hit("a", "away", 1500), life("away", 6500, "damage", "a")];
    const end = { winners: [], reason: "lp_zero" };
    expect(report(played([...events, life("away", 0, why, card)], end)).decided).toBe(told);
  });

  test("every result has a remark", () => {
    for (const winners of [["host"], ["away"], []]) {
      expect(report(played([], { winners, reason: "loop" })).remark).not.toBe("");
    }
  });
});

describe("marks", () => {
  test.each([
    [1, "A+"],
    [0.83, "A"],
    [0.5, "B"],
    [0, "D"],
  ])("%s points are %s", (points, grade) => {
    expect(gradeOf(points)).toBe(grade);
  });

  test("winning is worth a third of the whole", () => {
    const subjects = [{ name: "", value: "", points: 0.5, note: "" }];
    expect(wholeGrade(subjects, "won")).toBe("B+");
    expect(wholeGrade(subjects, "drawn")).toBe("B");
    expect(wholeGrade(subjects, "lost")).toBe("C");
    expect(wholeGrade([], "lost")).toBe("D");
  });
});
