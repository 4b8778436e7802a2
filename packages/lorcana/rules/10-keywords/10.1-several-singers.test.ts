import { expect, test } from "vitest";
import { gain } from "../../fixtures/abilities.ts";
import { inPlay, plays } from "../../fixtures/acts.ts";
import { offers } from "../../fixtures/sight.ts";
import { action, card, character, keyword, song, table } from "../../fixtures/table.ts";

test.each([
  [3, 5],
  [5, 3],
])(
  "[CR 10.1.1] of Singer %i and Singer %i the best counts, and they do not add up",
  (own, more) => {
    const lesson = action("lesson", [
      {
        do: "grant-keyword",
        keyword: "singer",
        value: more,
        target: { pick: "all", where: { type: "character" } },
        duration: "turn",
      },
    ]);
    const set = [
      lesson,
      character("alto", { cost: 1, abilities: [keyword("singer", own)] }),
      song("five", [gain(1)], { cost: 5 }),
      song("six", [gain(1)], { cost: 6 }),
    ];
    const at = table(set, {
      seats: { host: { hand: ["lesson", "five", "six"], play: ["alto"], inkwell: ["blank"] } },
    });
    const taught = plays(at, "host", "lesson");
    const [five, alto] = [card(taught, "host", "hand", "five"), inPlay(taught, "host", "alto")];
    expect(offers(set, taught, "host", "PLAY_CARD")).toEqual([`PLAY_CARD ${five} singer=${alto}`]);
  },
);
