import { card, placed } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  asked,
  canUse,
  cardsIn,
  choices,
  choose,
  clout,
  life,
  settle,
  table,
} from "../table.ts";

const greg = () => placed("greg", { position: "defense", isToken: true });

test("lends a class of the club from your deck", () => {
  const start = table({
    host: {
      hand: ["seed-library", "seed-library"],
      deck: ["bottle-deposit", "school-garden", "reheated", "birthday-party-table", "bin-ranger"],
    },
  });
  const open = settle(activate(start, "host", "seed-library"));
  expect(choices(open, "host")).toEqual(["host bottle-deposit", "host school-garden"]);
  const after = choose(open, "host", card(open, "host", "deck", "school-garden"));
  expect(asked(after)).toEqual([]);
  expect(cardsIn(after, "host", "hand")).toEqual(["seed-library", "school-garden"]);
  expect(clout(after)).toEqual([4, 5]);
  expect(canUse(after, "host", "seed-library")).toBe(true);
});

test("a Greg of yours is a card and 500 life, once per turn", () => {
  const start = table({
    host: {
      board: [greg(), "worm-wrangler", greg()],
      setZone: ["seed-library"],
      deck: ["memo", "nerd", "blank"],
    },
    away: { board: [greg()] },
  });
  const paying = activate(start, "host", "seed-library");
  expect(choices(paying, "host")).toEqual(["host greg", "host greg"]);
  const after = settle(choose(paying, "host", card(paying, "host", "board", "greg")));
  expect(cardsIn(after, "host", "board")).toEqual(["worm-wrangler", "greg"]);
  expect(cardsIn(after, "host", "hand")).toEqual(["memo"]);
  expect(cardsIn(after, "away", "hand")).toEqual([]);
  expect(life(after)).toEqual([8500, 8000]);
  expect(canUse(after, "host", "seed-library")).toBe(false);
});

test("two libraries, two Gregs; and nobody but a Greg will do", () => {
  const two = table({
    host: { board: [greg()], setZone: ["seed-library", "seed-library"] },
  });
  expect(canUse(settle(activate(two, "host", "seed-library")), "host", "seed-library")).toBe(false);
  const more = table({
    host: { board: [greg(), greg()], setZone: ["seed-library", "seed-library"] },
  });
  const paying = activate(more, "host", "seed-library");
  const after = settle(choose(paying, "host", card(paying, "host", "board", "greg")));
  expect(canUse(after, "host", "seed-library")).toBe(true);
});
