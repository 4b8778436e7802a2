/** What is printed on the example cards: the diff shows which cards a change of words moved. */
import { join } from "node:path";
import { expectAsWritten } from "@tcg/core/golden";
import { test } from "vitest";
import { exampleTable } from "../fixtures/examples/index.ts";
import { cardText } from "../src/cards/text/index.ts";

const path = join(import.meta.dirname, "texts/example-cards.txt");

test("[LT 8.3] the example cards read as they are written", () => {
  const faces = Object.values(exampleTable).map((card) => {
    const { kind, numbers, marks, text } = cardText(card, exampleTable);
    const head = [kind, ...(numbers === null ? [] : [numbers]), ...marks].join(" · ");
    return [card.name, head, ...(text === "" ? [] : [text])].join("\n");
  });
  expectAsWritten(path, `${faces.join("\n\n")}\n`);
});
