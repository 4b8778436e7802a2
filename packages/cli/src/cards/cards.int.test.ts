import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cards, deckNamed, decks } from "@ltcg/cards";
import type { CardDefinition } from "@ltcg/engine";
import { afterAll, describe, expect, test } from "vitest";
import { lunchtable, lunchtableProcess } from "../../test/lunchtable.ts";

const isToken = (card: CardDefinition): boolean => card.type === "stereotype" && !!card.token;
const tokens = Object.values(cards).filter(isToken).length;
const count = Object.keys(cards).length - tokens;

const folder = mkdtempSync(join(tmpdir(), "lunchtable-cards-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string): string => join(folder, name);

const recess = join(import.meta.dirname, "../../examples/recess.json");

describe("cards show", () => {
  test("prints a card with its text in a frame", async () => {
    const { code, out } = await lunchtable(["cards", "show", "Candy Courier"]);
    expect(code).toBe(0);
    expect(out).toContain("│ Level 4 fire stereotype · “Sugar Rush” · Common ");
    expect(out).toContain("│ When this card is summoned: draw 1 card, then put 1 vice counter ");
    expect(
      new Set(
        out
          .trim()
          .split("\n")
          .map(({ length }) => length),
      ).size,
    ).toBe(1);
  });

  test("gives the definition as data", async () => {
    const { out } = await lunchtable(["cards", "show", "marble-king", "--cards", recess, "--json"]);
    expect(JSON.parse(out)).toMatchObject({ id: "marble-king", attack: 1600 });
  });

  test("guesses what a name that is not there was meant to be", async () => {
    const { code, out, err } = await lunchtable(["cards", "show", "candy-curier"]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain("Did you mean candy-courier?");
  });
});

describe("cards of Lorcana", () => {
  const cardsOf = (...args: string[]) => lunchtable(["cards", ...args, "--game", "lorcana"]);

  test("are shown by id or name, with what their keywords come to", async () => {
    const { code, out } = await cardsOf("show", "Old Fenn - Choirmaster of the Breakwater");
    expect(code).toBe(0);
    expect(out).toContain("│ Amber character · Cost 3, inkable · Singer of Shanties ");
    expect(out).toContain("│ Singer 5 (This character counts as costing 5 to sing songs.) ");
    const wrong = await cardsOf("show", "old-fen");
    expect(wrong).toMatchObject({ code: 2, out: "" });
    expect(wrong.err).toContain("Did you mean old-fenn?");
  });

  test("are listed, by the words that are printed on them", async () => {
    const { out } = await cardsOf("list", "--text", "sings a song");
    expect(out).toMatch(/^old-fenn +Old Fenn - Choirmaster of the Breakwater +Amber character/m);
    expect((await cardsOf("list", "--text", "no such word")).code).toBe(1);
    expect((await cardsOf("list", "--rarity", "common")).err).toContain(
      "is for cards of LunchTable",
    );
  });

  test("have decks, which are shown as lists and as data", async () => {
    const { out } = await cardsOf("decks");
    expect(out).toMatch(/^low-arch +Dues at the Low Arch \(Emerald, Steel\): Smugglers/m);
    expect((await cardsOf("decks", "low-arch")).out).toMatch(/4 +nettle +Nettle/);
    const list = JSON.parse((await cardsOf("decks", "low-arch", "--json")).out) as string[];
    expect(list).toHaveLength(60);
  });
});

test("cards list prints a line a card, and says so when nothing fits", async () => {
  const args = ["cards", "list", "--clique", "sugar-rush", "--kind", "field"];
  const found = await lunchtable(args);
  expect(found.out.split("\n")).toEqual([
    "birthday-party-table  Birthday Party Table  Class (field spell)  1 clout",
    "candy-store-trip      Candy Store Trip      Class (field spell)  2 clout",
    "sudden-death-sundae   Sudden-Death Sundae   Class (field spell)  1 clout",
    `3 of ${count} cards`,
    "",
  ]);
  const none = await lunchtable(["cards", "list", "--level", "12"]);
  expect(none).toMatchObject({ code: 1, out: `0 of ${count} cards\n` });
});

test("cards list counts tokens apart, which are in no deck", async () => {
  const { out } = await lunchtable(["cards", "list"]);
  expect(out.trimEnd().split("\n").at(-1)).toBe(`${count} of ${count} cards, 1 of 1 token`);
});

describe("cards decks", () => {
  test("tells every deck with its cliques and its plan", async () => {
    const { code, out } = await lunchtable(["cards", "decks"]);
    expect(code).toBe(0);
    const lines = out.split("\n");
    for (const { id, name, plan } of decks) {
      const place = lines.findIndex((line) => line.startsWith(`${id} `));
      expect(lines[place]).toContain(` ${name} (`);
      expect(lines[place + 1]?.trim()).toBe(plan);
    }
    const own = await lunchtable(["cards", "decks", "--cards", recess]);
    expect(own.out).toBe("recess  20 cards\n");
  });

  test("shows what is in one, in words or as the file that play takes", async () => {
    const { out } = await lunchtable(["cards", "decks", "sugar-rush"]);
    const [about, first, ...lines] = out.trimEnd().split("\n");
    expect(about).toMatch(/^Done Before the Bell \(Sugar Rush\): [A-Z].*\.$/);
    expect(first).toMatch(/^3 {2}double-scoop-dasher {2,}Double-Scoop Dasher {2,}Level 3 /);
    expect(lines.at(-1)).toBe("40 cards");
    const { out: json } = await lunchtable(["cards", "decks", "sugar-rush", "--json"]);
    expect(JSON.parse(json)).toEqual(deckNamed("sugar-rush").cards);
  });

  test("guesses what deck was meant", async () => {
    const { code, err } = await lunchtable(["cards", "decks", "suger-rush"]);
    expect(code).toBe(2);
    expect(err).toContain("did you mean sugar-rush?");
  });
});

test("cards text prints every card of a set", async () => {
  const { code, out } = await lunchtable(["cards", "text", "--cards", recess]);
  expect(code).toBe(0);
  expect(out.split("\n\n")).toHaveLength(4);
  expect(out).toContain(
    "Untied Shoelace (untied-shoelace)\nNormal trap · Rare\n" +
      "When a stereotype the opponent controls attacks: stop the attack, then deal 300 damage to the opponent.",
  );
});

describe("cards lint", () => {
  test("finds nothing wrong with the built-in cards and the example set", async () => {
    const house = await lunchtable(["cards", "lint"]);
    expect(house).toMatchObject({
      code: 0,
      out: `0 errors and 0 warnings in ${count} cards and 1 token\n`,
    });
    for (const named of [[recess], ["--cards", recess]]) {
      const own = await lunchtable(["cards", "lint", ...named]);
      expect(own).toMatchObject({ code: 0, out: "0 errors and 0 warnings in 4 cards\n" });
    }
  });

  test("tells what can never work, with its place, and ends with 1", async () => {
    const set = JSON.parse(readFileSync(recess, "utf8")) as { cards: { effects: object[] }[] };
    const [king, skipper, ...rest] = set.cards;
    const effects = [{ ...skipper?.effects[0], type: "breakdown" }];
    const never = file("never.json");
    writeFileSync(
      never,
      JSON.stringify({ ...set, cards: [king, { ...skipper, effects }, ...rest] }),
    );
    const { code, out } = await lunchtable(["cards", "lint", never]);
    expect(code).toBe(1);
    expect(out.split("\n")).toEqual([
      "error: rope-skipper.effects[warm-up].type never fires: no card puts vice counters on anything (trigger-never-fires)",
      "1 error and 0 warnings in 4 cards",
      "",
    ]);
  });

  test("tells what is not well defined first, also as JSON", async () => {
    const bad = file("undefined.json");
    writeFileSync(bad, JSON.stringify({ name: "Bad", cards: [{ id: "kid", type: "stereotyp" }] }));
    const { code, out } = await lunchtable(["cards", "lint", bad, "--json"]);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      errors: 1,
      findings: [{ rule: "definition", path: "kid.type", suggestion: "stereotype" }],
    });
  });
});

describe("cards try", () => {
  test("plays a card and tells what happens", async () => {
    const { code, out } = await lunchtable(["cards", "try", "untied-shoelace", "--cards", recess]);
    expect(code).toBe(0);
    const lines = out.split("\n").map((line) => line.trim());
    expect(lines[0]).toMatch(/^Untied Shoelace: When a stereotype the opponent controls attacks: /);
    expect(lines).toContain("host: Activate Untied Shoelace");
    expect(lines).toContain("The attack is stopped by Untied Shoelace");
  });

  test("tells what is missing, and ends with 1", async () => {
    const set = JSON.parse(readFileSync(recess, "utf8")) as { cards: { effects?: object[] }[] };
    const targets = [{ zone: "field", side: "any", count: 1 }];
    const cards = set.cards.map((card, i) =>
      i === 2 ? { ...card, effects: [{ ...card.effects?.[0], targets }] } : card,
    );
    const never = file("no-target.json");
    writeFileSync(never, JSON.stringify({ ...set, cards }));
    const args = ["cards", "try", "Playground Bell", "--cards", never, "--tries", "10"];
    const { code, out } = await lunchtable(args);
    expect(code).toBe(1);
    expect(out).toContain("It could not be used:");
    expect(out).toContain("there are never any cards in either field slot");
  });

  test("knows the effects of a card", async () => {
    const { code, err } = await lunchtable(["cards", "try", "fizz-bomber", "--effect", "second"]);
    expect(code).toBe(2);
    expect(err).toContain("Known: shake-it, lid-off");
  });
});

test("cards schema prints what the engine ships", async () => {
  const { out } = await lunchtable(["cards", "schema"]);
  const shipped = join(import.meta.dirname, "../../../engine/schema/card-set.schema.json");
  expect(out).toBe(readFileSync(shipped, "utf8"));
});

describe("--cards", () => {
  test("a set of one's own is simulated, recorded, verified and replayed", async () => {
    const record = file("games.jsonl");
    const set = ["--cards", recess];
    const args = ["sim", "--games", "4", "--seed", "1", "--json", "--record", record, ...set];
    const simulated = await lunchtable(args);
    expect(simulated.code).toBe(0);
    // A sane little game: who looks ahead wins, and not by who runs out of cards first.
    expect(JSON.parse(simulated.out)).toMatchObject({
      games: 4,
      unfinished: 0,
      sides: [{ bot: "greedy", count: 4 }, { bot: "random" }],
      endings: { lp_zero: 4 },
    });

    const verified = await lunchtable(["verify", record, ...set]);
    expect(verified).toMatchObject({ code: 0, out: "4 of 4 matches go as recorded\n" });
    const without = await lunchtable(["verify", record]);
    expect(without.code).toBe(1);
    expect(without.out.split("\n")[0]).toBe(
      "match 1 (lunchtable): it was made with another card set; " +
        "name the one it was played with: --cards FILE",
    );
    expect(without.out).toContain("0 of 4 matches go as recorded");

    const replayed = await lunchtable(["replay", record, ...set]);
    expect(replayed.code).toBe(0);
    expect(replayed.out).toContain("Marble King");
  });

  test("a match that was played says how it is told again, and with other cards it is not", async () => {
    const record = file("a match.jsonl");
    const args = ["play", "--cards", recess, "--seed", "3", "--record", record];
    const { out } = await lunchtableProcess(args, "quit\n");
    expect(out).toContain(`lunchtable replay '${record}' --cards ${recess}\n`);

    const without = await lunchtable(["replay", record]);
    expect(without.code).toBe(1);
    expect(without.err).toBe(
      "lunchtable: it was made with another card set; " +
        "name the one it was played with: --cards FILE\n",
    );
    const other = file("other.json");
    writeFileSync(other, readFileSync(recess, "utf8").replace("1600", "1500"));
    const wrong = await lunchtable(["replay", record, "--cards", other]);
    expect(wrong.err).toContain(`it was made with another card set than ${other}; name`);
  });

  test("a match is played with it, and its cards can be read there", async () => {
    const args = ["play", "--cards", recess, "--seed", "3"];
    const { out } = await lunchtableProcess(args, "card Marble King\ncard Rope Skipper\nquit\n");
    expect(out).toContain("host recess, away recess");
    expect(out).toContain("│ Level 4 stereotype · Common ");
  });

  test("it is fuzzed", async () => {
    const fuzzed = await lunchtable([
      "fuzz",
      "lunchtable",
      "--cards",
      recess,
      "--seed",
      "1",
      "--game",
      "2",
    ]);
    expect(fuzzed.out).toContain("0 failures");
  });

  test("every effect of it is run through", async () => {
    const { code, out } = await lunchtable(["cards", "fuzz", recess, "--seed", "1"]);
    expect(out).toMatch(/^Recess: 3 effects, \d+ matches, \d+ commands, seed 1$/m);
    expect(out).toContain("  0 effects short of 20\n  0 failures");
    expect(code).toBe(0);
  });

  test("abilities of Lorcana's cards are run through, of the sample set or of a file", async () => {
    const game = ["--seed", "1", "--game", "3", "--heavy-one-in", "100"];
    const sample = await lunchtable(["cards", "fuzz", "lorcana", ...game]);
    expect(sample.out).toMatch(/^Lorcana: \d+ abilities, 1 match, \d+ commands, seed 1\n/);
    expect(sample.code).toBe(0);
    const set = file("piers.json");
    const kind = { kind: "triggered", when: { on: "quests", card: "this" } };
    const gull = {
      id: "gull",
      name: "Gull",
      version: "Early",
      type: "character",
      inks: ["ruby"],
      cost: 1,
      inkable: true,
      classifications: ["Ally"],
      strength: 1,
      willpower: 1,
      lore: 1,
      abilities: [{ ...kind, effects: [{ do: "draw", amount: 1 }] }],
    };
    writeFileSync(set, JSON.stringify({ name: "Piers", cards: [gull], decks: {} }));
    for (const args of [["lorcana", "--cards", set], [set]]) {
      const run = ["--seed", "1", "--times", "3", "--heavy-one-in", "100"];
      const { code, out } = await lunchtable(["cards", "fuzz", ...args, ...run]);
      expect(out).toContain("Piers: 1 ability, 2 matches");
      expect(out).toContain("  0 abilities short of 3\n  0 failures");
      expect(code).toBe(0);
    }
  });

  test("an effect that never resolves is told with what was missing", async () => {
    const short = file("short.json");
    const set = JSON.parse(readFileSync(recess, "utf8")) as { cards: { id: string }[] };
    const cards = set.cards.filter(({ id }) => id !== "rope-skipper" && id !== "playground-bell");
    const lonely = {
      id: "roll-call",
      name: "Roll Call",
      type: "spell",
      rarity: "common",
      spellType: "normal",
      effects: [
        {
          id: "present",
          type: "ignition",
          targets: [
            { zone: "board", side: "opponent", count: 1, filter: { archetype: "playground" } },
          ],
          actions: [{ kind: "destroy", what: { kind: "target" } }],
        },
      ],
    };
    writeFileSync(short, JSON.stringify({ name: "Short", cards: [...cards, lonely] }));
    const args = ["cards", "fuzz", "--cards", short, "--seed", "1", "--games", "4"];
    const { code, out } = await lunchtable(args);
    expect(out).toContain("  SHORT roll-call/present: 0 of 20\n");
    expect(out).toMatch(/^ {4}in 2 matches for it, there was nothing it could target \(.+\)$/m);
    expect(code).toBe(1);
  });

  test("a file with faults is told with all of them, and nothing is played", async () => {
    const bad = file("bad.json");
    const set = JSON.parse(readFileSync(recess, "utf8")) as { cards: object[]; decks: object };
    const { attack: _, ...king } = set.cards[0] as { attack: number };
    const cards = [{ ...king, level: 13, atack: 1 }, ...set.cards.slice(1)];
    writeFileSync(bad, JSON.stringify({ ...set, cards, nam: "x" }));
    const { code, out, err } = await lunchtable(["play", "--cards", bad]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err.split("\n").slice(0, 5)).toEqual([
      `lunchtable: ${bad} is not a card set that can be played:`,
      expect.stringContaining("  nam is no field of a card set;"),
      "  marble-king.level must be a whole number from 1 to 12, not 13",
      "  marble-king.attack is missing; it must be a whole number from 0 to 1000000",
      expect.stringMatching(
        /^ {2}marble-king.atack is no field of a stereotype; .* did you mean attack\?$/,
      ),
    ]);
  });

  test.each([
    [["play", "skirmish", "--cards", recess], "--cards is for lunchtable, lorcana"],
    [["play", "--cards", "no-such-file.json"], "there is no file no-such-file.json"],
    [["cards", "lint", recess, "--cards", recess], "two card sets"],
    [["cards", "fuzz", recess, "--cards", recess], "two card sets"],
    [["cards", "fuzz", "no-such-file.json"], "there is no file no-such-file.json"],
    [["cards", "fuzz", recess, "--games", "few"], "--games takes a whole number"],
    [
      ["cards", "fuzz", recess, "--heavy-one-in", "0"],
      "--heavy-one-in takes a whole number from 1",
    ],
    [["cards", "fuzz", recess, "--complete"], "unknown option"],
    [["play", "--cards", join(import.meta.dirname, "cards.int.test.ts")], "is not valid JSON"],
  ])("%j is a wrong call", async (args, reason) => {
    const { code, err } = await lunchtable(args);
    expect(err).toContain(reason);
    expect(code).toBe(2);
  });

  test("a set without decks needs one", async () => {
    const bare = file("bare.json");
    const { decks: _, ...set } = JSON.parse(readFileSync(recess, "utf8")) as { decks: object };
    writeFileSync(bare, JSON.stringify(set));
    const { code, err } = await lunchtable(["sim", "--cards", bare, "--games", "1"]);
    expect(code).toBe(2);
    expect(err).toContain("these cards come without a deck");
  });
});

test("the README shows the example set as it is", () => {
  const readme = readFileSync(join(import.meta.dirname, "../../README.md"), "utf8");
  const shown = /```json\n([\s\S]*?)```/.exec(readme)?.[1];
  expect(JSON.parse(shown ?? "null")).toEqual(JSON.parse(readFileSync(recess, "utf8")));
});
