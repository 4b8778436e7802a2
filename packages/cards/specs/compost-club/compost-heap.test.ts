import { expect, test } from "vitest";
import {
  accept,
  activate,
  asked,
  cardsIn,
  clout,
  decline,
  on,
  position,
  settle,
  table,
} from "../table.ts";

const start = () =>
  table({
    turn: "away",
    host: { board: ["worm-wrangler", "nerd"], setZone: ["compost-heap", "compost-heap"] },
    away: { hand: ["eraser", "eraser"], board: ["worm-wrangler"] },
  });

test("one of the club goes and a Greg comes, if you like", () => {
  const one = table({
    turn: "away",
    host: { board: ["worm-wrangler"], setZone: ["compost-heap"] },
    away: { hand: ["eraser"] },
  });
  const gone = settle(activate(one, "away", "eraser", on(one, "host", "worm-wrangler")));
  expect(asked(gone)).toEqual(["host optional_trigger"]);
  const after = settle(accept(gone, "host"));
  expect(cardsIn(after, "host", "board")).toEqual(["greg"]);
  expect(cardsIn(after, "away", "board")).toEqual([]);
  expect(position(after, "host", "greg")).toBe("defense");
  expect(cardsIn(settle(decline(gone, "host")), "host", "board")).toEqual([]);
});

test("one each turn, from every heap there is, and from the deck as well", () => {
  const at = table({
    host: {
      hand: ["composting-elective"],
      setZone: ["compost-heap", "compost-heap"],
      deck: ["bin-ranger", "bin-ranger", "bin-ranger", "blank"],
    },
  });
  const first = settle(accept(settle(activate(at, "host", "composting-elective")), "host"));
  const both = settle(accept(first, "host"));
  expect(cardsIn(both, "host", "board")).toEqual(["greg", "greg"]);
  expect(asked(both)).toEqual([]);
});

test("others of yours, theirs, and spells of the club warm nothing", () => {
  const at = start();
  const nerd = settle(activate(at, "away", "eraser", on(at, "host", "nerd")));
  expect(asked(nerd)).toEqual([]);
  const theirs = settle(activate(at, "away", "eraser", on(at, "away", "worm-wrangler")));
  expect(asked(theirs)).toEqual([]);
  const own = table({
    host: { hand: ["turn-the-heap"], board: ["nerd"], setZone: ["compost-heap"] },
  });
  const turned = settle(activate(own, "host", "turn-the-heap"));
  expect(cardsIn(turned, "host", "graveyard")).toContain("turn-the-heap");
  expect(asked(turned)).toEqual([]);
});

test("costs nothing to start", () => {
  const at = table({ host: { hand: ["compost-heap"] } });
  expect(clout(settle(activate(at, "host", "compost-heap")))).toEqual([5, 5]);
});
