import type { MetaReply } from "@ltcg/server/protocol";
import { expect, it } from "vitest";
import { waitingFor } from "./waiting-words.ts";

const held = (seat: string, by: string, isOpened: boolean | null) => ({
  seat,
  by,
  entropyHash: isOpened === null ? null : "hash",
  isOpened: isOpened === true,
});

it.each([
  ["a free seat", [held("host", "player", false), held("away", "nobody", null)], "A seat is free"],
  ["one's own numbers", [held("host", "player", false), held("away", "bot", null)], "Your browser"],
  [
    "another's numbers",
    [held("host", "player", true), held("away", "player", false)],
    "another player",
  ],
  ["the start", [held("host", "player", true), held("away", "bot", null)], "being shuffled"],
])("says that it waits for %s", (_what, seats, words) => {
  expect(waitingFor({ seat: "host", seats } as unknown as MetaReply)).toContain(words);
});
