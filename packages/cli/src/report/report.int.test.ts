/** Reports of problems, from the file to the test that is written: of finished and of running matches. */
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { FinishedReport, RunningReport } from "@ltcg/server/protocol";
import { type GameTypes, type MatchRecord, playWhileLegal } from "@tcg/core";
import { greatMovementDeck, sampleCards } from "@tcg/lorcana-engine/sample";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lunchtable, lunchtableProcess } from "../../test/lunchtable.ts";
import { openGame } from "../games.ts";

// In the repository, where the written tests find the packages that they import.
const scratch = join(import.meta.dirname, "../../.scratch");
mkdirSync(scratch, { recursive: true });
const folder = mkdtempSync(join(scratch, "report-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string): string => join(folder, name);
const write = (name: string, value: unknown): string => {
  writeFileSync(file(name), JSON.stringify(value));
  return file(name);
};

const { game } = await openGame("lunchtable");
let record: MatchRecord<GameTypes>;

beforeAll(async () => {
  const made = file("match.json");
  const play = ["play", "--auto", "greedy", "--bot", "greedy", "--seed", "4", "--record", made];
  expect((await lunchtableProcess(play)).code).toBe(0);
  record = JSON.parse(readFileSync(made, "utf8")) as MatchRecord<GameTypes>;
});

const reported = (viewer: string, at: number) => {
  const started = game.start(record.options);
  if (!started.ok) throw new Error("the match cannot start");
  const { state, events } = playWhileLegal(game, started.state, record.commands.slice(0, at));
  const said = "My Jock should have been safe.\n*/ \u001b[31mand red";
  return {
    format: "lunchtable-report/1",
    game: "lunchtable",
    matchId: "m1",
    viewer,
    said,
    rulesVersion: game.rulesVersion,
    view: game.mask(state, viewer),
    seen: {
      version: at + 1,
      legalMoves: game.legalMoves(state, viewer),
      updates: [
        { version: at + 1, events: game.maskEvents(state, [...started.events, ...events], viewer) },
      ],
    },
  } as const;
};

const finished = (viewer: string, at: number): FinishedReport => {
  const { seen: _seen, ...rest } = reported(viewer, at);
  return { ...rest, at, record };
};

const running = (viewer: string, at: number): RunningReport => {
  const { seen, ...rest } = reported(viewer, at);
  return { ...rest, ...seen };
};

/** The commands that a written test plays. */
const played = (test: string): string[] =>
  [...readFileSync(test, "utf8").matchAll(/^ {2}\/\/ ((?:host|away): .+)$/gm)].map(
    ([, told = ""]) => told,
  );

describe("of a match that is over", () => {
  test("is played up to its moment and made short: none of what stays can be left out", async () => {
    const { code, out } = await lunchtable(["report", write("over.json", finished("host", 71))]);
    expect(code).toBe(0);
    expect(out).toContain("“My Jock should have been safe.”\n“*/  [31mand red”\n");
    expect(out).toContain("lunchtable, after 71 of 87 commands, as host saw it:");
    expect(out).toContain("You summon Double-Scoop Dasher in attack position");
    expect(out).toContain("set zone (2): a hidden card (face-down); a hidden card (face-down)");
    expect(out).not.toContain("The page showed another table");
    const left = played(file("over.test.ts"));
    expect(out).toContain(`71 commands, of which ${left.length} show the same:`);
    expect(left.length).toBeLessThan(70);
    // What can be attacked at the moment has been summoned, and by what.
    expect(left).toContain("away: Set Locker Listener face-down");
    expect(left.filter((told) => told.startsWith("host: Summon"))).toHaveLength(3);
    expect(left.at(-1)).toBe("away: Pass");
  });

  test("stays longer, the more of the moment has to stay", async () => {
    const from = write("same.json", finished("host", 71));
    const lengths: number[] = [];
    for (const same of ["happens", "moves", "table"]) {
      const to = file(`${same}.test.ts`);
      const { code } = await lunchtable(["report", from, "--same", same, "--test", to]);
      expect(code).toBe(0);
      lengths.push(played(to).length);
    }
    const [happens = 0, moves = 0, table = 0] = lengths;
    expect(happens).toBeLessThan(moves);
    expect(moves).toBeLessThan(table);
    expect(table).toBeLessThanOrEqual(71);
  });

  test("becomes a test that fails until it says what should happen", async () => {
    const to = file("skeleton.test.ts");
    await lunchtable(["report", write("skeleton.json", finished("host", 71)), "--test", to]);
    const before = await runTest(to);
    expect(before).toContain("write here what should happen instead");
    expect(before).toContain("1 failed");
    const source = readFileSync(to, "utf8");
    const today = [...source.matchAll(/^ {2}\/\/ {3}([A-Z_]+)$/gm)].map(([, type = ""]) => type);
    expect(today).toContain("PHASE_CHANGED");
    writeFileSync(
      to,
      source.replace('["write here what should happen instead"]', JSON.stringify(today)),
    );
    expect(await runTest(to)).toContain("1 passed");
  });

  test("becomes such a test also with Lorcana's cards of a file", async () => {
    const { name, cards: list } = greatMovementDeck;
    const set = { name: "Brought", cards: sampleCards, decks: { [name]: list } };
    const cards = write("brought.json", set);
    const made = file("lorcana.json");
    const play = ["play", "lorcana", "--cards", cards, "--auto", "random", "--bot", "random"];
    expect((await lunchtableProcess([...play, "--seed", "1", "--record", made])).code).toBe(0);
    const brought = JSON.parse(readFileSync(made, "utf8")) as MatchRecord<GameTypes>;
    const from = write("brought-report.json", {
      ...finished("referee", 0),
      game: "lorcana",
      record: brought,
      at: 6,
    });
    const { code } = await lunchtable(["report", from, "--cards", cards]);
    expect(code).toBe(0);
    const told = await runTest(file("brought-report.test.ts"));
    expect(told).toContain("write here what should happen instead");
  });

  test("a test that is there is never written over", async () => {
    const from = write("twice.json", finished("referee", 3));
    expect((await lunchtable(["report", from])).code).toBe(0);
    const { code, err } = await lunchtable(["report", from]);
    expect(code).toBe(2);
    expect(err).toContain("twice.test.ts is there already: --test FILE names another");
  });

  test("another moment can be asked for, also the start", async () => {
    const from = write("other.json", finished("away", 87));
    const { code, out } = await lunchtable(["report", from, "--at", "0"]);
    expect(code).toBe(0);
    expect(out).toContain("after 0 of 87 commands, as away saw it:");
    expect(await runTest(file("other.test.ts"))).toContain("1 failed");
    const late = await lunchtable(["report", from, "--at", "88"]);
    expect(late.err).toContain("--at takes a whole number from 0 to 87, not 88");
  });

  test("says when the page showed another table than the rules do here", async () => {
    const other = { ...finished("host", 71), view: reported("host", 70).view };
    const { code, out } = await lunchtable(["report", write("changed.json", other)]);
    expect(code).toBe(0);
    expect(out).toContain("The page showed another table");
  });

  test("says which command its rules refuse", async () => {
    const commands = record.commands.with(4, ["host", "DANCE"]);
    const bad = { ...finished("host", 71), record: { ...record, commands } };
    const { code, err } = await lunchtable(["report", write("refused.json", bad)]);
    expect(code).toBe(1);
    expect(err).toContain("command 5, host DANCE: ");
  });
});

describe("of a match that runs", () => {
  test("is told as far as its reporter saw it, and says what is needed to play it", async () => {
    const from = write("running.json", running("host", 71));
    const { code, out } = await lunchtable(["report", from]);
    expect(code).toBe(0);
    expect(out).toContain("lunchtable at version 72, as host saw it:");
    expect(out).toContain("You draw Free Refills");
    expect(out).toContain(
      "What could be done:\n  Activate Sugar High from the set zone on Double-Scoop Dasher",
    );
    expect(out).toContain("it cannot be played. When the match is over, download its record");
    // What the other side holds is in neither the file nor what is told of it.
    expect(readFileSync(from, "utf8")).not.toContain("hostDeck");
    expect(out).not.toContain("Overheard");
  });

  test("is played once its record is there, at the moment that was seen", async () => {
    const from = write("later.json", running("host", 71));
    const { code, out } = await lunchtable([
      "report",
      from,
      "--record",
      write("record.json", record),
    ]);
    expect(code).toBe(0);
    expect(out).toContain("after 71 of 87 commands, as host saw it:");
    expect(played(file("later.test.ts")).at(-1)).toBe("away: Pass");
  });

  test("is not played with the record of another match", async () => {
    const made = file("another.json");
    const other = ["play", "--auto", "random", "--bot", "random", "--seed", "8", "--record", made];
    await lunchtableProcess(other);
    const from = write("elsewhere.json", running("host", 71));
    const { code, err } = await lunchtable(["report", from, "--record", made]);
    expect(code).toBe(1);
    expect(err).toContain("at no moment of the record did host see what the report shows");
  });
});

describe("a file that is no report", () => {
  test.each<[string, unknown, string]>([
    ["a record", () => record, "its format is not lunchtable-report/1"],
    ["a list", [1, 2], "it holds 2 values"],
    ["a word", "hello", "it is not an object"],
    ["nobody's words", () => ({ ...finished("host", 1), said: 7 }), "said is not a string"],
    ["no view", () => ({ ...finished("host", 1), view: null }), "view is not a view"],
    [
      "a late moment",
      () => ({ ...finished("host", 1), at: 88 }),
      "at is not a whole number from 0 to 87",
    ],
    [
      "half a record",
      () => ({ ...finished("host", 1), record: { game: "lunchtable" } }),
      "is not a record",
    ],
    [
      "nothing seen",
      () => ({ ...finished("host", 1), record: undefined }),
      "neither a record nor what",
    ],
    [
      "a stranger",
      () => ({ ...finished("host", 1), viewer: "cook" }),
      'nobody sees the match as "cook"',
    ],
    ["an empty table", () => ({ ...running("host", 1), view: { zones: {} } }), "cannot be told"],
  ])("with %s says so", async (_what, made, why) => {
    const value: unknown = typeof made === "function" ? (made as () => unknown)() : made;
    const { code, out, err } = await lunchtable(["report", write("bad.json", value)]);
    expect(err).toContain(why);
    expect(err).not.toContain("    at ");
    expect(code).toBe(1);
    expect(out).not.toContain("show the same");
  });

  test("of another game is a wrong call", async () => {
    const chess = { ...running("host", 1), game: "chess" };
    const { code, err } = await lunchtable(["report", write("chess.json", chess)]);
    expect(code).toBe(2);
    expect(err).toContain('unknown game "chess"');
  });
});

/** Runs one test file as `vitest run` does; what it says, whether it passes or not. */
async function runTest(path: string): Promise<string> {
  const vitest = join(
    dirname(createRequire(import.meta.url).resolve("vitest/package.json")),
    "vitest.mjs",
  );
  const config = join(folder, "vitest.config.mjs");
  writeFileSync(
    config,
    'export default { ssr: { resolve: { conditions: ["@tcg/source", "module", "node"] } },' +
      ' test: { include: ["*.test.ts"], execArgv: ["--conditions=@tcg/source"] } };',
  );
  const args = [vitest, "run", "--root", folder, "--config", config, path];
  const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0", VITEST: undefined };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env });
    return stdout + stderr;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    return stdout + stderr;
  }
}
