/** `lunchtable import` with card files of invented cards, as people would bring them. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { lunchtable } from "../../test/lunchtable.ts";

const folder = mkdtempSync(join(tmpdir(), "lunchtable-import-"));
afterAll(() => rmSync(folder, { recursive: true }));

const text = "CLEAN LINEN When you play this character, draw a card.";
const nurse = {
  name: "Sister Plume",
  version: "Harbour Nurse",
  fullName: "Sister Plume - Harbour Nurse",
  type: "Character",
  color: "Amber",
  cost: 4,
  inkwell: true,
  strength: 2,
  willpower: 5,
  lore: 1,
  subtypes: ["Keeper"],
  setCode: "1",
  fullTextSections: [text],
  abilities: [{ type: "triggered", name: "CLEAN LINEN", fullText: text }],
};
const song = {
  name: "All Lamps Lit",
  type: "Action",
  color: "Ruby",
  cost: 3,
  inkwell: true,
  subtypes: ["Song"],
  setCode: "2",
  fullTextSections: ["Draw 2 cards."],
  effects: ["Draw 2 cards."],
};
const strange = {
  ...song,
  name: "Whistling",
  fullTextSections: ["Draw a card and whistle."],
  effects: ["Draw a card and whistle."],
};

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

const importing = (...args: string[]) => lunchtable(["import", "lorcana", ...args]);

describe("a file that is understood", () => {
  test("becomes a card set that is played", async () => {
    const cards = file("good.json", { cards: [nurse, song] });
    const out = join(folder, "set.json");
    const done = await importing(cards, "--out", out, "--name", "Harbour");
    expect(done).toMatchObject({ code: 0, err: "" });
    expect(done.out.trim().split("\n").at(-1)).toBe(`2 cards are in ${out}`);
    const set = JSON.parse(readFileSync(out, "utf8")) as { name: string; cards: { id: string }[] };
    expect(set.name).toBe("Harbour");
    expect(set.cards.map(({ id }) => id)).toEqual(["sister-plume-harbour-nurse", "all-lamps-lit"]);
  });

  test("with which a match is played", async () => {
    const names = Array.from("abcdefghijklmno", (letter) => `Plume ${letter.toUpperCase()}`);
    const cards = names.map((name) => ({ ...nurse, name, fullName: `${name} - Harbour Nurse` }));
    const set = join(folder, "fifteen.json");
    await importing(file("fifteen-cards.json", { cards }), "--out", set);
    const deck = file(
      "deck.txt",
      names.map((name) => `4 ${name.toLowerCase().replace(" ", "-")}-harbour-nurse\n`).join(""),
    );
    // As other deck builders write it.
    const named = file("named.txt", names.map((name) => `4 ${name} - Harbour Nurse\n`).join(""));
    const decks = ["--deck", deck, "--opponent-deck", named];
    const args = ["sim", "lorcana", "--cards", set, ...decks, "--games", "1", "--seed", "1"];
    const { code, out } = await lunchtable([...args, "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 1, unfinished: 0 });
    const shown = await lunchtable(["cards", "show", "Plume A - Harbour Nurse", "--cards", set]);
    expect(shown.out).toContain("Amber character");
  });

  test("is counted set by set", async () => {
    const cards = file("figures.json", { cards: [nurse, song, strange] });
    const { code, out } = await importing(cards, "--figures");
    expect(code).toBe(0);
    const rows = out
      .trim()
      .split("\n")
      .map((line) => line.split(/ {2,}/));
    expect(rows).toEqual([
      ["set", "cards", "with text"],
      ["1", "1 of 1 (100.0 %)", "1 of 1 (100.0 %)"],
      ["2", "1 of 2 (50.0 %)", "1 of 2 (50.0 %)"],
      ["all", "2 of 3 (66.7 %)", "2 of 3 (66.7 %)"],
    ]);
  });
});

test("a card that is understood by half is left out, and where reading stopped is told", async () => {
  const cards = file("half.json", [nurse, strange]);
  const out = join(folder, "half-set.json");
  const done = await importing(cards, "--out", out);
  expect(done.code).toBe(0);
  const lines = done.out.split("\n");
  expect(lines[0]).toBe("Whistling");
  expect(lines[1]).toBe("  Draw a card│ and whistle.");
  const set = JSON.parse(readFileSync(out, "utf8")) as { cards: { id: string }[] };
  expect(set.cards.map(({ id }) => id)).toEqual(["sister-plume-harbour-nurse"]);
});

test("if no card is understood it ends with 1", async () => {
  const { code, out } = await importing(file("none.json", [strange]));
  expect(code).toBe(1);
  expect(out).toContain("0 of 1 (0.0 %)");
});

describe("a wrong call ends with 2, and says what is wrong", () => {
  test.each<[string, unknown, string]>([
    ["broken.json", '{ "cards": [', "is not valid JSON"],
    ["no-list.json", { decks: [] }, "is no card file: it has no list of cards"],
    ["no-name.json", [nurse, { type: "Character", cost: 1 }], "card 2 has no name\n"],
    [
      "two-cards.json",
      [{ ...nurse, cost: "four" }, nurse, { name: "Plume" }],
      "card 1 (Sister Plume - Harbour Nurse) has no cost as a number; card 3 (Plume) has no type, no cost as a number",
    ],
    ["a-text.json", ["Sister Plume"], "card 1 has no name, no type, no cost as a number"],
    ["other-file.json", Array.from({ length: 9 }, () => ({ name: "Plume" })), "; and 4 more"],
  ])("%s", async (name, content, why) => {
    const out = join(folder, `${name}.set`);
    const { code, out: said, err } = await importing(file(name, content), "--out", out);
    expect({ code, said }).toEqual({ code: 2, said: "" });
    expect(err).toContain(name);
    expect(err).toContain(why);
    expect(existsSync(out)).toBe(false);
  });

  test("a file that is not there, another game, and a place that cannot be written", async () => {
    const none = await importing(join(folder, "nowhere.json"));
    expect(none.code).toBe(2);
    expect(none.err).toContain("there is no file");
    const other = await lunchtable(["import", "lunchtable", file("x.json", [nurse])]);
    expect(other).toMatchObject({ code: 2 });
    expect(other.err).toContain("only lorcana's cards can be imported, not lunchtable's");
    const nowhere = await importing(
      file("y.json", [nurse]),
      "--out",
      join(folder, "no", "set.json"),
    );
    expect(nowhere.code).toBe(2);
    expect(nowhere.err).toContain("set.json");
  });
});
