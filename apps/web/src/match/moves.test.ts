import { describe, expect, it } from "vitest";
import { followPick, readMove, sameText, variantText } from "./moves.ts";

const move = (id: string, text = id) => readMove({ id, text });

describe("reading a move", () => {
  it("belongs to the first card it names and knows the others", () => {
    const read = move("SUMMON c12 attack tribute=c7 slot=1");
    expect(read).toMatchObject({ type: "SUMMON", by: "c12", names: ["c12", "c7"] });
    expect(read.fields).toEqual({ tribute: "c7", slot: "1" });
    expect(move("RESPOND_CHAIN card=c3 targets=c4,c5").names).toEqual(["c3", "c4", "c5"]);
    expect(move("END_TURN").by).toBeNull();
  });

  it("tells moves apart that read the same", () => {
    const moves = [
      move("SUMMON c1 attack", "Summon"),
      move("SUMMON c1 attack tribute=c2 slot=2", "Summon"),
      move("END_TURN", "End"),
    ];
    expect(sameText(moves).map((group) => group.length)).toEqual([2, 1]);
    const [first, second] = moves.map((read) => variantText(read, (id) => `<${id}>`));
    expect(first).toBe("");
    expect(second).toBe("tribute: <c2>, slot 3");
    const aimed = move("ACTIVATE_SPELL c1 targets=c4,c5");
    expect(variantText(aimed, (id) => `<${id}>`)).toBe("<c4> and <c5>");
  });
});

describe("picking cards", () => {
  const two = ["c1,c2", "c1,c3", "c2,c3"].map((cards) => move(`CHOOSE_CARDS ${cards}`));

  it("offers what can still follow, whatever was picked first", () => {
    expect([...followPick(two, []).open]).toEqual(["c1", "c2", "c3"]);
    expect([...followPick(two, ["c3"]).open].sort()).toEqual(["c1", "c2"]);
    expect(followPick(two, ["c3"]).done).toBeNull();
    expect(followPick(two, ["c3", "c1"]).done?.id).toBe("CHOOSE_CARDS c1,c3");
    expect(followPick(two, ["c3", "c1"]).open.size).toBe(0);
  });

  it("can be over before it began", () => {
    const none = move("CHOOSE_CARDS -");
    expect(followPick([none, move("CHOOSE_CARDS c1")], []).done).toBe(none);
  });

  it("keeps the order where the order is the choice", () => {
    const orders = ["c1,c2", "c2,c1"].map((cards) => move(`ARRANGE_CARDS ${cards}`));
    expect([...followPick(orders, []).open]).toEqual(["c1", "c2"]);
    expect(followPick(orders, ["c2", "c1"]).done?.id).toBe("ARRANGE_CARDS c2,c1");
  });
});
