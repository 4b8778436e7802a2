import { expect, test } from "vitest";
import { type Tiny, type TinyPlay, table, tiny } from "../../fixtures/tiny/index.ts";
import { copyOnWrite } from "../draft.ts";
import { defId } from "../ids.ts";
import { Memory, type Touch } from "../memory.ts";
import { rulesOf } from "../rules-of.ts";
import { RunningPlay } from "../running-play.ts";
import type { TableChange } from "./changes.ts";
import { touchOf } from "./touch.ts";

const rules = rulesOf(tiny());
const state = table({
  ann: { deck: ["ant"], hand: ["bee"], board: ["cat"], heap: ["ant"], under: ["bee"] },
});
const [inDeck, inHand, onBoard, onHeap] = (["deck", "hand", "board", "heap"] as const).map(
  (zone) => {
    const [id] = state.seats.ann[zone];
    if (id == null) throw new Error(`nothing lies in the ${zone}`);
    return id;
  },
) as [never, never, never, never];

test.each<[string, (play: TinyPlay) => TableChange, Touch]>([
  ["drawn", (play) => play.moved(inDeck, { seat: "ann", zone: "hand" }), "cards"],
  ["put where nobody looks", (play) => play.moved(inHand, { seat: "ann", zone: "well" }), "cards"],
  ["played", (play) => play.moved(inHand, { seat: "ann", zone: "board" }), "table"],
  ["taken back", (play) => play.moved(onBoard, { seat: "ann", zone: "hand" }), "table"],
  ["thrown away", (play) => play.moved(inHand, { seat: "ann", zone: "heap" }), "table"],
  ["dug out", (play) => play.moved(onHeap, { seat: "ann", zone: "deck" }), "table"],
  ["placed in a deck", (play) => play.placed("ann", [defId("ant")], at("deck")), "cards"],
  ["placed on a heap", (play) => play.placed("ann", [defId("ant")], at("heap")), "table"],
  ["placed under it", (play) => play.placed("ann", [defId("ant")], at("under")), "table"],
  ["shuffled in a deck", (play) => play.shuffled("ann", "deck", "s"), "cards"],
  ["shuffled on a heap", (play) => play.shuffled("ann", "heap", "s"), "table"],
  ["looked at in a deck", (play) => play.learned([inDeck], ["bob"]), "cards"],
  ["turned over", (play) => play.turned(onBoard, true), "table"],
  ["handed over", (play) => play.handedOver(onBoard, "bob"), "table"],
  ["removed", (play) => play.removed(onBoard), "table"],
  ["cleared from a hand", (play) => play.cleared("ann", "hand"), "cards"],
  ["cleared from the board", (play) => play.cleared("ann", "board"), "table"],
])("[K22.3] cards that are %s", (_, change, touch) => {
  const play: TinyPlay = new RunningPlay<Tiny>(rules, copyOnWrite(state), new Memory());
  expect(touchOf(rules.zones, change(play))).toBe(touch);
});

test("[K22.3] a back on the table that somebody looks at", () => {
  const back = table({ ann: { board: [{ def: "ant", faceDown: true }] } });
  const [id] = back.seats.ann.board;
  if (id == null) throw new Error("nothing lies there");
  const play: TinyPlay = new RunningPlay<Tiny>(rules, copyOnWrite(back), new Memory());
  expect(touchOf(rules.zones, play.learned([id], ["bob"]))).toBe("table");
});

function at(zone: "deck" | "heap" | "under"): { seat: "ann"; zone: typeof zone } {
  return { seat: "ann", zone };
}
