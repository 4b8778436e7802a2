import { expect, test } from "vitest";
import { readMove } from "../match/moves.ts";
import { brief } from "./brief.ts";

const view = {
  seating: ["host"],
  zones: {
    host: {
      play: {
        cards: [
          { card: "c1", def: "tilly" },
          { card: "c2", def: "maren" },
        ],
      },
    },
  },
} as never;
const faces = {
  tilly: { name: "Tilly Wick - Apprentice", version: "Apprentice" },
  maren: { name: "Maren - Dreams for Two", version: "Dreams for Two" },
} as never;

const said = (text: string, ...commands: { readonly type: string }[]): string | null =>
  brief(
    commands.map((command, place) => readMove({ id: String(place), command, text })),
    { view, faces },
  );

test("a button does not repeat the card that stands over it", () => {
  expect(
    said("Quest with Maren - Dreams for Two for 2 lore", { type: "QUEST", card: "c2" } as never),
  ).toBe("Quest for 2 lore");
  const challenge = { type: "CHALLENGE", card: "c1", target: "c2" } as never;
  expect(said("Challenge Maren with Tilly", challenge)).toBe("Challenge Maren");
  expect(said("Challenge … with Tilly", challenge, challenge)).toBe("Challenge …");
  expect(
    said("Put Tilly into your inkwell", { type: "PUT_INTO_INKWELL", card: "c1" } as never),
  ).toBe("Into the inkwell");
  const play = { type: "PLAY_CARD", card: "c1" } as const;
  expect(said("Play Victory Lap for 2 ink: ready it for free", play as never)).toBe(
    "Play for 2 ink",
  );
  expect(said("Play Maren - Dreams for Two for 3 ink", play as never)).toBe("Play for 3 ink");
  expect(said("Have Maren sing it", { ...play, singer: "c2" } as never)).toBe("Have Maren sing it");
  expect(said("Shift Tilly onto Maren for 3 ink", { ...play, onto: "c2" } as never)).toBe(
    "Shift onto Maren",
  );
  const use = { type: "USE_ABILITY", card: "c1", ability: 0 } as never;
  expect(said("Use Tilly Wick - Apprentice, Glow: draw a card", use)).toBe("Glow: draw a card");
  // Which of two it is, is seen on the pier.
  const second = "Use Tilly Wick - Apprentice (yours, 2 of 2), Glow: draw a card";
  expect(said(second, use)).toBe("Glow: draw a card");
  expect(said("End your turn", { type: "END_TURN" })).toBeNull();
});

test("an ability in the bag has the name of its card, and a letter if another is like it", () => {
  const entry = (number: number) => ({
    entry: number,
    self: `c${number}`,
    name: "Glow",
    source: { card: `c${number}`, def: "tilly" },
  });
  const waiting = (...bag: object[]) =>
    brief(
      [
        readMove({
          id: "0",
          command: { type: "CHOOSE_BAG_ENTRY", entry: 2 } as never,
          text: "Resolve Tilly Wick - Apprentice, Glow: Draw a card (2)",
        }),
      ],
      { view: { game: { shared: { bag } } } as never, faces },
    );
  expect(waiting(entry(2))).toBe("Tilly Wick: Glow: Draw a card");
  expect(waiting(entry(1), entry(2))).toBe("B · Tilly Wick: Glow: Draw a card");
  expect(waiting()).toBeNull();
});
