/** CR 7.4, 8.4.4: who listens, before a batch and after it. */
import { Simulation } from "@tcg/core";
import { expect, test } from "vitest";
import { card, character, tableGame, tableState, when } from "../../fixtures/table.ts";
import type { Ability, Condition } from "../cards.ts";
import type { Listeners, Watch, Watcher } from "../types.ts";
import type { TriggerName } from "../vocabulary.ts";
import { listenersAround, listenersFor, listening } from "./listening.ts";

function watcher(key: string, on: TriggerName, watch: number | null = null): Watcher {
  const source = { card: "c1", def: "hero" } as Watcher["source"];
  const said = {
    seat: "host",
    source,
    self: source.card,
    when: { on },
    effects: [],
    refs: {},
  } as const;
  const made = {
    id: watch ?? 0,
    duration: "turn",
    turn: 1,
    once: false,
    ...said,
  } as const satisfies Watch;
  return { key, name: "", if: null, once: null, ...said, watch: watch === null ? null : made };
}

function all(...watchers: Watcher[]): Listeners[] {
  const on = new Set(watchers.map(({ when: { on: name } }) => name));
  return [...on].map((name) => ({
    on: name,
    watchers: watchers.filter((each) => each.when.on === name),
  }));
}

const keys = (watchers: readonly Watcher[]): string[] => watchers.map(({ key }) => key);

test("those who were there come first, those who have come since after them, each once", () => {
  const before = all(watcher("a", "quests"), watcher("b", "quests"), watcher("x", "played"));
  const after = all(watcher("b", "quests"), watcher("c", "quests"), watcher("a", "quests"));
  expect(keys(listenersAround("quests", before, after))).toEqual(["a", "b", "c"]);
  expect(keys(listenersAround("played", before, after))).toEqual(["x"]);
  expect(keys(listenersAround("drawn", before, after))).toEqual([]);
});

test("one that listened for something else before is not heard twice", () => {
  const before = all(watcher("a", "quests"));
  const after = all(watcher("a", "played"), watcher("b", "played"));
  expect(keys(listenersAround("played", before, after))).toEqual(["b"]);
});

test("a floating trigger keeps its place and is the one that there is now", () => {
  const then = watcher("watch 1", "quests", 1);
  const now = { ...watcher("watch 1", "quests", 1), seat: "away" } as const;
  const found = listenersAround(
    "quests",
    all(then, watcher("a", "quests")),
    all(watcher("b", "quests"), now),
  );
  expect(keys(found)).toEqual(["watch 1", "a", "b"]);
  expect(found[0]).toBe(now);
});

const draws: Ability = when("quests", [{ do: "draw", amount: 1 }]);
const giving = (condition: Condition): Ability => ({
  kind: "static",
  on: { where: { name: "hero" } },
  while: condition,
  facts: [{ fact: "ability", ability: draws }],
});

test("a given ability listens as soon as a number gives it, though no card has come", () => {
  const cards = [
    character("leader", { abilities: [giving({ lore: "you", is: { min: 1 } })] }),
    character("hero"),
  ];
  const game = tableGame(cards);
  const match = Simulation.from(
    game,
    tableState(cards, { seats: { host: { play: ["leader", "hero"] } } }),
  );
  const listen = (): number =>
    listenersFor("quests", listening(game.tables.of(match.state))).length;
  expect(listen()).toBe(0);
  match.play("host", { type: "QUEST", card: card(match, "host", "play", "leader") });
  expect(listen()).toBe(1);
  match.play("host", { type: "QUEST", card: card(match, "host", "play", "hero") });
  expect(match.state.seats.host.hand).toHaveLength(1);
});

test("as long as no card comes or goes, they are listed once", () => {
  const cards = [
    character("leader", { abilities: [giving({ turn: "yours" }), draws] }),
    character("hero"),
  ];
  const game = tableGame(cards);
  const match = Simulation.from(
    game,
    tableState(cards, { seats: { host: { play: ["leader", "hero"] } } }),
  );
  const before = listening(game.tables.of(match.state));
  expect(keys(listenersFor("quests", before))).toHaveLength(2);
  match.play("host", { type: "QUEST", card: card(match, "host", "play", "hero") });
  expect(listening(game.tables.of(match.state))).toBe(before);
  match.play("host", { type: "END_TURN" });
  expect(keys(listenersFor("quests", listening(game.tables.of(match.state))))).toHaveLength(1);
});
