import { expect, test } from "vitest";
import { openGame } from "../games.ts";

const table = await openGame("lorcana");

test("a card is printed with its text and what its keywords come to", () => {
  const lines = table.use(({ words }) => words.printed?.("sergeant-barrow") ?? []);
  const text = lines.join("\n");
  expect(text).toContain("Sergeant Barrow - Wall of the Watch");
  expect(text).toContain("Watch Shift 4");
  expect(text).toContain("damage dealt to it is 1 less");
});

test("events are told by name, and the end with its reason", () => {
  const names = { def: (def: string | null | undefined) => `<${def}>`, card: () => "a card" };
  const lines = table.use(({ words }) =>
    [
      { type: "CARD_DRAWN", seat: "away", why: "turn", change: {} },
      { type: "CARD_QUESTED", seat: "host", card: { card: "c1", def: "pell", seat: "host" } },
      { type: "GAME_ENDED", winners: ["host"], reason: "lore" },
      { type: "PROMPT_OPENED" },
    ].map((event) => words.event?.(event, names)),
  );
  expect(lines).toEqual([
    "away draws a card",
    "<pell> quests",
    "host wins: enough lore was gathered",
    null,
  ]);
});

test("the table is told with lore, ink and what stands about a card", () => {
  const told = table.use(({ game, words, options, decks, usualDecks }) => {
    const lists = new Map(
      game.start === undefined
        ? []
        : ([
            ["host", 0],
            ["away", 1],
          ] as const),
    );
    const named = new Map(
      [...lists].map(([seat, i]) => [seat, decks[usualDecks[i] ?? ""] ?? []] as const),
    );
    const opening = game.start(options(1, named as never));
    if (!opening.ok) throw new Error(opening.rejection.message);
    const view = game.mask(opening.state, "host" as never);
    return [words.progress?.(view), words.seat?.(view, "host" as never)];
  });
  expect(told).toEqual(["Before the first turn", "0 of 20 lore, 0 of 0 ink ready"]);
});
