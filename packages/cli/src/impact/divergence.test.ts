/** Matches of a small set, with one of its cards changed. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { botNamed } from "@tcg/bots";
import { createRandom, recordMatch } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { beforeAll, expect, test } from "vitest";
import { openGameOf } from "../games.ts";
import type { AnyRecord } from "../record-file.ts";
import { divergence } from "./divergence.ts";

interface RawSet {
  readonly cards: readonly (object & { readonly id: string })[];
}
const text = readFileSync(join(import.meta.dirname, "../../examples/recess.json"), "utf8");
const set = JSON.parse(text) as RawSet;

const changed = (id: string, fields: object): Promise<AnyHostableGame> =>
  hosted({
    ...set,
    cards: set.cards.map((card) => (card.id === id ? { ...card, ...fields } : card)),
  });
const hosted = (ownCards: unknown): Promise<AnyHostableGame> =>
  openGameOf({ game: "lunchtable", ownCards });

let before: AnyHostableGame;
let record: AnyRecord;
beforeAll(async () => {
  before = await hosted(set);
  const { game, seats } = before;
  const deck = before.decks.recess?.cards ?? [];
  const options = before.options(Object.fromEntries(seats.map((seat) => [seat, deck])), {
    seed: 4,
  });
  const started = game.start(options);
  if (!started.ok) throw new Error(started.rejection.message);
  let { state } = started;
  const commands: [string, (typeof before)["resign"]][] = [];
  const random = createRandom(1, "players");
  while (state.outcome.status === "running") {
    const [seat = ""] = game.actors(state);
    const legalMoves = game.legalMoves(state, seat);
    const known = game.insight(state, seat);
    const { command } = botNamed("greedy").choose({ game, ...known, legalMoves, random });
    const decision = game.decide(state, seat, command);
    if (!decision.ok) throw new Error(decision.rejection.message);
    commands.push([seat, command]);
    state = decision.state;
  }
  record = recordMatch(game, options, commands, state);
});

test("with the same cards a match goes alike", async () => {
  expect(divergence(before, await hosted(set), record)).toEqual({ kind: "alike" });
});

test("what is printed and decides nothing changes nothing", async () => {
  const after = await changed("marble-king", { rarity: "rare", flavour: "Shiny." });
  expect(divergence(before, after, record)).toEqual({ kind: "alike" });
});

test("what is told otherwise is where it goes differently", async () => {
  const after = await changed("rope-skipper", {
    effects: [
      {
        id: "warm-up",
        type: "on_summon",
        actions: [{ kind: "damage", amount: 200, who: "opponent" }],
      },
    ],
  });
  const found = divergence(before, after, record);
  if (found.kind !== "differs") throw new Error(`it is ${found.kind}`);
  expect(found.text).toContain("Rope Skipper");
  expect(found.turn).toBeGreaterThan(0);
  expect(found.told[0].join()).toContain("300");
  expect(found.told[1].join()).toContain("200");
  const [, notation = ""] = record.commands[found.command - 1] ?? [];
  expect(notation).toMatch(/^(SUMMON|RESPOND|FLIP)/);
});

test("a command that is refused then is where it goes differently, with the reason", async () => {
  const after = await changed("playground-bell", { cost: 10 });
  const found = divergence(before, after, record);
  if (found.kind !== "refused") throw new Error(`it is ${found.kind}`);
  expect(found.text).toContain("Playground Bell");
  expect(found.why).toContain("clout");
});

test("a deck that is not legal any more lets nothing start", async () => {
  const after = await hosted({
    ...set,
    cards: set.cards.filter(({ id }) => id !== "marble-king"),
    decks: {},
  });
  expect(divergence(before, after, record)).toMatchObject({ kind: "no-start" });
});

test("a record that does not go as recorded is refused", async () => {
  const broken = { ...record, commands: [["away", "SUMMON c1"] as const, ...record.commands] };
  expect(() => divergence(before, before, broken as AnyRecord)).toThrow(/command 1/);
});
