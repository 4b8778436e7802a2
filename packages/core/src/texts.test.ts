import { expectTypeOf, test } from "vitest";
import type { Tiny } from "../fixtures/tiny/index.ts";
import type { MoveTexts, QuestionTexts } from "./texts.ts";

test("[K4.2] a game that has texts for its moves has one for every command", () => {
  type Four = Record<"DO" | "PLAY" | "ANSWER" | "LEAVE", string>;
  expectTypeOf<Four>().not.toExtend<MoveTexts<Tiny>>();
  expectTypeOf<Four & Record<"TIMEOUT", string>>().toExtend<MoveTexts<Tiny>>();
});

test("[K11.2] a game that has words for its questions has some for every kind of prompt", () => {
  expectTypeOf<Record<"pick", string>>().not.toExtend<QuestionTexts<Tiny>>();
  expectTypeOf<Record<"pick" | "order", string>>().toExtend<QuestionTexts<Tiny>>();
});
