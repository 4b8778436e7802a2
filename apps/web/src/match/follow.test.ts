import { describe, expect, it } from "vitest";
import { decided, type Followed, follow, inCommon, nothingPointed } from "./follow.ts";
import { type ReadMove, readMove } from "./moves.ts";

let count = 0;
const move = (command: { readonly type: string; readonly [field: string]: unknown }, text = "") =>
  readMove({ id: `${++count}`, command, text });

/** The first of these slots is free by itself, so that the command does not name it. */
const seat = ({ type, fields }: ReadMove): string | null =>
  type === "SUMMON" ? `host.board.${Number(fields.slot ?? 0)}` : null;

const kinds = ({ ways }: Followed): string[] => ways.map(({ key }) => key);

describe("a summon with a tribute", () => {
  const summons = ["attack", "defense"].flatMap((position) =>
    ["c1", "c2", "c3"].flatMap((tribute) =>
      [undefined, 2].map((slot) => {
        const place = slot === undefined ? {} : { slot };
        return move({ type: "SUMMON", card: "c9", position, tribute, ...place });
      }),
    ),
  );

  it("has two ways instead of twelve buttons, and the rest is pointed at", () => {
    const begun = follow(summons, nothingPointed, seat);
    expect(kinds(begun)).toEqual([
      'SUMMON position="attack" tribute',
      'SUMMON position="defense" tribute',
    ]);
    expect([...begun.open].sort()).toEqual(["c1", "c2", "c3", "host.board.0", "host.board.2"]);
    expect(begun.ways.map(({ done }) => done)).toEqual([null, null]);
    expect(decided(begun)).toBeNull();
  });

  it("waits for the way once the tribute is known, and takes the first place by itself", () => {
    const paid = follow(summons, { points: ["c2"], way: null }, seat);
    expect(paid.ways).toHaveLength(2);
    expect(decided(paid)).toBeNull();
    const chosen = follow(summons, { points: ["c2"], way: kinds(paid)[1] ?? "" }, seat);
    expect(decided(chosen)?.command).toEqual({
      type: "SUMMON",
      card: "c9",
      position: "defense",
      tribute: "c2",
    });
  });

  it("goes where one points, before the tribute or after it", () => {
    const way = 'SUMMON position="attack" tribute';
    const placed = follow(summons, { points: ["host.board.2"], way }, seat);
    expect([...placed.open]).toEqual(["c1", "c2", "c3"]);
    expect(decided(placed)).toBeNull();
    const both = follow(summons, { points: ["host.board.2", "c3"], way }, seat);
    expect(decided(both)?.command).toMatchObject({ tribute: "c3", slot: 2 });
  });
});

it("an attack is decided by whom one points at, and one on nobody is a way of its own", () => {
  const attacks = [
    move({ type: "DECLARE_ATTACK", card: "c1", target: "c7" }, "Attack Ann with Bob"),
    move({ type: "DECLARE_ATTACK", card: "c1", target: "c8" }, "Attack Cy Dee with Bob"),
    move({ type: "DECLARE_ATTACK", card: "c1" }, "Attack directly with Bob"),
  ];
  const begun = follow(attacks, nothingPointed, () => null);
  expect(begun.ways.map(({ text }) => text)).toEqual([
    "Attack … with Bob",
    "Attack directly with Bob",
  ]);
  expect(begun.ways[1]?.done).toBe(attacks[2]);
  expect(decided(follow(attacks, { points: ["c8"], way: null }, () => null))).toBe(attacks[1]);
  expect(follow(attacks, { points: ["c9"], way: null }, () => null).ways).toEqual([]);
});

it("the answer to a question is pointed at without a card of one's own", () => {
  const answers = [
    move({ type: "RESPOND_REPLAY", target: "c7" }),
    move({ type: "RESPOND_REPLAY", direct: "direct" }),
    move({ type: "RESPOND_REPLAY" }),
  ];
  expect(answers.map(({ by }) => by)).toEqual([null, null, null]);
  const begun = follow(answers, nothingPointed, () => null);
  expect([...begun.open]).toEqual(["c7"]);
  expect(begun.ways.map(({ done }) => done?.command)).toEqual([
    undefined,
    answers[1]?.command,
    answers[2]?.command,
  ]);
});

it("several targets are pointed at in any order", () => {
  const cast = move({ type: "ACTIVATE_SPELL", card: "c1", targets: ["c4", "c5"] });
  const other = move({ type: "ACTIVATE_SPELL", card: "c1", targets: ["c4", "c6"] });
  const one = follow([cast, other], { points: ["c5"], way: null }, () => null);
  expect([...one.open]).toEqual(["c4"]);
  expect(decided(one)).toBeNull();
  expect(decided(follow([cast, other], { points: ["c5", "c4"], way: null }, () => null))).toBe(
    cast,
  );
});

it.each([
  [["Set it", "Set it"], "Set it"],
  [
    ["Summon A in attack position, tributing B", "Summon A in attack position, tributing C D"],
    "Summon A in attack position, tributing …",
  ],
  [["Attack A with B", "Attack A"], "Attack A …"],
  [["Yes", "No"], "…"],
  [[], ""],
])("what %j have in common is %j", (texts, common) => {
  expect(inCommon(texts)).toBe(common);
});
