/** What is printed on the sample cards: the diff shows which cards a change of words moved. */
import { join } from "node:path";
import { expectAsWritten } from "@tcg/core/golden";
import { test } from "vitest";
import { completeCard } from "../src/complete-cards.ts";
import { cardText } from "../src/phrases/index.ts";
import { sampleCards } from "../src/sample/index.ts";

const path = join(import.meta.dirname, "texts/sample-cards.txt");

test("the sample cards read as they are written", () => {
  const faces = sampleCards.map((card) => {
    const { kind, cost, numbers, classifications, text } = cardText(card);
    const head = [kind, cost, ...(numbers === null ? [] : [numbers])].join(" · ");
    const kinds = classifications.length === 0 ? [] : [classifications.join(" · ")];
    return [completeCard(card).fullName, head, ...kinds, ...(text === "" ? [] : [text])].join("\n");
  });
  expectAsWritten(path, `${faces.join("\n\n")}\n`);
});
