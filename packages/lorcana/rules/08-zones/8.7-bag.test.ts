import type { Then } from "@tcg/core/testkit";
import { describe, expect, test } from "vitest";
import { draw, gain, using, whenever } from "../../fixtures/abilities.ts";
import { inPlay, lore, plays, quests, uses } from "../../fixtures/acts.ts";
import { EVERYBODY, viewOf } from "../../fixtures/sight.ts";
import { action, asked, character, item, song, table, when } from "../../fixtures/table.ts";
import type { Lorcana } from "../../src/types.ts";

/**
 * Everybody listens to the same quest: host's horn and flute, away's drum. What each of them does
 * is told apart by its amount of lore.
 */
const quest = { on: "quests", card: { type: "character" } } as const;
const cards = [
  character("runner", { lore: 0 }),
  item("horn", { abilities: [whenever(quest, [gain(1)], { name: "horn" })] }),
  item("flute", { abilities: [whenever(quest, [gain(2)], { name: "flute" })] }),
  item("drum", { abilities: [whenever(quest, [gain(4)], { name: "drum" })] }),
  item("gong", { abilities: [whenever(quest, [gain(8)], { name: "gong" })] }),
  // Answers lore of its own player with a card, so it is triggered by another trigger.
  item("scribe", { abilities: [whenever({ on: "lore-gained" }, [draw(1)], { name: "scribe" })] }),
  // Answers the other player's lore: away's doing gives host a new one, and the reverse.
  item("envy", {
    abilities: [whenever({ on: "lore-gained", side: "opposing" }, [draw(1)], { name: "envy" })],
  }),
  character("bomb", { willpower: 1, abilities: [when("banished", [gain(1)], "bomb")] }),
  item("fuse", {
    abilities: [
      whenever(
        quest,
        [{ do: "deal-damage", amount: 1, target: { pick: "all", where: { name: "bomb" } } }],
        {
          name: "fuse",
        },
      ),
    ],
  }),
  action("speech", [gain(1), draw(1)]),
  song("tune", [gain(1), draw(1)]),
  item("lever", { abilities: [using([{ pay: "exert" }], [gain(1), draw(1)])] }),
];

type At = Then<Lorcana>;
const bagOf = ({ state }: At): string[] =>
  state.shared.bag.map(({ seat, name }) => `${seat} ${name}`);
const entry = ({ state }: At, name: string): number =>
  state.shared.bag.find((waiting) => waiting.name === name)?.entry ?? -1;
const resolves = (at: At, seat: "host" | "away", name: string): At =>
  at.when(seat, `CHOOSE_BAG_ENTRY ${entry(at, name)}`);
const offered = (at: At, seat: "host" | "away", ...names: string[]): At =>
  at.offered(seat, ...names.map((name) => `CHOOSE_BAG_ENTRY ${entry(at, name)}`));
const start = (
  host: readonly string[],
  away: readonly string[] = [],
  hand: readonly string[] = [],
) => table(cards, { seats: { host: { hand, play: ["runner", ...host] }, away: { play: away } } });

test.each(EVERYBODY)("[CR 8.7.1] %s sees which abilities wait and whose they are", (viewer) => {
  const at = quests(start(["horn", "flute"], ["drum"]), "host", "runner");
  const { bag } = viewOf(cards, at, viewer).game.shared;
  expect(bag.map(({ seat, name, source }) => [seat, name, source.def])).toEqual([
    ["host", "horn", "horn"],
    ["host", "flute", "flute"],
    ["away", "drum", "drum"],
  ]);
});

test("[CR 8.7.2] activated abilities, actions and songs pass the bag by; what they trigger does not", () => {
  const at = start(["scribe", "lever"], [], ["speech", "tune"]);
  for (const after of [
    uses(at, "host", "lever"),
    plays(at, "host", "speech"),
    plays(at, "host", "tune", `singer=${inPlay(at, "host", "runner")}`),
  ]) {
    after.then(
      { type: "LORE_CHANGED" },
      { type: "CARD_DRAWN" },
      { type: "BAG_ADDED", entries: [{ name: "scribe" }] },
      { type: "CARD_DRAWN" },
    );
    const added = after.events.filter(({ type }) => type === "BAG_ADDED");
    expect(added).toHaveLength(1);
  }
});

describe("who puts them in", () => {
  test("[CR 8.7.3a] the player of the card, whoever's turn it is and whoever caused it", () => {
    const at = quests(start(["horn", "flute"], ["drum", "gong"]), "host", "runner");
    expect(bagOf(at)).toEqual(["host horn", "host flute", "away drum", "away gong"]);
    const after = resolves(resolves(at, "host", "horn"), "away", "gong");
    expect(lore(after)).toEqual([3, 12]);
  });

  test("[CR 8.7.3b] all that triggered at the same time, before any of them resolves", () => {
    const at = quests(start(["horn", "flute"], ["drum"]), "host", "runner");
    const added = at.events.filter(({ type }) => type === "BAG_ADDED");
    expect(added).toHaveLength(1);
    expect(added[0]).toMatchObject({
      entries: [{ name: "horn" }, { name: "flute" }, { name: "drum" }],
    });
    expect(lore(at)).toEqual([0, 0]);
  });
});

describe("the active player", () => {
  test("[CR 8.7.4a] chooses which of their own, and nobody else is asked", () => {
    const at = quests(start(["horn", "flute"], ["drum", "gong"]), "host", "runner");
    expect(asked(at)).toEqual(["host choose_bag_entry"]);
    offered(at, "host", "horn", "flute");
    resolves(at, "host", "drum").refused("bag/not-yours");
    expect(lore(resolves(at, "host", "flute"))).toEqual([3, 0]);
  });

  test("[CR 8.7.4a] is not asked where only one waits", () => {
    const at = quests(start(["horn"]), "host", "runner");
    expect(asked(at)).toEqual([]);
    expect(lore(at)).toEqual([1, 0]);
  });

  test("[CR 8.7.4b] gets what it triggers when it has finished and its check is done", () => {
    const at = quests(start(["fuse", "horn", "bomb"]), "host", "runner");
    const after = resolves(at, "host", "fuse");
    after.then(
      { type: "DAMAGE_DEALT" },
      { type: "RESOLUTION_ENDED" },
      { type: "CARD_BANISHED" },
      { type: "BAG_ADDED", entries: [{ name: "bomb" }] },
    );
    expect(bagOf(after)).toEqual(["host horn", "host bomb"]);
  });

  test("[CR 8.7.4b] gets what its first sentence triggers no sooner than that", () => {
    const after = quests(start(["horn", "scribe"]), "host", "runner");
    after.then(
      { type: "LORE_CHANGED" },
      { type: "RESOLUTION_ENDED" },
      { type: "BAG_ADDED", entries: [{ name: "scribe" }] },
    );
  });

  test("[CR 8.7.5] goes on until none is left, a new one before an older one if they like", () => {
    const at = quests(start(["horn", "flute", "scribe"], ["drum"]), "host", "runner");
    const once = resolves(at, "host", "horn");
    // The scribe's came just now; away's drum was there from the start and waits.
    expect(bagOf(once)).toEqual(["host flute", "away drum", "host scribe"]);
    offered(once, "host", "flute", "scribe");
    const twice = resolves(once, "host", "scribe");
    // Flute, then its scribe, and only then the drum.
    twice.then(
      { type: "CARD_DRAWN", seat: "host" },
      { type: "LORE_CHANGED", seat: "host", amount: 2 },
      { type: "CARD_DRAWN", seat: "host" },
      { type: "LORE_CHANGED", seat: "away", amount: 4 },
    );
  });
});

describe("the other player", () => {
  test("[CR 8.7.6] then resolves theirs, and goes on though the active player has new ones", () => {
    const at = quests(start(["horn", "envy"], ["drum", "gong"]), "host", "runner");
    // Only the horn is host's: it resolves by itself, and the bag goes over.
    expect(lore(at)).toEqual([1, 0]);
    expect(asked(at)).toEqual(["away choose_bag_entry"]);
    offered(at, "away", "drum", "gong");
    const after = resolves(at, "away", "gong");
    after.then(
      { type: "LORE_CHANGED", seat: "away", amount: 8 },
      { type: "BAG_ADDED", entries: [{ name: "envy", seat: "host" }] },
      { type: "LORE_CHANGED", seat: "away", amount: 4 },
      { type: "BAG_HELD", seat: "host" },
    );
    expect(bagOf(after)).toEqual(["host envy", "host envy"]);
  });

  test("[CR 8.7.7] then the bag comes back to the active player, and over again, until it is empty", () => {
    const back = [
      ...cards,
      item("echo", {
        abilities: [
          whenever({ on: "drawn", side: "opposing" }, [gain(16)], {
            name: "echo",
            oncePerTurn: true,
          }),
        ],
      }),
    ];
    const at = table(
      back,
      {
        seats: { host: { play: ["runner", "horn", "envy"] }, away: { play: ["drum", "echo"] } },
      },
      { loreToWin: 1000 },
    );
    const after = quests(at, "host", "runner");
    // Host's horn, away's drum, host's envy draws, away's echo, host's envy draws once more.
    const held = after.events.flatMap((event) => (event.type === "BAG_HELD" ? [event.seat] : []));
    expect(held).toEqual(["host", "away", "host", "away", "host", null]);
    after.then(
      { type: "LORE_CHANGED", seat: "host", amount: 1 },
      { type: "LORE_CHANGED", seat: "away", amount: 4 },
      { type: "CARD_DRAWN", seat: "host" },
      { type: "LORE_CHANGED", seat: "away", amount: 16 },
      { type: "CARD_DRAWN", seat: "host" },
    );
  });
});

test("[CR 8.7.8] with the bag empty the game goes on where it was", () => {
  const at = quests(start(["horn", "flute"], ["drum"]), "host", "runner");
  const after = resolves(at, "host", "horn");
  expect(after.state.shared.bag).toEqual([]);
  expect(after.state.shared.bagHolder).toBeNull();
  after.offered("host", "END_TURN");
  expect(after.state.phase).toBe("main");
});

test("[CR 8.7.9] abilities of whoever has left the game do not resolve", () => {
  const at = quests(start(["horn", "flute"], ["drum"]), "host", "runner");
  const left = at.when("host", "CONCEDE");
  left.ended("concede", "away");
  left.thenNot("LORE_CHANGED", "BAG_TAKEN");
  expect(lore(left)).toEqual([0, 0]);
  left.when("host", `CHOOSE_BAG_ENTRY ${entry(at, "horn")}`).refused("game/over");
});
