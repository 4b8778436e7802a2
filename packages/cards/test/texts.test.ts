/** What is printed on the cards: the diff shows which of them a change of words or numbers moved. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cardText } from "@ltcg/engine/text";
import { expect, test } from "vitest";
import { type Clique, cards, cliques } from "../src/index.ts";

const REGENERATE = "UPDATE_GOLDEN=1 npx vitest run packages/cards/test/texts.test.ts";

test.each(cliques.map((clique) => [clique.id, clique] as const))(
  "the cards of %s read as they are written",
  (id, clique) => {
    const path = join(import.meta.dirname, `../texts/${id}.txt`);
    const text = facesOf(clique);
    if (process.env.UPDATE_GOLDEN) writeFileSync(path, text);
    const golden = existsSync(path) ? readFileSync(path, "utf8") : "";
    expect(text.split("\n"), `If this is meant: ${REGENERATE}`).toEqual(golden.split("\n"));
  },
);

function facesOf({ name, plan, cards: own }: Clique): string {
  const faces = own.map((card) => {
    const { kind, numbers, marks, text } = cardText(card, cards);
    const head = [kind, ...(numbers === null ? [] : [numbers]), ...marks].join(" · ");
    return [card.name, head, ...(text === "" ? [] : [text]), `“${card.flavour}”`].join("\n");
  });
  return `${[`${name}\n${plan}`, ...faces].join("\n\n")}\n`;
}
