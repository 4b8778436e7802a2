import { createRandom } from "@tcg/core";
import { hostedSkirmish } from "@tcg/core/fixtures/skirmish";
import { plainWords } from "@tcg/core/hosting";
import { expect, test } from "vitest";
import { MatchLog } from "./match-log.ts";
import { viewLines } from "./view.ts";

test("a game without words of its own is told from its view and its events", () => {
  const plain = { ...hostedSkirmish, words: plainWords };
  const { game, fuzz } = plain;
  const started = game.start(fuzz.options(createRandom(1, "general")));
  if (!started.ok) throw new Error(started.rejection.message);
  const view = game.mask(started.state, "red");
  const log = new MatchLog(plain, false);
  const told = log.hear(view, game.maskEvents(started.state, started.events, "red"));
  expect(told).toContainEqual(
    expect.stringMatching(/^You: card drawn, .+ from your deck to your hand$/),
  );
  const lines = viewLines(plain, view, log.say(view));
  expect(lines[0]).toMatch(/turn 1.*, main phase\.$/i);
  expect(lines).toContainEqual(expect.stringMatching(/^You \(red\): life \d+/));
  expect([...told, ...lines].join("\n")).not.toMatch(/undefined|\[object|\bc\d+\b/);
});
