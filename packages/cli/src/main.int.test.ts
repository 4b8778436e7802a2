import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { lunchtable, lunchtableProcess } from "../test/lunchtable.ts";

const folder = mkdtempSync(join(tmpdir(), "lunchtable-cli-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string): string => join(folder, name);

describe("exit codes and help", () => {
  test.each([
    "play",
    "sim",
    "impact",
    "fuzz",
    "replay",
    "verify",
    "report",
    "serve",
    "loadtest",
    "cards",
  ])("%s --help has an example", async (command) => {
    const { code, out } = await lunchtable([command, "--help"]);
    expect(code).toBe(0);
    expect(out).toContain(`Example: lunchtable ${command} `);
  });

  test.each([
    [["dance"], "unknown command"],
    [["sim", "chess"], 'unknown game "chess". Known: lunchtable'],
    [["sim", "--bot", "genius"], 'unknown bot "genius". Known: random, beginner, greedy'],
    [["sim", "--games", "some"], "--games takes a whole number"],
    [["sim", "--deck", "nope"], 'unknown deck "nope". Known: sugar-rush, rumor-mill'],
    [["sim", "--deck", "decks/nope"], "there is no file decks/nope; a deck file is a JSON list"],
    [["sim", "--deck", "nope.txt"], "there is no file nope.txt; a deck file is a JSON list"],
    [["play", "--seat", "middle"], 'unknown seat "middle". Known: host, away'],
    [["play", "--seed", "x"], "--seed takes a whole number"],
    [["verify", "no-such-file"], "there is no file no-such-file"],
    [
      ["sim", "--deck", import.meta.dirname],
      `${import.meta.dirname} is a folder, not a file; a deck`,
    ],
    [["play", "--bot", "smart"], 'unknown bot "smart". Known: random, beginner, greedy'],
    [["play", "--auto", "gredy"], "did you mean greedy?"],
    [["play", "--sed", "7"], "Did you mean --seed?"],
    [["serve", "--port", "many"], "PORT must be a number from 0 to 65535."],
    [["replay", "--veiwer", "host"], "Did you mean --viewer?"],
  ])("%j is a wrong call, and nothing else is said", async (args, reason) => {
    const { code, out, err } = await lunchtable(args);
    expect(err).toContain(reason);
    expect({ code, out }).toEqual({ code: 2, out: "" });
  });

  test("a wrong call, a failure and help are the exit codes of the process, too", async () => {
    const wrong = await lunchtableProcess(["sim", "chess"]);
    expect(wrong).toMatchObject({ code: 2, out: "" });
    expect(wrong.err).toContain('unknown game "chess". Known: lunchtable');
    writeFileSync(file("empty.json"), "");
    expect(await lunchtableProcess(["verify", file("empty.json")])).toMatchObject({ code: 1 });
    const help = await lunchtableProcess(["sim", "--help"]);
    expect(help).toMatchObject({ code: 0, err: "" });
    expect(help.out).toContain("Example: lunchtable sim ");
  });

  test.each(["sim", "play"])("%s tells every fault of a deck in a sentence", async (command) => {
    const deck = file("faulty.json");
    writeFileSync(deck, JSON.stringify([...Array<string>(4).fill("sugar-high"), "no-such-card"]));
    const { code, out, err } = await lunchtable([command, "--deck", deck]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err.split("\n")).toEqual([
      `lunchtable: no match can be played with these decks, ${deck}, rumor-mill: A deck is not legal. (LT 4.1)`,
      `  ${deck}: The deck has 5 cards; it needs at least 40.`,
      `  ${deck}: The deck has 4 copies of Sugar High; 3 are allowed.`,
      `  ${deck}: There is no card "no-such-card".`,
      "",
    ]);
  });

  test.each([
    ["an object", '{"cards": []}', "holds an object"],
    ["a number among the ids", '["sugar-high", 7]', "has 7 as entry 2"],
    ["a sentence", "three sugar highs", "cannot be read: line 1"],
  ])("a deck file with %s is told what is right", async (_what, text, fault) => {
    writeFileSync(file("odd.json"), text);
    const { code, err } = await lunchtable(["play", "--deck", file("odd.json")]);
    expect(code).toBe(2);
    expect(err).toContain(fault);
    expect(err).toContain("a deck file is a JSON list of card ids");
  });

  test("a Node that is too old is not used", async () => {
    const pretend =
      'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.1.0" } })';
    const node = ["--import", `data:text/javascript,${encodeURIComponent(pretend)}`];
    const { code, out } = await lunchtableProcess(["--version"], "", node);
    expect({ code, out }).toEqual({ code: 0, out: "0.1.0\n" });
  });
});

describe("sim", () => {
  test("gives the same, whatever the number of threads", async () => {
    const args = ["sim", "skirmish", "--games", "30", "--seed", "5", "--json"];
    const runs = await Promise.all(
      ["1", "3"].map(async (workers) => {
        const recorded = file(`by-${workers}.jsonl`);
        const ran = await lunchtable([...args, "--workers", workers, "--record", recorded]);
        return { ...ran, recorded: readFileSync(recorded, "utf8") };
      }),
    );
    expect(runs.map(({ code }) => code)).toEqual([0, 0]);
    expect(runs[0]?.out).toBe(runs[1]?.out);
    expect(runs[0]?.recorded).toBe(runs[1]?.recorded);
    expect(JSON.parse(runs[0]?.out ?? "")).toMatchObject({ games: 30, unfinished: 0 });
    const other = await lunchtable(["sim", "skirmish", "--games", "30", "--seed", "6", "--json"]);
    expect(other.out).not.toBe(runs[0]?.out);
  });

  test.each(["lunchtable", "lorcana"])(
    "of %s it tells every card, and makes a page",
    async (game) => {
      const made = file(`${game}.html`);
      const bots = ["--bot", "random", "--opponent", "random"];
      const { code, out } = await lunchtable(
        ["sim", game, "--games", "4", "--seed", "1", "--json", "--html", made].concat(bots),
      );
      expect(code).toBe(0);
      const { cards, gamesByTurns } = JSON.parse(out) as {
        readonly cards: readonly {
          readonly name: string;
          readonly drawn: { readonly count: number };
          readonly played: { readonly count: number };
        }[];
        readonly gamesByTurns: readonly (readonly [number, number])[];
      };
      expect(gamesByTurns.reduce((sum, [, games]) => sum + games, 0)).toBe(4);
      // Four games of two decks of 40 cards and more: some are drawn, fewer played.
      expect(cards.filter(({ drawn }) => drawn.count > 0).length).toBeGreaterThan(20);
      expect(cards.filter(({ played }) => played.count > 0).length).toBeGreaterThan(5);
      const text = readFileSync(made, "utf8");
      for (const { name } of cards)
        expect(text).toContain(name.replace(/[&']/g, (sign) => `&#${sign.charCodeAt(0)};`));
    },
  );

  test("a page that cannot be written is told before anything is played", async () => {
    const { code, err } = await lunchtable(["sim", "--html", file("no/such/page.html")]);
    expect(code).toBe(2);
    expect(err).toContain("there is no folder");
    expect(err).not.toContain("games after");
  });

  test("in a pipe the report comes whole and no bar is drawn", async () => {
    const sim = ["sim", "blind-bid", "--games", "4", "--bot", "random"];
    const { out, err } = await lunchtableProcess(sim);
    expect(out).toMatch(/^blind-bid: 4 games, seed \d+/);
    expect(out).toMatch(/\nEndings\n(.+ {2}[\d.]+ %\n)+$/);
    // Something at once, perhaps something on the way, and how long it took.
    expect(err).toMatch(
      /^0 of 4 games after 0 s\n(\d of 4 games after \d+ s\n)*[\d.]+ s, [\d.]+ games a second, \d+ threads\n$/,
    );
  });
});

describe("records", () => {
  test("a match that was played can be verified and replayed", async () => {
    const match = file("match.json");
    const args = ["play", "--auto", "random", "--bot", "random", "--seed", "3", "--record", match];
    const played = await lunchtableProcess(args);
    expect(played.code).toBe(0);
    expect(played.out).toMatch(/(You win|You lose|A draw) \(host\)/);

    const verified = await lunchtable(["verify", match]);
    expect(verified).toMatchObject({ code: 0, out: "1 of 1 matches go as recorded\n" });

    const replayed = await lunchtable(["replay", match, "--viewer", "host"]);
    expect(replayed.code).toBe(0);
    expect(replayed.out).toContain("It ended: ");
    // What the other did is told by what came of it; of a pass there is nothing to tell.
    expect(replayed.out).not.toMatch(/^ *\d+\. away( acts|: )/m);
    expect(replayed.out).not.toMatch(/RESPOND_CHAIN|lp_zero|\[c\d+\]/);

    const told = await lunchtable(["replay", match, "--viewer", "host", "--commands"]);
    expect(told.out).toMatch(/^ *\d+\. host: .+ \| ADVANCE_PHASE$/m);
    expect(told.out).not.toMatch(/^ *\d+\. away: /m);
  });

  test("a record with a field that no record has is refused, with what it may have", async () => {
    const made = file("one.jsonl");
    await lunchtable(["sim", "blind-bid", "--games", "1", "--seed", "1", "--record", made]);
    const record = JSON.parse(readFileSync(made, "utf8")) as object;
    writeFileSync(file("more.json"), JSON.stringify({ ...record, winner: "north", note: "" }));
    const { code, err } = await lunchtable(["verify", file("more.json")]);
    expect(code).toBe(1);
    expect(err).toContain('it has "winner", "note", which no record has');
    expect(err).toContain("a record has game, rulesVersion, cardSet, options, commands, finalHash");
  });

  test("a record that was changed does not verify, and says why", async () => {
    const made = file("games.jsonl");
    const sim = ["sim", "blind-bid", "--games", "3", "--bot", "random", "--seed", "1"];
    await lunchtable([...sim, "--record", made]);
    const [first = "", second = "", third = ""] = readFileSync(made, "utf8").split("\n");
    const hash = /"finalHash":"[0-9a-f]{8}/;
    const changed = [first, second.replace(hash, '"finalHash":"00000000'), third].join("\n");
    writeFileSync(file("changed.jsonl"), changed);
    const { code, out } = await lunchtable(["verify", file("changed.jsonl")]);
    expect(code).toBe(1);
    expect(out).toMatch(/match 2 \(blind-bid\): It ends in [0-9a-f]+, the record says 00000000/);
    expect(out).toContain("2 of 3 matches go as recorded");
  });

  test.each([
    ["nothing", ""],
    ["no JSON", "{"],
    ["no record", '{"game": "lunchtable"}'],
  ])("a file with %s is not good", async (name, text) => {
    writeFileSync(file("bad.json"), text);
    const { code, err } = await lunchtable(["verify", file("bad.json")]);
    expect(err, name).toContain("bad.json");
    expect(code).toBe(1);
  });
});

test("play from a pipe ends politely when the input ends", async () => {
  const { code, out } = await lunchtableProcess(["play", "--seed", "7"], "1\n1\n");
  expect(code).toBe(1);
  expect(out).toContain("== Decision 3 ==");
  expect(out).toContain("The match is left unfinished");
});

test("fuzz finds nothing wrong with a match of Blind Bid, told alone", async () => {
  const { code, out } = await lunchtable(["fuzz", "blind-bid", "--seed", "1", "--game", "3"]);
  expect(out).toContain("0 failures");
  expect(code).toBe(0);
});

test("fuzz demands everything the game declares only if it is told to", async () => {
  const short = ["fuzz", "blind-bid", "--seed", "1", "--games", "1"];
  const { code, out } = await lunchtable(short);
  expect(out).toContain("not seen yet: ");
  expect(code).toBe(0);
  const complete = await lunchtable([...short, "--complete"]);
  expect(complete.out).toContain("never seen: ");
  expect(complete.code).toBe(1);
  const alone = await lunchtable(["fuzz", "blind-bid", "--game", "1", "--complete"]);
  expect(alone.err).toContain("--complete is for a whole run");
  expect(alone.code).toBe(2);
});
