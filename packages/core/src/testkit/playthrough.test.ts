import { describe, expect, test } from "vitest";
import { type Tiny, table, tiny } from "../../fixtures/tiny/index.ts";
import { inShort, type Playthrough, renderPlaythrough } from "./playthrough.ts";

const short: Playthrough<Tiny> = {
  title: "Ann plays her ant",
  about: "Bob sees it when it lies on the board.",
  game: tiny(),
  start: table({ ann: { hand: ["ant"], board: ["bee"] } }),
  moves: [["ann", "PLAY c1"]],
  cards: ["ant: an ant"],
  lines: ({ zones }) => ({
    hand: zones.ann.hand.cards.map(({ card, def }) => `${card} ${def}`).join(),
    board: zones.ann.board.cards.map(({ card, def }) => `${card} ${def}`).join(),
    heap: zones.ann.heap.cards.map(({ card }) => card).join(),
  }),
};

describe("the text", () => {
  test("tells what all see once, and what differs for each seat", () => {
    const lines = renderPlaythrough(short).split("\n");
    expect(lines.slice(0, 7)).toEqual([
      "Ann plays her ant",
      "=================",
      "",
      "Bob sees it when it lies on the board.",
      "",
      "Cards",
      "  ant: an ant",
    ]);
    expect(lines).toContain("  all  board: c2 bee");
    expect(lines).toContain("  ann  hand: c1 ant");
    expect(lines).not.toContain("  bob  hand: c1 ant");
    expect(lines).toContain("> ann: PLAY c1");
    expect(lines).toContain("  ann  CARD_CHANGED ant: ann hand c1 -> ann board[1] c3");
    expect(lines).toContain("  bob  CARD_CHANGED ant: ann hand ? -> ann board[1] c3");
  });

  test("shows of a view what changed, and nothing that is empty and stays so", () => {
    const lines = renderPlaythrough(short).split("\n");
    expect(lines).toContain("  all  = board: c2 bee,c3 ant");
    expect(lines).toContain("  ann  = hand: none");
    expect(lines.filter((line) => line.includes("heap"))).toEqual([]);
  });

  test("lists moves that read alike on one line, without those legal at any time", () => {
    const lines = renderPlaythrough({ ...short, moves: [["ann", "Play ant"]] });
    expect(lines).toContain("  ann: PLAY c1 (+1)  Play ant\n");
    expect(lines).not.toContain("ann: LEAVE");
    expect(lines).toContain("> ann: PLAY c1\n");
  });

  test("writes the fields of events as the game wants them", () => {
    const text = renderPlaythrough({
      ...short,
      field: (name) => (name === "change" ? "moved" : undefined),
    });
    expect(text).toContain("  all  CARD_CHANGED moved\n");
  });

  test("says how the match ended", () => {
    const game = tiny({ act: (play) => play.end(["bob"], "done") });
    const text = renderPlaythrough({ ...short, game, moves: [["ann", "DO"]] });
    expect(text).toContain("End. The match has ended: done, won by bob.\n");
  });

  test("a move that is not offered stops it, with those that are", () => {
    expect(() => renderPlaythrough({ ...short, moves: [["ann", "PLAY c9"]] })).toThrow(
      /ann is not offered "PLAY c9", but\n {2}DO {2}Do it/,
    );
  });
});

test.each([
  [{ kind: "draw", count: 2 }, "draw(count 2)"],
  [{ kind: "self" }, "self"],
  [["c1", null], "[c1, null]"],
  [{ seat: "ann", of: { kind: "all" } }, "{seat ann, of all}"],
])("%j is %s in short", (value, text) => {
  expect(inShort(value)).toBe(text);
});
