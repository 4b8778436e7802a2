/** Lorcana on the plain table, in its own words, with what a challenge would lead to. */
import { lorcanaWords } from "@tcg/lorcana-engine/words";
import type { GameDisplay } from "../match/game-display.ts";
import { plainTable } from "../plain-table/index.ts";
import { note } from "./note.ts";

const onTable = ["hand", "play"];

export const lorcanaDisplay: GameDisplay = {
  ...plainTable,
  words: lorcanaWords,
  isOnTable: (zone) => onTable.includes(zone),
  note,
};
