/** The whole question, on threads, over a small set of cards. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lunchtable } from "../../test/lunchtable.ts";
import { type ImpactCall, impact } from "./impact.ts";
import type { ImpactSummary } from "./summary.ts";

const folder = mkdtempSync(join(tmpdir(), "impact-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string): string => join(folder, name);
const recess = join(import.meta.dirname, "../../examples/recess.json");

interface RawSet {
  readonly cards: readonly (object & { readonly id: string })[];
  readonly decks: Readonly<Record<string, object>>;
}

beforeAll(() => {
  const set = JSON.parse(readFileSync(recess, "utf8")) as RawSet;
  const { recess: deck = {} } = set.decks;
  // The same cards, but more of those that hit at once: two decks that meet.
  const decks = {
    recess: deck,
    fast: { "rope-skipper": 6, "marble-king": 6, "untied-shoelace": 6, "playground-bell": 2 },
  };
  const stronger = set.cards.map((card) =>
    card.id === "rope-skipper" ? { ...card, attack: 3000 } : card,
  );
  writeFileSync(file("before.json"), JSON.stringify({ ...set, decks }));
  writeFileSync(file("after.json"), JSON.stringify({ ...set, decks, cards: stronger }));
});

const usual: ImpactCall = { game: "lunchtable", games: "6", bot: "greedy", seed: "1", json: true };

async function run(
  call: Partial<ImpactCall> = {},
  files: readonly [string, string] = [file("before.json"), file("after.json")],
): Promise<ImpactSummary> {
  const [text = ""] = await impact(files, { ...usual, ...call });
  return JSON.parse(text) as ImpactSummary;
}

test("a changed card is named, and the same deals are played with both sets", async () => {
  const one = await run({ workers: "1" });
  expect(one.changes.map(({ name, fields }) => [name, fields])).toEqual([
    ["Rope Skipper", ["attack 1400 → 3000"]],
  ]);
  expect(one.decks.map(({ deck, of }) => [deck, of])).toEqual([
    ["recess", 6],
    ["fast", 6],
  ]);
  expect(one.pairs).toHaveLength(1);
  expect(one.played.different.of).toBe(6);
  // Twice the attack cannot go unnoticed.
  expect(one.played.different.count).toBeGreaterThan(3);
  for (const match of one.played.matches) {
    if (match.kind === "no-start") throw new Error(match.why);
    expect(match.turn).toBeGreaterThan(0);
  }
  expect(await run({ workers: "3" })).toEqual(one);
});

test("a set against itself changes nothing", async () => {
  const same = await run({}, [file("before.json"), file("before.json")]);
  expect(same.changes).toEqual([]);
  expect(same.played.different.count).toBe(0);
  expect(same.decks.map(({ difference }) => difference)).toEqual([0, 0]);
  expect(same.turns[0]).toEqual(same.turns[1]);
});

test("recorded matches are played again with the changed cards", async () => {
  const cards = ["--cards", file("before.json"), "--record", file("games.jsonl")];
  const played = await lunchtable([
    "sim",
    "--games",
    "4",
    "--bot",
    "random",
    "--seed",
    "3",
    ...cards,
  ]);
  expect(played.code).toBe(0);
  const { out, code } = await lunchtable(
    ["impact", file("before.json"), file("after.json"), "--games", "0"].concat([
      "--record",
      file("games.jsonl"),
    ]),
  );
  expect(code).toBe(0);
  expect(out).toContain("Rope Skipper: attack 1400 → 3000");
  expect(out).toMatch(/Recorded matches\n {2}\d of 4 go differently/);
  // The other way round they are not matches of that set.
  const wrong = await lunchtable([
    "impact",
    file("after.json"),
    file("before.json"),
    "--record",
    file("games.jsonl"),
  ]);
  expect(wrong.code).toBe(1);
  expect(wrong.err).toContain("it was made with another card set");
});

test("the built-in cards are written as a set that plays as they do", async () => {
  const { out, code } = await lunchtable(["cards", "export"]);
  expect(code).toBe(0);
  writeFileSync(file("own.json"), out);
  const game = ["sim", "--games", "1", "--bot", "random", "--seed", "5", "--json"];
  const [own, builtIn] = await Promise.all([
    lunchtable([...game, "--cards", file("own.json")]),
    lunchtable(game),
  ]);
  expect(own.code).toBe(0);
  expect(own.out).toBe(builtIn.out);
});

test.each([
  [{ games: "3" }, "--games takes an even number"],
  [{ games: "0" }, "name a file of matches: --record"],
  [{ decks: "none" }, 'unknown deck "none"'],
  [{ game: "skirmish" }, "skirmish has its own cards"],
] as const)("%j is refused", async (call, message) => {
  await expect(run(call)).rejects.toThrow(message);
});
