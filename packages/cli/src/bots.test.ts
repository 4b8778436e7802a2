import { search } from "@tcg/bots";
import { expect, test } from "vitest";
import { findBot } from "./bots.ts";
import { WrongCall } from "./errors.ts";

test("a bot is found by its name, and search with a budget of its own", () => {
  expect(findBot("search")).toBe(search);
  expect(findBot("search@96")).toMatchObject({ name: "search@96" });
  expect(findBot("search@300ms")).toMatchObject({ name: "search@300ms" });
});

test.each(["search@", "search@0", "search@1.5", "greedy@5", "search@5 ms", "genius"])(
  "%s is no bot",
  (name) => {
    expect(() => findBot(name)).toThrow(WrongCall);
  },
);
