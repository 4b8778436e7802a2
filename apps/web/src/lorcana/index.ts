/** Lorcana on the plain table, told in its own words. */
import { endingText } from "../games.ts";
import type { TableGame } from "../match/table-game.ts";
import { plainTable } from "../plain-table/index.ts";
import { note } from "./note.ts";
import { sentence } from "./sentence.ts";
import { told } from "./told.ts";

const onTable = ["hand", "play"];

export const lorcana: TableGame = {
  ...plainTable("lorcana"),
  title: "Lorcana",
  told,
  sentence,
  ending: ({ reason }) => endingText(reason),
  isOnTable: (zone) => onTable.includes(zone),
  note,
};
