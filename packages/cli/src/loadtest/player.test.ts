import { expect, test, vi } from "vitest";
import { Player } from "./player.ts";
import type { News } from "./stream.ts";

const news = (version: number, ...moves: string[]): News => ({
  version,
  moves,
  isPassing: false,
  isOver: false,
});

test("a client sends one action at a time, and waits until it has heard of its own", async () => {
  const sent: [string, number][] = [];
  const answer = Promise.withResolvers<number | null>();
  const player = new Player({
    thinkMs: () => 0,
    send: (move, version) => {
      sent.push([move, version]);
      return sent.length === 1 ? answer.promise : Promise.resolve(version + 1);
    },
  });
  player.hear(news(4, "A"));
  await vi.waitFor(() => expect(sent).toEqual([["A", 4]]));
  // Still under way, so nothing more is sent; nor before its own version is heard of.
  player.hear(news(4, "A"));
  answer.resolve(5);
  await player.stop();
  expect(sent).toHaveLength(1);
});

test("a client that was refused chooses again from what it hears next", async () => {
  const sent: [string, number][] = [];
  const player = new Player({
    thinkMs: () => 0,
    send: async (move, version) => {
      sent.push([move, version]);
      return null;
    },
  });
  player.hear(news(4, "A"));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  player.hear(news(5, "B"));
  await vi.waitFor(() =>
    expect(sent).toEqual([
      ["A", 4],
      ["B", 5],
    ]),
  );
  player.hear(news(6));
  await player.stop();
  expect(sent).toHaveLength(2);
});
