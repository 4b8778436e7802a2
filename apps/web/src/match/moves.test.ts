import { describe, expect, it } from "vitest";
import { followPick, type Pick, pickAmong, readMove, sameText, variantText } from "./moves.ts";

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
  const picking = (...ids: string[]): Pick => {
    const pick = pickAmong(ids.map((id) => move(id)));
    if (pick === null) throw new Error("these are no pick");
    return pick;
  };

  it("offers what can still follow, whatever was picked first", () => {
    const two = picking("CHOOSE_CARDS c1,c2", "CHOOSE_CARDS c1,c3", "CHOOSE_CARDS c2,c3");
    expect(two.inOrder).toBe(false);
    expect([...followPick(two, []).open]).toEqual(["c1", "c2", "c3"]);
    expect([...followPick(two, ["c3"]).open].sort()).toEqual(["c1", "c2"]);
    expect(followPick(two, ["c3"]).done).toBeNull();
    expect(followPick(two, ["c3", "c1"]).done?.id).toBe("CHOOSE_CARDS c1,c3");
    expect(followPick(two, ["c3", "c1"]).open.size).toBe(0);
  });

  it("can be over before it began", () => {
    const some = picking("CHOOSE_CARDS -", "CHOOSE_CARDS c1");
    expect(followPick(some, []).done?.id).toBe("CHOOSE_CARDS -");
  });

  it("keeps the order where the order is the choice", () => {
    const orders = picking("ARRANGE_CARDS c1,c2", "ARRANGE_CARDS c2,c1");
    expect(orders.inOrder).toBe(true);
    expect([...followPick(orders, []).open]).toEqual(["c1", "c2"]);
    expect(followPick(orders, ["c2", "c1"]).done?.id).toBe("ARRANGE_CARDS c2,c1");
  });

  it("is not for answers that say more than cards, or for two kinds of answer", () => {
    expect(pickAmong([move("RESPOND_CHAIN"), move("RESPOND_CHAIN card=c3")])).toBeNull();
    expect(pickAmong([move("FLIP c1"), move("TURN c1")])).toBeNull();
    expect(pickAmong([])).toBeNull();
  });
});
