import { expect, test } from "vitest";
import { allInks } from "../print/inks.ts";
import { motifs } from "../print/motifs/index.ts";
import { lessonOf } from "./how-texts.ts";

test.each(["lunchtable", "lorcana"])("what teaches %s is drawn with what the kit has", (game) => {
  const lesson = lessonOf(game);
  if (lesson === null) throw new Error("there is nothing to teach");
  const drawn = [...lesson.places, ...lesson.win, ...lesson.steps];
  for (const { motif, cloth } of drawn) {
    expect(allInks).toHaveProperty([cloth]);
    if (motif !== null) expect(motifs).toHaveProperty([motif]);
  }
  expect(lesson.steps.length).toBeGreaterThanOrEqual(5);
});

test("a game that nobody drew is not taught", () => {
  expect(lessonOf("blind-bid")).toBe(null);
});
