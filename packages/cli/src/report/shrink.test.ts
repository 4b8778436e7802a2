/** What is left out, and what stays: on a made-up match in which each word needs those before it. */
import { expect, test } from "vitest";
import type { Played, Wanted } from "./playing.ts";
import { shrink } from "./shrink.ts";

const wanted = (text: string): Wanted => ({ actor: "red", notation: text, text });

/** Numbers up to the last word; it shows how many of `needed` were said before it. */
const playing =
  (needed: readonly string[], tries: { count: number } = { count: 0 }) =>
  (commands: readonly Wanted[]): Played | null => {
    tries.count++;
    const said = commands.map(({ text }) => text);
    if (said.at(-1) !== "end") return null;
    const shows = needed.filter((word) => said.includes(word));
    const rest = { state: {}, events: [] } as unknown as Pick<Played, "state" | "events">;
    return { ...rest, commands, shows, moment: JSON.stringify(shows) };
  };

const shortOf = (words: readonly string[], needed: readonly string[]): string[] => {
  const play = playing(needed);
  const whole = play(words.map(wanted));
  if (whole === null) throw new Error("the last word is missing");
  return shrink(whole, play).commands.map(({ text }) => text);
};

const letters = "abcdefghijklmnopqrstuvwxyz".split("");

test.each([
  [[], ["end"]],
  [["a"], ["a", "end"]],
  [
    ["c", "p", "z"],
    ["c", "p", "z", "end"],
  ],
])("of 26 letters just %j stay", (needed, left) => {
  expect(shortOf([...letters, "end"], needed)).toEqual(left);
});

test("the last command alone stays as it is", () => {
  expect(shortOf(["end"], [])).toEqual(["end"]);
});

test("a match of which nothing can be spared stays whole, after few tries", () => {
  const tries = { count: 0 };
  const play = playing(letters, tries);
  const whole = play([...letters, "end"].map(wanted));
  if (whole === null) throw new Error("the last word is missing");
  expect(shrink(whole, play).commands).toHaveLength(27);
  expect(tries.count).toBeLessThan(80);
});
