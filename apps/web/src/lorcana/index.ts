/** Lorcana on the plain table, told in its own words. */
import { lorcanaWords } from "../games.ts";
import type { TableGame } from "../match/table-game.ts";
import { plainTable } from "../plain-table/index.ts";
import { note } from "./note.ts";

const onTable = ["hand", "play"];

export const lorcana: TableGame = {
  ...plainTable("lorcana"),
  title: "Lorcana",
  words: lorcanaWords,
  isOnTable: (zone) => onTable.includes(zone),
  note,
};
