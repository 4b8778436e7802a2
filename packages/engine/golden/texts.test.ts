/** What is printed on the example cards: the diff shows which cards a change of words moved. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { exampleTable } from "../fixtures/examples/index.ts";
import { cardText } from "../src/text/index.ts";
import { REGENERATE } from "./regenerate.ts";

const path = join(import.meta.dirname, "texts/example-cards.txt");

test("[LT 8.3] the example cards read as they are written", () => {
  const faces = Object.values(exampleTable).map((card) => {
    const { kind, numbers, marks, text } = cardText(card, exampleTable);
    const head = [kind, ...(numbers === null ? [] : [numbers]), ...marks].join(" · ");
    return [card.name, head, ...(text === "" ? [] : [text])].join("\n");
  });
  const all = `${faces.join("\n\n")}\n`;
  if (process.env.UPDATE_GOLDEN) writeFileSync(path, all);
  const golden = readFileSync(path, "utf8");
  expect(all.split("\n"), `If this is meant: ${REGENERATE}`).toEqual(golden.split("\n"));
});
