import { describe, expect, it } from "vitest";
import { followPick, type Pick, pickAmong, readMove } from "./moves.ts";

/** The id is no notation: nothing may be read from it. */
const move = (command: { readonly type: string; readonly [field: string]: unknown }, text = "") =>
  readMove({ id: "sent back as it is", command, text });

describe("reading a move", () => {
  it("belongs to the card it is made with and knows the others", () => {
    const command = { type: "SUMMON", card: "c12", position: "attack", tribute: "c7", slot: 1 };
    const read = move(command);
    expect(read).toMatchObject({ type: "SUMMON", by: "c12", names: ["c12", "c7"], command });
    expect(read.fields).toEqual({ card: "c12", position: "attack", tribute: "c7", slot: 1 });
    const answer = move({ type: "RESPOND_CHAIN", card: "c3", targets: ["c4", "c5"] });
    expect(answer.names).toEqual(["c3", "c4", "c5"]);
    expect(answer.by).toBe("c3");
    expect(move({ type: "END_TURN" }).by).toBeNull();
    expect(move({ type: "CHOOSE_CARDS", cards: ["c4", "c5"] }).by).toBeNull();
    expect(move({ type: "RESPOND_REPLAY", target: "c4" })).toMatchObject({
      by: null,
      names: ["c4"],
    });
    expect(move({ type: "ANSWER", answer: "c", first: 12, option: "c01" }).names).toEqual([]);
  });
});

describe("picking cards", () => {
  const choose = (...cards: string[]) => ({ type: "CHOOSE_CARDS", cards });
  const arrange = (...cards: string[]) => ({ type: "ARRANGE_CARDS", cards });
  const picking = (...commands: { readonly type: string }[]): Pick => {
    const pick = pickAmong(commands.map((command) => move({ ...command })));
    if (pick === null) throw new Error("these are no pick");
    return pick;
  };

  it("offers what can still follow, whatever was picked first", () => {
    const two = picking(choose("c1", "c2"), choose("c1", "c3"), choose("c2", "c3"));
    expect(two.inOrder).toBe(false);
    expect([...followPick(two, []).open]).toEqual(["c1", "c2", "c3"]);
    expect([...followPick(two, ["c3"]).open].sort()).toEqual(["c1", "c2"]);
    expect(followPick(two, ["c3"]).done).toBeNull();
    expect(followPick(two, ["c3", "c1"]).done?.command).toEqual(choose("c1", "c3"));
    expect(followPick(two, ["c3", "c1"]).open.size).toBe(0);
  });

  it("can be over before it began", () => {
    const some = picking(choose(), choose("c1"));
    expect(followPick(some, []).done?.command).toEqual(choose());
  });

  it("keeps the order where the order is the choice", () => {
    const orders = picking(arrange("c1", "c2"), arrange("c2", "c1"));
    expect(orders.inOrder).toBe(true);
    expect([...followPick(orders, []).open]).toEqual(["c1", "c2"]);
    expect(followPick(orders, ["c2", "c1"]).done?.command).toEqual(arrange("c2", "c1"));
    const led = picking(arrange("c1", "c2", "c3"), arrange("c1", "c3", "c2"));
    expect([...followPick(led, []).open]).toEqual(["c1"]);
    expect([...followPick(led, ["c1", "c3"]).open]).toEqual(["c2"]);
  });

  it("is of one card where every answer is one, and leaves other kinds of answer alone", () => {
    const leave = move({ type: "LEAVE" });
    const bids = [move({ type: "BID", card: "c1" }), move({ type: "BID", card: "c2" })];
    expect(pickAmong([leave, ...bids])).toEqual({ moves: bids, inOrder: false });
  });

  it("is not for answers that say more than cards, or for two kinds of answer", () => {
    const pass = move({ type: "RESPOND_CHAIN" });
    expect(pickAmong([pass, move({ type: "RESPOND_CHAIN", card: "c3" })])).toBeNull();
    const flip = move({ type: "FLIP", card: "c1" });
    expect(pickAmong([flip, move({ type: "TURN", card: "c1" })])).toBeNull();
    expect(pickAmong([flip, move({ type: "FLIP", card: "c1", slot: 1 })])).toBeNull();
    expect(pickAmong([move({ type: "ORDER", first: 2 })])).toBeNull();
    expect(pickAmong([move({ type: "ANSWER", answer: "yes" })])).toBeNull();
    expect(pickAmong([move({ type: "ANSWER", answers: ["yes", "no"] })])).toBeNull();
    expect(pickAmong([])).toBeNull();
  });
});
